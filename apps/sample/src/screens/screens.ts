/**
 * The screens of the page: the title, the game and its result. Each is a view of the phase in which a round is.
 *
 * Shows: a state machine whose states are values of the simulation; the page only follows.
 */
import { type Duration, type Instant, seconds, sub } from '@tilewright/units';
import { elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import type { Lens } from '../lens/lens.js';
import { type PagePhase, phaseOf, type Round, type Rounds } from '../rounds.js';
import { closeNote, closeNoteOfGame, hideNoteOfGame } from '../share/note.js';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { Caption } from './caption.js';
import { Attackers } from './fall.js';
import { ResultScreen } from './result.js';
import { TitleScreen } from './title.js';

/** How long the end of a game is seen before its result covers it. */
const lastLook: Duration = seconds(1.2);
/** How long the end of a demo is seen before the next one. */
const lastLookAtDemo: Duration = seconds(3);

export class Screens {
  private readonly rounds: Rounds;
  private readonly onResult: () => void;
  private readonly title = new TitleScreen(() => this.play());
  private readonly result = new ResultScreen();
  private readonly caption = new Caption();
  private readonly attackers = new Attackers();
  private shown: PagePhase | undefined;
  /** When the game on the screen was first seen to be over. */
  private overSince: Instant | undefined;

  /** @param onResult - called when a result is shown */
  constructor(rounds: Rounds, onResult: () => void) {
    this.rounds = rounds;
    this.onResult = onResult;
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

  /**
   * Call once per frame. @param lens - the active one; @param now - the browser's time; @param isCovered - by the help
   */
  show(round: Round, lens: Lens | undefined, now: Instant, isCovered: boolean): void {
    const isDemo = round.demo !== undefined;
    this.caption.show(lens, isDemo);
    const { phase } = round.game;
    const isOver = phase === 'fallen' || phase === 'escaped';
    this.overSince = isOver ? (this.overSince ?? now) : undefined;
    if (this.overSince !== undefined) {
      const passed = sub(now, this.overSince);
      if (isDemo && passed >= lastLookAtDemo) this.rounds.showDemo();
      if (!isDemo && passed < lastLook) return;
    }
    // A result behind the help could not be used.
    if (isCovered) return;
    this.turnTo(phaseOf(round), round);
  }

  private turnTo(phase: PagePhase, round: Round): void {
    if (phase === this.shown) return;
    this.shown = phase;
    document.body.dataset['phase'] = phase;
    this.title.show(phase === 'title');
    if (phase === 'title') hideNoteOfGame();
    this.result.show(round, this.attackers);
    if (phase === 'fallen' || phase === 'escaped') this.onResult();
    // A user who plays has declined what was offered.
    if (phase === 'playing' && round.session?.watched === undefined) closeNote();
  }

  /** Starts a game, and gives it the keys. */
  play(): void {
    closeNoteOfGame();
    this.overSince = undefined;
    this.rounds.start();
    this.turnTo(phaseOf(this.rounds.current), this.rounds.current);
    elementById('stage').focus();
  }

  private takeKey(event: KeyboardEvent): void {
    if (this.shown === undefined || this.isPlaying) return;
    // The game hears no key behind a screen.
    event.stopImmediatePropagation();
    if (this.shown === 'title' ? this.title.isStartedBy(event) : this.result.isRestartedBy(event)) {
      event.preventDefault();
      this.play();
    }
  }
}
