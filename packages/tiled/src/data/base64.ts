/**
 * Base64 as Tiled writes it: the standard alphabet (RFC 4648), padded or not, blanks allowed around the text.
 *
 * Decoded here instead of by `atob`, which is no part of the language and goes through a string of the same length.
 */

const invalid = 255;
const sextets: Uint8Array = /* @__PURE__ */ sextetsByCharacter();

/**
 * Decodes a base64 text.
 *
 * @returns its bytes, or a sentence that says why it is no base64
 *
 * @remarks O(length); allocates three bytes for four characters.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | string {
  const { start, end, padding } = trimmed(text);
  const rest = (end - start) % 4;
  if (rest === 1 || (padding > 0 && rest + padding !== 4)) return 'The text ends in the middle of a byte';

  const bytes = new Uint8Array(Math.floor(((end - start) * 3) / 4));
  // Whatever is invalid leaves its bits in one of these two: the loop needs no branch for it.
  let characters = 0;
  let values = 0;
  let at = 0;
  let i = start;
  for (const last = end - rest; i < last; i += 4) {
    const a = text.charCodeAt(i);
    const b = text.charCodeAt(i + 1);
    const c = text.charCodeAt(i + 2);
    const d = text.charCodeAt(i + 3);
    characters |= a | b | c | d;
    const p = sextets[a & 127]!;
    const q = sextets[b & 127]!;
    const r = sextets[c & 127]!;
    const s = sextets[d & 127]!;
    values |= p | q | r | s;
    bytes[at++] = (p << 2) | (q >> 4);
    bytes[at++] = (q << 4) | (r >> 2);
    bytes[at++] = (r << 6) | s;
  }
  // Two or three characters are left: one or two bytes.
  let group = 0;
  for (; i < end; i++) {
    const character = text.charCodeAt(i);
    const value = sextets[character & 127]!;
    characters |= character;
    values |= value;
    group = (group << 6) | value;
  }
  if (rest === 2) bytes[at] = group >> 4;
  if (rest === 3) {
    bytes[at] = group >> 10;
    bytes[at + 1] = group >> 2;
  }
  return characters > 127 || values > 63 ? describeStrange(text, start, end) : bytes;
}

function sextetsByCharacter(): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const table = new Uint8Array(128).fill(invalid);
  for (let i = 0; i < alphabet.length; i++) table[alphabet.charCodeAt(i)] = i;
  return table;
}

/** The text without the blanks around it and the padding at its end. */
function trimmed(text: string): { start: number; end: number; padding: number } {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  let padding = 0;
  while (padding < 2 && end > start && text[end - 1] === '=') {
    end--;
    padding++;
  }
  return { start, end, padding };
}

function isBlank(character: number): boolean {
  return character === 32 || (character >= 9 && character <= 13);
}

/** Names the first character that base64 does not have. There is one. */
function describeStrange(text: string, start: number, end: number): string {
  let i = start;
  while (i < end && !isStrange(text.charCodeAt(i))) i++;
  return `Character ${i} is ${JSON.stringify(text[i])}, which base64 does not have`;
}

function isStrange(character: number): boolean {
  return character > 127 || sextets[character] === invalid;
}
