declare module 'spatial-hash' {
  export interface Range {
    x: number;
    y: number;
    width: number;
    height: number;
  }
  export interface Item {
    readonly range: Range;
  }
  export default class SpatialHash<T extends Item> {
    constructor(range: Range, cellSize: number);
    /** Removes the item, if present, and inserts it. */
    update(item: T): void;
    query(range: Range, selector?: (item: T) => boolean): T[];
  }
}
