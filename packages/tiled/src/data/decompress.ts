/**
 * Decompresses zlib and gzip data with the platform's `DecompressionStream`, into a buffer of exactly the length that is
 * expected.
 *
 * Nothing that the data claim decides about memory: reading stops as soon as they hold more than the buffer.
 */
import { type Compression, openDecompression, type PlatformWriter } from './platform.js';

/** The most bytes that one byte of deflate data can stand for (a match of 258 bytes in two bits, rounded up). */
export const mostBytesPerByte = 1032;

/** A platform may decompress all that it was given before anyone reads: 16 kB become 16 MB at most. */
const pieceLength = 16_384;

/**
 * Fills `output` with the data that `input` holds, checksums compared by the platform.
 *
 * @returns `undefined`, or a sentence that says why they are broken or hold more or fewer bytes than `output`
 *
 * @remarks Bytes that follow the end of zlib data are refused where the platform refuses them, as its standard says;
 * Node 20 passes over them.
 */
export async function decompress(
  compression: Compression,
  input: Uint8Array,
  output: Uint8Array,
): Promise<string | undefined> {
  const { readable, writable } = openDecompression(compression);
  const reader = readable.getReader();
  // Whatever stops the writer reaches the reader, too, and is told there.
  write(writable.getWriter(), input).catch(ignore);
  let length = 0;
  try {
    for (;;) {
      const { value } = await reader.read();
      if (value === undefined) break;
      if (value.length > output.length - length) {
        reader.cancel().catch(ignore);
        return `They hold more than ${output.length} bytes`;
      }
      output.set(value, length);
      length += value.length;
    }
  } catch (failure) {
    return `They cannot be decompressed: ${reasonOf(failure)}`;
  }
  return length < output.length ? `They hold ${length} bytes instead of ${output.length}` : undefined;
}

async function write(writer: PlatformWriter, input: Uint8Array): Promise<void> {
  for (let start = 0; start < input.length; start += pieceLength) {
    await writer.write(input.subarray(start, start + pieceLength));
  }
  await writer.close();
}

/** What the platform says, or what it gives as the cause where it says nothing itself. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.message === '' && failure.cause !== undefined ? reasonOf(failure.cause) : failure.message;
}

function ignore(): void {}
