/**
 * All pictures except the tiles, drawn by code into one sheet, so that the renderer draws thousands of them without a
 * change of texture.
 */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { type CreatureKind, creatureKinds } from '../simulation/balance.js';
import { creaturePaints, paintPlayer } from './paint/bodies.js';
import { type EffectName, effectNames, effectPaints } from './paint/effects.js';
import { type Letter, letterNames, paintLetter } from './paint/letters.js';
import { cell, type Paint, type Pen } from './paint/pen.js';
import { DrawingError } from './stage.js';

/** The look of a body, and its look at the moment of a hit. */
export interface BodyPicture {
  readonly usual: Texture;
  /** The same shape, white all over. */
  readonly flash: Texture;
}

export interface Pictures {
  readonly creatures: Readonly<Record<CreatureKind, BodyPicture>>;
  readonly player: BodyPicture;
  readonly effects: Readonly<Record<EffectName, Texture>>;
  readonly letters: Readonly<Record<Letter, Texture>>;
}

const columns = 8;
/** The margins of a cell that are left out: left and right, above and below. */
type Inset = readonly [dx: number, dy: number];
const insets: Partial<Record<EffectName, Inset>> = {
  // Stretched pictures must not sample their neighbors.
  beam: [cell / 4, 0],
  // Drawn in large numbers, so the transparent margin is cut off.
  arrow: [cell / 5, cell / 3],
};

/** @throws DrawingError if the browser has no canvas */
export function drawPictures(): Pictures {
  const paints: Paint[] = [];
  const bodies = [...creatureKinds.map((kind) => creaturePaints[kind]), paintPlayer];
  for (const paint of bodies) paints.push(paint, whitened(paint));
  for (const name of effectNames) paints.push(effectPaints[name]);
  const firstLetter = paints.length;
  for (const letter of letterNames) paints.push(paintLetter(letter));
  // Drawn large and shown small: mipmaps keep thin lines from flickering.
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
    letters: recordOf(letterNames, (letter) => at(firstLetter + letterNames.indexOf(letter))),
  };
}

/** One value for each name. */
function recordOf<Name extends string, T>(names: readonly Name[], valueOf: (name: Name) => T): Record<Name, T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` loses the type of the keys
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

/** Clips a painting to its cell. */
function inCell(pen: Pen, i: number, paint: Paint): void {
  pen.save();
  pen.translate(cell * ((i % columns) + 0.5), cell * (Math.floor(i / columns) + 0.5));
  pen.beginPath();
  pen.rect(-cell / 2, -cell / 2, cell, cell);
  pen.clip();
  paint(pen);
  pen.restore();
}
