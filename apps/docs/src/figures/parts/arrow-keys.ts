import type { Place } from './fields.js';

const ENDS: Readonly<Record<string, 0 | 1>> = { Home: 0, End: 1 };

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The step of a tile that an arrow key means; `undefined` for other keys, and with a key that commands the browser. */
export function arrowStep({ key, ctrlKey, metaKey }: KeyboardEvent): Place | undefined {
  return ctrlKey || metaKey ? undefined : STEPS[key];
}

/** The end of a range that a key means, as a fraction of it; `undefined` for other keys. */
export function endOf({ key, ctrlKey, metaKey }: KeyboardEvent): 0 | 1 | undefined {
  return ctrlKey || metaKey ? undefined : ENDS[key];
}
