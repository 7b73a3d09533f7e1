/** The looks of the letters of short texts on the map: the digits, and what stands between them. */
import { outline, type Paint } from './pen.js';

export const letterNames = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', ',', '-'] as const;
export type Letter = (typeof letterNames)[number];

/** The height of a letter in its picture, and the distance between two letters divided by it. */
export const letterHeight = 110;
export const advancePerHeight = 0.62;

/** White, to be tinted, with an outline. */
export function paintLetter(letter: Letter): Paint {
  return (pen) => {
    pen.font = `bold ${letterHeight}px ui-monospace, 'DejaVu Sans Mono', 'Liberation Mono', monospace`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = letterHeight / 5;
    pen.strokeStyle = outline;
    pen.strokeText(letter, 0, 0);
    pen.fillStyle = '#ffffff';
    pen.fillText(letter, 0, 0);
  };
}

export function isLetter(text: string): text is Letter {
  return letterNames.some((letter) => letter === text);
}
