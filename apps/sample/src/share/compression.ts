/** The platform's compression, without a header and a checksum: `run-text.ts` has a checksum of the whole text. */
import { BytesError } from './bytes-error.js';

/**
 * The bytes of a slice unfold to about a thousand times as many at the most, which are counted before the next ones.
 */
const sliceLength = 1024;

export async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/**
 * A few bytes can stand for gigabytes, so it stops as soon as there are more than `most`.
 *
 * @throws BytesError if the bytes were cut or changed, or there are more than `most`
 */
export async function decompress(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = slicesOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { value } = await reader.read().catch((cause: unknown) => {
      throw new BytesError('it was cut or changed', { cause });
    });
    if (value === undefined) break;
    parts.push(value);
    length += value.length;
    if (length <= most) continue;
    await reader.cancel();
    throw new BytesError('it is longer than any run');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function slicesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      if (next >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(next, (next += sliceLength)));
    },
  });
}
