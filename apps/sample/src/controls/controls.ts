/** The controls beside the picture. To add one, add a line to the list below. */
import { titleOf } from '../lens/lens.js';
import { lensChoices, type Settings } from '../settings.js';
import { button, type Control, list, onOff, slider, type Value } from './widgets.js';

export function addControls(container: HTMLElement, settings: Settings): void {
  // Each step of the slider about doubles the number of creatures.
  const count = {
    get: () => settings.countIndex,
    set: (i: number) => settings.change({ creatures: settings.counts[i]! }),
  };
  const last = (): number => settings.counts.length - 1;
  const controls: readonly Control[] = [
    slider('Creatures', last, count, () => settings.creatures.toLocaleString('en')),
    list('Lens', lensChoices, titleOf, valueOf(settings, 'lens')),
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
function valueOf<K extends 'lens' | 'fog' | 'isPaused'>(settings: Settings, name: K): Value<Settings[K]> {
  return { get: () => settings[name], set: (value) => settings.change({ [name]: value }) };
}
