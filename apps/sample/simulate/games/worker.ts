/** A thread that plays games: gets a plan, sends the result, until it is ended. */
import { parentPort } from 'node:worker_threads';
import { worldOf } from '../../src/simulation/world.js';
import { loadKeep } from '../keep.js';
import { type GamePlan, playGame } from './play-game.js';

// Relative to `simulate/dist`, where this file runs.
const world = worldOf(await loadKeep(new URL('../../maps/', import.meta.url)));
parentPort?.on('message', (plan: GamePlan) => parentPort?.postMessage(playGame(world, plan)));
