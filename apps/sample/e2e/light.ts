/** How light a pixel is, and how well it stands out from another one (WCAG 2). */

/** The relative luminance of a pixel, from 0 to 1. @param at - the index of its red part */
export function luminance(rgba: Uint8Array, at: number): number {
  const [r = 0, g = 0, b = 0] = [...rgba.subarray(at, at + 3)].map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two luminances, from 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
