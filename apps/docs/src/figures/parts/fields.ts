/** What the state of a figure is made of. Each field can be written into the address of the page and read from it. */

/** A place on a board, in tiles. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The width and height of a board, in tiles. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How one value of a state is written. */
export interface Field<T> {
  readonly initial: T;
  write(value: T): string;
  /** @returns undefined for a text that is no value of this field */
  read(text: string): T | undefined;
}

/** A whole number. */
export function whole(min: number, max: number, initial: number): Field<number> {
  return {
    initial,
    write: String,
    read: (text) => (/^-?\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  };
}

/** One of some words. */
export function oneOf<T extends string>(words: readonly T[], initial: T): Field<T> {
  return { initial, write: (word) => word, read: (text) => words.find((word) => word === text) };
}

/** Some of a few words. */
export function someOf<T extends string>(words: readonly T[], initial: readonly T[]): Field<readonly T[]> {
  const NONE = '-';
  return {
    initial,
    write: (chosen) => words.filter((word) => chosen.includes(word)).join('.') || NONE,
    read(text) {
      const parts = text === NONE ? [] : text.split('.');
      const chosen = words.filter((word) => parts.includes(word));
      return chosen.length === parts.length ? chosen : undefined;
    },
  };
}

/** A place on a board. */
export function place({ width, height }: Size, x: number, y: number): Field<Place> {
  return {
    initial: { x, y },
    write: (value) => `${value.x},${value.y}`,
    read(text) {
      const [, left, top] = /^(\d{1,3}(?:\.\d{1,3})?),(\d{1,3}(?:\.\d{1,3})?)$/.exec(text) ?? [];
      const value = { x: Number(left), y: Number(top) };
      return value.x <= width && value.y <= height ? value : undefined;
    },
  };
}

/** A set of tiles: one mask for each row, whose lowest bit is the tile farthest to the west. */
export type TileMasks = readonly number[];

/** The tiles of a drawing, in which `#` is a tile of the set. */
export function tileMasks({ width, height }: Size, rows: readonly string[]): Field<TileMasks> {
  return {
    initial: Array.from({ length: height }, (_, y) =>
      (rows[y] ?? '').split('').reduce((mask, sign, x) => (sign === '#' ? mask | (1 << x) : mask), 0),
    ),
    write: (masks) => masks.map((mask) => mask.toString(36)).join('.'),
    read(text) {
      const parts = text.split('.');
      if (parts.length !== height || parts.some((part) => !/^[0-9a-z]{1,6}$/.test(part))) return undefined;
      const masks = parts.map((part) => Number.parseInt(part, 36));
      return masks.some((mask) => mask >= 2 ** width) ? undefined : masks;
    },
  };
}

/** Whether a tile is in a set. */
export function hasTile(masks: TileMasks, x: number, y: number): boolean {
  return (((masks[y] ?? 0) >> x) & 1) === 1;
}

/** A set with a tile more, or less. */
export function withTile(masks: TileMasks, x: number, y: number, isIn: boolean): TileMasks {
  return masks.map((mask, row) => (row !== y ? mask : isIn ? mask | (1 << x) : mask & ~(1 << x)));
}
