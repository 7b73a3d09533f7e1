/** The controls beside the picture. To add one, add a line to the list below. */
import type { Settings } from '../settings.js';
import { button, type Control, onOff, slider, type Value } from './widgets.js';

/** @param more - the controls of the features */
export function addControls(container: HTMLElement, settings: Settings, more: readonly Control[]): void {
  // Each step of the slider about doubles the number of creatures.
  const count = {
    get: () => settings.countIndex,
    set: (i: number) => settings.change({ creatures: settings.counts[i]! }),
  };
  const last = (): number => settings.counts.length - 1;
  const controls: readonly Control[] = [
    slider('Creatures', last, count, () => settings.creatures.toLocaleString('en')),
    ...more,
    onOff('Fog', valueOf(settings, 'fog'), 'G'),
    onOff('Pause', valueOf(settings, 'isPaused'), 'P'),
    button('One step', () => settings.makeSteps()),
  ];
  container.append(...controls.map(({ element }) => element));
  const show = (): void => {
    for (const control of controls) control.show();
  };
  settings.onChange(show);
  show();
}

/** One of the settings, as the value of a control. */
function valueOf<K extends 'fog' | 'isPaused'>(settings: Settings, name: K): Value<Settings[K]> {
  return { get: () => settings[name], set: (value) => settings.change({ [name]: value }) };
}
