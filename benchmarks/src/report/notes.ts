/**
 * What figures cannot say: why a target is missed or a peer ahead, and what was tried. A note appears on the page only
 * if the figures of the run ask for it, and holds no figures of its own. What was not measured is said to be a guess.
 */
export interface Note {
  /** Whether it is about a missed target, by its name, or about a peer that is ahead, by its name and row. */
  readonly about: RegExp;
  readonly text: string;
}

export const missed: readonly Note[] = [
  {
    about: /units in full|tilemap without units|queries with tilemap/,
    text: 'What a game imports stays small; the whole is larger than planned, for the exact predicates and the tracker. [Decision 13](decisions/0013-sizes.md) says what was tried.',
  },
  {
    about: /^bulk verbs of directions/,
    text: 'A turn is rounded to the nearest direction, exactly; the raw loop adds and rounds once. Rows too close to the middle between two directions are settled in a pass of their own. [Decision 4](decisions/0004-directions-are-32-bit-fractions.md) has what was tried.',
  },
  {
    about: /^bulk verbs/,
    text: 'The loops inside are the raw ones. We have not profiled what is above; our guess is the checks of the columns, and how an engine lays a loop out in memory. The table below has the spread.',
  },
  {
    about: /^twins/,
    text: 'A chain of calls makes vectors in between. Whether an engine takes them apart is its own choice, and we guess that here it did not. Bulk verbs do not depend on that.',
  },
  {
    about: /^circles of radius 1 \/ 5/,
    text: 'A circle of radius 1 has three rows. To check it, to carry it to tile space and to find its rows takes what the visitor takes; an iterator and an object for each row come on top. Tried: iterators kept from call to call, rows found in blocks, and an iterator that an engine dissolves into the loop, as it is now.',
  },
  {
    about: /^first wall/,
    text: 'With one tile in five a wall, a ray ends after some five tiles where walls are scattered. Profiled by leaving parts out, the walk is a third of such a call; the call itself, the checks with the way into tile space, and the hit share the rest about equally. The hit is an object of tile, position, distance, fraction and side; fast-voxel-raycast writes position and side into arrays that it is given, which is less, and knows no distance.',
  },
  {
    about: /^one third rectangles/,
    text: 'Circles and rectangles lie in cells of their own, so a query looks into both: twice as many levels, each with a part of its cost that does not depend on what lies in it. Pairs across them need a pass more. Cells that both share were tried: rays gain, but where all are rectangles most questions take twice as long; [how objects are stored](../packages/queries/docs/tracker.md) has the figures.',
  },
  {
    about: /^bytes for 10,000 tiles of segments/,
    text: 'It is bytes for many segments, a few for each: we guess coordinates that are boxed on their way to a function that the engine does not inline.',
  },
  {
    about: /^bytes for a frame, or|^bytes for the same/,
    text: 'Where a body is near the point of a question, its exact distance is asked, by functions that an engine may or may not merge: numbers on their way to them are boxed, 16 bytes each, in some runs of some processes. Where an object touches the shape of a question to the last bits, exact sums decide, and box about 2.5 kB. [How objects are stored](../packages/queries/docs/tracker.md) has more.',
  },
  {
    about: /^growth/,
    text: 'The work for an object is the same at equal density. What is left, we think, is the caches of the processor, which the data leave one after the other. [How objects are stored](../packages/queries/docs/tracker.md) has more.',
  },
  {
    about: /^bulk update/,
    text: 'The pass reads and writes each record once; where there are many, we think that memory bounds it. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /^8 nearest/,
    text: 'It finds the nearest circles, flatbush the nearest boxes, which is less to do. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /^(circles of radius 5|rectangles of|all pairs|first hits)/,
    text: '[How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /`getAt` \/ `setAt`/,
    text: 'Each access checks that the tile lies within the bounds, which need not begin at 0; the bare loop does not.',
  },
  {
    about: /^`forEach`: |^`forEach` of maps of 64/,
    text: 'The visitor is inlined, but the variable that it adds to belongs to the caller and stays in memory, and V8 asks for each tile whether that `let` was initialised: with a `var` it is 1.1. In a function that has called `forEach` some 2,000 times all is one loop: maps of 64 x 64 tiles, again and again, cost 1.12 to 1.16. The next line of the table compares it with a loop that has the same calls.',
  },
];

export const ahead: readonly Note[] = [
  {
    about: /memory for/,
    text: 'It holds boxes or points, and is built anew when they move. Ours keeps the objects too, their handles, and room to move and add.',
  },
  {
    about: /^(fast-voxel-raycast|littlejs): walls scattered/,
    text: 'Such rays are short, so what surrounds the walk counts, and we return more: tile, position, distance, fraction and side, exactly. fast-voxel-raycast writes position and side into arrays that it is given, littlejs returns a position and is not asked for the side. Both err at whole coordinates: see below.',
  },
  {
    about: /^(fast-voxel-raycast|littlejs): visitor/,
    text: 'They walk without exact decisions, and err at whole coordinates: see below. Where a call for each tile counts, our array and cursor forms have none.',
  },
];

export function noteFor(notes: readonly Note[], what: string): string | undefined {
  return notes.find(({ about }) => about.test(what))?.text;
}
