/**
 * Types for the parts of the platform's decompression that the reader uses. Browsers and Node have it, but the
 * compiler's library for the language does not declare it.
 */
import { errorAt, inside, type Place } from '../error.js';

/** The compressions that both Tiled and platforms support. */
export type Compression = 'zlib' | 'gzip';

/** The parts of a `DecompressionStream` in use: see the Compression Standard and the Streams Standard. */
export interface PlatformStream {
  readonly readable: { getReader(): PlatformReader };
  readonly writable: { getWriter(): PlatformWriter };
}

export interface PlatformReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

export interface PlatformWriter {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Not defined on a platform without it. The standard's name for the zlib format is `deflate`. */
declare const DecompressionStream: new (format: 'deflate' | 'gzip') => PlatformStream;

/**
 * Opens a decompressing stream.
 *
 * @throws ReferenceError if the platform has none; call {@link requireDecompression} first
 */
export function openDecompression(compression: Compression): PlatformStream {
  return new DecompressionStream(compression === 'zlib' ? 'deflate' : 'gzip');
}

/**
 * Checks that the platform can decompress.
 *
 * @throws TiledError that names the compression of the layer, and what to do
 */
export function requireDecompression(layer: Place, compression: Compression): void {
  if (typeof DecompressionStream === 'function') return;
  const rule = 'empty in a runtime without DecompressionStream';
  const remedy =
    'Node and browsers since 2023 have it. Or set the Tile Layer Format in the properties of the map to CSV or ' +
    'uncompressed base64';
  throw errorAt(inside(layer, 'compression'), rule, compression, remedy);
}
