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
import { elementById } from '../hud/page.js';
import type { Game } from '../simulation/state.js';
import type { World } from '../simulation/world.js';
import { DrawingError } from '../view/stage.js';
import { MinimapPicture } from './picture.js';

/** The time between two pictures: a step of the player is less than a pixel. */
const pause: Duration = seconds(0.1);

export class Minimap {
  private readonly map: Rectangle2;
  private readonly picture: MinimapPicture;
  private readonly data: ImageData;
  private readonly pen: CanvasRenderingContext2D;
  private readonly marks = {
    player: elementById('minimap-player'),
    goal: elementById('minimap-goal'),
    screen: elementById('minimap-screen'),
  };
  private nextAt: Instant = instant(seconds(0));

  /** @throws DrawingError if the browser has no canvas */
  constructor(world: World) {
    const { x, y, width, height } = world.bounds;
    this.map = rectangle(tileCorner(world.space, tile(x, y)), tileCorner(world.space, tile(x + width, y + height)));
    this.picture = new MinimapPicture(world);
    this.data = new ImageData(this.picture.bytes, width, height);
    this.pen = penOf('minimap-picture', width, height);
  }

  /** @param screen - the part of the map on the screen; @param now - the browser's time */
  show(game: Game, screen: Rectangle2, hasFog: boolean, now: Instant): void {
    if (now < this.nextAt) return;
    this.nextAt = add(now, pause);
    const { picture, pen, data, marks } = this;
    const { player, goal } = game;
    picture.paint(game, hasFog);
    pen.putImageData(data, 0, 0);
    this.place(marks.player, player.position);
    this.frame(marks.screen, screen);
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
