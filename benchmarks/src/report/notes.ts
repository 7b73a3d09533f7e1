/**
 * What figures cannot say: why a target is missed or a peer is ahead, and what was tried. A note appears on the page
 * only if the figures of the run call for it, and has no figures of its own. It calls anything not measured a guess.
 */
export interface Note {
  /** Matches the name of a missed target, or the name and row of a peer that is ahead. */
  readonly about: RegExp;
  readonly text: string;
}

export const missed: readonly Note[] = [
  {
    about: /units in full|tilemap without units|queries with tilemap/,
    text: 'What a game imports stays small; the whole is larger than planned because of the exact predicates and the tracker. [Decision 13](decisions/0013-sizes.md) lists what was tried.',
  },
  {
    about: /^bulk verbs for directions/,
    text: 'The bulk verb rounds each turn to the nearest direction exactly; the raw loop adds and rounds once. A separate pass decides rows that are too close to the midpoint between two directions. [Decision 4](decisions/0004-directions-are-32-bit-fractions.md) lists what was tried.',
  },
  {
    about: /^bulk verbs/,
    text: 'The inner loops are the raw loops. We have not profiled the rest; our guess is the checks of the columns, and the layout of the loop in memory. The table below shows the spread.',
  },
  {
    about: /^twins/,
    text: 'A chain of calls creates intermediate vectors. An engine may or may not remove these allocations, and our guess is that here it did not. Bulk verbs do not depend on that.',
  },
  {
    about: /^circles of radius 1 \/ 5/,
    text: 'A circle of radius 1 has three rows. The argument checks, the conversion to tile space and the search for the rows cost as much as in the visitor form; the row form also allocates an iterator and an object for each row. Tried: iterators reused from call to call, rows found in blocks, and the present iterator, which an engine can inline into the loop.',
  },
  {
    about: /^rows of areas that reach/,
    text: 'A small area has few rows, so what precedes the rows counts for more: a sector needs two unit vectors, a polygon an exact check that it is convex, and each edge its slope, its corner and their errors, where a circle has none of these. [Decision 23](decisions/0023-rows-of-areas.md) lists what was tried.',
  },
  {
    about: /^segments of 10/,
    text: 'A segment of ten tiles takes as long to make, check and convert as to walk: each part is a few comparisons, and a slow machine shows them. Earlier runs reached 1.25 to 1.4.',
  },
  {
    about: /^first wall/,
    text: 'One tile in five is a wall, so a ray among scattered walls ends after about five tiles. A profile that leaves out one part at a time shows that the walk takes a third of such a call. Three other parts share the rest about equally: the call itself, the checks and the conversion to tile space, and the hit. The hit is an object with tile, position, distance, fraction and side. fast-voxel-raycast does less: it writes position and side into arrays of the caller and reports no distance. Tried: an answer that computes position and distance only when they are read. It has to keep what they are computed from, which costs as much as the computation. Rays in columns share the cost of the call and the checks.',
  },
  {
    about: /^tiles in view/,
    text: 'A beam of light costs about the same in each row, so it pays where it is wide: among many small obstacles and in narrow corridors, beams show a few tiles each. In small views, the checks, the conversion to tile space and the rows of the disc count as well. [Decision 25](decisions/0025-what-is-in-view.md) lists what was tried.',
  },
  {
    about: /^nanoseconds for one view of an empty map/,
    text: 'In an open row the time goes to crossing two lines, finding the columns of the disc, and reading and writing words; a hundred eyes in caves have many narrow beams. [Decision 25](decisions/0025-what-is-in-view.md) lists what was tried.',
  },
  {
    about: /^lines of sight/,
    text: 'Most of the time is the walk to the first wall, which is the same code. The function over columns spares the checks and the objects of a call, which are cheap if the engine inlines the loop around it.',
  },
  {
    about: /^four-way paths|l1-path-finder.*four-way/,
    text: 'l1-path-finder returns the corners of a path, ours every tile of it. On open ground there are two corners, and hundreds of tiles to write. Its graph takes much longer to build than any of these paths, and a changed wall needs another one.',
  },
  {
    about: /^(four-way )?field: /,
    text: 'The wave looks at the neighbors of each tile once. The more often walls turn its front, the less the processor can predict: our guess is that mazes cost the most for that reason. [Decision 28](decisions/0028-paths-follow-the-map.md) describes the choice.',
  },
  {
    about: /^weighted fields/,
    text: 'Costs spread the lengths of moves, so tiles wait in more buckets, and a tile that is found again on a shorter way is visited twice.',
  },
  {
    about: /^one changed tile of a field/,
    text: 'A wall that appears takes the support of all tiles whose ways led through it: they are raised, and the wave goes over them again. The mean is over random tiles of the map.',
  },
  {
    about: /^velocities of 10,000 bodies/,
    text: 'Each body is converted to its tile with exact edges and read from the field; the tiles of random bodies are far apart in memory. Our guess is that the conversion takes the larger part.',
  },
  {
    about: /^bytes for 8 paths/,
    text: 'A field that follows a changed map asks it for the list of its changes, which is made for each question. The rest are numbers that the engine boxes where it does not inline a function.',
  },
  {
    about: /^nanoseconds for rectangles \/ outlines/,
    text: 'Each corner of scattered tiles writes its numbers into columns of many megabytes: our guess is that memory bandwidth counts..',
  },
  {
    about: /^one-third rectangles/,
    text: 'Circles and rectangles are stored in separate cells, so a query reads both: twice as many levels, each with a fixed cost. Pairs of a circle and a rectangle need another pass. We tried shared cells: rays gain, but if all objects are rectangles most queries take twice as long. [How objects are stored](../packages/queries/docs/tracker.md) has the figures.',
  },
  {
    about: /^bytes for 10,000 tiles of segments/,
    text: 'These are a few bytes for each of many segments: our guess is that the engine boxes coordinates that are passed to a function that it does not inline.',
  },
  {
    about: /^bytes per frame, or|^bytes per 1,000 first hits/,
    text: 'If a body is near the point of a query, the query calls functions for its exact distance, which an engine may or may not inline: if it does not, it boxes their arguments, 16 bytes each, in some runs of some processes. If an object touches the shape of a query to the last bits, exact sums decide, and these box about 2.5 kB. [How objects are stored](../packages/queries/docs/tracker.md) has details.',
  },
  {
    about: /^nearly empty worlds/,
    text: 'The bare kernel has one grid that fits the scene, checks nothing and decides by rounded numbers. A question to the tracker makes and checks its shape, looks at each level, and decides exactly. Tried: reading a whole box of cells at once where it holds few objects, which is kept; a guard before the check of the options, which changed nothing. Questions in columns have most of this cost once for all rows.',
  },
  {
    about: /^first hits that are read/,
    text: 'The hit that is read costs about as much as finding it in a nearly empty world: fraction, position and normal come from one chain of roots and divisions, whose operations cannot change without changing bits.',
  },
  {
    about: /^queries after a million single moves/,
    text: 'Single moves leave the records of a cell in the order in which they came. Our guess for this run is that other work used the caches: [How objects are stored](../packages/queries/docs/tracker.md) has the figures of a quiet machine.',
  },
  {
    about: /^growth/,
    text: 'At equal density the work per object is the same. Our guess for the rest is the processor caches: the data outgrow one after the other. [How objects are stored](../packages/queries/docs/tracker.md) has details.',
  },
  {
    about: /^nanoseconds for a single move/,
    text: 'A single move makes its body and displacement from numbers, and checks them: in a profile this takes more time than the sweep. Bodies in bulk are checked in one pass.',
  },
  {
    about: /^boxes among walls, in bulk, in Chromium/,
    text: 'LittleJS moves a box, reads the tiles under it, and puts it back to where the step began if one is solid: fast, but the box stops up to a step before the wall. Ours finds the exact contact, slides along the wall, and rounds so that no later query finds an overlap.',
  },
  {
    about: /^nanoseconds for a body with no wall/,
    text: 'In a profile the time goes to three parts: converting both ends of the step to tile space, with exact edges, and reading the tiles between them; checking the columns; and keeping the results aside until all bodies have moved, so that a step that throws has changed nothing.',
  },
  {
    about: /^bulk update/,
    text: 'The pass reads and writes each record once; our guess is that memory bandwidth limits it if there are many records. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /^8 nearest/,
    text: 'The tracker finds the nearest circles; flatbush finds the nearest boxes, which is less work. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /^(circles of radius 5|rectangles of|all pairs|first hits)/,
    text: '[How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /`getAt` \/ `setAt`/,
    text: 'Each access checks that the tile is within the bounds, which need not start at 0; the bare loop has no check.',
  },
  {
    about: /^`forEach`: |^`forEach` over maps of 64/,
    text: 'The visitor is inlined, but the variable that it adds to belongs to the caller and stays in memory, and V8 checks for each tile that this `let` is initialized: with a `var` the ratio is 1.1. In a function that has called `forEach` about 2,000 times everything becomes one loop: repeated passes over maps of 64 x 64 tiles cost 1.12 to 1.16. Another row of the table compares `forEach` with a loop that makes the same calls.',
  },
];

export const ahead: readonly Note[] = [
  {
    about: /memory for/,
    text: 'Such an index stores only boxes or points, and a game rebuilds it when they move. The tracker also stores the objects, their handles, and spare room for moves and additions.',
  },
  {
    about: /^(fast-voxel-raycast|littlejs): walls scattered/,
    text: 'Such rays are short, so the fixed cost of a call matters, and we return more: tile, position, distance, fraction and side, all exact. fast-voxel-raycast writes position and side into arrays of the caller; littlejs returns a position, and the benchmark does not request its side. Both have wrong answers at whole coordinates: see below.',
  },
  {
    about: /^littlejs: 10,000 boxes/,
    text: 'LittleJS moves a box, reads the tiles under it, and puts it back to where the step began if one is solid: fast, but the box stops up to a step before the wall. Ours finds the exact contact, slides along the wall, and rounds so that no later query finds an overlap.',
  },
  {
    about: /^(fast-voxel-raycast|littlejs): visitor/,
    text: 'They walk without exact decisions and have wrong answers at whole coordinates: see below. If a call for each tile is too slow, our array and cursor forms have no such call.',
  },
];

export function noteFor(notes: readonly Note[], what: string): string | undefined {
  return notes.find(({ about }) => about.test(what))?.text;
}
