/** How a client comes into a world: it asks for its map, and signs in, unless it has a token from before. */
import type { SignedIn, WorldDescription, ZoneReport } from '../messages/answers.js';
import { worldFrom, type World } from '../simulation/world.js';

/** The world of a server, without what only the server knows. @throws Error if the server does not answer */
export async function fetchWorld(address: string): Promise<World> {
  const { text, columns, rows } = await ask<WorldDescription>(`${address}/world`);
  return worldFrom(text, { columns, rows, herd: 0, seed: 0 });
}

/** The zones that a process keeps. @throws Error if it does not answer */
export async function fetchZones(address: string): Promise<readonly ZoneReport[]> {
  return ask<readonly ZoneReport[]>(`${address}/zones`);
}

/** @throws Error if the server does not answer, or has too many players */
export async function signIn(address: string): Promise<SignedIn> {
  return ask<SignedIn>(`${address}/sign-in`, { method: 'POST' });
}

// What a server of our own answers is what it is declared to be.
async function ask<Answer>(url: string, options?: { readonly method: string }): Promise<Answer>;
async function ask(url: string, options?: { readonly method: string }): Promise<unknown> {
  const response = await fetch(url, options);
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
}
