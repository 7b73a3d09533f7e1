/** A program that says what no program should changes nothing but its own output. */
import { describe, expect, it } from 'vitest';
import { Heard } from './heard.js';
import { MOST_CHARACTERS, MOST_LINES } from './limits.js';

const line = (text: unknown) => ({ kind: 'line', line: { kind: 'said', text } });

describe('what a program tells', () => {
  it('is kept', () => {
    const heard = new Heard(2);
    expect(heard.take({ kind: 'began' })).toBe('began');
    heard.take(line('one'));
    heard.take({ kind: 'answer', index: 1, text: '3 m' });
    heard.take({ kind: 'more' });
    heard.take({ kind: 'threw', text: 'two' });
    expect(heard.take({ kind: 'finished' })).toBe('threw');
    expect(heard.lines).toEqual([
      { kind: 'said', text: 'one' },
      { kind: 'error', text: 'two' },
    ]);
    expect([...heard.answers]).toEqual([[1, '3 m']]);
    expect(heard.hasMore).toBe(true);
    expect(new Heard(0).take({ kind: 'finished' })).toBe('finished');
  });

  it('begins once, so that nothing winds its clock up again', () => {
    const heard = new Heard(0);
    expect(heard.take({ kind: 'began' })).toBe('began');
    expect(heard.take({ kind: 'began' })).toBeUndefined();
  });

  it('is cut', () => {
    const heard = new Heard(1);
    heard.take(line('x'.repeat(1_000_000)));
    heard.take({ kind: 'answer', index: 0, text: 'x'.repeat(1_000_000) });
    expect(heard.lines[0]?.text).toHaveLength(MOST_CHARACTERS + 3);
    expect(heard.answers.get(0)).toHaveLength(MOST_CHARACTERS + 3);
  });

  it('is a flood when it is more than any program has to tell', () => {
    const heard = new Heard(1);
    const most = MOST_LINES + 2 + 4;
    for (let i = 0; i < most; i++) expect(heard.take(line(''))).toBeUndefined();
    expect(heard.take(line(''))).toBe('flooded');
    expect(heard.lines).toHaveLength(most);
  });

  it.each([
    [undefined],
    [null],
    ['began'],
    [{}],
    [{ kind: 'stopped' }],
    [{ kind: 'line' }],
    [line(3)],
    [{ kind: 'answer', index: -1, text: '' }],
    [{ kind: 'answer', index: 2, text: '' }],
    [{ kind: 'answer', index: 0.5, text: '' }],
    [{ kind: 'answer', index: '0', text: '' }],
    [{ kind: 'answer', index: 0, text: {} }],
  ])('is ignored if it is %j', (told) => {
    const heard = new Heard(2);
    expect(heard.take(told)).toBeUndefined();
    expect(heard.lines).toEqual([]);
    expect(heard.answers.size).toBe(0);
  });
});
