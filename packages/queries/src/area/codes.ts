/** By how much of a tile the ends of a row move inward from those of `any`: what the words of a caller come down to. */
export const ANY = 0;
export const CENTER = 0.5;
export const INSIDE = 1;
export type InclusionCode = typeof ANY | typeof CENTER | typeof INSIDE;
