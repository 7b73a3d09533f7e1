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
import type { Input } from './input/input.js';
import type { Lenses } from './lens/lenses.js';
import type { Settings } from './settings.js';
import type { StepEvents } from './simulation/events.js';
import { setCreatureCount, step, timeOf } from './simulation/game.js';
import { totalOf } from './simulation/population.js';
import type { Game } from './simulation/state.js';
import { StepClock, timeStep } from './simulation/time.js';
import { type Lookout, lookoutFor } from './simulation/watch.js';
import { workOf } from './simulation/work.js';
import type { Screen } from './view/camera.js';
import type { GameView } from './view/game-view.js';
import type { Stage } from './view/stage.js';

/** The most steps in one frame. On a slower machine the game slows down instead of stuttering. */
const mostSteps = 8;

export interface Parts {
  /** The game to begin with. */
  readonly game: Game;
  readonly settings: Settings;
  readonly input: Input;
  readonly lenses: Lenses;
  readonly stage: Stage;
  readonly view: GameView;
  /** Whether something covers the picture, so that the game cannot be played. */
  readonly isCovered: () => boolean;
}

export class FrameLoop {
  private readonly parts: Parts;
  private game: Game;
  private readonly clock = new StepClock();
  private readonly meter = new CostMeter();
  private readonly hud = new Hud();
  private readonly news = new News();
  private readonly panel = new LensPanel();
  private readonly plots = new PlotsPanel();
  /** Who saw the player in the last step. */
  private lookout: Lookout;
  private isPopulated = true;

  constructor(parts: Parts) {
    this.parts = parts;
    const { game, settings } = parts;
    this.game = game;
    this.lookout = lookoutFor(game.world, game.creatures, game.view);
    settings.onChange(() => {
      this.isPopulated = false;
    });
  }

  /** Plays another game on the same map. */
  play(game: Game): void {
    this.game = game;
    this.lookout = lookoutFor(game.world, game.creatures, game.view);
    this.parts.view.play(game);
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
    const { game } = this;
    const { settings } = this.parts;
    if (this.isPopulated) return;
    this.isPopulated = true;
    if (totalOf(game) === settings.creatures) return;
    setCreatureCount(game, settings.creatures);
    this.lookout = lookoutFor(game.world, game.creatures, game.view);
  }

  /** Makes the steps that are due. @param time - the browser's time */
  private advance(time: Instant): void {
    const { game } = this;
    const { settings, input, stage, view, isCovered } = this.parts;
    if (settings.isPaused || stage.isLost || isCovered()) this.clock.skipTo(time);
    const due = Math.min(this.clock.stepsUntil(time), mostSteps) + settings.singleSteps;
    settings.singleSteps = 0;
    this.meter.begin();
    for (let i = 0; i < due; i++) {
      const commands = input.next(game.player.position, view.space);
      this.meter.take('update');
      this.take(step(game, commands, this.meter.mark), time);
    }
  }

  /** Passes on what happened in a step. */
  private take(events: StepEvents, time: Instant): void {
    const { game } = this;
    const { view } = this.parts;
    this.lookout = events.lookout;
    this.news.take(events, game.score, time);
    view.take(events, timeOf(game));
    this.meter.count(workOf(game, events));
  }

  /** Draws the moment between the last step and the next one. */
  private draw(time: Instant, screen: Screen): void {
    const { settings, input, lenses, stage, view } = this.parts;
    const { game, lookout, news, meter } = this;
    const { fraction } = this.clock;
    const { previousPosition, position } = game.player;
    const eye = lerp(previousPosition, position, fraction);
    const moment = { now: add(timeOf(game), mul(timeStep, fraction)), fraction, eye };

    meter.begin();
    const seen = view.follow(moment, screen);
    const { space } = view;
    const aim = input.aimFrom(eye, space);
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
    publish({ game, settings, aim, space, figures, costs, drawn: view.drawn, totals: news.totals });
  }
}
