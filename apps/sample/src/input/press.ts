/** A press on a button of the page: by a finger, a mouse, a key or assistive technology. */

/**
 * Calls an action once for each press of a button.
 *
 * A pointer acts as soon as it comes down: a second finger sends no click. Keys and assistive technology send a click
 * and nothing else. A pointer leaves the focus where it is, so that the keys stay with the game.
 */
export function onPress(button: HTMLElement, action: () => void): void {
  let isServed = false;
  button.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    isServed = true;
    action();
  });
  button.addEventListener('mousedown', (event) => event.preventDefault()); // or the button would take the focus
  button.addEventListener('touchend', (event) => {
    if (event.cancelable) event.preventDefault(); // or what lies there by now would be clicked
  });
  button.addEventListener('click', ({ detail }) => {
    // A click without a count does not come from a pointer.
    if (!isServed || detail === 0) action();
    isServed = false;
  });
}
