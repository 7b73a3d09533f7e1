/** Compression by the browser itself (`CompressionStream`), bounded: a few bytes can unpack to gigabytes. */
import { BytesError } from './bytes.js';

const format = 'deflate-raw';

/** Compresses bytes. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Unpacks bytes, and stops as soon as there are more than `most`.
 *
 * @throws BytesError if there are more, or if the bytes are not compressed ones
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const unpacked = new Uint8Array(most);
  let length = 0;
  for (;;) {
    const { done, value } = await next(reader);
    if (done) return unpacked.slice(0, length);
    if (length + value.length > most) {
      await reader.cancel();
      throw new BytesError(`it unpacks to more than ${most} bytes`);
    }
    unpacked.set(value, length);
    length += value.length;
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (cause) {
    throw new BytesError('it does not unpack', { cause });
  }
}
