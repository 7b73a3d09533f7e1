/**
 * The frame loop: input, simulation steps, the lens, the picture, the page.
 *
 * Shows: a game that advances in fixed time steps and is drawn at any moment between two of them.
 */
import {
  add,
  instant,
  type Instant,
  lerp,
  meters,
  milliseconds,
  mul,
  type Position2,
  vectorTowards,
} from '@tilewright/units';
import { publish } from './debug-hook.js';
import { CostMeter } from './hud/costs.js';
import { Hud } from './hud/hud.js';
import { LensPanel } from './hud/lens-panel.js';
import { News } from './hud/news.js';
import { PlotsPanel } from './hud/plots-panel.js';
import type { Input } from './input/input.js';
import type { Lenses } from './lens/lenses.js';
import type { Settings } from './settings.js';
import type { Session } from './share/session.js';
import type { StepEvents } from './simulation/events.js';
import { step, timeOf } from './simulation/game.js';
import type { Game } from './simulation/state.js';
import { StepClock, timeStep } from './simulation/time.js';
import { type Lookout, lookoutFor } from './simulation/watch.js';
import { workOf } from './simulation/work.js';
import type { Sound } from './sound/sound.js';
import type { Screen } from './view/camera.js';
import type { GameView } from './view/game-view.js';
import type { Stage } from './view/stage.js';

/** The most steps in one frame. On a slower machine the game slows down instead of stuttering. */
const mostSteps = 8;

export interface Parts {
  /** The game to begin with. */
  readonly session: Session;
  readonly settings: Settings;
  readonly input: Input;
  readonly lenses: Lenses;
  readonly stage: Stage;
  readonly view: GameView;
  /** Whether something covers the picture, so that the game cannot be played. */
  readonly isCovered: () => boolean;
  readonly sound: Sound;
  /** Called when a watched run is over. */
  readonly onRunEnd: (session: Session) => void;
}

export class FrameLoop {
  private readonly parts: Parts;
  private session: Session;
  private readonly clock = new StepClock();
  private readonly meter = new CostMeter();
  private readonly hud = new Hud();
  private readonly news = new News();
  private readonly panel = new LensPanel();
  private readonly plots = new PlotsPanel();
  /** Who saw the player in the last step. */
  private lookout: Lookout;
  /** The number of creatures that the user asked for last. */
  private askedFor: number;

  constructor(parts: Parts) {
    this.parts = parts;
    this.session = parts.session;
    this.askedFor = parts.settings.creatures;
    this.lookout = this.lookAround();
  }

  /** Plays another game on the same map. */
  play(session: Session): void {
    this.session = session;
    this.askedFor = this.parts.settings.creatures;
    this.lookout = this.lookAround();
    this.parts.view.play(session.game);
    this.news.begin();
  }

  /** @param onFailure - called with the error that ended the game */
  run(onFailure: (problem: unknown) => void): void {
    const frame = (): void => {
      try {
        const time = instant(milliseconds(performance.now()));
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

  /** Adds or removes creatures when the user changes their number. */
  private populate(): void {
    const { creatures } = this.parts.settings;
    if (creatures === this.askedFor) return;
    this.askedFor = creatures;
    this.session.setCreatureCount(creatures);
    this.lookout = this.lookAround();
  }

  private lookAround(): Lookout {
    const { world, creatures, view } = this.session.game;
    return lookoutFor(world, creatures, view);
  }

  /** Makes the steps that are due. @param time - the browser's time */
  private advance(time: Instant): void {
    const { session } = this;
    const { game } = session;
    const { settings, input, stage, view, isCovered, onRunEnd } = this.parts;
    if (settings.isPaused || stage.isLost || isCovered()) this.clock.skipTo(time);
    const due = Math.min(this.clock.stepsUntil(time), mostSteps) + settings.singleSteps;
    settings.singleSteps = 0;
    this.meter.begin();
    for (let i = 0; i < due; i++) {
      const commands = session.next(() => input.next(game.player.position, view.space));
      if (commands === undefined) {
        onRunEnd(session);
        break;
      }
      this.meter.take('update');
      this.take(step(game, commands, this.meter.mark), time);
    }
  }

  /** Passes on what happened in a step. */
  private take(events: StepEvents, time: Instant): void {
    const { game } = this.session;
    const { view, sound } = this.parts;
    this.lookout = events.lookout;
    sound.take(events, game.player.position);
    this.news.take(events, game.score, time);
    view.take(events, timeOf(game));
    this.meter.count(workOf(game, events));
  }

  /** Draws the moment between the last step and the next one. */
  private draw(time: Instant, screen: Screen): void {
    const { settings, input, lenses, stage, view } = this.parts;
    const { session, lookout, news, meter } = this;
    const { game } = session;
    const { fraction } = this.clock;
    const { previousPosition, position } = game.player;
    const eye = lerp(previousPosition, position, fraction);
    const moment = { now: add(timeOf(game), mul(timeStep, fraction)), fraction, eye };

    meter.begin();
    const seen = view.follow(moment, screen);
    const { space } = view;
    const aim = session.watched === undefined ? input.aimFrom(eye, space) : aheadOf(game, eye);
    const figures = lenses.show(settings.lens, { game, aim, space, view: seen, lookout });
    meter.take('queries');

    const lens = lenses.byId(settings.lens);
    const fog = settings.fog ? (lens?.liftsFog === true ? 'lifted' : 'on') : 'off';
    view.show(moment, aim, seen, screen, fog);
    this.hud.show(game, view.shows(aim) ? aim : undefined, lookout, news.totals, settings.isPaused);
    this.panel.show(lens, figures);
    news.show(time, stage.isLost);
    meter.take('drawing');

    const costs = meter.end();
    this.plots.add(costs);
    publish({
      game,
      settings,
      aim,
      space,
      figures,
      costs,
      drawn: view.drawn,
      totals: news.totals,
      sounds: this.parts.sound.played,
    });
  }
}

/** Where the player of a watched run looks: a recording does not say how far. */
function aheadOf({ player }: Game, eye: Position2): Position2 {
  return add(eye, vectorTowards(player.facing, meters(6)));
}
