/** Times two sides in turns, so that what slows the device down slows down both. */
import type { Question, Result, Side } from './question.js';

const ROUNDS = 15;
/** How long one side works in a round, in milliseconds: long against the coarse clocks of browsers. */
const SLICE = 25;
/** Before the first round, so that the browser has compiled both. */
const WARM_UP = 200;

export type Clock = () => number;

/** @param clock - the time in milliseconds */
export function measure(question: Question, clock: Clock): Result {
  const { ours, peer } = question.make();
  const [own, theirs] = [ours.answers(), peer.answers()];
  const same = own.filter((answer, index) => answer === theirs[index]).length;
  const [ownRuns, theirRuns] = [runsIn(ours, SLICE, clock), runsIn(peer, SLICE, clock)];
  const ratios = Array.from({ length: ROUNDS }, (_, round) => {
    // Each goes first in every other round.
    const before = round % 2 === 0 ? timeOf(ours, ownRuns, clock) : undefined;
    const peerTime = timeOf(peer, theirRuns, clock);
    return peerTime / (before ?? timeOf(ours, ownRuns, clock));
  }).sort((a, b) => a - b);
  const [least = Number.NaN, most = Number.NaN] = [ratios[0], ratios[ROUNDS - 1]];
  return {
    name: question.name,
    same,
    all: Math.max(own.length, theirs.length),
    ratio: { median: ratios[(ROUNDS - 1) / 2] ?? Number.NaN, least, most },
  };
}

/** How many runs take about so long, after a warm-up. */
function runsIn(side: Side, milliseconds: number, clock: Clock): number {
  const start = clock();
  let runs = 0;
  let elapsed = 0;
  do {
    sink += side.run();
    runs++;
    elapsed = clock() - start;
  } while (elapsed < WARM_UP);
  return Math.max(1, Math.round((runs * milliseconds) / elapsed));
}

/** Milliseconds for one run. */
function timeOf(side: Side, runs: number, clock: Clock): number {
  const start = clock();
  for (let i = 0; i < runs; i++) sink += side.run();
  return (clock() - start) / runs;
}

/** Keeps the results alive, so that no browser leaves the work out. */
let sink = 0;
