/** What is said about a run that is to be beaten. */
import { minutes, seconds } from '@tilewright/units';
import { expect, it } from 'vitest';
import type { Result } from '../screens/best.js';
import type { Outcome } from './rival.js';
import { wordsOfTarget, wordsOfVerdict } from './rival-words.js';

const escape = (time: number, timesSeen = 0): Outcome => ({
  hasEscaped: true,
  goals: 6,
  time: seconds(time),
  slain: 9,
  timesSeen,
  isOver: true,
  counts: true,
});
const fall = (goals: number, time: number): Outcome => ({ ...escape(time), hasEscaped: false, goals });

it.each<[Outcome | undefined, string]>([
  [undefined, 'a run of 2:39'],
  [escape(159, 52), 'an escape that counts as 3:05'],
  [fall(3, 72), '3 goals, then a fall at 1:12'],
  [fall(1, 72), '1 goal, then a fall at 1:12'],
  [{ ...fall(2, 61), isOver: false }, '2 goals, alive at 1:01'],
  [{ ...escape(20), counts: false }, 'nothing, that run does not count'],
])('of %o is to be beaten: %s', (outcome, words) => {
  expect(wordsOfTarget(outcome, '2:39')).toBe(`To beat: ${words}`);
});

const beaten = (words: string): string => `You beat the shared run${words}.`;
const behind = (words: string): string => `You did not beat the shared run: it ${words}.`;
it.each<[Result, Outcome, string]>([
  [escape(200), fall(3, 72), beaten(': it did not escape')],
  [fall(5, 600), escape(300), behind('escaped')],
  [escape(200), escape(210.25), beaten(' by 10.25 s')],
  [escape(210, 1), escape(210), behind('is ahead by 0.50 s')],
  [fall(3, 10), fall(1, 90), beaten(' by 2 goals')],
  [fall(2, 90), fall(3, 10), behind('is ahead by 1 goal')],
  [fall(2, 20), fall(2, 10), beaten(' by 10.00 s')],
  [fall(2, 10), { ...fall(2, 12.5), isOver: false }, behind('is ahead by 2.50 s')],
  [escape(200), escape(200), 'You did exactly as well as the shared run.'],
  [
    escape(1),
    { ...escape(20), counts: false },
    'The shared run changed its number of creatures, so there is nothing to beat.',
  ],
])('%o against %o: %s', (own, outcome, words) => {
  expect(wordsOfVerdict(own, outcome).replace('\u00a0', ' ')).toBe(words);
});

it('no verdict is given before the outcome is known', () => {
  expect(wordsOfVerdict(escape(1), undefined)).toBe(
    'Whether you beat the shared run will be known when it has been played out.',
  );
});

it('has the words for each time from a frame to an hour', () => {
  for (const time of [seconds(1 / 60), minutes(60)])
    expect(wordsOfVerdict({ ...escape(0), time }, escape(0))).toMatch(/ by (0\.02|3600\.00)\u00a0s\.$/);
});
