import { add, instant, minutes, seconds } from '@tilewright/units';
import { expect, it } from 'vitest';
import { roomLog } from './room-log.js';

it('has one line for an error, and few of them in a minute', () => {
  let time = instant(seconds(0));
  const lines: string[] = [];
  const log = roomLog(
    (line) => lines.push(line),
    () => time,
  );
  log.error('Error: bad\n    at somewhere\n    at elsewhere');
  expect(lines).toStrictEqual(['rooms: Error: bad']);
  for (let i = 0; i < 1000; i++) log.warn('too', 'much');
  expect(lines).toHaveLength(20);
  time = add(time, minutes(1));
  log.warn('again');
  log.info();
  expect(lines.slice(20)).toStrictEqual(['rooms: again']);
});
