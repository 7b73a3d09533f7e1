/** Paints what does not change: the ground of each zone, walls, and borders. */
import { solidRectangles, tile, tileBounds, type TileRect } from '@tilewright/tilemap';
import { meters, type Rectangle2, valueIn } from '@tilewright/units';
import { tileRectOf, type World, zonesOf } from '../simulation/world.js';
import { colors, groundOf } from './colors.js';

/** A painter whose unit is the meter. */
export type Pen = CanvasRenderingContext2D;

const BORDER_WIDTH = 0.06;
const LABEL = '0.7px system-ui, sans-serif';

export class WorldPainter {
  private readonly world: World;
  private readonly walls = new Path2D();
  private readonly zones: readonly Box[];

  constructor(world: World) {
    this.world = world;
    for (const rect of solidRectangles(world.solid)) {
      const { x, y, width, height } = boxOf(world, rect);
      this.walls.rect(x, y, width, height);
    }
    this.zones = zonesOf(world).map((zone) => boxOf(world, tileRectOf(world, zone)));
  }

  /** @param isOpen - whether frames of a zone come; others are dark */
  paint(pen: Pen, isOpen: (zone: number) => boolean): void {
    for (const [zone, { x, y, width, height }] of this.zones.entries()) {
      pen.fillStyle = groundOf(zone, this.world.columns, isOpen(zone));
      pen.fillRect(x, y, width, height);
    }
    pen.fillStyle = colors.wall;
    pen.fill(this.walls);
    pen.lineWidth = BORDER_WIDTH;
    pen.strokeStyle = colors.border;
    pen.setLineDash([0.4, 0.3]);
    for (const { x, y, width, height } of this.zones) pen.strokeRect(x, y, width, height);
    pen.setLineDash([]);
    pen.fillStyle = colors.border;
    pen.font = LABEL;
    pen.textAlign = 'left';
    for (const [zone, { x, y }] of this.zones.entries()) pen.fillText(`zone ${zone}`, x + 1.2, y + 1.8);
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In meters. */
function boxOf({ space }: World, { x, y, width, height }: TileRect): Box {
  const { min } = tileBounds(space, tile(x, y));
  const { max }: Rectangle2 = tileBounds(space, tile(x + width - 1, y + height - 1));
  const [west, north] = [valueIn(min.x, meters), valueIn(min.y, meters)];
  return { x: west, y: north, width: valueIn(max.x, meters) - west, height: valueIn(max.y, meters) - north };
}
