/** The looks of shadows, flashes and smoke. White pictures are tinted when they are drawn. */
import { blob, cell, dot, haze, outline, type Paint, ring, stroke } from './pen.js';

/** The radius of the ring in its picture. */
export const ringRadius = 64;

/**
 * The radius of a gaze in its picture: far enough from the edges that the corners of tiles around it are in the
 * picture.
 */
export const gazeRadius = 60;

/** The radius of the ring around the player in its picture: the gun reaches its inner edge. */
const haloRadius = 68;

export const effectPaints = {
  shadow: (pen) => haze(pen, 64, [0, 'rgb(10 8 16 / 0.6)'], [0.6, 'rgb(10 8 16 / 0.45)'], [1, 'rgb(10 8 16 / 0)']),
  glow: (pen) => haze(pen, 78, [0, '#ffffff'], [0.25, 'rgb(255 255 255 / 0.6)'], [1, 'rgb(255 255 255 / 0)']),
  ring: (pen) => ring(pen, ringRadius, ['rgb(255 255 255 / 0.15)', 24], ['rgb(255 255 255 / 0.3)', 14], ['#ffffff', 6]),
  /** Of an eye that sees to all sides. */
  gaze: (pen) =>
    haze(pen, gazeRadius, [0, 'rgb(255 255 255 / 0.9)'], [0.9, 'rgb(255 255 255 / 0.3)'], [1, 'rgb(255 255 255 / 0)']),
  /** The lightest thing on the map, with dark edges, so that it stands out from everything below it. */
  halo: (pen) => ring(pen, haloRadius, [outline, 18], ['#ffffff', 9]),
  spark(pen) {
    pen.scale(1, 0.16);
    haze(pen, 76, [0, '#ffffff'], [0.4, 'rgb(255 255 255 / 0.8)'], [1, 'rgb(255 255 255 / 0)']);
  },
  /** Uniform along its length, because it is stretched. */
  beam(pen) {
    const fade = pen.createLinearGradient(0, -40, 0, 40);
    const stops = [
      [0, 0],
      [0.38, 0.35],
      [0.45, 1],
      [0.55, 1],
      [0.62, 0.35],
      [1, 0],
    ] as const;
    for (const [offset, alpha] of stops) fade.addColorStop(offset, `rgb(255 255 255 / ${alpha})`);
    pen.fillStyle = fade;
    pen.fillRect(-cell / 2, -40, cell, 80);
  },
  smoke: (pen) =>
    haze(pen, 76, [0, 'rgb(255 255 255 / 0.55)'], [0.5, 'rgb(255 255 255 / 0.3)'], [1, 'rgb(255 255 255 / 0)']),
  soot(pen) {
    haze(pen, 76, [0, 'rgb(12 10 16 / 0.75)'], [0.45, 'rgb(12 10 16 / 0.5)'], [1, 'rgb(12 10 16 / 0)']);
    for (let i = 0; i < 11; i++) {
      pen.rotate(2.4);
      dot(pen, 'rgb(12 10 16 / 0.45)', 40 + ((i * 17) % 26), 0, 4 + ((i * 7) % 6));
    }
  },
  alert(pen) {
    stroke(pen, '#ffcf5c', 18, [0, -52], [0, 4]);
    stroke(pen, '#ffcf5c', 18, [0, 40], [0, 41]);
  },
  /** Points east, and is half as long as its cell. */
  arrow(pen) {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.lineWidth = 9;
    pen.strokeStyle = '#ffffff';
    pen.stroke(new Path2D('M-41 0H41L20-15 41 0 20 15'));
  },
  /** A broken piece, white to be tinted. */
  stone: (pen) => blob(pen, '#ffffff', 0, 0, 62, 40),
  charge(pen) {
    blob(pen, '#3a3644', 0, 0, 46);
    stroke(pen, '#ff9a3d', 10, [-20, -34], [20, 34]);
    dot(pen, '#8b86a0', -16, 12, 10);
    dot(pen, outline, 26, -30, 12);
  },
  /** A sack of gold. */
  treasure(pen) {
    blob(pen, '#d9a441', 0, 8, 44, 40);
    blob(pen, '#b8832a', 0, -38, 18, 12);
    dot(pen, '#fff3c4', -14, -2, 9);
    dot(pen, '#fff3c4', 12, 18, 7);
  },
} satisfies Record<string, Paint>;

export type EffectName = keyof typeof effectPaints;
export const effectNames = Object.keys(effectPaints).filter((name): name is EffectName => name in effectPaints);
