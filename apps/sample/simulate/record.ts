/**
 * Records the games that the tests replay: `npm run record`. If the games recorded before no longer end as they did,
 * the rules have changed, so this also raises their version.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readRecording, writeRecording } from '../src/simulation/recording-text.js';
import { rulesVersion } from '../src/simulation/rules-version.js';
import { type World, worldOf } from '../src/simulation/world.js';
import { endsAsRecorded, recordGame, type RecordingPlan } from './games/record-game.js';
import { loadKeep } from './keep.js';

// Relative to `simulate/dist`, where this file runs.
const sample = new URL('../../', import.meta.url);
const folder = new URL('src/simulation/testing/', sample);
const versionFile = new URL('src/simulation/rules-version.ts', sample);

/**
 * The won game has few creatures, and the lost one many and a bot that plans nothing, so that both are found soon.
 * Their replays take seconds.
 */
const plans: Readonly<Record<string, RecordingPlan>> = {
  'recorded.txt': { bot: 'planner', creatures: 5000, seed: 2026, phase: 'playing', mostSteps: 1800 },
  'won.txt': { bot: 'planner', creatures: 1000, seed: 1, phase: 'escaped', mostSteps: 12_000 },
  'lost.txt': { bot: 'newcomer', creatures: 10_000, seed: 1, phase: 'fallen', mostSteps: 7200 },
};

const world = worldOf(await loadKeep(new URL('maps/', sample)));
const rules = (await needsNewVersion(world)) ? rulesVersion + 1 : rulesVersion;
for (const [file, plan] of Object.entries(plans)) {
  const run = { ...recordGame(world, plan), rules };
  await writeFile(new URL(file, folder), writeRecording(run));
  console.log(`${file}: rules ${rules}, seed ${run.seed}, ${run.creatures} creatures, state ${run.hash}`);
}
const version = await readFile(versionFile, 'utf8');
await writeFile(versionFile, version.replace(/(?<=rulesVersion = )\d+/, String(rules)));

/** Whether a game that was recorded by this version of the rules now ends otherwise. */
async function needsNewVersion(keep: World): Promise<boolean> {
  for (const file of Object.keys(plans)) {
    const run = readRecording(await readFile(new URL(file, folder), 'utf8'));
    if (run.rules === rulesVersion && !endsAsRecorded(keep, run)) return true;
  }
  return false;
}
