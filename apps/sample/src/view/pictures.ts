/**
 * The pictures of player and creatures, drawn by code: seen from above, looking east, in one sheet.
 *
 * The shoulders of a body are as wide as the circle that the simulation moves: what one sees is what walls stop and queries
 * find.
 */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { type CreatureKind, creatureKinds } from '../simulation/world.js';
import { DrawingError } from './stage.js';

/** The pixels of the sheet that the radius of a body takes. */
export const pixelsPerRadius = 48;
/** Ears, tails and the glow reach beyond the body. */
const cell = 160;

type Paint = (pen: CanvasRenderingContext2D) => void;

export interface Pictures {
  readonly creatures: Readonly<Record<CreatureKind, Texture>>;
  readonly player: Texture;
  /** Falls on what the lantern shines at. */
  readonly glow: Texture;
}

export function drawPictures(): Pictures {
  const paints: readonly Paint[] = [...creatureKinds.map((kind) => creaturePaints[kind]), paintPlayer, paintGlow];
  // Drawn large and shown small: the smaller copies keep thin lines from flickering.
  const source = new ImageSource({ resource: paintSheet(paints), autoGenerateMipmaps: true });
  const pictureOf = (paint: Paint): Texture =>
    new Texture({ source, frame: new Rectangle(cell * paints.indexOf(paint), 0, cell, cell) });
  const { rat, frog, hound, guard, ogre } = creaturePaints;
  return {
    creatures: {
      rat: pictureOf(rat),
      frog: pictureOf(frog),
      hound: pictureOf(hound),
      guard: pictureOf(guard),
      ogre: pictureOf(ogre),
    },
    player: pictureOf(paintPlayer),
    glow: pictureOf(paintGlow),
  };
}

/** One cell for each, side by side. */
function paintSheet(paints: readonly Paint[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = cell * paints.length;
  canvas.height = cell;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new DrawingError('This browser gives no canvas to draw on');
  for (const [i, paint] of paints.entries()) {
    pen.setTransform(1, 0, 0, 1, cell * (i + 0.5), cell / 2);
    paint(pen);
  }
  return canvas;
}

const outline = '#15131b';

/** A filled ellipse with an outline around it. */
function blob(pen: CanvasRenderingContext2D, fill: string, x: number, y: number, rx: number, ry: number = rx): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 5;
  pen.strokeStyle = outline;
  pen.stroke();
}

/** A dot without an outline. */
function dot(pen: CanvasRenderingContext2D, fill: string, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

/** A thick line through points, with an outline around it. */
function stroke(pen: CanvasRenderingContext2D, color: string, width: number, ...points: [number, number][]): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [style, size] of [
    [outline, width + 9],
    [color, width],
  ] as const) {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.strokeStyle = style;
    pen.lineWidth = size;
    pen.stroke();
  }
}

/** The same on both sides: `side` is 1 on the right, -1 on the left. */
function both(paint: (side: 1 | -1) => void): void {
  paint(1);
  paint(-1);
}

const creaturePaints: Readonly<Record<CreatureKind, Paint>> = {
  rat(pen) {
    stroke(pen, '#d99a9a', 5, [-40, 0], [-56, 10], [-70, 2]);
    blob(pen, '#8d8398', -4, 0, 42, 31);
    blob(pen, '#a59bb0', 28, 0, 20, 17);
    both((side) => blob(pen, '#e6b3b3', 18, 20 * side, 10));
    both((side) => dot(pen, '#ffffff', 35, 8 * side, 4));
    dot(pen, '#e6b3b3', 47, 0, 5);
  },
  frog(pen) {
    both((side) => stroke(pen, '#4f9a3f', 11, [-20, 26 * side], [-44, 42 * side]));
    both((side) => stroke(pen, '#4f9a3f', 9, [24, 26 * side], [40, 42 * side]));
    blob(pen, '#6cc04a', 0, 0, 44, 37);
    blob(pen, '#8fdc66', -8, 0, 22, 16);
    both((side) => blob(pen, '#e8ffd0', 30, 20 * side, 12));
    both((side) => dot(pen, '#15131b', 34, 20 * side, 6));
  },
  hound(pen) {
    stroke(pen, '#8a5a34', 9, [-36, 0], [-62, -10]);
    blob(pen, '#a8703f', -6, 0, 43, 30);
    blob(pen, '#c48a52', 26, 0, 23, 22);
    both((side) => blob(pen, '#6e4526', 18, 22 * side, 15, 8));
    blob(pen, '#e3b683', 44, 0, 12, 11);
    dot(pen, '#15131b', 51, 0, 6);
    both((side) => dot(pen, '#15131b', 32, 10 * side, 4));
  },
  guard(pen) {
    stroke(pen, '#b98d55', 6, [-10, 44], [66, 44]);
    stroke(pen, '#e8edf5', 8, [58, 44], [70, 44]);
    blob(pen, '#9c2f3f', -4, 0, 30, 46);
    blob(pen, '#c7cfdd', 4, 0, 29);
    stroke(pen, '#f05a5a', 8, [-26, 0], [8, 0]);
    both((side) => dot(pen, '#15131b', 24, 9 * side, 4));
  },
  ogre(pen) {
    stroke(pen, '#7a5a3a', 14, [0, 46], [58, 38]);
    blob(pen, '#56683a', -6, 0, 36, 47);
    both((side) => blob(pen, '#6d8248', 8, 38 * side, 16));
    blob(pen, '#86a05a', 8, 0, 27, 25);
    both((side) => blob(pen, '#fff3c9', 31, 11 * side, 6));
    both((side) => dot(pen, '#15131b', 19, 11 * side, 5));
    dot(pen, '#6d8248', -2, -6, 5);
  },
};

function paintPlayer(pen: CanvasRenderingContext2D): void {
  stroke(pen, '#dfe6ef', 7, [14, -38], [66, -30]);
  stroke(pen, '#8a5a34', 9, [10, -39], [18, -37]);
  blob(pen, '#2f7bd0', 0, 0, 45);
  blob(pen, '#5aa5f0', -12, 0, 27, 30);
  blob(pen, '#f6cfa6', 12, 0, 25);
  // Hair on the back of the head.
  pen.beginPath();
  pen.arc(12, 0, 25, 0.5 * Math.PI, 1.5 * Math.PI);
  pen.fillStyle = '#6b3f22';
  pen.fill();
  both((side) => dot(pen, outline, 28, 9 * side, 4.5));
}

function paintGlow(pen: CanvasRenderingContext2D): void {
  const glow = pen.createRadialGradient(0, 0, pixelsPerRadius * 0.8, 0, 0, cell / 2);
  glow.addColorStop(0, 'rgb(255 226 150 / 0.9)');
  glow.addColorStop(0.4, 'rgb(255 206 110 / 0.5)');
  glow.addColorStop(1, 'rgb(255 190 80 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(-cell / 2, -cell / 2, cell, cell);
}
