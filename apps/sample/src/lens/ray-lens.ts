/**
 * Makes the ray visible: the tiles that it walks, numbered in order, the line itself, and the tile that stops it.
 *
 * Shows: the answers of `tilesOnSegment` and `castRay`, as they are.
 */
import { centerOf, type TileSpace } from '@tilewright/tilemap';
import { centimeters, circle } from '@tilewright/units';
import { BitmapText, Container } from 'pixi.js';
import { endOfSight, type Sight } from '../simulation/sight.js';
import { colors } from '../view/colors.js';
import { circlePath, drawn, inCentimeters, linePath, newDrawing, tilePath } from './draw.js';

/** All widths are in centimetres. */
const digitHeight = 44;

export class RayLens {
  /** Under the bodies. */
  readonly marks = newDrawing();
  /** Over the bodies. */
  readonly signs = inCentimeters(new Container());
  private readonly line = newDrawing();
  /** Number i + 1 is always the same text: only its place changes. */
  private readonly numbers: BitmapText[] = [];

  constructor() {
    this.line.scale.set(1); // inside of `signs`, which has the scale
    this.signs.addChild(this.line);
  }

  show(space: TileSpace, sight: Sight): void {
    this.showTiles(space, sight);
    this.showLine(sight);
    this.showNumbers(space, sight);
  }

  private showTiles(space: TileSpace, { tiles, hit }: Sight): void {
    const { marks } = this;
    marks.clear();
    const walked = hit === undefined ? tiles : tiles.slice(0, -1);
    for (const tile of walked) tilePath(marks, space, tile);
    marks.fill({ color: colors.ray, alpha: 0.3 }).stroke({ color: colors.ray, width: 5, alignment: 1 });
    if (hit === undefined) return;
    tilePath(marks, space, hit.tile)
      .fill({ color: colors.wall, alpha: 0.55 })
      .stroke({ color: colors.wall, width: 9, alignment: 1 });
  }

  private showLine(sight: Sight): void {
    const { line } = this;
    const end = endOfSight(sight);
    line.clear();
    linePath(line, sight.segment.start, end).stroke({ color: colors.ink, width: 13, alpha: 0.7, cap: 'round' });
    linePath(line, sight.segment.start, end).stroke({ color: colors.ray, width: 6.5, cap: 'round' });
    if (sight.hit === undefined) return;
    circlePath(line, circle(end, centimeters(12)))
      .fill(colors.wall)
      .stroke({ color: colors.ink, width: 4 });
  }

  private showNumbers(space: TileSpace, { tiles }: Sight): void {
    for (let i = this.numbers.length; i < tiles.length; i++) this.addNumber(i + 1);
    for (const [i, number] of this.numbers.entries()) {
      const tile = tiles[i];
      number.visible = tile !== undefined;
      if (tile === undefined) continue;
      const { x, y } = centerOf(space, tile);
      number.position.set(drawn(x), drawn(y));
    }
  }

  private addNumber(value: number): void {
    const number = new BitmapText({
      text: String(value),
      style: {
        fontFamily: ['ui-monospace', 'DejaVu Sans Mono', 'Liberation Mono', 'monospace'],
        fontSize: digitHeight,
        fontWeight: 'bold',
        fill: 0xffffff,
        stroke: { color: colors.ink, width: 8, join: 'round' },
      },
    });
    number.anchor.set(0.5);
    this.numbers.push(number);
    this.signs.addChild(number);
  }
}
