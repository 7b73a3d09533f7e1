/** The functions that visiting queries call. */

/**
 * Receives the column and the row of each tile. Return `true` to stop the query, which then also returns `true`. A
 * visitor may start other queries; the query throws whatever it throws.
 */
export type TileVisitor = (x: number, y: number) => boolean | void;

/** A `TileVisitor` for rows. It receives the row, and the columns of its westernmost and easternmost tile. */
export type RowVisitor = (y: number, xMin: number, xMax: number) => boolean | void;
