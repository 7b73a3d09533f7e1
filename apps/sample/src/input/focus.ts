/** Who has the keys: the game, or the control that has the focus. */

/** What takes keys when it has the focus. */
const controls = 'button, input, select, a, [tabindex="0"]';

/** The control that has the focus. */
export function focusedControl(): Element | undefined {
  const focused = document.activeElement;
  return focused?.matches(controls) === true ? focused : undefined;
}

/**
 * Gives the keys back to the game after a pointer used a control: the control loses the focus. Who reaches a control by
 * Tab keeps it.
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
      // A list that loses the focus closes: it keeps it until something was chosen.
      if (event === 'change' || !(pressed instanceof HTMLSelectElement)) blurPressed();
    });
  }
  addEventListener(
    'keydown',
    ({ key }) => {
      // A list that was closed without a choice tells nobody.
      if (key !== 'Tab') blurPressed();
      pressed = undefined;
    },
    { capture: true },
  );
}

/** The control that a pointer presses: a label presses the one that it belongs to. */
function controlOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('label')?.control ?? target.closest(controls) ?? undefined;
}
