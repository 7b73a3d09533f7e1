/** A short headless run: it plays, counts, reports and draws. */
import { describe, expect, it } from 'vitest';
import { createBot } from '../src/bot/bot.js';
import { createGame, step } from '../src/simulation/game.js';
import type { Game } from '../src/simulation/state.js';
import { readRecording, writeRecording } from '../src/simulation/recording-text.js';
import { play, Recorder, runOf } from '../src/simulation/recording.js';
import { stateHash } from '../src/simulation/state-hash.js';
import { worldOf } from '../src/simulation/world.js';
import { readArguments } from './arguments.js';
import { growthReport, measureGrowth } from './growth.js';
import { loadKeep } from './keep.js';
import { drawGame } from './picture.js';
import { report, Tally } from './report.js';
import { Timings } from './timings.js';

const map = await loadKeep(new URL('../maps/', import.meta.url));
const world = worldOf(map);

const options = { seed: 4, creatures: 3000 };

/** A short game with many creatures, and its recording. */
function playShortly(): { game: Game; tally: Tally; timings: Timings; recording: string } {
  const game = createGame(world, options);
  const bot = createBot(4);
  const [tally, timings, recorder] = [new Tally(), new Timings(), new Recorder()];
  while (game.steps < 600) {
    const commands = recorder.take(game, bot(game));
    const isCounted = tally.begin(game);
    timings.start();
    const events = step(game, commands, timings.mark);
    timings.stop();
    tally.add(game, events, isCounted);
  }
  return { game, tally, timings, recording: writeRecording(runOf(game, options, recorder.entries)) };
}

describe('a short run', () => {
  const { game, tally, timings, recording } = playShortly();

  it('is recorded so that it can be replayed', () => {
    const run = readRecording(recording);
    const again = createGame(world, run);
    for (const entry of run.entries) play(again, entry, (commands) => step(again, commands));
    expect(stateHash(again)).toBe(stateHash(game));
    expect(run.hash).toBe(stateHash(game));
  });

  it('reports what happened', () => {
    expect(tally.counts['shots']).toBeGreaterThan(10);
    expect(tally.counts['hit a creature']).toBeLessThanOrEqual(tally.counts['shots'] ?? 0);
    expect(timings.of('all').most).toBeGreaterThan(timings.of('all').median);
    const text = report(game, readArguments(['--seed', '4']), tally, timings, 1.25);
    expect(text).toMatch(/^600 steps \(10 s of play\) in 1\.3 s, seed 4: [\d,]+ creatures, \d+ away$/m);
    expect(text).toMatch(new RegExp(`^  shots +${tally.counts['shots']}$`, 'm'));
    expect(text).toMatch(/^  walls +\(update\) +\d+\.\d{4} +\d+\.\d{4} +\d+\.\d{4} +\d+\.\d$/m);
    expect(text).toContain(`state        ${stateHash(game)}`);
    expect(text).not.toContain('NaN');
  });

  it('draws a picture with all lenses in it', () => {
    const picture = drawGame(map, game);
    for (const color of ['#ffcf5c', '#9be8ff', '#ff5a4d', '#b6f08a', '#c9a0ff']) {
      expect(picture.split(color).length).toBeGreaterThan(3);
    }
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    for (const name of ['svg', 'text', 'marker']) {
      const closed = picture.split(`</${name}>`).length;
      expect(picture.split(`<${name} `).length).toBe(closed);
    }
  });
});

it('compares the cost of a creature among few and many', async () => {
  const costs = await measureGrowth(world, 1, [10, 20], 5, () => Promise.resolve());
  expect(costs.map(({ count }) => count)).toEqual([10, 20]);
  for (const { cost } of costs) expect(cost).toBeGreaterThan(0);
  expect(
    growthReport([
      { count: 1000, cost: 0.25 },
      { count: 20_000, cost: 0.3 },
    ]),
  ).toBe(
    'growth       a creature in a step among 1,000: 0.250 µs, among 20,000: 0.300 µs, in the same map: 1.20 times',
  );
});
