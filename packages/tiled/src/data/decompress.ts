/**
 * Decompresses zlib and gzip data with the platform's `DecompressionStream`, into a buffer of exactly the expected
 * length.
 *
 * The data cannot make the reader allocate more than that: it stops as soon as they exceed the buffer.
 */
import { type Compression, openDecompression, type PlatformWriter } from './platform.js';

/** The most bytes that one byte of deflate data can expand to (a match of 258 bytes in two bits, rounded up). */
export const MOST_BYTES_PER_BYTE = 1032;

/** A platform may decompress everything written to it before anyone reads: 16 kB become 16 MB at most. */
const PIECE_LENGTH = 16_384;

/**
 * Decompresses `input` into `output`. The platform compares the checksums.
 *
 * @returns `undefined`, or a sentence that says why the data are broken or have another length than `output`
 *
 * @remarks Bytes after the end of zlib data are an error where the platform follows the standard; Node 20 ignores them.
 */
export async function decompress(
  compression: Compression,
  input: Uint8Array,
  output: Uint8Array,
): Promise<string | undefined> {
  const { readable, writable } = openDecompression(compression);
  const reader = readable.getReader();
  // An error of the writer also reaches the reader, which reports it.
  write(writable.getWriter(), input).catch(ignore);
  let length = 0;
  try {
    for (;;) {
      const { value } = await reader.read();
      if (value === undefined) break;
      if (value.length > output.length - length) {
        reader.cancel().catch(ignore);
        return `It decompresses to more than ${output.length} bytes`;
      }
      output.set(value, length);
      length += value.length;
    }
  } catch (failure) {
    return `It does not decompress: ${reasonOf(failure)}`;
  }
  return length < output.length ? `It decompresses to ${length} bytes instead of ${output.length}` : undefined;
}

async function write(writer: PlatformWriter, input: Uint8Array): Promise<void> {
  for (let start = 0; start < input.length; start += PIECE_LENGTH) {
    await writer.write(input.subarray(start, start + PIECE_LENGTH));
  }
  await writer.close();
}

/** The message of the platform's error, or of its cause if the error has no message. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.message === '' && failure.cause !== undefined ? reasonOf(failure.cause) : failure.message;
}

function ignore(): void {}
