/** What all zones of a world know from the start, in every process: the walls, the zones, and where bodies are born. */
import {
  type BitTilemap,
  bitTilemapFrom,
  type Tile,
  tile,
  tileAt,
  tileBounds,
  tileCenter,
  type TileRect,
  tileRect,
  tilesIn,
  type TileSpace,
  tileSpace,
} from '@tilewright/tilemap';
import {
  add,
  difference,
  type Length,
  meters,
  metersPerTile,
  position,
  type Position2,
  rectangle,
  type Rectangle2,
  sub,
} from '@tilewright/units';
import type { PlayerNumber, ZoneNumber } from './ids.js';
import type { Random } from './random.js';

export interface World {
  /** Ties tiles to positions in meters. */
  readonly space: TileSpace;
  /** Walls. They do not change. */
  readonly solid: BitTilemap;
  /** The tiles of a zone without a wall: bodies are born in their centers. None is empty. Made when first asked for. */
  readonly openTilesOf: (zone: ZoneNumber) => readonly Tile[];
  /** How many zones stand side by side, and one below the other. */
  readonly columns: number;
  readonly rows: number;
  /** The creatures that are born in each zone before its first tick. */
  readonly herd: number;
  readonly seed: number;
  /** For how many ticks a zone remembers the bodies that left it. */
  readonly memory: number;
}

export interface WorldOptions {
  readonly columns: number;
  readonly rows: number;
  readonly herd: number;
  readonly seed: number;
  /** 200 if not given: 10 s, after which no client sees a body where it was. */
  readonly memory?: number;
}

const MEMORY = 200;

/**
 * How far a body goes beyond the border before it is handed over. A body that walks along a border would otherwise be
 * handed back and forth in every tick.
 */
const BORDER_MARGIN: Length = meters(0.5);

/**
 * A world drawn as text, with walls at `#`, divided into zones of one size. Its first tile is (0, 0), and tiles are 1 m
 * wide.
 *
 * @throws RangeError if the rows of text differ in length or cannot be divided into the zones, or if a zone has only
 * walls
 */
export function worldFrom(
  text: readonly string[],
  { columns, rows, herd, seed, memory = MEMORY }: WorldOptions,
): World {
  const width = text[0]?.length ?? 0;
  const height = text.length;
  if (!text.every((row) => row.length === width))
    throw new RangeError('worldFrom: all rows of text must be equally long');
  if (!isDivisor(columns, width) || !isDivisor(rows, height)) {
    throw new RangeError(`worldFrom: ${columns} x ${rows} zones must divide ${width} x ${height} tiles evenly`);
  }
  const solid = bitTilemapFrom(tileRect({ x: 0, y: 0, width, height }), (x, y) => text[y]!.charAt(x) === '#');
  const grid = { solid, columns, rows };
  for (let zone = 0; zone < columns * rows; zone++) requireOpenGround(grid, zone);
  return {
    ...grid,
    space: tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) }),
    openTilesOf: openTilesWhenAsked(grid),
    herd,
    seed,
    memory,
  };
}

/** The map, and how it is divided. */
type Grid = Pick<World, 'solid' | 'columns' | 'rows'>;

function requireOpenGround(grid: Grid, zone: ZoneNumber): void {
  for (const place of tilesIn(tileRectOf(grid, zone))) if (!grid.solid.get(place)) return;
  throw new RangeError(
    `worldFrom: zone ${zone} must have open ground, received only walls. Make one of its tiles a '.', so that bodies can be born`,
  );
}

/** A process keeps few of the zones of a large world, and a client none. */
function openTilesWhenAsked(grid: Grid): World['openTilesOf'] {
  const known = new Map<ZoneNumber, readonly Tile[]>();
  return (zone) => {
    const open = known.get(zone) ?? [...tilesIn(tileRectOf(grid, zone))].filter((place) => !grid.solid.get(place));
    known.set(zone, open);
    return open;
  };
}

function isDivisor(count: number, length: number): boolean {
  return Number.isInteger(count) && count > 0 && length > 0 && length % count === 0;
}

export function zoneCount({ columns, rows }: World): number {
  return columns * rows;
}

/** The numbers of all zones. */
export function zonesOf(world: World): readonly ZoneNumber[] {
  return Array.from({ length: zoneCount(world) }, (_, zone) => zone);
}

export function isZone(world: World, zone: ZoneNumber): boolean {
  return Number.isInteger(zone) && zone >= 0 && zone < zoneCount(world);
}

/** The zone in which a position lies. Positions outside of the map belong to the nearest zone. */
export function zoneAt({ space, solid, columns, rows }: World, place: Position2): ZoneNumber {
  const { x, y } = tileAt(space, place);
  const { width, height } = solid.bounds;
  const column = Math.floor(Math.min(Math.max(x, 0), width - 1) / (width / columns));
  const row = Math.floor(Math.min(Math.max(y, 0), height - 1) / (height / rows));
  return row * columns + column;
}

/** Where the bodies of a zone may be: its tiles, and a little more on each side. */
export function reachOf(world: World, zone: ZoneNumber): Rectangle2 {
  const { min, max } = tileRectBounds(world, tileRectOf(world, zone));
  const margin = difference(BORDER_MARGIN, BORDER_MARGIN);
  return rectangle(sub(min, margin), add(max, margin));
}

/** The one zone that may make a player's body. All others ask it to, so that no player is born twice. */
export function homeOf(world: World, player: PlayerNumber): ZoneNumber {
  return player % zoneCount(world);
}

/** Open ground in a zone: the center of a tile. */
export function openPlaceIn({ space, openTilesOf }: World, zone: ZoneNumber, random: Random): Position2 {
  const open = openTilesOf(zone);
  return tileCenter(space, open[Math.floor(random.fraction() * open.length)]!);
}

function tileRectBounds({ space }: World, { x, y, width, height }: TileRect): Rectangle2 {
  return rectangle(tileBounds(space, tile(x, y)).min, tileBounds(space, tile(x + width - 1, y + height - 1)).max);
}

export function tileRectOf({ solid, columns, rows }: Grid, zone: ZoneNumber): TileRect {
  const width = solid.bounds.width / columns;
  const height = solid.bounds.height / rows;
  return tileRect({ x: (zone % columns) * width, y: Math.floor(zone / columns) * height, width, height });
}
