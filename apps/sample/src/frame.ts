/**
 * The frame loop: input, simulation steps, the features, the picture, the page.
 *
 * Shows: a game that advances in fixed time steps and is drawn at any moment between two of them.
 */
import { add, instant, type Instant, lerp, milliseconds, mul, type Position2 } from '@tilewright/units';
import type { Feature } from './feature.js';
import { Guide } from './way/guide.js';
import { Hud } from './hud/hud.js';
import { News } from './hud/news.js';
import type { Round, Rounds } from './rounds.js';
import { isWide } from './screens/demo.js';
import type { Screens } from './screens/screens.js';
import type { Settings } from './settings.js';
import type { StepEvents } from './simulation/events.js';
import { step, timeOf } from './simulation/game.js';
import { slowMoments, SlowMotion } from './slow-motion.js';
import { StepClock, timeStep } from './simulation/time.js';
import { type Lookout, lookoutFor, sharpnessFor } from './simulation/watch.js';
import type { Screen } from './view/camera.js';
import type { GameView } from './view/game-view.js';
import type { Stage } from './view/stage.js';

/** The most steps in one frame. On a slower machine the game slows down instead of stuttering. */
const mostSteps = 8;

export interface Parts {
  readonly rounds: Rounds;
  readonly settings: Settings;
  readonly stage: Stage;
  readonly view: GameView;
  readonly screens: Screens;
  /** Whether something covers the picture, so that the game cannot be played. */
  readonly isCovered: () => boolean;
  readonly features: readonly Feature[];
  /** Whether the user asked for less motion. */
  readonly isCalm: boolean;
}

export class FrameLoop {
  private readonly parts: Parts;
  private readonly clock = new StepClock();
  private readonly hud = new Hud();
  private readonly news = new News();
  private readonly guide = new Guide();
  private readonly slowMotion = new SlowMotion();
  /** The round that the last frame showed, and the creatures that saw the player in its last step. */
  private round: Round;
  private lookout: Lookout;
  /** The number of creatures that the user asked for last. */
  private askedFor: number;
  /** Where the user aimed in the last frame. */
  private lastAim: Position2;

  constructor(parts: Parts) {
    this.parts = parts;
    this.round = parts.rounds.current;
    this.lookout = lookoutOf(this.round);
    this.askedFor = parts.settings.creatures;
    this.lastAim = this.round.game.player.position;
  }

  get aim(): Position2 {
    return this.lastAim;
  }

  /** Finds out again which creatures see the player, for a map that has changed between two steps. */
  lookAgain(): void {
    this.lookout = lookoutOf(this.round);
  }

  /** Tells the user something. */
  say(words: string): void {
    this.news.say(words, instant(milliseconds(performance.now())));
  }

  /** @param onFailure - called with the error that ended the game */
  run(onFailure: (problem: unknown) => void): void {
    const frame = (): void => {
      try {
        const time = instant(milliseconds(performance.now()));
        this.follow(this.parts.rounds.current);
        this.populate();
        this.advance(time);
        // A window of size zero shows nothing, but the game continues.
        const { screen } = this.parts.stage;
        if (screen !== undefined) this.draw(time, screen);
        requestAnimationFrame(frame);
      } catch (problem) {
        onFailure(problem);
      }
    };
    frame();
  }

  /** Turns to another round. */
  private follow(round: Round): void {
    if (round === this.round) return;
    this.round = round;
    this.askedFor = this.parts.settings.creatures;
    this.lookout = lookoutOf(round);
    this.parts.view.play(round.game);
    this.news.clear();
  }

  /** Adds or removes creatures when the user changes their number. */
  private populate(): void {
    const { creatures } = this.parts.settings;
    if (creatures === this.askedFor) return;
    this.askedFor = creatures;
    const { rounds } = this.parts;
    const hasCounted = this.round.session?.disqualification === undefined;
    rounds.setCreatureCount(creatures);
    this.follow(rounds.current);
    if (hasCounted && this.round.session?.disqualification === 'creatures')
      this.say('You changed the number of creatures, so this game does not count.');
    this.lookout = lookoutOf(this.round);
  }

  /** Makes the steps that are due. @param time - the browser's time */
  private advance(time: Instant): void {
    const slowTime = this.slowMotion.timeAt(time);
    const { settings, stage, view, isCovered } = this.parts;
    const { game, pilot, session } = this.round;
    // The demo plays whatever the address says: a pause is for the user's game.
    const isPaused = settings.isPaused && session !== undefined;
    const isHeld = isPaused || stage.isLost || isCovered() || session?.isOver === true;
    const isWaiting = !isHeld && session?.isWaiting === true;
    // One step is tried in each frame, so that a move is noticed.
    const isResting = !isHeld && session?.isResting === true;
    if (isHeld || isWaiting || isResting) this.clock.skipTo(slowTime);
    const regular = Math.min(this.clock.stepsUntil(slowTime), mostSteps) + settings.singleSteps;
    const due = isWaiting ? mostSteps : Math.max(regular, Number(isResting));
    settings.singleSteps = 0;
    for (let i = 0; i < due; i++) {
      const commands = pilot.next(game, view.space);
      if (commands === undefined) {
        if (session?.isOver !== true) this.say('Nothing moves until you do.');
        break;
      }
      this.take(step(game, commands), time);
    }
  }

  /** Passes on what happened in a step. */
  private take(events: StepEvents, time: Instant): void {
    const { game, demo } = this.round;
    const { view, screens, features, isCalm } = this.parts;
    this.lookout = events.lookout;
    // The user hears of their own game only, and not of the bot's.
    if (demo === undefined) {
      for (const feature of features) feature.take?.(events, game);
      if (!isCalm) {
        if (events.goalReached !== undefined) this.slowMotion.begin(slowMoments.goal);
        if (events.bites.length > 0) this.slowMotion.begin(slowMoments.bite);
      }
      this.news.take(game, events, time);
      screens.take(game, events);
    }
    view.take(events, timeOf(game));
  }

  /** Draws the moment between the last step and the next one. */
  private draw(time: Instant, screen: Screen): void {
    const { settings, stage, view, screens, isCovered, features } = this.parts;
    const { round, lookout, news } = this;
    const { game, pilot } = round;
    const { fraction } = this.clock;
    const { previousPosition, position } = game.player;
    const eye = lerp(previousPosition, position, fraction);
    const way = this.guide.wayIn(game);
    const moment = { now: add(timeOf(game), mul(timeStep, fraction)), fraction, eye, way, lookout };
    const seen = view.follow(moment, screen, round.demo !== undefined && isWide(game, round.demo));
    const { space } = view;
    const aim = pilot.aimFrom(eye, space);
    this.lastAim = aim;
    const hasFog = settings.fog && round.demo === undefined;
    const frame = { round, time, aim, space, seen, lookout, hasFog, totals: news.totals };
    for (const feature of features) feature.show?.(frame);
    const isLifted = features.some(({ liftsFog }) => liftsFog === true);
    const fog = hasFog ? (isLifted ? 'lifted' : 'on') : 'off';
    view.show(moment, aim, seen, screen, fog);
    this.hud.show(game, view.shows(aim) ? aim : undefined, lookout, settings.isPaused, way);
    news.show(time, stage.isLost);
    screens.show(round, time, isCovered());
  }
}

function lookoutOf({ game }: Round): Lookout {
  return lookoutFor(game.world, game.creatures, game.view, sharpnessFor(game.player));
}
