/** Bytes that are not what they claim to be: cut, changed or made up. The message says what is wrong with them. */
export class BytesError extends Error {
  override readonly name = 'BytesError';
}
