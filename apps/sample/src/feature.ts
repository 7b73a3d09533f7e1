/**
 * A part of the game that can be left out: what it may react to and bring along, and what it gets. `features.ts` lists
 * them, and nothing outside its folder knows one.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Instant, Position2, Rectangle2 } from '@tilewright/units';
import type { Control } from './controls/widgets.js';
import type { HelpRows } from './hud/help-rows.js';
import type { Input } from './input/input.js';
import type { Totals } from './hud/news.js';
import type { Choice } from './options.js';
import type { PagePhase, Round, Rounds } from './rounds.js';
import type { Settings } from './settings.js';
import type { StepEvents } from './simulation/events.js';
import type { Game } from './simulation/state.js';
import type { Lookout } from './simulation/watch.js';
import type { World } from './simulation/world.js';
import type { GameView, Overlay } from './view/game-view.js';
import type { LayersView } from './view/layers-view.js';
import type { Pictures } from './view/pictures.js';
import type { Stage } from './view/stage.js';

/** What a feature gets: the game around it. */
export interface App {
  readonly world: World;
  readonly settings: Settings;
  readonly rounds: Rounds;
  readonly stage: Stage;
  readonly tiles: LayersView;
  readonly pictures: Pictures;
  readonly view: GameView;
  readonly frames: Frames;
  readonly input: Input;
  /** All features, so that one can show what the others report and let choose. */
  readonly features: readonly Feature[];
  /** Starts a game of the user, as the title does. */
  readonly play: () => void;
  /** Whether the user's game is on the screen, and not over. */
  readonly isPlayed: () => boolean;
  /** Starts a game, or pauses it or lets it go on. */
  readonly startOrPause: () => void;
}

/** What a feature can ask of the frame loop. */
export interface Frames {
  /** Where the user aimed in the last frame. */
  readonly aim: Position2;
  /** Tells the user something. */
  readonly say: (words: string) => void;
  /** Finds out again which creatures see the player, for a map that has changed between two steps. */
  readonly lookAgain: () => void;
}

/** What a frame shows. */
export interface Frame {
  readonly round: Round;
  /** The browser's time. */
  readonly time: Instant;
  /** Where the pointer, or what plays, aims. */
  readonly aim: Position2;
  /** Converts between the world and the screen. */
  readonly space: PixelSpace;
  /** The part of the world that the screen shows. */
  readonly seen: Rectangle2;
  /** The creatures that saw the player in the last step. */
  readonly lookout: Lookout;
  /** Whether the user's game hides what the player does not see. */
  readonly hasFog: boolean;
  readonly totals: Totals;
}

/** What features tell the debug hook: each adds its own by `declare module`. */
export interface Reports {}
/** What features let choose: each adds its own by `declare module`. */
export interface Choices {}

export interface Feature {
  /** What keys do, by their position (`KeyQ`) or by the character that they type (`+`). */
  readonly keys?: Readonly<Record<string, () => void>>;
  readonly help?: HelpRows;
  readonly controls?: readonly Control[];
  /** What the user can choose, and the address keeps. */
  readonly choice?: Choice;
  /** What it draws on the map. */
  readonly overlay?: Overlay;
  /** What the user can do while the game is paused, in a sentence. */
  readonly whilePaused?: string;
  /** Whether the fog must not hide what it shows now. */
  readonly liftsFog?: boolean;
  /** What the debug hook tells of it. */
  readonly report?: Reports;
  /** After each step of the user's game. */
  take?(events: StepEvents, game: Game): void;
  /** In each frame, before the picture is drawn. */
  show?(frame: Frame): void;
  /** Before the user starts a game. */
  begin?(): void;
  /** When the page turns from the title, the game or the result to another. */
  turnTo?(phase: PagePhase, round: Round): void;
}

export type FeatureMaker = (app: App) => Feature;
