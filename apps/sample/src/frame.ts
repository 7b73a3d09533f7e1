/**
 * The frame loop: input, simulation steps, the lens, the picture, the page.
 *
 * Shows: a game that advances in fixed time steps and is drawn at any moment between two of them.
 */
import { add, instant, type Instant, lerp, milliseconds, mul } from '@tilewright/units';
import { publish } from './debug-hook.js';
import { CostMeter } from './hud/costs.js';
import { Hud } from './hud/hud.js';
import { LensPanel } from './hud/lens-panel.js';
import { News } from './hud/news.js';
import { PlotsPanel } from './hud/plots-panel.js';
import type { Lenses } from './lens/lenses.js';
import type { Minimap } from './minimap/minimap.js';
import { phaseOf, type Round, type Rounds } from './rounds.js';
import { shotOf } from './screens/demo.js';
import type { Screens } from './screens/screens.js';
import type { Settings } from './settings.js';
import type { StepEvents } from './simulation/events.js';
import { setCreatureCount, step, timeOf } from './simulation/game.js';
import { totalOf } from './simulation/population.js';
import { StepClock, timeStep } from './simulation/time.js';
import { type Lookout, lookoutFor } from './simulation/watch.js';
import { workOf } from './simulation/work.js';
import type { Screen } from './view/camera.js';
import type { GameView } from './view/game-view.js';
import type { Stage } from './view/stage.js';

/** The most steps in one frame. On a slower machine the game slows down instead of stuttering. */
const mostSteps = 8;

export interface Parts {
  readonly rounds: Rounds;
  readonly settings: Settings;
  readonly lenses: Lenses;
  readonly stage: Stage;
  readonly view: GameView;
  readonly screens: Screens;
  readonly minimap: Minimap;
  /** Whether something covers the picture, so that the game cannot be played. */
  readonly isCovered: () => boolean;
}

export class FrameLoop {
  private readonly parts: Parts;
  private readonly clock = new StepClock();
  private readonly meter = new CostMeter();
  private readonly hud = new Hud();
  private readonly news = new News();
  private readonly panel = new LensPanel();
  private readonly plots = new PlotsPanel();
  /** The round that the last frame showed, and who saw the player in its last step. */
  private round: Round;
  private lookout: Lookout;
  private isPopulated = true;

  constructor(parts: Parts) {
    this.parts = parts;
    this.round = parts.rounds.current;
    this.lookout = lookoutOf(this.round);
    parts.settings.onChange(() => {
      this.isPopulated = false;
    });
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
    this.lookout = lookoutOf(round);
    this.parts.view.play(round.game);
    this.news.clear();
  }

  /** Adds or removes creatures when the user changes their number. */
  private populate(): void {
    const { settings } = this.parts;
    const { game, demo } = this.round;
    if (this.isPopulated || demo !== undefined) return;
    this.isPopulated = true;
    if (totalOf(game) === settings.creatures) return;
    setCreatureCount(game, settings.creatures);
    this.lookout = lookoutOf(this.round);
  }

  /** Makes the steps that are due. @param time - the browser's time */
  private advance(time: Instant): void {
    const { settings, stage, view, isCovered } = this.parts;
    const { game, pilot } = this.round;
    if (settings.isPaused || stage.isLost || isCovered()) this.clock.skipTo(time);
    const due = Math.min(this.clock.stepsUntil(time), mostSteps) + settings.singleSteps;
    settings.singleSteps = 0;
    this.meter.begin();
    for (let i = 0; i < due; i++) {
      const commands = pilot.next(game, view.space);
      this.meter.take('update');
      this.take(step(game, commands, this.meter.mark), time);
    }
  }

  /** Passes on what happened in a step. */
  private take(events: StepEvents, time: Instant): void {
    const { game } = this.round;
    const { view } = this.parts;
    this.lookout = events.lookout;
    this.news.take(game, events, time);
    view.take(events, timeOf(game));
    this.meter.count(workOf(game, events));
  }

  /** Draws the moment between the last step and the next one. */
  private draw(time: Instant, screen: Screen): void {
    const { settings, lenses, stage, view, screens, minimap } = this.parts;
    const { round, lookout, news, meter } = this;
    const { game, pilot } = round;
    const { fraction } = this.clock;
    const { previousPosition, position } = game.player;
    const eye = lerp(previousPosition, position, fraction);
    const moment = { now: add(timeOf(game), mul(timeStep, fraction)), fraction, eye };

    meter.begin();
    const shot = round.demo && shotOf(game, round.demo);
    const chosen = shot?.lens ?? settings.lens;
    const seen = view.follow(moment, screen, shot?.isWide ?? false);
    const { space } = view;
    const aim = pilot.aimFrom(eye, space);
    const figures = lenses.show(chosen, { game, aim, space, view: seen, lookout });
    meter.take('queries');

    const lens = lenses.byId(chosen);
    const hasFog = settings.fog && round.demo === undefined;
    const fog = hasFog ? (lens?.liftsFog === true ? 'lifted' : 'on') : 'off';
    view.show(moment, aim, seen, screen, fog);
    this.hud.show(game, view.shows(aim) ? aim : undefined, lookout, settings.isPaused);
    this.panel.show(lens, figures);
    news.show(time, stage.isLost);
    minimap.show(game, seen, hasFog, time);
    screens.show(round, lens, time);
    meter.take('drawing');

    const costs = meter.end();
    this.plots.add(costs);
    publish({
      phase: phaseOf(round),
      game,
      settings,
      aim,
      space,
      figures,
      costs,
      drawn: view.drawn,
      totals: news.totals,
    });
  }
}

function lookoutOf({ game }: Round): Lookout {
  return lookoutFor(game.world, game.creatures, game.view);
}
