/** A player whose home has no place signs in again, now and then: another number may have a home with a place. */
import type { SignedIn } from '../messages/answers.js';
import type { ZoneLinkOptions } from './zone-link.js';

/** How long it waits after an attempt to sign in. */
const REST_MILLISECONDS = 30_000;

export interface SignInAgainOptions extends Pick<ZoneLinkOptions, 'later'> {
  readonly signIn: () => Promise<SignedIn>;
  /** Whether the player is still refused for want of a place. */
  readonly hasNoPlace: () => boolean;
  readonly beginAs: (another: SignedIn) => void;
}

/** @returns what a link calls each time that the player is refused for want of a place */
export function signInAgain({ signIn, hasNoPlace, beginAs, later }: SignInAgainOptions): () => void {
  let isDue = true;
  const attempt = async (): Promise<void> => {
    const another = await signIn().catch(() => undefined);
    later(REST_MILLISECONDS, () => {
      isDue = true;
    });
    if (another !== undefined && hasNoPlace()) beginAs(another);
  };
  return () => {
    if (!isDue) return;
    isDue = false;
    void attempt();
  };
}
