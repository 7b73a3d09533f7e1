/** Decides where keys go: to the game, or to the control that has the focus. */

/** Elements that take keys when they have the focus. */
const controls = 'button, input, select, a, [tabindex="0"]';

/** The control that has the focus. */
export function focusedControl(): Element | undefined {
  const focused = document.activeElement;
  return focused?.matches(controls) === true ? focused : undefined;
}

/**
 * Gives the keys back to the game after a pointer used a control: the control loses the focus. A control that was
 * reached by Tab keeps it.
 */
export function giveKeysBack(): void {
  let pressed: Element | undefined;
  const blurPressed = (): void => {
    const focused = focusedControl();
    if (focused === pressed && focused instanceof HTMLElement) focused.blur();
  };
  addEventListener('pointerdown', ({ target }) => (pressed = controlOf(target)), { capture: true });
  for (const event of ['pointerup', 'pointercancel', 'click', 'change'] as const) {
    addEventListener(event, () => {
      // A list that loses the focus closes, so it keeps the focus until the user has chosen.
      if (event === 'change' || !(pressed instanceof HTMLSelectElement)) blurPressed();
    });
  }
  addEventListener(
    'keydown',
    ({ key }) => {
      // A list that is closed without a choice fires no event.
      if (key !== 'Tab') blurPressed();
      pressed = undefined;
    },
    { capture: true },
  );
}

/** The control that a pointer presses. Pressing a label presses its control. */
function controlOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('label')?.control ?? target.closest(controls) ?? undefined;
}
