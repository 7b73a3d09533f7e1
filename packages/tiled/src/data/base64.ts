/** Base64 as Tiled writes it: the standard alphabet (RFC 4648), with or without padding, blanks allowed. */

/**
 * The platform's decoder: one character, of code 0 to 255, for each byte. Browsers and Node have it, ES2022 does not.
 */
declare function atob(base64: string): string;

/**
 * Decodes base64 text.
 *
 * @returns its bytes, or a sentence that says why it is not base64
 *
 * @remarks O(length). Allocates a temporary string of one character for each byte.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | string {
  let characters: string;
  try {
    characters = atob(text);
  } catch {
    return reasonAgainst(text);
  }
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

/** Finds the reason why the platform rejected the text, which the platform does not report. */
function reasonAgainst(text: string): string {
  const strange = text.search(/[^A-Za-z0-9+/=\t\n\f\r ]/);
  if (strange >= 0)
    return `Character ${strange} is ${JSON.stringify(text[strange])}, which is not in the base64 alphabet`;
  const afterPadding = text.search(/=[\t\n\f\r ]*[^=\t\n\f\r ]/);
  return afterPadding >= 0
    ? `Text follows the padding at character ${afterPadding}`
    : 'The text ends in the middle of a byte';
}
