/** Bytes as letters that an address keeps as they are: base64url (RFC 4648, section 5), without padding. */
import { BytesError } from './bytes-error.js';

export function toBase64Url(bytes: Uint8Array): string {
  // In parts, because the number of arguments of a call is limited.
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 4096) parts.push(String.fromCharCode(...bytes.subarray(i, i + 4096)));
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws BytesError if the text is not what `toBase64Url` writes for some bytes */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) throw new BytesError('it has letters that do not belong to it');
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  // The bits that are left over in the last letter are 0: each run has one text only.
  if (!text.endsWith(toBase64Url(bytes.subarray(bytes.length - (bytes.length % 3))))) {
    throw new BytesError('it has letters that do not belong to it');
  }
  return bytes;
}
