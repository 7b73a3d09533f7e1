/** A process that plays games: it gets a plan, sends the result, and ends when its parent closes the channel. */
import process from 'node:process';
import { worldOf } from '../../src/simulation/world.js';
import { loadKeep } from '../keep.js';
import { type GamePlan, playGame } from './play-game.js';

// Relative to `simulate/dist`, where this file runs.
const world = worldOf(await loadKeep(new URL('../../maps/', import.meta.url)));
process.on('message', (plan: GamePlan) => process.send?.(playGame(world, plan)));
