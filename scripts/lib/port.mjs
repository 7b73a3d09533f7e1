// The port for our servers.
import { Failure } from './paths.mjs';

/** Vite's own port for previews. */
const usual = 4173;

/**
 * The first port to try: PORT, or the default.
 *
 * @param {Record<string, string | undefined>} env
 * @throws Failure if PORT is not a port
 */
export function firstPort({ PORT }) {
  if (!PORT) return usual;
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT must be a whole number from 1 to 65535, received ${PORT}. Leave it unset for ${usual}.`);
}
