/** Which keys count as "any key". */

/** Keys that a user presses for something else: to move the focus, to hold another key's meaning, to leave. */
const others = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock', 'Escape'];

/** Whether a key was pressed by itself, and belongs neither to the browser nor to the system. */
export function isLoneKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const isFunctionKey = /^F\d+$/.test(key);
  return !(ctrlKey || altKey || metaKey || isFunctionKey || others.includes(key));
}
