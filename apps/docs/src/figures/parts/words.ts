/** Numbers and tiles in the sentences of figures. */

/** `1 tile`, `2 tiles` */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
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
