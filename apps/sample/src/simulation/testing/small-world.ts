/**
 * Small worlds drawn as text, for tests: `#` blocks walking and sight, `~` walking only; `%` is a
 * wall that a charge breaches, `+` a closed door; the rest is open ground.
 */
import {
  type BitTilemap,
  bitTilemapFrom,
  type Tile,
  tile,
  tileCenter,
  tileRect,
  tilesIn,
  tileSpace,
} from '@tilewright/tilemap';
import {
  degrees,
  degreesPerSecond,
  Direction2,
  meters,
  metersPerSecond,
  metersPerTile,
  position,
  type Position2,
} from '@tilewright/units';
import type { Area } from '../area.js';
import { type Commands, createGame, timeOf } from '../game.js';
import type { Game } from '../state.js';
import { hitPoints } from '../health.js';
import { startWaves } from '../waves.js';
import type { Herd, World } from '../world.js';

/** A position in meters. Here, a tile is one meter wide. */
export function at(x: number, y: number): Position2 {
  return position(meters(x), meters(y));
}

/** A herd without an area: tests place its creatures themselves. */
export function herdOf(properties: Partial<Herd> = {}): Herd {
  return {
    name: 'tests',
    kind: 'hound',
    // Required by the type; no test reads it.
    area: { kind: 'point', name: 'tests', position: at(0.5, 0.5) } as Area,
    share: 1,
    radius: meters(0.3),
    speed: metersPerSecond(3),
    turnRate: degreesPerSecond(180),
    sightRange: meters(10),
    sightArc: degrees(90),
    health: hitPoints(2),
    bite: hitPoints(1),
    ...properties,
  };
}

/** The commands of a player who does nothing except what `commands` says. */
export function idle(commands: Partial<Commands> = {}): Commands {
  return { walk: undefined, aim: at(0, 0), slow: false, shoot: false, throwCharge: false, ...commands };
}

/** The tile of the text's first character is (0, 0); `P` is where the player starts. */
export function smallWorld(...rows: readonly string[]): World {
  const bounds = tileRect({ x: 0, y: 0, width: rows[0]?.length ?? 0, height: rows.length });
  const space = tileSpace({ origin: at(0, 0), tileSize: metersPerTile(1) });
  const signAt = (x: number, y: number): string => rows[y]?.charAt(x) ?? '';
  const marked = (signs: string): BitTilemap =>
    bitTilemapFrom(bounds, (x, y) => signAt(x, y) !== '' && signs.includes(signAt(x, y)));
  const isStart = ({ x, y }: Tile): boolean => signAt(x, y) === 'P';
  const { x, y } = [...tilesIn(bounds)].find(isStart) ?? tile(0, 0);
  return {
    space,
    bounds,
    solid: marked('#~%+'),
    opaque: marked('#%+'),
    breakable: marked('%'),
    doors: marked('+'),
    title: 'test',
    player: {
      position: tileCenter(space, tile(x, y)),
      radius: meters(0.4),
      speed: metersPerSecond(5),
      facing: Direction2.east,
      health: hitPoints(20),
    },
    herds: [],
    places: [],
    goals: [],
    lessons: [],
  };
}

/**
 * A game in a small world, with creatures at given positions. By default they look east. The game has
 * begun.
 */
export function gameWith(
  world: World,
  ...creatures: readonly { herd?: Herd; position: Position2; heading?: Direction2 }[]
): Game {
  const game = createGame(world, { seed: 1, creatures: 0 });
  game.phase = 'playing';
  startWaves(game, timeOf(game));
  game.creatures.add(
    creatures.map(({ herd = herdOf(), position, heading = Direction2.east }) => ({ herd, position, heading })),
    timeOf(game),
  );
  return game;
}
