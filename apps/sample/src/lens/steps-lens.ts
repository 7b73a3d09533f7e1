/**
 * The lens on the chase: for every tile near the player, the direction of a chaser's next step.
 *
 * Shows: the directions and distances of a flow field; `rowsInRectangle`, for the tiles on the screen.
 */
import { rowsInRectangle, type TileRow } from '@tilewright/queries';
import { type Tile, spiral, tile, tileAt, tileCenter } from '@tilewright/tilemap';
import { add, centimeters, difference, meters, tiles, valueIn } from '@tilewright/units';
import { Container, type Texture } from 'pixi.js';
import type { Trails } from '../simulation/trails.js';
import type { World } from '../simulation/world.js';
import { colors } from '../view/colors.js';
import { newDrawing, tilePath } from '../view/draw.js';
import { Labels } from './labels.js';
import type { Pictures } from '../view/pictures.js';
import { Sprites } from '../view/sprites.js';
import type { Figure, Lens, Scene } from './lens.js';

/** Numbers are shown around the aim only, this many tiles away. */
const reach = 2;
/** The offset from the center of a tile that keeps a number off the arrow. */
const besides = difference(centimeters(-32), centimeters(-30));

export class StepsLens implements Lens {
  readonly id = 'steps';
  readonly about =
    'For each tile near the player, the direction of the next step of a chaser. The numbers are the tiles that remain to walk.';
  readonly liftsFog = true;
  readonly marks = new Container();
  readonly signs: Container;
  private readonly picture: Texture;
  private readonly goal = newDrawing();
  private readonly arrows = new Sprites();
  private readonly around = newDrawing();
  private readonly lengths: Labels;
  /** The goal and the tiles for which the arrows were placed. */
  private drawn: Tile | undefined;
  private drawnRows = '';

  /** @param arrow - a picture of an arrow that points east */
  constructor(pictures: Pictures) {
    this.lengths = new Labels(pictures, centimeters(30));
    this.picture = pictures.effects.arrow;
    this.marks.addChild(this.goal, this.arrows.container, this.around);
    this.signs = this.lengths.container;
  }

  show({ game: { world, trails }, aim, view }: Scene): readonly Figure[] {
    const { space } = world;
    this.drawField(world, trails, [...rowsInRectangle(space, view, { bounds: world.bounds })]);
    const { around, lengths } = this;
    const here = tileAt(space, aim);
    around.clear();
    tilePath(around, space, here).stroke({ color: colors.lit, width: 7, alignment: 1 });
    lengths.begin();
    for (const near of spiral(here, reach)) {
      const length = trails.narrow.distanceAt(near);
      if (length === undefined) continue;
      lengths.write(valueIn(length, tiles).toFixed(1), add(tileCenter(space, near), besides), colors.lit);
    }
    lengths.end();
    const left = trails.narrow.distanceAt(here);
    const next = trails.narrow.nextTile(here);
    const leftWide = trails.wide.distanceAt(here);
    return [
      ['tile', inWords(here)],
      ['tiles to walk', left === undefined ? 'no way' : valueIn(left, tiles).toFixed(2)],
      ['next tile', next === undefined ? 'none' : inWords(next)],
      ['for an ogre', leftWide === undefined ? 'too narrow' : `${valueIn(leftWide, tiles).toFixed(2)} tiles`],
    ];
  }

  /** Places arrows on the tiles on the screen, only when these tiles or the player's tile have changed. */
  private drawField({ space }: World, trails: Trails, rows: readonly TileRow[]): void {
    const [first] = rows;
    const seen = [first?.xMin, first?.xMax, first?.y, rows.length].join();
    if (this.drawn === trails.goal && this.drawnRows === seen) return;
    this.drawn = trails.goal;
    this.drawnRows = seen;
    const { goal, arrows, picture } = this;
    goal.clear();
    tilePath(goal, space, trails.goal).fill({ color: colors.player, alpha: 0.35 });
    arrows.begin();
    for (const { y, xMin, xMax } of rows) {
      for (let x = xMin; x <= xMax; x++) {
        const here = tile(x, y);
        const way = trails.narrow.directionAt(space, tileCenter(space, here));
        if (way === undefined) continue;
        arrows.put(picture, tileCenter(space, here), meters(1), { facing: way, tint: colors.player, alpha: 0.85 });
      }
    }
    arrows.end();
  }
}

function inWords({ x, y }: Tile): string {
  return `${x}, ${y}`;
}
