/**
 * The lens on a shot: the tiles that the ray visits, numbered in order, the creatures that it passes through, and what
 * stops it.
 *
 * Shows: the answers of `castRay`, `firstObjectOnSegment`, `objectsOnSegment` and `tilesOnSegment`, as the game gets
 * them.
 */
import { nameOfDirection, type Tile, tileCenter } from '@tilewright/tilemap';
import { centimeters, circle, directionBetween, distance, format, meters } from '@tilewright/units';
import { Container, Graphics } from 'pixi.js';
import { type Shot, tilesOfShot, traceShot } from '../simulation/shot.js';
import { colors } from '../view/colors.js';
import { circlePath, inCentimeters, linePath, newDrawing, tilePath } from '../view/draw.js';
import { Labels } from './labels.js';
import type { Pictures } from '../view/pictures.js';
import type { Figure, Lens, Scene } from './lens.js';

export class RayLens implements Lens {
  readonly id = 'ray';
  readonly about =
    'A shot visits the tiles that it crosses, in order, and stops at the first wall. The tracker, an index of all creatures by tile, finds those that it hits; it passes through those that it kills.';
  readonly liftsFog = false;
  readonly marks = newDrawing();
  readonly signs = new Container();
  private readonly line = new Graphics();
  private readonly numbers: Labels;

  constructor(pictures: Pictures) {
    this.numbers = new Labels(pictures, centimeters(40));
    this.signs.addChild(inCentimeters(this.line), this.numbers.container);
  }

  show({ game: { world, creatures, player }, aim }: Scene): readonly Figure[] {
    const { space } = world;
    const direction = directionBetween(player.position, aim) ?? player.facing;
    const shot = traceShot(world, creatures, player.position, direction);
    const tiles = tilesOfShot(world, shot);
    const { marks, numbers } = this;

    marks.clear();
    for (const tile of shot.wall === undefined ? tiles : tiles.slice(0, -1)) tilePath(marks, space, tile);
    // All widths are in centimeters.
    marks.fill({ color: colors.ray, alpha: 0.22 }).stroke({ color: colors.ray, width: 4, alpha: 0.8, alignment: 1 });
    if (shot.wall !== undefined) {
      tilePath(marks, space, shot.wall.tile)
        .fill({ color: colors.wall, alpha: 0.5 })
        .stroke({ color: colors.wall, width: 8, alignment: 1 });
    }
    this.drawLine(shot);
    numbers.begin();
    for (const [i, tile] of tiles.entries()) numbers.write(String(i + 1), tileCenter(space, tile));
    numbers.end();
    return [
      ['tiles walked', String(tiles.length)],
      ['length', format(distance(shot.ray.start, shot.end), meters, { digits: 2 })],
      ['kills on its way', shot.pierced.length === 0 ? 'nobody' : String(shot.pierced.length)],
      ['stopped by', stopOf(shot, tiles.at(-1))],
    ];
  }

  private drawLine({ ray, end, target, wall, pierced }: Shot): void {
    const { line } = this;
    line.clear();
    linePath(line, ray.start, end).stroke({ color: colors.ink, width: 12, alpha: 0.7, cap: 'round' });
    linePath(line, ray.start, end).stroke({ color: colors.ray, width: 6, cap: 'round' });
    for (const { contact: position } of pierced) {
      circlePath(line, circle(position, centimeters(9)))
        .fill(colors.ray)
        .stroke({ color: colors.ink, width: 4 });
    }
    if (target === undefined && wall === undefined) return;
    circlePath(line, circle(end, centimeters(13)))
      .fill(colors.wall)
      .stroke({ color: colors.ink, width: 4 });
  }
}

function stopOf({ target, wall }: Shot, last: Tile | undefined): string {
  const at = `tile ${last?.x}, ${last?.y}`;
  if (target !== undefined) return `a creature on ${at}`;
  if (wall === undefined) return 'its range';
  return wall.side === undefined ? at : `${at} from the ${nameOfDirection(wall.side)}`;
}
