/**
 * A run in an address, behind the `#`, where no host sees it: `https://example.org/keep/?lens=ray#run=1.h3Kd...`.
 */

/** The longest address that a run is put into. Mail and chat cut longer ones. */
const mostCharacters = 2000;

/**
 * The address with a run in it, and without the pause of the user who shares it; `undefined` if that is too long, so
 * that the run needs a file.
 */
export function addressWithRun(address: string, run: string): string | undefined {
  const url = new URL(address);
  const options = url.search.slice(1).split('&');
  url.search = options.filter((option) => !option.startsWith('pause=')).join('&');
  url.hash = `run=${run}`;
  return url.href.length <= mostCharacters ? url.href : undefined;
}

/** The text of the run in an address. */
export function runInAddress(address: string): string | undefined {
  return /^#(?:.*&)?run=([^&]*)/.exec(new URL(address).hash)?.[1];
}

/** The address without a run; whatever else stands behind the `#` stays. */
export function addressWithoutRun(address: string): string {
  const url = new URL(address);
  const parts = url.hash.slice(1).split('&');
  url.hash = parts.filter((part) => !part.startsWith('run=')).join('&');
  return url.href;
}
