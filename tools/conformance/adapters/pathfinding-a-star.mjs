// PathFinding.js: its AStarFinder, as it is by default.
import { finder } from './lib/pathfinding.mjs';

export default finder('AStarFinder');
