/** A tracker as questions of other packages read it: no more than `Slabs` and the loops over cells need. */
import type { Handle } from '../handle.js';
import type { QuestionCounters } from './counters.js';

/** The objects of a tracker, and the cells with their shapes. */
export interface TrackedObjects {
  readonly slots: TrackedSlots;
  readonly circles: TrackedCells;
  readonly rectangles: TrackedCells;
  /** Whether a filter is running: then nothing may change. */
  isLocked: boolean;
}

/** The cells of one kind of shape. */
export interface TrackedCells {
  readonly levels: readonly TrackedLevel[];
  /** The number of doubles in a record: those of the shape, and at last its owner; negative in a gap. */
  readonly stride: number;
  readonly records: Float64Array;
  /** The first record of each cell of all levels. */
  readonly start: Int32Array;
  readonly counters: QuestionCounters;
}

/** A grid of cells of one size: see `Level`. */
export interface TrackedLevel {
  /** The number of the first cell among the cells of all levels. */
  readonly base: number;
  readonly count: number;
  readonly columns: number;
  readonly rows: number;
  readonly originX: number;
  readonly originY: number;
  /** World units per cell, and cells per world unit. */
  readonly width: number;
  readonly height: number;
  readonly perX: number;
  readonly perY: number;
  /** An upper bound of the magnitude of the coordinates of all cells. */
  readonly size: number;
  /** How far objects reach from their reference points, at most. */
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  columnOf: (x: number) => number;
  rowOf: (y: number) => number;
  /** Writes the first and last column, and the first and last row, of the cells of a box `minX minY maxX maxY`. */
  cover: (box: Float64Array, cells: Int32Array) => void;
}

/** The objects by slot, and by owner: the number with which a record ends. */
export interface TrackedSlots {
  /** The slot of a handle; -1 if no object has it. */
  find: (handle: Handle) => number;
  ownerOf: (slot: number) => number;
  slotIn: (owner: number) => number;
  objectOf: (slot: number) => unknown;
  orderOf: (owner: number) => number;
  handleOfOwner: (owner: number) => Handle;
}
