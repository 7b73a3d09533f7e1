/**
 * The fingerprints of the runs that this browser has shared: a page that opens one of them knows that it is the user's
 * own.
 */
import type { Run } from '../simulation/recording.js';
import { readStored, store } from '../storage.js';

const name = 'own-runs';
/** The most that are remembered. The oldest are forgotten first. */
const most = 100;

export function rememberOwn({ hash }: Pick<Run, 'hash'>): void {
  const others = hashes().filter((each) => each !== hash);
  store(name, [...others, hash].slice(-most).join(' '));
}

export function isOwn({ hash }: Pick<Run, 'hash'>): boolean {
  return hashes().includes(hash);
}

function hashes(): readonly string[] {
  return (readStored(name) ?? '').split(' ').filter((each) => /^[0-9a-f]{8}$/.test(each));
}
