/**
 * The lenses. At most one of them is on: the one that the user chose, or, behind the title, one after the other.
 *
 * Shows: code that the first picture does not need, loaded while the game already runs.
 */
import { Container } from 'pixi.js';
import { type Control, list } from '../controls/widgets.js';
import type { App, Feature, FeatureMaker, Frame } from '../feature.js';
import { addHtml } from '../hud/page.js';
import { loadPart } from '../load-part.js';
import { type Choice, readChoice } from '../options.js';
import { phaseOf } from '../rounds.js';
import { shotOf } from '../screens/demo.js';
import type { Caption } from './caption.js';
import './caption.css';
import { type Figure, type Lens, type LensChoice, lensChoices, titleOf } from './lens.js';
import type { LensPanel } from './panel.js';
import './panel.css';

declare module '../feature.js' {
  interface Reports {
    readonly figures?: readonly Figure[];
    /** Whether the lenses are loading. */
    readonly isLoading?: boolean;
  }
  interface Choices {
    readonly lens?: LensChoice;
  }
}

export const lenses: FeatureMaker = (app) => new Lenses(app);

/** What is loaded later. */
interface Part {
  readonly all: readonly Lens[];
  /** What the title shows, one after the other. */
  readonly showcase: readonly LensChoice[];
  readonly panel: LensPanel;
  readonly caption: Caption;
}

class Lenses implements Feature {
  readonly overlay = { marks: new Container(), signs: new Container() };
  readonly choice: Choice & { value: LensChoice };
  readonly controls: readonly Control[];
  readonly keys = {
    KeyL: () => this.choose(lensChoices[(lensChoices.indexOf(this.choice.value) + 1) % lensChoices.length]!),
    ...Object.fromEntries(lensChoices.map((lens, i) => [String(i), () => this.choose(lens)])),
  };
  readonly help = {
    byThumbs: [['Panels', 'lenses, which show how the game works, while it is paused']],
    byKeys: [['[1] to [7], [0], [L]', 'choose a lens, which shows how the game works; no lens; the next one']],
  } as const;
  liftsFog = false;
  private readonly app: App;
  private part: Part | undefined;
  /** Whether it could not be loaded. */
  private isMissing = false;
  /** Whether the game is paused because a lens was chosen. */
  private hasPaused = false;
  private figures: readonly Figure[] = [];

  constructor(app: App) {
    this.app = app;
    const value = readChoice(location.search, 'lens', lensChoices);
    this.choice = { name: 'lens', values: lensChoices, value };
    const lens = { get: () => this.choice.value, set: (chosen: LensChoice) => this.choose(chosen) };
    this.controls = [list('Lens', lensChoices, titleOf, lens)];
    addHtml('keys', ', <kbd>L</kbd> shows how it works');
    app.settings.onChange(() => (this.hasPaused &&= app.settings.isPaused));
    void this.load();
  }

  get report(): { readonly figures: readonly Figure[]; readonly isLoading: boolean } {
    return { figures: this.figures, isLoading: this.part === undefined && !this.isMissing };
  }

  show({ round, aim, space, seen, lookout }: Frame): void {
    if (this.part === undefined) return;
    const { all, showcase, panel, caption } = this.part;
    const { game, demo } = round;
    const chosen = demo === undefined ? this.choice.value : showcase[shotOf(game) % showcase.length]!;
    for (const { id, marks, signs } of all) marks.visible = signs.visible = id === chosen;
    const lens = all.find(({ id }) => id === chosen);
    this.figures = lens?.show({ game, aim, space, view: seen, lookout }) ?? [];
    this.liftsFog = lens?.liftsFog === true;
    panel.show(lens, this.figures);
    caption.show(chosen, demo !== undefined);
  }

  /** Turns to a lens. The user's game is paused meanwhile: reading takes longer than a hound needs. */
  private choose(lens: LensChoice): void {
    const { settings, rounds, frames } = this.app;
    this.choice.value = lens;
    const isPlayed = phaseOf(rounds.current) === 'playing' && rounds.current.session?.watched === undefined;
    const pauses = lens !== 'none' && isPlayed && !settings.isPaused && !this.isMissing;
    const goesOn = lens === 'none' && this.hasPaused;
    settings.change({ isPaused: (settings.isPaused || pauses) && !goesOn });
    if (pauses) this.hasPaused = true;
    if (this.isMissing) frames.say('The lenses could not be loaded. Reload the page to see them.');
  }

  private async load(): Promise<void> {
    const part = await loadPart(() => import('./all-lenses.js'));
    this.isMissing = part === undefined;
    if (part === undefined) return;
    const { allLenses, showcase, LensPanel, Caption } = part;
    this.part = { all: allLenses(this.app.pictures), showcase, panel: new LensPanel(), caption: new Caption() };
    for (const { marks, signs } of this.part.all) {
      marks.visible = signs.visible = false;
      this.overlay.marks.addChild(marks);
      this.overlay.signs.addChild(signs);
    }
  }
}
