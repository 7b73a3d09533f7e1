/**
 * All pictures that are not tiles, drawn by code, in one sheet: a renderer that need not change its texture draws thousands
 * of them at once.
 */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { type CreatureKind, creatureKinds } from '../simulation/world.js';
import { creaturePaints, paintPlayer } from './paint/bodies.js';
import { type EffectName, effectNames, effectPaints } from './paint/effects.js';
import { cell, type Paint, type Pen } from './paint/pen.js';
import { DrawingError } from './stage.js';

/** How something looks, and in the moment in which it is hit. */
export interface BodyPicture {
  readonly usual: Texture;
  /** The same shape, white all over. */
  readonly flash: Texture;
}

export interface Pictures {
  readonly creatures: Readonly<Record<CreatureKind, BodyPicture>>;
  readonly player: BodyPicture;
  readonly effects: Readonly<Record<EffectName, Texture>>;
}

const columns = 8;
/** How much of a cell is left out on both sides, and above and below. */
type Inset = readonly [dx: number, dy: number];
const insets: Partial<Record<EffectName, Inset>> = {
  // What is stretched stays off its neighbors.
  beam: [cell / 4, 0],
  // Many at once: where nothing is painted, nothing need be drawn.
  arrow: [cell / 5, cell / 3],
};

/** @throws DrawingError if the browser has no canvas */
export function drawPictures(): Pictures {
  const paints: Paint[] = [];
  const bodies = [...creatureKinds.map((kind) => creaturePaints[kind]), paintPlayer];
  for (const paint of bodies) paints.push(paint, whitened(paint));
  for (const name of effectNames) paints.push(effectPaints[name]);
  // Drawn large and shown small: the smaller copies keep thin lines from flickering.
  const source = new ImageSource({ resource: paintSheet(paints), autoGenerateMipmaps: true });
  const at = (i: number, [dx, dy]: Inset = [0, 0]): Texture => {
    const [x, y] = [cell * (i % columns), cell * Math.floor(i / columns)];
    return new Texture({ source, frame: new Rectangle(x + dx, y + dy, cell - 2 * dx, cell - 2 * dy) });
  };
  const body = (paint: Paint): BodyPicture => {
    const i = 2 * bodies.indexOf(paint);
    return { usual: at(i), flash: at(i + 1) };
  };
  const effect = (name: EffectName): Texture => at(2 * bodies.length + effectNames.indexOf(name), insets[name]);
  return {
    creatures: recordOf(creatureKinds, (kind) => body(creaturePaints[kind])),
    player: body(paintPlayer),
    effects: recordOf(effectNames, effect),
  };
}

/** One value for each name. */
function recordOf<Name extends string, T>(names: readonly Name[], valueOf: (name: Name) => T): Record<Name, T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets that the keys are all names
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, T>;
}

/** Paints a shape and then covers it with white. */
function whitened(paint: Paint): Paint {
  return (pen) => {
    paint(pen);
    pen.globalCompositeOperation = 'source-atop';
    pen.fillStyle = '#ffffff';
    pen.fillRect(-cell / 2, -cell / 2, cell, cell);
  };
}

/** One cell for each picture, row by row. */
function paintSheet(paints: readonly Paint[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = cell * columns;
  canvas.height = cell * Math.ceil(paints.length / columns);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new DrawingError('This browser does not provide a 2D canvas');
  for (const [i, paint] of paints.entries()) inCell(pen, i, paint);
  return canvas;
}

/** Nothing that a paint does reaches beyond its cell. */
function inCell(pen: Pen, i: number, paint: Paint): void {
  pen.save();
  pen.translate(cell * ((i % columns) + 0.5), cell * (Math.floor(i / columns) + 0.5));
  pen.beginPath();
  pen.rect(-cell / 2, -cell / 2, cell, cell);
  pen.clip();
  paint(pen);
  pen.restore();
}
