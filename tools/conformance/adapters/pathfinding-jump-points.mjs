// PathFinding.js: its JumpPointFinder, as it is by default.
import { finder } from './lib/pathfinding.mjs';

export default finder('JumpPointFinder');
