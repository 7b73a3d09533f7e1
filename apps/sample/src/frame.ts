/**
 * One frame after the other: input, steps of the simulation, the lens, drawing.
 *
 * Shows: a game that moves in steps of one length, and is drawn at any moment in between.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import { add, instant, type Instant, lerp, milliseconds, mul, type Position2, seconds, sub } from '@tilewright/units';
import { publish } from './debug-hook.js';
import { CostMeter } from './hud/costs.js';
import { Hud } from './hud/hud.js';
import { LensPanel } from './hud/lens-panel.js';
import { News } from './hud/news.js';
import { elementById } from './hud/page.js';
import { Plots } from './hud/plots.js';
import type { Aim } from './input/aim.js';
import type { Keyboard } from './input/keyboard.js';
import type { Pointer } from './input/pointer.js';
import type { Lenses } from './lens/lenses.js';
import type { Settings } from './settings.js';
import type { StepEvents } from './simulation/events.js';
import { type Game, setCreatureCount, step, timeOf } from './simulation/game.js';
import { StepClock, timeStep } from './simulation/time.js';
import { lookoutFor } from './simulation/watch.js';
import { workOf } from './simulation/work.js';
import { BodiesView } from './view/bodies-view.js';
import { type Camera, type Screen, viewOf } from './view/camera.js';
import { EffectsView } from './view/effects-view.js';
import type { Pictures } from './view/pictures.js';
import { Shake } from './view/shake.js';
import { Stage } from './view/stage.js';
import type { TilesView } from './view/tiles-view.js';

/** On a machine that is too slow for more in a frame, the game goes slower instead of in jerks. */
const mostSteps = 8;

export interface Parts {
  readonly game: Game;
  readonly settings: Settings;
  readonly stage: Stage;
  readonly camera: Camera;
  readonly lenses: Lenses;
  readonly keyboard: Keyboard;
  readonly pointer: Pointer;
  readonly aim: Aim;
  /** Whether a charge is to be thrown; each is asked for once. */
  readonly takeThrow: () => boolean;
  readonly tilesView: TilesView;
  readonly pictures: Pictures;
}

export class FrameLoop {
  private readonly parts: Parts;
  private readonly bodies: BodiesView;
  private readonly effects: EffectsView;
  private readonly shake = new Shake();
  private readonly hud = new Hud();
  private readonly panel = new LensPanel();
  private readonly plots = new Plots(elementById('plots'));
  private readonly meter = new CostMeter();
  private readonly clock = new StepClock();
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly begin = now();
  private readonly news = new News();
  private space: PixelSpace;
  private lookout: StepEvents['lookout'];
  private last = now();
  private isPopulated = true;

  constructor(parts: Parts) {
    this.parts = parts;
    const { game, stage, settings, lenses, tilesView, pictures, camera } = parts;
    this.bodies = new BodiesView(game, pictures, this.calm.matches);
    this.effects = new EffectsView(pictures, this.calm.matches);
    const { ground, marks, bodies, signs } = stage.layers;
    ground.addChild(tilesView.container);
    marks.addChild(this.effects.ground, lenses.marks);
    bodies.addChild(this.bodies.container);
    signs.addChild(lenses.signs, this.effects.container);
    this.lookout = lookoutFor(game.world, game.creatures, game.player.position);
    this.space = camera.spaceFor(game.player.position, stage.screen ?? Stage.smallest);
    settings.onChange(() => {
      this.isPopulated = false;
    });
  }

  /** @param onFailure - is told what ended the game */
  run(onFailure: (problem: unknown) => void): void {
    const frame = (): void => {
      try {
        this.advance();
        // A window of no size shows nothing; the game goes on.
        const { screen } = this.parts.stage;
        if (screen !== undefined) this.draw(screen);
        requestAnimationFrame(frame);
      } catch (problem) {
        onFailure(problem);
      }
    };
    frame();
  }

  /** Makes the steps that are due. */
  private advance(): void {
    const { game, settings, keyboard, pointer, aim, takeThrow, stage } = this.parts;
    const { player, creatures } = game;
    if (!this.isPopulated) {
      this.isPopulated = true;
      if (creatures.count + game.population.away.length !== settings.creatures) {
        setCreatureCount(game, settings.creatures);
        this.lookout = lookoutFor(game.world, creatures, player.position);
      }
    }
    const time = now();
    if (settings.isPaused || stage.isLost) this.clock.skipTo(time);
    const due = Math.min(this.clock.stepsUntil(time), mostSteps) + settings.singleSteps;
    settings.singleSteps = 0;
    this.meter.begin();
    for (let i = 0; i < due; i++) {
      aim.advance(timeStep, player.position, this.space);
      const commands = {
        walk: keyboard.walk ?? pointer.walk,
        aim: aim.from(player.position, this.space),
        shoot: keyboard.isShooting || pointer.isShooting,
        throwCharge: takeThrow(),
      };
      this.meter.take('update');
      this.take(step(game, commands, this.meter.mark), time);
    }
    this.last = time;
  }

  /** Hands on what happened in a step. */
  private take(events: StepEvents, time: Instant): void {
    const { game } = this.parts;
    this.lookout = events.lookout;
    this.news.take(events, time);
    const now = timeOf(game);
    this.effects.add(events, now);
    if (!this.calm.matches) {
      for (const { circle } of events.blasts) this.shake.feel(circle.center, game.player.position, now);
    }
    this.meter.count(workOf(game, events));
  }

  private draw(screen: Screen): void {
    const { game, settings, stage, camera, lenses, aim, tilesView } = this.parts;
    const { player } = game;
    const { fraction } = this.clock;
    const now = add(timeOf(game), mul(timeStep, fraction));
    this.meter.begin();
    const eye = lerp(player.previousPosition, player.position, fraction);
    this.space = camera.spaceFor(add(eye, this.shake.offsetAt(now)), screen);
    const target: Position2 = aim.from(eye, this.space);
    const figures = lenses.show(settings.lens, { game, aim: target, space: this.space, lookout: this.lookout });
    this.meter.take('queries');

    const view = viewOf(this.space, screen);
    tilesView.show(view, this.calm.matches ? seconds(0) : sub(this.last, this.begin));
    this.bodies.show(view, now, fraction, eye);
    this.effects.show(game, now, fraction, eye, target);
    stage.draw(this.space, screen);
    this.hud.show(game, target, this.lookout, this.news.totals.slain, settings.isPaused);
    this.panel.show(lenses.byId(settings.lens), figures);
    this.news.show(this.last, stage.isLost);
    this.meter.take('drawing');
    const costs = this.meter.end();
    this.plots.add(costs);
    publish({
      game,
      settings,
      aim: target,
      space: this.space,
      figures,
      costs,
      drawn: {
        tiles: tilesView.drawnCount,
        bodies: this.bodies.drawnCount,
        effects: this.effects.drawnCount,
      },
      totals: this.news.totals,
    });
  }
}

/** The time of the browser, as an instant. */
function now(): Instant {
  return instant(milliseconds(performance.now()));
}
