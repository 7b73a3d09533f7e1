/**
 * The minimap: the picture of the whole map, and marks for the player, the goal and the part of the map on the screen.
 *
 * Shows: positions as shares of the map: a quotient of two lengths is a plain number.
 */
import { tile, tileCorner } from '@tilewright/tilemap';
import {
  add,
  div,
  type Duration,
  instant,
  type Instant,
  inverseLerp,
  type Position2,
  rectangle,
  type Rectangle2,
  seconds,
  sub,
} from '@tilewright/units';
import type { Frame } from '../feature.js';
import { addHtml, elementById } from '../hud/page.js';
import type { World } from '../simulation/world.js';
import { DrawingError } from '../view/stage.js';
import { MinimapPicture } from './picture.js';

/** The time between two pictures: a step of the player is less than a pixel. */
const pause: Duration = seconds(0.1);

const html = `<div id="minimap" class="panel" aria-hidden="true">
  <canvas id="minimap-picture"></canvas>
  <i id="minimap-screen"></i>
  <i id="minimap-goal"></i>
  <i id="minimap-player"></i>
</div>`;

export class MapPanel {
  private readonly map: Rectangle2;
  private readonly picture: MinimapPicture;
  private readonly data: ImageData;
  private readonly pen: CanvasRenderingContext2D;
  private readonly marks: Readonly<Record<'player' | 'goal' | 'screen', HTMLElement>>;
  private nextAt: Instant = instant(seconds(0));

  /** @throws DrawingError if the browser has no canvas */
  constructor(world: World) {
    addHtml('quest', html, 'afterend');
    this.marks = {
      player: elementById('minimap-player'),
      goal: elementById('minimap-goal'),
      screen: elementById('minimap-screen'),
    };
    const { x, y, width, height } = world.bounds;
    this.map = rectangle(tileCorner(world.space, tile(x, y)), tileCorner(world.space, tile(x + width, y + height)));
    this.picture = new MinimapPicture(world);
    this.data = new ImageData(this.picture.bytes, width, height);
    this.pen = penOf('minimap-picture', width, height);
  }

  show({ round, seen, hasFog, time }: Frame): void {
    if (time < this.nextAt) return;
    this.nextAt = add(time, pause);
    const { picture, pen, data, marks } = this;
    const { game } = round;
    const { player, goal } = game;
    picture.paint(game, hasFog);
    pen.putImageData(data, 0, 0);
    this.place(marks.player, player.position);
    this.frame(marks.screen, seen);
    marks.goal.hidden = goal === undefined;
    if (goal !== undefined) this.place(marks.goal, goal.position);
  }

  private place(mark: HTMLElement, { x, y }: Position2): void {
    const { min, max } = this.map;
    mark.style.left = percent(inverseLerp(min.x, max.x, x));
    mark.style.top = percent(inverseLerp(min.y, max.y, y));
  }

  private frame(mark: HTMLElement, part: Rectangle2): void {
    const { min, max } = this.map;
    this.place(mark, part.min);
    mark.style.width = percent(div(sub(part.max.x, part.min.x), sub(max.x, min.x)));
    mark.style.height = percent(div(sub(part.max.y, part.min.y), sub(max.y, min.y)));
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

function penOf(id: string, width: number, height: number): CanvasRenderingContext2D {
  const canvas = elementById(id);
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error(`The element with the id "${id}" must be a canvas`);
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new DrawingError('This browser does not provide a 2D canvas');
  return pen;
}
