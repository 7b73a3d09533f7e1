/** A picture on a canvas. On its pen, a meter is 1, so lengths become numbers here and nowhere else. */
import { type BitTilemap, pixelSpace, type PixelSpace } from '@tilewright/tilemap';
import {
  type Circle2,
  type Length,
  meters,
  pixelsPerMeter,
  type PointColumn,
  type Position2,
  type Segment2,
  valueIn,
} from '@tilewright/units';
import type { Picture } from './page.js';
import { bounds, space } from './walk.js';

export class CanvasPicture implements Picture {
  private readonly canvas: HTMLCanvasElement;
  private readonly pen: CanvasRenderingContext2D;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.pen = canvas.getContext('2d')!;
  }

  /** Where the world is on the canvas, in pixels of the page: converts pointers to positions. */
  get camera(): PixelSpace {
    const width = Math.max(this.canvas.clientWidth, 1);
    return pixelSpace({ origin: space.origin, pixelsPerMeter: pixelsPerMeter(width / bounds.width) });
  }

  /** Makes the canvas as fine as the screen, and empty. In each frame, because windows change their sizes. */
  clear(): void {
    const { canvas, pen } = this;
    const scale = (canvas.clientWidth * Math.min(devicePixelRatio, 2)) / bounds.width;
    [canvas.width, canvas.height] = [bounds.width * scale, bounds.height * scale];
    pen.scale(scale, scale);
  }

  tiles(map: BitTilemap, color: string, value = true): void {
    // One path for all, so that no gaps show between the tiles.
    this.pen.beginPath();
    map.forEach((each, x, y) => {
      if (each === value) this.pen.rect(x, y, 1, 1);
    });
    this.fill(color);
  }

  disc({ center, radius }: Circle2, color: string): void {
    this.pen.beginPath();
    this.addDisc(center, radius);
    this.fill(color);
  }

  discs(centers: PointColumn<Position2>, radius: Length, color: string, filter?: (center: Position2) => boolean): void {
    this.pen.beginPath();
    for (let i = 0; i < centers.length; i++) {
      const center = centers.get(i);
      if (filter === undefined || filter(center)) this.addDisc(center, radius);
    }
    this.fill(color);
  }

  line({ start, end }: Segment2, thickness: Length, color: string): void {
    this.pen.beginPath();
    this.pen.moveTo(valueIn(start.x, meters), valueIn(start.y, meters));
    this.pen.lineTo(valueIn(end.x, meters), valueIn(end.y, meters));
    this.pen.lineWidth = valueIn(thickness, meters);
    this.pen.strokeStyle = color;
    this.pen.stroke();
  }

  private addDisc({ x, y }: Position2, radius: Length): void {
    const [left, top, r] = [valueIn(x, meters), valueIn(y, meters), valueIn(radius, meters)];
    this.pen.moveTo(left + r, top);
    this.pen.arc(left, top, r, 0, 2 * Math.PI);
  }

  private fill(color: string): void {
    this.pen.fillStyle = color;
    this.pen.fill();
  }
}
