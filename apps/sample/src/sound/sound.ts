/**
 * The sound of the page: silent until the user's first key or press, as browsers demand, and whenever the user mutes it
 * or looks at another tab. Without a device or WebAudio the game is silent, and nothing else changes.
 */
import type { Position2 } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import { loadPart } from '../load-part.js';
import { readStored, store } from '../storage.js';
import type { Mixer } from './mixer.js';

const name = 'sound';
const beginnings = ['keydown', 'pointerdown', 'pointerup', 'touchend'] as const;

export class Sound {
  private readonly say: (words: string) => void;
  private context: AudioContext | undefined;
  private mixer: Mixer | undefined;
  /** Whether its code could not be loaded: then the game stays silent. */
  private isMissing = false;
  private isMutedByUser = readStored(name) === 'off';
  /** How many sounds have begun, for the tests. */
  played = 0;

  /**
   * Waits for the first key or press that lets a page play: the end of a touch does, its beginning does not. Where the
   * device was not to be had, the next one tries again.
   *
   * @param say - tells the user something
   */
  constructor(say: (words: string) => void) {
    this.say = say;
    const begin = (event: Event): void => {
      // A key that is held is no other press: it would ask for the device thirty times a second.
      if (event instanceof KeyboardEvent && event.repeat) return;
      void this.open();
      if (this.isSettled) for (const event of beginnings) removeEventListener(event, begin, { capture: true });
    };
    for (const event of beginnings) addEventListener(event, begin, { capture: true });
    document.addEventListener('visibilitychange', () => this.update());
  }

  get isMuted(): boolean {
    return this.isMutedByUser;
  }

  /** Mutes or unmutes, and remembers it. */
  toggle(): void {
    this.isMutedByUser = !this.isMutedByUser;
    store(name, this.isMutedByUser ? 'off' : 'on');
    this.update();
  }

  /** Plays the events of a step. @param ear - the player's position */
  take(events: StepEvents, ear: Position2): void {
    if (this.isSilent || this.context?.state !== 'running') return;
    this.played += this.mixer?.take(events, ear) ?? 0;
  }

  private get isSilent(): boolean {
    return this.isMutedByUser || document.hidden;
  }

  /** Whether no other press is needed. */
  private get isSettled(): boolean {
    if (typeof AudioContext === 'undefined' || this.isMissing) return true;
    return this.mixer !== undefined && this.context?.state === 'running';
  }

  /** Opens the sound device, if there is one. Its code is loaded now, so that it does not delay the first picture. */
  private async open(): Promise<void> {
    if (typeof AudioContext === 'undefined') return;
    try {
      // Before anything is awaited: browsers let only the handler of a key or press start the device.
      const context = (this.context ??= new AudioContext({ latencyHint: 'interactive' }));
      this.update();
      const part = await loadPart(() => import('./mixer.js'));
      if (part === undefined) {
        this.isMissing = true;
        this.say('The sounds could not be loaded. Reload the page to hear them.');
        return;
      }
      // Two events of the same press may have waited for it.
      this.mixer ??= new part.Mixer(context);
    } catch (problem) {
      console.info('The game is silent:', problem);
    }
  }

  /** Stops the device while nothing is heard: it would only cost power. */
  private update(): void {
    const { context } = this;
    if (context === undefined || context.state === 'closed') return;
    // A device that cannot start or stop leaves the game silent.
    const change = this.isSilent ? context.suspend() : context.resume();
    change.catch((problem: unknown) => console.info('The game is silent:', problem));
  }
}
