/** The player of this tab, across reloads of the page. */
import type { SignedIn } from '../messages/answers.js';

const KEY = 'tilewright-server';

export function remember(signedIn: SignedIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(signedIn));
}

export function forget(): void {
  sessionStorage.removeItem(KEY);
}

/** @returns `undefined` for a tab that has no player, or whose storage holds something else */
export function recall(): SignedIn | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSignedIn(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isSignedIn(value: unknown): value is SignedIn {
  return (
    typeof value === 'object' &&
    value !== null &&
    'player' in value &&
    typeof value.player === 'number' &&
    'token' in value &&
    typeof value.token === 'string'
  );
}
