/**
 * The picture of the game: tiles, fog, bodies and effects, each in its own layer, as the camera sees them.
 *
 * Shows: one `PixelSpace` per frame, made from the player's position and shared by view and input.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import { add, instant, type Instant, type Position2, type Rectangle2, seconds, sub } from '@tilewright/units';
import type { Container } from 'pixi.js';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import type { Lookout } from '../simulation/watch.js';
import { BodiesView } from './bodies-view.js';
import { type Camera, type Screen, viewOf } from './camera.js';
import { EffectsView } from './effects-view.js';
import { type FogMode, FogView } from './fog-view.js';
import { Gaze } from './gaze/gaze.js';
import { GoalView } from './goal-view.js';
import { Halo } from './halo.js';
import type { Pictures } from './pictures.js';
import { Shake } from './shake.js';
import { Stage } from './stage.js';
import type { LayersView } from './layers-view.js';

/** The moment that a picture shows, between two steps. */
export interface Moment {
  /** The game's time. */
  readonly now: Instant;
  /** How far `now` lies between the last step and the next one, from 0 to 1. */
  readonly fraction: number;
  /** Where the player is shown. */
  readonly eye: Position2;
  /** Where the player turns on its way to the goal, which is last. */
  readonly way: readonly Position2[];
  /** The creatures that saw the player in the last step. */
  readonly lookout: Lookout;
}

/** How many pictures of each kind a frame drew. */
export interface Drawn {
  readonly tiles: number;
  /** Bodies, their shadows and signs. */
  readonly bodies: number;
  readonly effects: number;
  readonly gazes: number;
}

/** What a feature draws on the map: under the bodies, and over them. */
export interface Overlay {
  readonly marks: Container;
  readonly signs: Container;
}

export interface GameViewParts {
  /** The game to begin with. */
  readonly game: Game;
  readonly stage: Stage;
  readonly camera: Camera;
  readonly tiles: LayersView;
  readonly pictures: Pictures;
  /** Whether the user asked for less motion. */
  readonly isCalm: boolean;
}

const beginning = instant(seconds(0));

export class GameView {
  /** The part of the world that the screen showed last. */
  space: PixelSpace;
  private readonly parts: GameViewParts;
  private game: Game;
  private readonly fog: FogView;
  private readonly gaze: Gaze;
  private readonly bodies: BodiesView;
  private readonly effects: EffectsView;
  private readonly goal: GoalView;
  private readonly halo: Halo;
  private shake = new Shake();

  constructor(parts: GameViewParts) {
    this.parts = parts;
    const { game, stage, camera, tiles, pictures, isCalm } = parts;
    this.game = game;
    tiles.play(game.world);
    this.fog = new FogView(game);
    this.gaze = new Gaze(pictures);
    this.bodies = new BodiesView(game, pictures, this.fog, isCalm);
    this.effects = new EffectsView(pictures, isCalm);
    this.goal = new GoalView(isCalm);
    this.halo = new Halo(pictures);
    this.space = camera.spaceFor(game.player.position, stage.screen ?? Stage.smallest);
    const { ground, fog, bodies, signs } = stage.layers;
    // Under the fog, which hides what the player does not see of it.
    ground.addChild(tiles.container, this.gaze.container, this.effects.ground);
    fog.addChild(this.fog.container);
    bodies.addChild(this.bodies.container);
    signs.addChild(this.goal.container, this.effects.container, this.halo.container);
  }

  /** Adds what a feature draws. */
  add({ marks, signs }: Overlay): void {
    const { layers } = this.parts.stage;
    layers.marks.addChild(marks);
    layers.signs.addChildAt(signs, 0);
  }

  /** Shows another game on the same map. */
  play(game: Game): void {
    this.game = game;
    this.parts.tiles.play(game.world);
    this.fog.play(game);
    this.bodies.play(game);
    this.effects.clear();
    this.shake = new Shake();
  }

  /** Starts the effects of a step that ended at an instant. */
  take(events: StepEvents, now: Instant): void {
    this.effects.add(events, this.game.world.space, now);
    if (this.parts.isCalm) return;
    for (const { circle } of events.blasts) this.shake.feel(circle.center, this.game.player.position, now);
  }

  /**
   * Moves the camera to the player. @param isWide - see `Camera`. @returns the part of the world that the screen shows
   */
  follow({ eye, now }: Moment, screen: Screen, isWide: boolean): Rectangle2 {
    this.space = this.parts.camera.spaceFor(add(eye, this.shake.offsetAt(now)), screen, isWide);
    return viewOf(this.space, screen);
  }

  /** Draws all layers. @param view - what `follow` returned */
  show(moment: Moment, aim: Position2, view: Rectangle2, screen: Screen, fog: FogMode): void {
    const { now, fraction, eye, way, lookout } = moment;
    const { stage, tiles, isCalm } = this.parts;
    tiles.show(view, isCalm ? seconds(0) : sub(now, beginning));
    this.fog.show(view, now, fog);
    this.gaze.show(this.game, lookout, fraction);
    const { pixelsPerMeter: zoom } = this.space;
    this.bodies.show(view, now, fraction, eye, aim, zoom);
    this.effects.show(this.game, now, fraction, eye, aim, zoom);
    this.goal.show(this.game, way, view, eye, now, zoom);
    this.halo.show(eye, this.game.player.radius, this.space);
    stage.draw(this.space, screen);
  }

  /** Whether a creature at a position shows, and is not hidden by the fog. */
  shows(place: Position2): boolean {
    return this.fog.isClear(place);
  }

  /** How many pictures of each kind the last frame drew. */
  get drawn(): Drawn {
    return {
      tiles: this.parts.tiles.drawnCount,
      bodies: this.bodies.drawnCount,
      effects: this.effects.drawnCount,
      gazes: this.gaze.drawnCount,
    };
  }
}
