/**
 * What stands behind an address, from `#` on, so that it can be decoded. A link that was cut in the middle of a `%20`
 * cannot, and VitePress would throw before the scripts of the page have begun.
 */
export function encoded(hash: string): string {
  return isEncoded(hash) ? hash : hash.replaceAll('%', '%25');
}

function isEncoded(hash: string): boolean {
  try {
    // Always true: the minifier drops a call whose result nobody uses, and with it the error.
    return decodeURIComponent(hash).length <= hash.length;
  } catch {
    return false;
  }
}
