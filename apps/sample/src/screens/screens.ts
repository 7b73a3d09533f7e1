/**
 * The screens of the page: the title, the game and its result. Each is a view of the phase in which a round is.
 *
 * Shows: a state machine whose states are values of the simulation; the page only follows.
 */
import { type Duration, type Instant, seconds, sub } from '@tilewright/units';
import { elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import { loadPart } from '../load-part.js';
import { type PagePhase, phaseOf, type Round, type Rounds } from '../rounds.js';
import type { Settings } from '../settings.js';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { Choices } from './choices.js';
import { Attackers } from './fall.js';
import { isLoneKey } from './keys.js';
import type { ResultScreen } from './result.js';
import { TitleScreen } from './title.js';

/** How long the end of a game is seen before its result covers it. */
const lastLook: Duration = seconds(1.2);
/** How long the end of a demo is seen before the next one. */
const lastLookAtDemo: Duration = seconds(3);

/** What follows the screens. */
export interface ScreenListener {
  /** Tells the user something. */
  readonly say: (words: string) => void;
  /** Called before the user starts a game. */
  readonly begin: () => void;
  /** Called when the page turns to another screen. */
  readonly turnTo: (phase: PagePhase, round: Round) => void;
}

export class Screens {
  private readonly rounds: Rounds;
  private readonly listener: ScreenListener;
  private readonly title = new TitleScreen(() => this.play());
  private readonly section = elementById('result');
  private readonly settings: Settings;
  /** Loaded once a game is on the screen; `undefined` before that. */
  private result: ResultScreen | undefined;
  private isResultAskedFor = false;
  private readonly choices: Choices;
  private readonly attackers = new Attackers();
  private shown: PagePhase | undefined;
  /** When the game on the screen was first seen to be over. */
  private overSince: Instant | undefined;

  constructor(rounds: Rounds, settings: Settings, listener: ScreenListener) {
    this.rounds = rounds;
    this.settings = settings;
    this.choices = new Choices(settings, new Date());
    this.listener = listener;
    onPress(elementById('restart'), () => this.play());
    // Before the keys of the game are heard.
    addEventListener('keydown', (event) => this.takeKey(event), { capture: true });
  }

  /** Whether the game is on the screen, so that its keys act. */
  private get isPlaying(): boolean {
    return this.shown === 'ready' || this.shown === 'playing';
  }

  /** Call after each step. */
  take(game: Game, events: StepEvents): void {
    this.attackers.take(game, events);
  }

  /** Call once per frame. @param now - the browser's time; @param isCovered - by the help */
  show(round: Round, now: Instant, isCovered: boolean): void {
    const isDemo = round.demo !== undefined;
    if (!isDemo) void this.loadResult();
    const { phase } = round.game;
    const isOver = phase === 'fallen' || phase === 'escaped';
    this.overSince = isOver ? (this.overSince ?? now) : undefined;
    if (this.overSince !== undefined) {
      const passed = sub(now, this.overSince);
      if (isDemo && passed >= lastLookAtDemo) this.rounds.showDemo();
      if (!isDemo && passed < lastLook) return;
    }
    // A result behind the help could not be used.
    if (isCovered || (isOver && !isDemo && this.result === undefined)) return;
    this.turnTo(phaseOf(round), round);
  }

  private turnTo(phase: PagePhase, round: Round): void {
    if (phase === this.shown) return;
    this.shown = phase;
    document.body.dataset['phase'] = phase;
    this.title.show(phase === 'title');
    const isOver = phase === 'fallen' || phase === 'escaped';
    this.section.hidden = !isOver;
    if (isOver) this.result?.show(round, this.attackers.last(round.game));
    this.listener.turnTo(phase, round);
  }

  /** Starts a game, and gives it the keys. */
  play(): void {
    this.listener.begin();
    this.overSince = undefined;
    this.rounds.start();
    this.turnTo(phaseOf(this.rounds.current), this.rounds.current);
    elementById('stage').focus();
  }

  /**
   * Loads the result, which is first needed when a game is over, whether it is played or watched. Without it, the game
   * can still be played.
   */
  private async loadResult(): Promise<void> {
    if (this.isResultAskedFor) return;
    this.isResultAskedFor = true;
    const part = await loadPart(() => import('./result.js'));
    if (part === undefined) this.listener.say('The result could not be loaded. Reload the page to try again.');
    else this.result = new part.ResultScreen(this.choices, (creatures) => this.playWith(creatures));
  }

  private playWith(creatures: number): void {
    this.settings.change({ creatures });
    this.play();
  }

  private takeKey(event: KeyboardEvent): void {
    if (this.shown === undefined || this.isPlaying) return;
    // The game hears no key behind a screen.
    event.stopImmediatePropagation();
    if (
      this.shown === 'title'
        ? this.title.isStartedBy(event)
        : isLoneKey(event) && !event.repeat && event.code === 'KeyR'
    ) {
      event.preventDefault();
      this.play();
    }
  }
}
