/**
 * What a game needs from a map: the ground, the obstacles, and the starting positions.
 *
 * Shows: a Tiled map becomes typed values; `solidTiles` as bit maps; custom properties read through a unit.
 */
import { pushOut } from '@tilewright/motion';
import { bitTilemap, type BitTilemap, type TileRect, type TileSpace } from '@tilewright/tilemap';
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
  circle,
  degrees,
  degreesPerSecond,
  type Direction2,
  directionFromAngle,
  type Length,
  lerp,
  meters,
  metersPerSecond,
  type Position2,
  type Speed,
} from '@tilewright/units';
import { type Area, boundsOfArea, isArea, isInArea } from './area.js';
import { type Abilities, abilities, type CreatureKind, creatureKinds, playerAbilities } from './balance.js';
import { type HitPoints, hitPoints } from './health.js';

/** The world of a game. Only `solid` and `opaque` change in it: where walls are breached and doors open. */
export interface World {
  /** Ties tiles to positions in meters. */
  readonly space: TileSpace;
  /** The tiles of the map. */
  readonly bounds: TileRect;
  /** Tiles that block walking: walls, water, tables. */
  readonly solid: BitTilemap;
  /** Tiles that block sight and rays: walls, trees, shelves. */
  readonly opaque: BitTilemap;
  /** Marked walls, which a charge breaches, and doors. They stay marked when they are open. */
  readonly breakable: BitTilemap;
  readonly doors: BitTilemap;
  /** The name of the map. */
  readonly title: string;
  readonly player: PlayerStart;
  readonly herds: readonly Herd[];
  readonly places: readonly Area[];
  /** In the order in which the player has to reach them. */
  readonly goals: readonly Goal[];
  /** In the order in which the player gets them. */
  readonly lessons: readonly Lesson[];
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
export interface Herd extends Abilities {
  readonly name: string;
  readonly kind: CreatureKind;
  readonly area: Area;
  /** The size of the herd in proportion to other herds. A herd at a point has one creature. */
  readonly share: number;
}

export const goalKinds = ['gate', 'place', 'treasury', 'out'] as const;
export type GoalKind = (typeof goalKinds)[number];

/** What the player has to reach. */
export interface Goal {
  readonly kind: GoalKind;
  readonly name: string;
  /** The middle of its area, to point at. */
  readonly position: Position2;
  /** Where the player has reached it. */
  readonly area: Area;
}

export const lessonKinds = ['walk', 'shoot', 'door', 'throw', 'hide', 'leave'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** What the player learns in the first room. */
export interface Lesson {
  readonly kind: LessonKind;
  /** Where it is given. */
  readonly area: Area;
}

/** @throws TiledError if the map lacks something that the game needs, or has it in a wrong form */
export function worldOf(map: TiledMap): World {
  const spawns = objectLayer(map, 'spawns').objects;
  const areas = [...allLayers(map)].flatMap((layer) => (layer.kind === 'objects' ? layer.objects : [])).filter(isArea);
  const solid = solidTiles(map, { property: 'solid' });
  return {
    space: map.space,
    bounds: map.bounds,
    solid,
    opaque: solidTiles(map, { property: 'opaque' }),
    breakable: marksOf(map, 'breakable'),
    doors: marksOf(map, 'door'),
    title: property(map, 'title', 'string') ?? map.file,
    player: playerStartOf(map, spawns, solid),
    herds: spawns.filter((object) => object.class === 'creatures').map((object) => herdOf(map, object)),
    places: areas.filter((object) => object.class === 'place'),
    goals: areas.filter((object) => object.class === 'goal').map((object) => goalOf(map, object)),
    lessons: areas
      .filter((object) => object.class === 'lesson')
      .map((object) => ({ kind: kindOf(map, object, lessonKinds), area: object })),
  };
}

/** The tiles that have a property; a map without such tiles is fine. */
function marksOf(map: TiledMap, name: string): BitTilemap {
  const isKnown = map.tilesets.some(({ tiles }) => [...tiles.values()].some(({ properties }) => properties.has(name)));
  return isKnown ? solidTiles(map, { property: name }) : bitTilemap(map.bounds);
}

/** The name of the place at a position; the name of the map outside all places. */
export function nameOfPlace({ places, title }: World, position: Position2): string {
  return places.find((place) => isInArea(place, position))?.name ?? title;
}

function playerStartOf(map: TiledMap, spawns: readonly TiledObject[], solid: BitTilemap): PlayerStart {
  const object = spawns.find((spawn) => spawn.class === 'player');
  if (object === undefined) throw wrong(map, 'an object of the class "player"', undefined);
  const radius = property(object, 'radius', meters) ?? playerAbilities.radius;
  // A body inside a wall would never move.
  const out = pushOut(solid, map.space, circle(object.position, radius));
  if (out?.isStuck === true) throw wrong(map, 'near free ground', object.position, object.name);
  return {
    position: out?.center ?? object.position,
    radius,
    speed: property(object, 'speed', metersPerSecond) ?? playerAbilities.speed,
    facing: directionFromAngle(property(object, 'facing', degrees) ?? degrees(0)),
    health: property(object, 'health', hitPoints) ?? playerAbilities.health,
  };
}

function herdOf(map: TiledMap, object: TiledObject): Herd {
  if (!isArea(object)) throw wrong(map, 'an area or a point', object.kind, object.name);
  const kind = kindOf(map, object, creatureKinds);
  const usual = abilities[kind];
  return {
    name: object.name,
    kind,
    area: object,
    share: property(object, 'share', 'number') ?? 1,
    radius: property(object, 'radius', meters) ?? usual.radius,
    speed: property(object, 'speed', metersPerSecond) ?? usual.speed,
    turnRate: property(object, 'turnRate', degreesPerSecond) ?? usual.turnRate,
    sightRange: property(object, 'sightRange', meters) ?? usual.sightRange,
    sightArc: property(object, 'sightArc', degrees) ?? usual.sightArc,
    health: property(object, 'health', hitPoints) ?? usual.health,
    bite: property(object, 'bite', hitPoints) ?? usual.bite,
  };
}

function goalOf(map: TiledMap, area: Area): Goal {
  const kind = kindOf(map, area, goalKinds);
  const { min, max } = boundsOfArea(area);
  return { kind, name: area.name, position: lerp(min, max, 0.5), area };
}

function kindOf<K extends string>(map: TiledMap, object: Area, kinds: readonly K[]): K {
  const name = property(object, 'kind', 'string');
  const kind = kinds.find((each) => each === name);
  if (kind === undefined) throw wrong(map, `of the kind ${kinds.join(', ')}`, name, object.name);
  return kind;
}

function wrong(map: TiledMap, rule: string, value: unknown, ...names: string[]): TiledError {
  return new TiledError({ file: map.file, path: ['layers', 'spawns', ...names], rule, value });
}
