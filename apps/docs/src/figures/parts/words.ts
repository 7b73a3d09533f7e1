/** Numbers and tiles in the sentences of figures. */

/** `40401` as `40,401` */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 tile`, `2 tiles`, `40,401 tiles` */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** `tile 3, 4` */
export function tileName({ x, y }: { readonly x: number; readonly y: number }): string {
  return `tile ${x}, ${y}`;
}

/** A fraction in whole percent. */
export function percent(fraction: number): string {
  return `${Math.round(100 * fraction)} %`;
}

/** A number with two decimals at most. */
export function rounded(number: number): string {
  return String(Number(number.toFixed(2)));
}

/** A number with one decimal at most. */
export function tenths(number: number): string {
  return String(Number(number.toFixed(1)));
}

/** Degrees that may be very few, with two digits: `0.0000012°`. */
export function fineDegrees(number: number): string {
  const size = Math.abs(number);
  if (size >= 0.01 || size === 0) return `${rounded(number)}°`;
  if (size < 1e-9) return 'less than a billionth of a degree';
  return `${number.toFixed(1 - Math.floor(Math.log10(size)))}°`;
}
