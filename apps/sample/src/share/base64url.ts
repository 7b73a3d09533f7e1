/** Bytes as letters that an address keeps as they are: base64url (RFC 4648, section 5), without padding. */
import { BytesError } from './bytes-error.js';

export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws BytesError if the text is not what `toBase64Url` writes for some bytes */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const isOfBytes = /^[\w-]*$/.test(text) && text.length % 4 !== 1;
  const letters = isOfBytes ? atob(text.replaceAll('-', '+').replaceAll('_', '/')) : '';
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  // The last letter may have bits to spare. They are 0, so that the same bytes have one text only.
  if (toBase64Url(bytes) !== text) throw new BytesError('it has letters that do not belong to it');
  return bytes;
}
