/**
 * The conformance table: what is asked, and the exact answers. It imports nothing but its own files, so that no answer
 * comes from what it judges.
 */
import { makeMaps, type Map } from './maps.js';
import { pathCase, rayCase, sightCase, sweepCase } from './moves.js';
import { generator, type Random } from './random.js';
import { borderCase, capsuleCase, discCase, polygonCase, rectangleCase, sectorCase, segmentCase } from './shapes.js';

interface Kind {
  readonly count: number;
  readonly asks: string;
  readonly make: (random: Random, maps: readonly Map[]) => object | undefined;
  readonly hasMaps?: true;
}

const BORDERS = 'A tile owns its north and west border, and y grows to the south.';

/** All kinds, with 10,000 cases together. */
export const KINDS = {
  border: { count: 600, asks: `In which tile is the point? ${BORDERS}`, make: borderCase },
  segment: { count: 1600, asks: `Which tiles have points of the closed segment? ${BORDERS}`, make: segmentCase },
  disc: { count: 1200, asks: `Which tiles have points of the closed disc? ${BORDERS}`, make: discCase },
  rectangle: { count: 700, asks: `Which tiles have points of the closed rectangle? ${BORDERS}`, make: rectangleCase },
  capsule: {
    count: 900,
    asks: `Which tiles have points within the radius of the segment? ${BORDERS}`,
    make: capsuleCase,
  },
  sector: {
    count: 900,
    asks: `Which tiles have points of the closed disc that are clockwise of 'from' and counterclockwise of 'to', edges included? ${BORDERS}`,
    make: sectorCase,
  },
  polygon: { count: 900, asks: `Which tiles have points of the closed convex polygon? ${BORDERS}`, make: polygonCase },
  ray: {
    count: 1200,
    asks: 'Where is a point that moves from start to end stopped by solid tiles? They are closed squares, and it is stopped where no path as near to the segment as you like leads on: it slides along a wall and passes a single corner, but not between two solid tiles that touch. Nothing is solid outside.',
    make: rayCase,
    hasMaps: true,
  },
  sight: {
    count: 800,
    asks: 'Does the center of one tile see the center of the other? It does if a ray between them is not stopped. Both tiles are open, and both ways are asked.',
    make: sightCase,
    hasMaps: true,
  },
  sweep: {
    count: 600,
    asks: 'Where is a box or a disc, whose center moves from start to end, stopped by solid tiles? It may touch tiles, also at both ends and along its way; it is stopped where it would overlap one. No body overlaps a tile at its start.',
    make: sweepCase,
    hasMaps: true,
  },
  path: {
    count: 600,
    asks: "How many straight and diagonal moves has a shortest path, a diagonal move being as long as the square root of 2? 'four-way': straight moves only. 'eight-way': also diagonal ones, past anything. 'no-corner-cutting': a diagonal move needs both tiles beside it open. Outside, all is solid.",
    make: pathCase,
    hasMaps: true,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** The cases of a kind. */
export interface Cases {
  readonly kind: KindName;
  readonly asks: string;
  readonly maps?: readonly Map[];
  readonly cases: readonly object[];
}

/** Each kind has a sequence of its own, so that a change in one leaves the others alone. */
const FIRST_SEED = 2026;

/** The cases of a kind, or the first of them. */
export function casesOf(kind: KindName, most = Infinity): Cases {
  const { count, asks, make, hasMaps }: Kind = KINDS[kind];
  const random = generator(FIRST_SEED + KIND_NAMES.indexOf(kind));
  const maps = makeMaps(generator(FIRST_SEED - 1));
  const cases: object[] = [];
  while (cases.length < Math.min(count, most)) {
    const made = make(random, maps);
    if (made !== undefined) cases.push(made);
  }
  return { kind, asks, ...(hasMaps === true ? { maps } : {}), cases };
}

/** A file of the table: one case a line, so that a difference shows the case. */
export function textOf({ kind, asks, maps, cases }: Cases): string {
  const lines = (all: readonly unknown[]): string => all.map((each) => JSON.stringify(each)).join(',\n');
  const head = `"$schema": "./schema.json",\n"kind": ${JSON.stringify(kind)},\n"asks": ${JSON.stringify(asks)},\n`;
  const mapLines = maps === undefined ? '' : `"maps": [\n${lines(maps)}\n],\n`;
  return `{\n${head}${mapLines}"cases": [\n${lines(cases)}\n]\n}\n`;
}
