// The port that a server of ours is to take.
import { Failure } from './paths.mjs';

/** Vite's own port for previews. */
const usual = 4173;

/**
 * The first port to try: the one that PORT names, or the usual one.
 *
 * @param {Record<string, string | undefined>} env
 * @throws Failure if PORT names none
 */
export function firstPort({ PORT }) {
  if (!PORT) return usual;
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT must be a whole number from 1 to 65535, received ${PORT}. Leave it out for ${usual}.`);
}
