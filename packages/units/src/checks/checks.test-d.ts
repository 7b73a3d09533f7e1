import { describe, it } from 'vitest';
import type { OptionNames } from './objects.js';

interface Options {
  readonly bounds?: number | undefined;
  readonly filter?: string | undefined;
  readonly limit?: number | undefined;
}

describe('OptionNames', () => {
  it('takes each name once, in any order', () => {
    const inOrder: OptionNames<Options> = ['bounds', 'filter', 'limit'];
    const inAnother: OptionNames<Options> = ['limit', 'bounds', 'filter'];
    void [inOrder, inAnother];
  });

  it('refuses other lists', () => {
    // @ts-expect-error limit is missing: callers who pass it would get an error
    const missing: OptionNames<Options> = ['bounds', 'filter'];
    // @ts-expect-error there is no option bound
    const unknown: OptionNames<Options> = ['bound', 'filter', 'limit'];
    // @ts-expect-error bounds is there twice, so that limit is missing
    const twice: OptionNames<Options> = ['bounds', 'filter', 'bounds'];
    void [missing, unknown, twice];
  });
});
