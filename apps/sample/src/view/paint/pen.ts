/** Strokes shared by all pictures. The origin is the center of a picture; east is x + 1. */
export type Pen = CanvasRenderingContext2D;
export type Paint = (pen: Pen) => void;

/** The side of a picture, and the radius of a body in it. Ears, tails and staffs reach farther. */
export const cell = 160;
export const pixelsPerRadius = 48;

export const outline = '#15131b';

/** A filled ellipse with an outline around it. */
export function blob(pen: Pen, fill: string, x: number, y: number, rx: number, ry: number = rx): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 5;
  pen.strokeStyle = outline;
  pen.stroke();
}

/** A dot without an outline. */
export function dot(pen: Pen, fill: string, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

/** A ring around the center: lines of several colors and widths, one over the other. */
export function ring(pen: Pen, radius: number, ...lines: readonly (readonly [style: string, width: number])[]): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  for (const [style, width] of lines) {
    pen.lineWidth = width;
    pen.strokeStyle = style;
    pen.stroke();
  }
}

/** A thick line through points, with an outline around it. */
export function stroke(
  pen: Pen,
  color: string,
  width: number,
  ...points: readonly (readonly [number, number])[]
): void {
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

/** Draws the same on both sides: `side` is 1 on the right, -1 on the left. */
export function both(paint: (side: 1 | -1) => void): void {
  paint(1);
  paint(-1);
}

/** A disc that fades outward, by pairs of a distance from the center (0 to 1) and a color. */
export function haze(pen: Pen, radius: number, ...stops: readonly (readonly [number, string])[]): void {
  const fade = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  for (const [offset, color] of stops) fade.addColorStop(offset, color);
  pen.fillStyle = fade;
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}
