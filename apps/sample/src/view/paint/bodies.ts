/**
 * The looks of the player and the creatures, seen from above and facing east.
 *
 * The shoulders are as wide as the circle in the simulation, so the picture shows what walls stop and queries find.
 */
import type { CreatureKind } from '../../simulation/balance.js';
import { blob, both, dot, outline, type Paint, type Pen, stroke } from './pen.js';

export const creaturePaints: Readonly<Record<CreatureKind, Paint>> = {
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
    both((side) => dot(pen, outline, 34, 20 * side, 6));
  },
  hound(pen) {
    stroke(pen, '#8a5a34', 9, [-36, 0], [-62, -10]);
    blob(pen, '#a8703f', -6, 0, 43, 30);
    blob(pen, '#c48a52', 26, 0, 23, 22);
    both((side) => blob(pen, '#6e4526', 18, 22 * side, 15, 8));
    blob(pen, '#e3b683', 44, 0, 12, 11);
    dot(pen, outline, 51, 0, 6);
    both((side) => dot(pen, outline, 32, 10 * side, 4));
  },
  guard(pen) {
    stroke(pen, '#b98d55', 6, [-10, 44], [66, 44]);
    stroke(pen, '#e8edf5', 8, [58, 44], [70, 44]);
    blob(pen, '#9c2f3f', -4, 0, 30, 46);
    blob(pen, '#c7cfdd', 4, 0, 29);
    stroke(pen, '#f05a5a', 8, [-26, 0], [8, 0]);
    both((side) => dot(pen, outline, 24, 9 * side, 4));
  },
  ogre(pen) {
    stroke(pen, '#7a5a3a', 14, [0, 46], [58, 38]);
    blob(pen, '#56683a', -6, 0, 36, 47);
    both((side) => blob(pen, '#6d8248', 8, 38 * side, 16));
    blob(pen, '#86a05a', 8, 0, 27, 25);
    both((side) => blob(pen, '#fff3c9', 31, 11 * side, 6));
    both((side) => dot(pen, outline, 19, 11 * side, 5));
    dot(pen, '#6d8248', -2, -6, 5);
  },
};

/** A hat, a coat that is lighter than every creature, and the gun along its line of fire. */
export function paintPlayer(pen: Pen): void {
  blob(pen, '#b5dcff', -4, 0, 36, 46);
  both((side) => stroke(pen, '#dcefff', 13, [0, 36 * side], [28, 14 * side]));
  stroke(pen, '#9aa5b8', 9, [14, 0], [66, 0]);
  stroke(pen, '#ffcf5c', 5, [62, 0], [70, 0]);
  both((side) => dot(pen, '#f6cfa6', 30, 11 * side, 8));
  blob(pen, '#8a5a2e', -6, 0, 30);
  blob(pen, '#b07a42', -8, 0, 18);
  pen.beginPath();
  pen.arc(-8, 0, 18, 0, 2 * Math.PI);
  pen.lineWidth = 5;
  pen.strokeStyle = '#e8574a';
  pen.stroke();
}
