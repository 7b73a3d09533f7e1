/**
 * The sound of the page: silent until the user's first key or press, as browsers demand, and whenever the user mutes it
 * or looks at another tab. Without a device or WebAudio the game is silent, and nothing else changes.
 */
import type { App, Feature, FeatureMaker } from '../feature.js';
import { addHtml, elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { loadPart } from '../load-part.js';
import { readStored, store } from '../storage.js';
import type { Mixer } from './mixer.js';

const name = 'sound';
const beginnings = ['keydown', 'pointerdown', 'pointerup', 'touchend'] as const;

declare module '../feature.js' {
  interface Reports {
    /** How many sounds have begun. */
    readonly sounds?: number;
  }
}

export const sound: FeatureMaker = (app) => new Sound(app);

class Sound implements Feature {
  readonly keys = { KeyM: () => this.toggle() };
  readonly help = { byKeys: [['[M]', 'sound on or off']] } as const;
  private readonly app: App;
  private context: AudioContext | undefined;
  private mixer: Mixer | undefined;
  /** Whether its code could not be loaded: then the game stays silent. */
  private isMissing = false;
  private isMutedByUser = readStored(name) === 'off';
  private played = 0;

  /**
   * Waits for the first key or press that lets a page play: the end of a touch does, its beginning does not. Where the
   * device was not to be had, the next one tries again.
   */
  constructor(app: App) {
    this.app = app;
    addHtml('tools', '<button id="mute" type="button">Sound <kbd>M</kbd></button>');
    onPress(elementById('mute'), () => this.toggle());
    this.showMuted();
    const begin = (event: Event): void => {
      // A key that is held is no other press: it would ask for the device thirty times a second.
      if (event instanceof KeyboardEvent && event.repeat) return;
      void this.open();
      if (this.isSettled) for (const event of beginnings) removeEventListener(event, begin, { capture: true });
    };
    for (const event of beginnings) addEventListener(event, begin, { capture: true });
    document.addEventListener('visibilitychange', () => this.update());
  }

  get report(): { readonly sounds: number } {
    return { sounds: this.played };
  }

  /** Plays the events of a step, as the player hears them. */
  take(events: StepEvents, game: Game): void {
    if (this.isSilent || this.context?.state !== 'running') return;
    this.played += this.mixer?.take(events, game) ?? 0;
  }

  /** Mutes or unmutes, and remembers it. */
  private toggle(): void {
    this.isMutedByUser = !this.isMutedByUser;
    store(name, this.isMutedByUser ? 'off' : 'on');
    this.update();
    this.showMuted();
    this.app.frames.say(`Sound ${this.isMutedByUser ? 'off' : 'on'}.`);
  }

  private showMuted(): void {
    elementById('mute').setAttribute('aria-pressed', String(!this.isMutedByUser));
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
        this.app.frames.say('The sounds could not be loaded. Reload the page to hear them.');
        return;
      }
      // Two events of the same press may have waited for it.
      if (this.mixer !== undefined) return;
      this.mixer = new part.Mixer(context);
      part.addVolumes(elementById('tools'), this.mixer);
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
