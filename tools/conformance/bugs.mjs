// Bugs that the table, or a user of a library, found. Each has a program in `bugs` that shows it.

/**
 * @typedef {object} Bug
 * @property {string} program the file in `bugs`
 * @property {string} title
 * @property {string} [package] what the program imports
 * @property {string} what what it does, and what would be right
 * @property {string} reported where it is known, or that no report was found
 */

const NO_REPORT = 'We found no report of it.';

/** @type {readonly Bug[]} */
export const bugs = [
  {
    program: 'easystarjs',
    title: 'easystarjs: detours where moves are diagonal',
    package: 'easystarjs',
    what: 'Its estimate of the way that is left counts the tiles of diagonal moves a second time, so it is longer than the way itself may be, and the search ends before it has found the shortest path. With straight moves only, its paths are the shortest.',
    reported:
      'Reported in [#16](https://github.com/prettymuchbryce/easystarjs/issues/16), [#27](https://github.com/prettymuchbryce/easystarjs/issues/27) and [#96](https://github.com/prettymuchbryce/easystarjs/issues/96); [#78](https://github.com/prettymuchbryce/easystarjs/pull/78) proposes a repair.',
  },
  {
    program: 'pathfinding-jump-points',
    title: 'PathFinding.js: detours by jump points',
    package: 'pathfinding',
    what: 'By default, its jump points estimate by rows and columns, which is more than a diagonal way has, so the path may be longer than the shortest, which the documents promise. Pass `heuristic: PF.Heuristic.octile`, as its A* does by itself, and the paths are the shortest.',
    reported: NO_REPORT,
  },
  {
    program: 'pathfinding-both-ends',
    title: 'PathFinding.js: detours by Dijkstra from both ends',
    package: 'pathfinding',
    what: 'The search ends where both halves meet first, which need not be on a shortest path. The documents promise a shortest path for `BiDijkstraFinder`; for `BiAStarFinder`, which ends in the same way, they do not.',
    reported: 'Reported for A* in [#28](https://github.com/qiao/PathFinding.js/issues/28).',
  },
  {
    program: 'pathfinding-smoothen',
    title: 'PathFinding.js: smoothing leads through walls',
    package: 'pathfinding',
    what: "`smoothenPath` tests the tiles of Bresenham's line between two tiles, which leaves out some that a straight line between their centers crosses.",
    reported: 'Reported in [#97](https://github.com/qiao/PathFinding.js/issues/97).',
  },
  {
    program: 'javascript-astar',
    title: 'javascript-astar: no way back on the same graph',
    package: 'javascript-astar',
    what: 'A search leaves its start marked as done, so the next search on the same graph cannot reach it, or goes around it. Call `graph.init()` before each search.',
    reported:
      'Reported in [#36](https://github.com/bgrins/javascript-astar/issues/36), [#44](https://github.com/bgrins/javascript-astar/issues/44) and [#52](https://github.com/bgrins/javascript-astar/issues/52).',
  },
  {
    program: 'rot-js-one-way',
    title: 'rot.js: A sees B, and B does not see A',
    package: 'rot-js',
    what: 'None of its three kinds of shadow casting is symmetric: whether a tile is in view depends on the side from which it is seen. Of the pairs in [the table](conformance.md#sight), a tenth is seen one way only.',
    reported: 'Described in [#218](https://github.com/ondras/rot.js/issues/218), for hexagons.',
  },
  {
    program: 'rot-js-shadow',
    title: 'rot.js: tiles in the shadow are seen',
    package: 'rot-js',
    what: 'No straight line from the center of A reaches any point of B, which is in view even so.',
    reported: NO_REPORT,
  },
  {
    program: 'mrpas',
    title: 'MRPAS: A sees B, and B does not see A',
    package: 'mrpas',
    what: 'It sees less than rot.js, as its name says (restrictive), and is not symmetric either.',
    reported: NO_REPORT,
  },
  {
    program: 'bresenham',
    title: "Bresenham's line as a line of sight",
    package: 'bresenham',
    what: "Where Bresenham's line passes exactly between two tiles, it takes one of them, and on the way back the other one. The package is right: it draws lines. As a line of sight they are not the same both ways, and the straight line from center to center may cross a wall that they miss.",
    reported: 'It is a property of the algorithm.',
  },
  {
    program: 'phaser',
    title: 'Phaser: a touched corner counts in one direction',
    package: 'phaser',
    what: '`LineToRectangle` compares the north end of the west edge with `>`, and all other ends with `>=`. So a line that touches that corner overlaps the rectangle or does not, depending on which end comes first. `getTilesWithinShape` asks it for each tile.',
    reported:
      'We found no report of it. An older fault of `getTilesWithinShape`, [#5640](https://github.com/phaserjs/phaser/issues/5640), is closed.',
  },
  {
    program: 'published-loop',
    title: 'The loop of many articles: a tile that the line misses',
    what: 'The loop adds the same fraction again and again, and rounds each time. Near a corner, the sum decides between two tiles, and on the way back it decides otherwise. In exact arithmetic, this line has the tiles of the way back.',
    reported: 'It is a property of the loop, not of a library.',
  },
  {
    program: 'fast-voxel-raycast',
    title: 'fast-voxel-raycast: a tile that the line misses',
    package: 'fast-voxel-raycast',
    what: 'The same, in a library: it makes a unit vector first, which rounds once more. In exact arithmetic, this line has the tiles of the way back.',
    reported: NO_REPORT,
  },
  {
    program: 'littlejs',
    title: 'LittleJS: a tile that the line misses',
    package: 'littlejsengine',
    what: 'The same in `lineTest`. In exact arithmetic, this line has the tiles of the way back.',
    reported:
      'We found no report of it. An older fault of its rays, [#157](https://github.com/KilledByAPixel/LittleJS/issues/157), is closed.',
  },
];
