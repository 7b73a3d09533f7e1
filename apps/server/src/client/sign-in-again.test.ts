import { expect, it } from 'vitest';
import type { SignedIn } from '../messages/answers.js';
import { signInAgain } from './sign-in-again.js';

/** A player without a place, and what a test lets happen. */
function refused() {
  const asked: { readonly answer: (signedIn: SignedIn) => void; readonly refuse: () => void }[] = [];
  const begun: SignedIn[] = [];
  const delays: (readonly [number, () => void])[] = [];
  const state = { hasNoPlace: true };
  const onNoPlace = signInAgain({
    signIn: () =>
      new Promise((answer, reject) => {
        asked.push({ answer, refuse: () => reject(new Error('The world is full')) });
      }),
    hasNoPlace: () => state.hasNoPlace,
    beginAs: (another) => begun.push(another),
    later: (milliseconds, then) => delays.push([milliseconds, then]),
  });
  return { asked, begun, delays, state, onNoPlace };
}

const another: SignedIn = { player: 3, token: 'of 3' };
const turn = (): Promise<void> => new Promise(setImmediate);

it('signs in once while links go on asking, and begins as another player', async () => {
  const { asked, begun, onNoPlace } = refused();
  for (let times = 0; times < 5; times++) onNoPlace();
  expect(asked).toHaveLength(1);
  asked[0]!.answer(another);
  await turn();
  expect(begun).toStrictEqual([another]);
});

it('keeps its player if that got a place meanwhile', async () => {
  const { asked, begun, state, onNoPlace } = refused();
  onNoPlace();
  state.hasNoPlace = false;
  asked[0]!.answer(another);
  await turn();
  expect(begun).toStrictEqual([]);
});

it('signs in every 30 s while no home has a place', async () => {
  const { asked, begun, delays, onNoPlace } = refused();
  for (let attempt = 1; attempt <= 3; attempt++) {
    for (let times = 0; times < 5; times++) onNoPlace();
    asked[attempt - 1]!.refuse();
    await turn();
    onNoPlace();
    expect([asked.length, delays.length]).toStrictEqual([attempt, attempt]);
    const [milliseconds, then] = delays.at(-1)!;
    expect(milliseconds).toBe(30_000);
    then();
  }
  expect(begun).toStrictEqual([]);
});
