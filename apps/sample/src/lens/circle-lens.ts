/**
 * The lens on a blast: the rows of tiles that its circle covers, and whom it would reach.
 *
 * Shows: `rowsInCircle`, `objectsInCircle` and a line of sight to each one found.
 */
import { rowsInCircle } from '@tilewright/queries';
import { centerOf, tile, tileCount } from '@tilewright/tilemap';
import { format, meters } from '@tilewright/units';
import { Container, Graphics } from 'pixi.js';
import blastLines from 'virtual:source/simulation/blast.ts/traceBlast';
import { traceBlast } from '../simulation/blast.js';
import { colors } from '../view/colors.js';
import { circlePath, inCentimeters, linePath, newDrawing, rowPath } from '../view/draw.js';
import { Labels } from '../view/labels.js';
import type { Figure, Lens, Scene } from './lens.js';

export class CircleLens implements Lens {
  readonly id = 'circle';
  readonly title = 'Circle';
  readonly about =
    'A charge that goes off at the aim: the circle covers these rows of tiles. It hurts whom it sees (yellow); a wall shelters the others (grey).';
  readonly sources = [blastLines];
  readonly marks = newDrawing();
  readonly signs = new Container();
  private readonly lines = new Graphics();
  private readonly sizes = new Labels(34);

  constructor() {
    this.signs.addChild(inCentimeters(this.lines), this.sizes.container);
  }

  show({ game: { world, creatures }, aim }: Scene): readonly Figure[] {
    const { space, bounds } = world;
    const { circle, reached, sheltered } = traceBlast(world, creatures, aim);
    const rows = [...rowsInCircle(space, circle, { bounds })];
    const { marks, lines, sizes } = this;

    marks.clear();
    sizes.clear();
    let tiles = 0;
    for (const [i, row] of rows.entries()) {
      const size = row.xMax - row.xMin + 1;
      tiles += size;
      rowPath(marks, space, row)
        .fill({ color: colors.light, alpha: i % 2 === 0 ? 0.3 : 0.17 })
        .stroke({ color: colors.light, width: 4, alpha: 0.7, alignment: 1 });
      sizes.write(String(size), centerOf(space, tile(row.xMin, row.y)), colors.light);
    }
    lines.clear();
    for (const id of reached) {
      const row = creatures.rowOf(id);
      linePath(lines, circle.center, creatures.positions.get(row)).stroke({ color: colors.ray, width: 4, alpha: 0.7 });
      circlePath(lines, creatures.bodyOf(row)).stroke({ color: colors.ray, width: 6 });
    }
    for (const id of sheltered) {
      circlePath(lines, creatures.bodyOf(creatures.rowOf(id))).stroke({ color: colors.unlit, width: 6 });
    }
    circlePath(lines, circle).stroke({ color: colors.ink, width: 11, alpha: 0.6 });
    circlePath(lines, circle).stroke({ color: colors.light, width: 5 });
    return [
      ['radius', format(circle.radius, meters)],
      ['tiles', `${tiles} in ${rows.length} rows, of ${tileCount(bounds)}`],
      ['creatures', `${reached.length} reached, ${sheltered.length} sheltered, of ${creatures.count}`],
    ];
  }
}
