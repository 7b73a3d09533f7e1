/**
 * What a game needs of a map: the ground it stands on, what is in the way, where everybody starts.
 *
 * Shows: from a map of the Tiled editor to typed values, `solidTiles` as bit maps, custom properties read through a unit.
 */
import type { BitTilemap, TileRect, TileSpace, TypedTilemap } from '@tilewright/tilemap';
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
import { freeRadii } from './clearance.js';
import { type HitPoints, hitPoints } from './health.js';

/** Where the game takes place. Nothing in it changes. */
export interface World {
  /** Ties tiles to positions in meters. */
  readonly space: TileSpace;
  /** The tiles of the map. */
  readonly bounds: TileRect;
  /** What stops feet: walls, water, tables. */
  readonly solid: BitTilemap;
  /** What stops the eye and a ray: walls, trees, shelves. */
  readonly opaque: BitTilemap;
  /** How large a circle fits anywhere on a tile without touching a solid one. */
  readonly freeRadii: TypedTilemap<Length>;
  /** What the map is called. */
  readonly title: string;
  readonly player: PlayerStart;
  readonly herds: readonly Herd[];
  readonly places: readonly Area[];
}

/** How the player starts. */
export interface PlayerStart {
  readonly position: Position2;
  readonly radius: Length;
  readonly speed: Speed;
  readonly facing: Direction2;
  readonly health: HitPoints;
}

/** Creatures of one kind, and where they live. */
export interface Herd {
  readonly name: string;
  readonly kind: CreatureKind;
  readonly area: Area;
  /** How many there are, in proportion to the other herds; at a point there is one. */
  readonly share: number;
  readonly radius: Length;
  readonly speed: Speed;
  /** How fast they can turn. */
  readonly turnRate: AngularVelocity;
  /** How far they see, and how wide: half of the arc is to the left of where they look. */
  readonly sightRange: Length;
  readonly sightArc: Angle;
  readonly health: HitPoints;
  /** What a bite takes; those who do not bite do not chase either. */
  readonly bite: HitPoints;
}

export const creatureKinds = ['rat', 'frog', 'hound', 'guard', 'ogre'] as const;
export type CreatureKind = (typeof creatureKinds)[number];

/** @throws TiledError if the map lacks something that the game needs, or has it in the wrong form */
export function worldOf(map: TiledMap): World {
  const spawns = objectLayer(map, 'spawns').objects;
  const places = [...allLayers(map)].flatMap((layer) => (layer.kind === 'objects' ? layer.objects : []));
  const solid = solidTiles(map, { property: 'solid' });
  return {
    space: map.space,
    bounds: map.bounds,
    solid,
    freeRadii: freeRadii(solid, map.space),
    opaque: solidTiles(map, { property: 'opaque' }),
    title: property(map, 'title', 'string') ?? map.file,
    player: playerStartOf(map, spawns),
    herds: spawns.filter((object) => object.class === 'creatures').map((object) => herdOf(map, object)),
    places: places.filter(isArea).filter((object) => object.class === 'place'),
  };
}

/** The name of the place that a position lies in; of a position between them all, that of the map. */
export function nameOfPlace({ places, title }: World, position: Position2): string {
  return places.find((place) => isInArea(place, position))?.name ?? title;
}

function playerStartOf(map: TiledMap, spawns: readonly TiledObject[]): PlayerStart {
  const object = spawns.find((spawn) => spawn.class === 'player');
  if (object === undefined) throw wrong(map, 'an object of the class "player"', undefined);
  return {
    position: object.position,
    radius: property(object, 'radius', meters) ?? meters(0.4),
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
