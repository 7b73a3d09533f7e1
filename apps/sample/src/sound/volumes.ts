/** How loud music and effects are: what the user sets, and the browser remembers. */
import { slider } from '../controls/widgets.js';
import { readStored, store } from '../storage.js';

/** Each is a whole number from 0, silent, to 10. */
export interface Volumes {
  readonly music: number;
  readonly effects: number;
}

const loudest = 10;
const usual: Volumes = { music: 6, effects: 8 };
const titles: readonly (readonly [keyof Volumes, title: string])[] = [
  ['music', 'Music'],
  ['effects', 'Effects'],
];

/** The volumes that the browser remembers; the usual ones where it remembers none, or something else. */
export function readVolumes(): Volumes {
  return { music: read('music'), effects: read('effects') };
}

export function storeVolumes(volumes: Volumes): void {
  for (const [name] of titles) store(storedAs(name), String(volumes[name]));
}

function read(name: keyof Volumes): number {
  const text = readStored(storedAs(name)) ?? '';
  return /^(\d|10)$/.test(text) ? Number(text) : usual[name];
}

function storedAs(name: keyof Volumes): string {
  return `volume-${name}`;
}

/** A volume as a plain factor. Ears hear ratios, so half the way is a quarter of the amplitude. */
export function loudnessOf(volume: number): number {
  return (volume / loudest) ** 2;
}

/** What has volumes. */
interface Audible {
  readonly volumes: Volumes;
  setVolumes(changes: Partial<Volumes>): void;
}

/** Adds a slider for each volume. */
export function addVolumes(container: HTMLElement, sound: Audible): void {
  for (const [name, title] of titles) {
    const get = (): number => sound.volumes[name];
    const set = (value: number): void => {
      sound.setVolumes({ [name]: value });
      control.show();
    };
    const words = (): string => (get() === 0 ? 'off' : String(get()));
    const control = slider(title, () => loudest, { get, set }, words);
    control.show();
    container.append(control.element);
  }
}
