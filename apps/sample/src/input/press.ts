/** A press on a button of the page: by a finger, a mouse, a key or assistive technology. */

/**
 * Calls an action once for each press of a button.
 *
 * A pointer acts as soon as it comes down, because a second finger sends no click. Keys and assistive technology send
 * only a click. A pointer does not move the focus, so the keys stay with the game.
 */
export function onPress(button: HTMLElement, action: () => void): void {
  let isServed = false;
  button.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    isServed = true;
    action();
  });
  button.addEventListener('mousedown', (event) => event.preventDefault()); // keeps the button from taking the focus
  button.addEventListener('touchend', (event) => {
    if (event.cancelable) event.preventDefault(); // keeps what the press uncovered from being clicked
  });
  button.addEventListener('click', ({ detail }) => {
    // A click with a count of 0 does not come from a pointer.
    if (!isServed || detail === 0) action();
    isServed = false;
  });
}
