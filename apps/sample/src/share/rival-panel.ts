/**
 * Tells what is to be beaten while the user plays against a run, and whether it was. The run is played to its end in
 * the time that the frames leave, so that it takes none from the game.
 */
import { elementById, Texts } from '../hud/page.js';
import type { Round } from '../rounds.js';
import { resultOf } from '../screens/best.js';
import type { Rival } from './rival.js';
import { wordsOfTarget, wordsOfVerdict } from './rival-words.js';

/**
 * How long to wait for an idle moment, and how long to play the run if there was none: milliseconds, plain numbers. A
 * game must stay smooth, also where the browser is never idle; behind a result, the picture stands still.
 */
const paces = { inGame: { patience: 100, least: 8 }, atEnd: { patience: 1, least: 100 } };
/** The pause between two moments where the browser does not tell when it is idle: milliseconds. */
const pause = 30;
/**
 * What is left of the cost of a step after a moment that was too short for it: one slow step must not stop all others.
 */
const forgetting = 0.95;

export class RivalPanel {
  private readonly texts = new Texts();
  private rival: Rival | undefined;
  private length = '';
  private isOver = false;
  /** What the next step may take: milliseconds. */
  private cost = 0;

  /** Begins to play against a run. @param length - of the run, in words */
  challenge(rival: Rival, length: string): void {
    this.rival = rival;
    this.length = length;
    this.playOn(rival);
  }

  /** Call once per frame. */
  show({ game, session }: Round): void {
    // Behind the title, and while another run is watched, the user plays against none.
    if (session === undefined || session.watched !== undefined) this.rival = undefined;
    this.isOver = game.phase === 'fallen' || game.phase === 'escaped';
    const { rival, isOver } = this;
    const hasItsStart =
      session?.options.seed === rival?.run.seed && session?.options.creatures === rival?.run.creatures;
    const against = hasItsStart ? rival : undefined;
    this.write('quest-rival', against === undefined ? '' : wordsOfTarget(against.outcome, this.length));
    const isVerdict = against !== undefined && isOver && session?.disqualification === undefined;
    this.write('result-rival', isVerdict ? wordsOfVerdict(resultOf(game), against.outcome) : '');
  }

  /** No text hides its element. */
  private write(id: string, text: string): void {
    this.texts.write(id, text);
    elementById(id).hidden = text === '';
  }

  /** Plays the run when the browser has nothing to do, unless another run is to be beaten by then. */
  private playOn(rival: Rival): void {
    const pace = this.isOver ? paces.atEnd : paces.inGame;
    whenIdle(pace.patience, (idleTime) => {
      if (rival !== this.rival) return;
      let now = performance.now();
      const end = now + Math.max(idleTime, this.isOver || idleTime === 0 ? pace.least : 0);
      if (now + this.cost > end) this.cost *= forgetting;
      while (rival.outcome === undefined && now + this.cost <= end) {
        const before = now;
        rival.step();
        now = performance.now();
        this.cost = now - before;
      }
      if (rival.outcome === undefined) this.playOn(rival);
    });
  }
}

/**
 * @param act - called in an idle moment, with the milliseconds until its end; with 0 if none came before the timeout
 */
function whenIdle(timeout: number, act: (idleTime: number) => void): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => act(deadline.didTimeout ? 0 : deadline.timeRemaining()), { timeout });
  else setTimeout(() => act(0), pause);
}
