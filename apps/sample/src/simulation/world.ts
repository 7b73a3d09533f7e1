/**
 * What a game needs from a map: the ground, the obstacles, and the starting positions.
 *
 * Shows: a Tiled map becomes typed values; `solidTiles` as bit maps; custom properties read through a unit.
 */
import { pushOut } from '@tilewright/queries';
import type { BitTilemap, TileRect, TileSpace } from '@tilewright/tilemap';
import {
  allLayers,
  objectLayer,
  property,
  solidTiles,
  type TiledMap,
  TiledError,
  type TiledObject,
} from '@tilewright/tiled';
import {
  type Angle,
  type AngularVelocity,
  circle,
  degrees,
  degreesPerSecond,
  type Direction2,
  directionFromAngle,
  type Length,
  meters,
  metersPerSecond,
  type Position2,
  type Speed,
} from '@tilewright/units';
import { type Area, isArea, isInArea } from './area.js';
import { type HitPoints, hitPoints } from './health.js';

/** The world of the game. It never changes. */
export interface World {
  /** Ties tiles to positions in meters. */
  readonly space: TileSpace;
  /** The tiles of the map. */
  readonly bounds: TileRect;
  /** Tiles that block walking: walls, water, tables. */
  readonly solid: BitTilemap;
  /** Tiles that block sight and rays: walls, trees, shelves. */
  readonly opaque: BitTilemap;
  /** The name of the map. */
  readonly title: string;
  readonly player: PlayerStart;
  readonly herds: readonly Herd[];
  readonly places: readonly Area[];
}

/** The player at the start. */
export interface PlayerStart {
  readonly position: Position2;
  readonly radius: Length;
  readonly speed: Speed;
  readonly facing: Direction2;
  readonly health: HitPoints;
}

/** Creatures of one kind, and their area. */
export interface Herd {
  readonly name: string;
  readonly kind: CreatureKind;
  readonly area: Area;
  /** The size of the herd in proportion to other herds. A herd at a point has one creature. */
  readonly share: number;
  readonly radius: Length;
  readonly speed: Speed;
  /** The greatest turning speed. */
  readonly turnRate: AngularVelocity;
  /** The range of sight, and its arc, centered on the direction in which they look. */
  readonly sightRange: Length;
  readonly sightArc: Angle;
  readonly health: HitPoints;
  /** The damage of a bite. Creatures that do not bite do not chase. */
  readonly bite: HitPoints;
}

export const creatureKinds = ['rat', 'frog', 'hound', 'guard', 'ogre'] as const;
export type CreatureKind = (typeof creatureKinds)[number];

/** @throws TiledError if the map lacks something that the game needs, or has it in a wrong form */
export function worldOf(map: TiledMap): World {
  const spawns = objectLayer(map, 'spawns').objects;
  const places = [...allLayers(map)].flatMap((layer) => (layer.kind === 'objects' ? layer.objects : []));
  const solid = solidTiles(map, { property: 'solid' });
  return {
    space: map.space,
    bounds: map.bounds,
    solid,
    opaque: solidTiles(map, { property: 'opaque' }),
    title: property(map, 'title', 'string') ?? map.file,
    player: playerStartOf(map, spawns, solid),
    herds: spawns.filter((object) => object.class === 'creatures').map((object) => herdOf(map, object)),
    places: places.filter(isArea).filter((object) => object.class === 'place'),
  };
}

/** The name of the place at a position; the name of the map outside all places. */
export function nameOfPlace({ places, title }: World, position: Position2): string {
  return places.find((place) => isInArea(place, position))?.name ?? title;
}

function playerStartOf(map: TiledMap, spawns: readonly TiledObject[], solid: BitTilemap): PlayerStart {
  const object = spawns.find((spawn) => spawn.class === 'player');
  if (object === undefined) throw wrong(map, 'an object of the class "player"', undefined);
  const radius = property(object, 'radius', meters) ?? meters(0.4);
  // A body inside a wall would never move.
  const out = pushOut(solid, map.space, circle(object.position, radius));
  if (out?.isStuck === true) throw wrong(map, 'near free ground', object.position, object.name);
  return {
    position: out?.position ?? object.position,
    radius,
    speed: property(object, 'speed', metersPerSecond) ?? metersPerSecond(5),
    facing: directionFromAngle(property(object, 'facing', degrees) ?? degrees(0)),
    health: property(object, 'health', hitPoints) ?? hitPoints(20),
  };
}

function herdOf(map: TiledMap, object: TiledObject): Herd {
  if (!isArea(object)) throw wrong(map, 'an area or a point', object.kind, object.name);
  const name = property(object, 'kind', 'string');
  const kind = creatureKinds.find((each) => each === name);
  if (kind === undefined) throw wrong(map, `of the kind ${creatureKinds.join(', ')}`, name, object.name);
  return {
    name: object.name,
    kind,
    area: object,
    share: property(object, 'share', 'number') ?? 1,
    radius: property(object, 'radius', meters) ?? meters(0.3),
    speed: property(object, 'speed', metersPerSecond) ?? metersPerSecond(2),
    turnRate: property(object, 'turnRate', degreesPerSecond) ?? degreesPerSecond(180),
    sightRange: property(object, 'sightRange', meters) ?? meters(10),
    sightArc: property(object, 'sightArc', degrees) ?? degrees(120),
    health: property(object, 'health', hitPoints) ?? hitPoints(1),
    bite: property(object, 'bite', hitPoints) ?? hitPoints(0),
  };
}

function wrong(map: TiledMap, rule: string, value: unknown, ...names: string[]): TiledError {
  return new TiledError({ file: map.file, path: ['layers', 'spawns', ...names], rule, value });
}
