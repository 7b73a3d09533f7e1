/** A short headless run: it plays, counts and reports. */
import { describe, expect, it } from 'vitest';
import { createBot } from '../src/bot/bot.js';
import { createGame, step } from '../src/simulation/game.js';
import type { Game } from '../src/simulation/state.js';
import { readRecording, writeRecording } from '../src/simulation/recording-text.js';
import { play, Recorder, runOf } from '../src/simulation/recording.js';
import { stateHash } from '../src/simulation/state-hash.js';
import { worldOf } from '../src/simulation/world.js';
import { readArguments } from './arguments.js';
import { loadKeep } from './keep.js';
import { report, Tally } from './report.js';
import { Timings } from './timings.js';

const world = worldOf(await loadKeep(new URL('../maps/', import.meta.url)));

const options = { seed: 4, creatures: 3000 };

/** A short game with many creatures, and its recording. */
function playShortly(): { game: Game; tally: Tally; timings: Timings; recording: string } {
  const game = createGame(world, options);
  const bot = createBot(4);
  const [tally, timings, recorder] = [new Tally(), new Timings(), new Recorder()];
  while (game.steps < 600) {
    const commands = recorder.take(game, bot(game));
    timings.start();
    const events = step(game, commands, timings.mark);
    timings.stop();
    tally.add(events);
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
});
