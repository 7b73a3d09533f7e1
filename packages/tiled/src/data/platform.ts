/**
 * The platform's decompression, as far as it is used: browsers and Node have it, the compiler's library of the language
 * does not know it.
 */
import { errorAt, inside, type Place } from '../error.js';

/** The compressions that Tiled writes and platforms read. */
export type Compression = 'zlib' | 'gzip';

/** What is read of a `DecompressionStream`: see the Compression Standard and the Streams Standard. */
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

/** Where the platform has none, the name is not defined. `deflate` is what it calls data in the zlib format. */
declare const DecompressionStream: new (format: 'deflate' | 'gzip') => PlatformStream;

/**
 * Opens a stream that decompresses.
 *
 * @throws ReferenceError where the platform has none: {@link requireDecompression} says so in time
 */
export function openDecompression(compression: Compression): PlatformStream {
  return new DecompressionStream(compression === 'zlib' ? 'deflate' : 'gzip');
}

/**
 * Checks that the platform can decompress.
 *
 * @throws TiledError that names the compression of the layer, and the ways out
 */
export function requireDecompression(layer: Place, compression: Compression): void {
  if (typeof DecompressionStream === 'function') return;
  const rule = 'empty in a runtime without DecompressionStream';
  const remedy =
    'Browsers since 2023 and Node have it; or choose CSV or uncompressed base64 as the format of the tile layers in ' +
    'the properties of the map';
  throw errorAt(inside(layer, 'compression'), rule, compression, remedy);
}
