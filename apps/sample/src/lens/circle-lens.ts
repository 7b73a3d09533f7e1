/**
 * The lens on a blast: where a charge thrown now would land, the rows of tiles that its circle covers there, and the
 * creatures that it would reach.
 *
 * Shows: `rowsInCircle`, `objectsInCircle` and a line of sight to each creature found.
 */
import { rowsInCircle, type TileRow } from '@tilewright/queries';
import { tile, tileCenter, tileCount, type TileSpace } from '@tilewright/tilemap';
import { centimeters, distance, format, type Length, meters, type Position2 } from '@tilewright/units';
import { Container, Graphics } from 'pixi.js';
import { type Blast, traceBlast } from '../simulation/blast.js';
import { pathOfThrow } from '../simulation/charges.js';
import type { Creatures } from '../simulation/creatures.js';
import { colors } from '../view/colors.js';
import { circlePath, inCentimeters, linePath, newDrawing, polylinePath, rowPath } from '../view/draw.js';
import { Labels } from './labels.js';
import type { Pictures } from '../view/pictures.js';
import type { Figure, Lens, Scene } from './lens.js';

export class CircleLens implements Lens {
  readonly id = 'circle';
  readonly about =
    'A charge thrown now explodes at the end of its line. The blast covers these rows of tiles and hurts the creatures that it can see (yellow). Walls protect the others (gray).';
  readonly liftsFog = true;
  readonly marks = newDrawing();
  readonly signs = new Container();
  private readonly lines = new Graphics();
  private readonly sizes: Labels;

  constructor(pictures: Pictures) {
    this.sizes = new Labels(pictures, centimeters(34));
    this.signs.addChild(inCentimeters(this.lines), this.sizes.container);
  }

  show({ game: { world, creatures, player }, aim }: Scene): readonly Figure[] {
    const { space, bounds } = world;
    const path = pathOfThrow(world, player.position, aim);
    const landing = path.at(-1) ?? aim;
    const blast = traceBlast(world, creatures, landing);
    const rows = [...rowsInCircle(space, blast.circle, { bounds })];
    const tiles = rows.reduce((sum, row) => sum + lengthOf(row), 0);
    this.drawRows(rows, space);
    this.drawBlast(blast, creatures, path);
    const { reached, sheltered } = blast;
    return [
      ['radius', format(blast.circle.radius, meters)],
      ['lands', whereOf(distance(landing, aim))],
      ['tiles', `${tiles} in ${rows.length} rows, of ${tileCount(bounds)}`],
      ['creatures', `${reached.length} reached, ${sheltered.length} sheltered, of ${creatures.count}`],
    ];
  }

  private drawRows(rows: readonly TileRow[], space: TileSpace): void {
    const { marks, sizes } = this;
    marks.clear();
    sizes.begin();
    for (const [i, row] of rows.entries()) {
      rowPath(marks, space, row)
        .fill({ color: colors.light, alpha: i % 2 === 0 ? 0.3 : 0.17 })
        .stroke({ color: colors.light, width: 4, alpha: 0.7, alignment: 1 });
      sizes.write(String(lengthOf(row)), tileCenter(space, tile(row.xMin, row.y)), colors.light);
    }
    sizes.end();
  }

  private drawBlast({ circle, reached, sheltered }: Blast, creatures: Creatures, path: readonly Position2[]): void {
    const { lines } = this;
    lines.clear();
    polylinePath(lines, path).stroke({ color: colors.ink, width: 9, alpha: 0.6, join: 'round' });
    polylinePath(lines, path).stroke({ color: colors.fire, width: 5, join: 'round' });
    for (const id of reached) {
      const body = creatures.bodyOf(creatures.rowOf(id));
      linePath(lines, circle.center, body.center).stroke({ color: colors.ray, width: 4, alpha: 0.7 });
      circlePath(lines, body).stroke({ color: colors.ray, width: 6 });
    }
    for (const id of sheltered) {
      circlePath(lines, creatures.bodyOf(creatures.rowOf(id))).stroke({ color: colors.unlit, width: 6 });
    }
    circlePath(lines, circle).stroke({ color: colors.ink, width: 11, alpha: 0.6 });
    circlePath(lines, circle).stroke({ color: colors.light, width: 5 });
  }
}

/** Where a charge lands. @param apart - from there to the crosshair */
function whereOf(apart: Length): string {
  return apart < centimeters(5) ? 'at the crosshair' : `${format(apart, meters, { digits: 1 })} from the crosshair`;
}

/** The number of tiles in a row, both ends included. */
function lengthOf({ xMin, xMax }: TileRow): number {
  return xMax - xMin + 1;
}
