/** Worlds over the network: rows of columns in few bytes, what each client may see, and saved states. */
export { FrameBuffer } from './bytes/frame-buffer.js';
export type { AnyCodec, Codec, CodedColumn } from './codecs/codec.js';
export { type DirectionCodec, directionCodec, type DirectionCodecOptions } from './codecs/direction.js';
export type { Outside } from './codecs/lattice.js';
export type { PairCodes } from './codecs/pair-codes.js';
export { type PointCodec, pointCodec, type PointCodecOptions } from './codecs/point.js';
export {
  exactCodec,
  type ExactCodecOptions,
  type QuantityCodec,
  quantityCodec,
  type QuantityCodecOptions,
} from './codecs/quantity.js';
export { type VectorCodec, vectorCodec, type VectorCodecOptions } from './codecs/vector.js';
export { Mirror, type MirrorOptions } from './mirror/mirror.js';
export type { RadiusOf } from './mirror/mirror-tracker.js';
export type { EncodedRows } from './rows/encoded-rows.js';
export type { ReckoningOptions } from './rows/reckoning.js';
export {
  type ColumnsOf,
  type FieldsWithPosition,
  type ReckoningNeedsVelocity,
  type RowCodec,
  rowCodec,
  type RowCodecOptions,
  type RowFields,
} from './rows/row-codec.js';
export type { ColumnsByName, SavedColumn, SavedPairs, SavedQuantities } from './saving/columns.js';
export { restoreColumns } from './saving/restore.js';
export { saveColumns } from './saving/save.js';
export { stateHash } from './saving/state-hash.js';
export { Watcher, type WatcherOptions } from './watcher/watcher.js';
