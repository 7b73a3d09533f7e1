/** How a client comes into a world: it asks for its map, and signs in, unless it has a token from before. */
import type { SignedIn, WorldDescription, ZoneAddress, ZoneReport, ZonesAnswer } from '../messages/answers.js';
import type { ZoneNumber } from '../simulation/ids.js';
import { worldFrom, type World } from '../simulation/world.js';

/** How long a process may take to say something of its zones, since it may stand still. */
const PATIENCE_MILLISECONDS = 1000;

/** The world of a server, without what only the server knows. @throws Error if the server does not answer */
export async function fetchWorld(address: string): Promise<World> {
  const { text, columns, rows } = await ask<WorldDescription>(`${address}/world`);
  return worldFrom(text, { columns, rows, herd: 0, seed: 0 });
}

/** The zones that a process keeps. @throws Error if it does not answer soon */
export async function fetchZones(address: string): Promise<readonly ZoneReport[]> {
  return (await fetchAllZones(address)).kept;
}

/** The same, and the zones that failed. @throws Error if it does not answer soon */
export async function fetchAllZones(address: string): Promise<ZonesAnswer> {
  return ask<ZonesAnswer>(`${address}/zones`, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
}

/** Where a process believes the host of a zone to be. @throws Error if it does not answer, or there is no host */
export async function fetchAddress(address: string, zone: ZoneNumber): Promise<ZoneAddress> {
  const found = await ask<ZoneAddress>(`${address}/zones/${zone}/address`, {
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  return found.address === '' ? { ...found, address } : found;
}

/** @throws Error if the server does not answer, or has too many players */
export async function signIn(address: string): Promise<SignedIn> {
  return ask<SignedIn>(`${address}/sign-in`, { method: 'POST' });
}

// What a server of our own answers is what it is declared to be.
async function ask<Answer>(url: string, options?: RequestInit): Promise<Answer>;
async function ask(url: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new Error(`${wordsOf(answer)} (${response.status}, ${url})`);
}

/** What the server says about an error. */
function wordsOf(answer: unknown): string {
  const hasWords = typeof answer === 'object' && answer !== null && 'error' in answer;
  return hasWords ? String(answer.error) : 'The server does not say why';
}
