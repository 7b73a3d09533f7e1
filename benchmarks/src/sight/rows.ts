/** The rows of the benchmark, and how a contender answers them. */
import type { BitTilemap } from '@tilewright/tilemap';
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { type Kind, kinds, radii, type Scene, sceneOf, size } from './scene.js';

const rowName = (kind: Kind, radius: number): string => `${kind}, radius ${radius}`;
export const rowNames: readonly string[] = kinds.flatMap((kind) => radii.map((radius) => rowName(kind, radius)));

/** Looks from one eye after another; each time, what it sees is marked. */
interface Looker {
  readonly look: (x: number, y: number) => void;
  /** Whether a tile was marked. */
  readonly isMarked: (x: number, y: number) => boolean;
  readonly forget: () => void;
}

/** Prepares a map for views of one radius. */
export type Prepare = (walls: BitTilemap, radius: number) => Looker;

export interface SightContender extends Contender {
  readonly prepare: Prepare;
}

/** Makes a contender of a function that prepares a map. Marks are forgotten only for the answers, not in the time. */
export function contender(name: string, prepare: Prepare): SightContender {
  const rows: Record<string, () => Task> = {};
  for (const kind of kinds) {
    for (const radius of radii) {
      let seed = 0;
      rows[rowName(kind, radius)] = alternating(
        () => {
          const scene = sceneOf(kind, radius, 1 + (seed++ % 2));
          return { scene, looker: prepare(scene.walls, radius) };
        },
        ({ scene, looker }) => {
          for (const { x, y } of scene.eyes) looker.look(x, y);
          return scene.eyes.length;
        },
        ({ scene, looker }) => seenBy(scene, looker),
      );
    }
  }
  return { name, rows, prepare };
}

/** A 0 or 1 for each open tile whose center is in the disc of an eye. Peers differ about walls, and about the disc. */
function seenBy({ walls, radius, eyes }: Scene, looker: Looker): number[] {
  const seen: number[] = [];
  for (const eye of eyes) {
    looker.forget();
    looker.look(eye.x, eye.y);
    for (let y = Math.max(0, eye.y - radius); y <= Math.min(size - 1, eye.y + radius); y++) {
      for (let x = Math.max(0, eye.x - radius); x <= Math.min(size - 1, eye.x + radius); x++) {
        const [dx, dy] = [x - eye.x, y - eye.y];
        if (dx * dx + dy * dy > radius * radius || walls.getAt(x, y)) continue;
        seen.push(looker.isMarked(x, y) ? 1 : 0);
      }
    }
  }
  return seen;
}

/** Marks in bytes, for peers that call back for each tile. */
export function byteMarks(): { mark: (x: number, y: number) => void } & Pick<Looker, 'isMarked' | 'forget'> {
  const bytes = new Uint8Array(size * size);
  return {
    mark: (x, y) => {
      if (x >= 0 && y >= 0 && x < size && y < size) bytes[y * size + x] = 1;
    },
    isMarked: (x, y) => bytes[y * size + x] === 1,
    forget: () => bytes.fill(0),
  };
}
