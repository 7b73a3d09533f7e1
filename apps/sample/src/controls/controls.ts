/** The controls beside the picture. To add one, add a line to the list below. */
import type { Lens } from '../lens/lens.js';
import type { Settings } from '../settings.js';
import { button, type Choice, type Control, list, onOff, slider, type Value } from './widgets.js';

export function addControls(container: HTMLElement, settings: Settings, lenses: readonly Lens[]): void {
  const { counts } = settings;
  // Each step of the slider about doubles the number of creatures.
  const count = { get: () => settings.countIndex, set: (i: number) => settings.change({ creatures: counts[i]! }) };
  const lensChoices = [{ value: 'none', label: 'None' } as const, ...lenses.map(choiceOf)];
  const controls: readonly Control[] = [
    slider('Creatures', counts.length - 1, count, () => settings.creatures.toLocaleString('en')),
    list('Lens', lensChoices, valueOf(settings, 'lens')),
    onOff('Fog', valueOf(settings, 'fog')),
    onOff('Pause', valueOf(settings, 'isPaused')),
    button('One step', () => settings.stepOnce()),
  ];
  container.append(...controls.map(({ element }) => element));
  const show = (): void => {
    for (const control of controls) control.show();
  };
  settings.onChange(show);
  show();
}

function choiceOf({ id, title }: Lens): Choice<Lens['id']> {
  return { value: id, label: title };
}

/** One of the settings, as the value of a control. */
function valueOf<K extends 'lens' | 'fog' | 'isPaused'>(settings: Settings, name: K): Value<Settings[K]> {
  return { get: () => settings[name], set: (value) => settings.change({ [name]: value }) };
}
