/**
 * Puts the parts together, and makes one frame after the other: input, simulation, queries, drawing.
 *
 * Start reading here, then `simulation/game.ts`.
 */
import { cornerOf, tile, type TileRect, type TileSpace } from '@tilewright/tilemap';
import {
  add,
  clamp,
  type Direction2,
  instant,
  type Instant,
  type Length,
  lerp,
  meters,
  milliseconds,
  type Position2,
  rectangle,
  type Rectangle2,
  seconds,
  sub,
  vectorTowards,
} from '@tilewright/units';
import { publish } from './debug-hook.js';
import { elementById, Hud } from './hud/hud.js';
import { showProblem } from './hud/problem.js';
import { Keyboard } from './input/keyboard.js';
import { Pointer } from './input/pointer.js';
import { LightLens } from './lens/light-lens.js';
import { RayLens } from './lens/ray-lens.js';
import { loadMap, loadPicture } from './load-map.js';
import { options } from './options.js';
import { createGame, step } from './simulation/game.js';
import { shineOn } from './simulation/lantern.js';
import { lookAt } from './simulation/sight.js';
import { StepClock } from './simulation/time.js';
import { worldOf } from './simulation/world.js';
import { BodiesView } from './view/bodies-view.js';
import { Camera } from './view/camera.js';
import { drawPictures } from './view/pictures.js';
import { Stage } from './view/stage.js';
import { pictureFileOf, TilesView } from './view/tiles-view.js';

start().catch(fail);

async function start(): Promise<void> {
  const map = await loadMap('keep.tmj');
  const picture = await loadPicture(pictureFileOf(map));
  const world = worldOf(map);
  const game = createGame(world, options);
  const { player } = game;

  const stage = await Stage.create(elementById('stage'));
  const tilesView = new TilesView(map, picture);
  const bodiesView = new BodiesView(game, drawPictures());
  const rayLens = new RayLens();
  const lightLens = new LightLens();
  const hud = new Hud();
  stage.layers.ground.addChild(tilesView.container);
  stage.layers.marks.addChild(lightLens.marks, rayLens.marks);
  stage.layers.bodies.addChild(bodiesView.container);
  stage.layers.signs.addChild(lightLens.signs, rayLens.signs);

  const camera = new Camera(boundsInWorld(world.space, world.bounds));
  let lightRadius = meters(3);
  const growLight = (change: Length): void => {
    lightRadius = clamp(add(lightRadius, change), meters(0), meters(12));
  };
  let isPaused = false;
  const keyboard = new Keyboard(window, {
    Space: () => {
      isPaused = !isPaused;
    },
    KeyQ: () => growLight(meters(-0.5)),
    KeyE: () => growLight(meters(0.5)),
    '+': () => camera.zoomBy(1),
    '=': () => camera.zoomBy(1),
    '-': () => camera.zoomBy(-1),
  });
  const pointer = new Pointer(stage.canvas, (turn) => growLight(meters(-0.5 * turn)));
  // Until the pointer was seen, the player looks ahead.
  const ahead = (facing: Direction2): Position2 => add(player.position, vectorTowards(facing, meters(6)));

  const clock = new StepClock();
  const begin = now();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  let space = camera.spaceFor(player.position, stage.screen ?? Stage.smallest);

  /** One frame. */
  const frame = (): void => {
    const { screen } = stage;
    const time = now();
    if (isPaused) clock.skipTo(time);
    const { walk } = keyboard;
    for (let due = clock.stepsUntil(time); due > 0; due--) {
      step(game, { walk, aim: pointer.positionIn(space) ?? ahead(walk ?? player.facing) });
    }
    // A window of no size shows nothing; the game goes on.
    if (screen === undefined) return;

    const { fraction } = clock;
    const eye = lerp(player.previousPosition, player.position, fraction);
    space = camera.spaceFor(eye, screen);
    const aim = pointer.positionIn(space) ?? ahead(player.facing);
    const sight = lookAt(world, eye, aim);
    const light = shineOn(world, game.creatures, aim, lightRadius);

    tilesView.show(space, screen, isCalm.matches ? seconds(0) : sub(time, begin));
    lightLens.show(world.space, light);
    rayLens.show(world.space, sight);
    bodiesView.show(fraction, sight, light.creatures);
    stage.draw(space, screen);
    hud.show(game, sight, light, isPaused);
    publish({ game, sight, light, space });
  };

  const loop = (): void => {
    try {
      frame();
      requestAnimationFrame(loop);
    } catch (problem) {
      fail(problem);
    }
  };
  for (const id of ['hud', 'keys']) elementById(id).hidden = false;
  loop();
}

function boundsInWorld(space: TileSpace, { x, y, width, height }: TileRect): Rectangle2 {
  return rectangle(cornerOf(space, tile(x, y)), cornerOf(space, tile(x + width, y + height)));
}

/** The time of the browser, as an instant. */
function now(): Instant {
  return instant(milliseconds(performance.now()));
}

function fail(problem: unknown): void {
  console.error(problem);
  showProblem(problem);
}
