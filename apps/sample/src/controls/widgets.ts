/**
 * The kinds of controls: a slider, a list, a switch and a button, each a plain element of the browser.
 *
 * Keys, screen readers and forced colors work without further code, because the browser brings them.
 */
import { onPress } from '../input/press.js';

/** A control on the page. */
export interface Control {
  readonly element: HTMLElement;
  /** Shows the current value, which keys may have changed as well. */
  show(): void;
}

/** The value behind a control. */
export interface Value<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

/**
 * A slider over whole numbers from 0.
 *
 * @param most - the greatest of them, which may change
 * @param text - the current value in words, shown beside the slider and announced by screen readers
 */
export function slider(label: string, most: () => number, { get, set }: Value<number>, text: () => string): Control {
  const input = document.createElement('input');
  input.type = 'range';
  const output = document.createElement('output');
  const element = row(label, input, output);
  output.htmlFor.add(input.id);
  input.addEventListener('input', () => set(input.valueAsNumber));
  const show = (): void => {
    input.max = String(most());
    input.valueAsNumber = get();
    input.setAttribute('aria-valuetext', text());
    output.value = text();
  };
  return { element, show };
}

/** A list to choose one value from. @param titleOf - what the list shows for a value */
export function list<T extends string>(
  label: string,
  choices: readonly T[],
  titleOf: (value: T) => string,
  { get, set }: Value<T>,
): Control {
  const select = document.createElement('select');
  select.append(...choices.map((choice) => new Option(titleOf(choice), choice)));
  const element = row(label, select);
  select.addEventListener('change', () => set(choices[select.selectedIndex]!));
  const show = (): void => {
    select.value = get();
  };
  return { element, show };
}

/**
 * Something that is on or off: a button with a fixed label that is pressed while it is on, like every toggle of the
 * page. Not a check box, because a second finger can press a button.
 *
 * @param key - the key that does the same, if there is one
 */
export function onOff(label: string, { get, set }: Value<boolean>, key?: string): Control {
  const { element } = button(label, () => set(!get()), key);
  element.className = 'switch';
  const show = (): void => element.setAttribute('aria-pressed', String(get()));
  return { element, show };
}

/** @param key - the key that does the same, if there is one */
export function button(label: string, act: () => void, key?: string): Control {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  if (key !== undefined) {
    const hint = document.createElement('kbd');
    hint.textContent = key;
    element.append(' ', hint);
  }
  onPress(element, act);
  return { element, show: () => undefined };
}

let rows = 0;

/** A label and its control, side by side. */
function row(text: string, control: HTMLElement, ...more: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'control';
  const label = document.createElement('label');
  label.textContent = text;
  label.htmlFor = control.id = `control-${rows++}`;
  element.append(label, control, ...more);
  return element;
}
