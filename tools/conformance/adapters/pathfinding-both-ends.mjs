// PathFinding.js: its BiDijkstraFinder, as it is by default.
import { finder } from './lib/pathfinding.mjs';

export default finder('BiDijkstraFinder');
