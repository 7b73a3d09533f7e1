/** A program as a part of the address: compressed, behind `#code=`, which browsers do not send to the host. */
import { MOST_ADDRESS, MOST_CODE } from './limits.js';

const START = '#code=';

/** Why the program in an address cannot be shown. */
export class AddressProblem extends Error {}

/** @returns what stands behind the address of the page */
export async function hashOf(code: string): Promise<string> {
  // With a checksum, so that an address that was cut or mistyped is noticed.
  const bytes = await allOf(transformed(new TextEncoder().encode(code), new CompressionStream('deflate')), Infinity);
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return START + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * @param hash - what stands behind the address of the page, from `#` on
 * @returns the program, or `undefined` if the address has none
 * @throws AddressProblem with a sentence for the reader
 */
export async function codeIn(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(START)) return undefined;
  if (hash.length > MOST_ADDRESS) throw tooLong();
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const text = atob(hash.slice(START.length).replaceAll('-', '+').replaceAll('_', '/'));
    bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    // A short text can unfold to a very long one. A character has at most three bytes here.
    bytes = await allOf(transformed(bytes, new DecompressionStream('deflate')), 3 * MOST_CODE);
    const code = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (code.length <= MOST_CODE) return code;
  } catch (error) {
    if (error instanceof AddressProblem) throw error;
    throw new AddressProblem('The address is cut or was changed, so its program cannot be read.');
  }
  throw tooLong();
}

const tooLong = (): AddressProblem =>
  new AddressProblem(`The program in the address is longer than ${MOST_CODE.toLocaleString('en-US')} characters.`);

type Transform = ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>;

function transformed(bytes: Uint8Array<ArrayBuffer>, through: Transform): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(through);
}

/** @throws AddressProblem if there is more than `most` */
async function allOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw tooLong();
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
