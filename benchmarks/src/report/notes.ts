/**
 * What figures cannot say: why a target is missed or a peer ahead, and what was tried. A note appears on the page only
 * if the figures of the run ask for it, and holds no figures of its own.
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
    about: /^bulk verbs/,
    text: 'The loops inside are the raw ones; what is above is the checks of the columns, and how an engine lays a loop out in memory on a given day: the spread is as wide.',
  },
  {
    about: /^twins/,
    text: 'The calls fold into the loop, but a chain of them makes vectors in between, which the engine takes apart in some functions and not in others. Bulk verbs do not depend on that.',
  },
  {
    about: /^circles of radius 1 \/ 5/,
    text: 'Each call checks its circle, carries it to tile space and decides borders exactly, once for all its tiles: of a small circle, with a dozen of them, that is the larger part.',
  },
  {
    about: /^first wall/,
    text: 'With one tile in five a wall, a ray ends after some five tiles where walls are scattered: what counts there is no longer the walk, but checking the ray, carrying it to tile space, and making the hit, with its exact position.',
  },
  {
    about: /^one third rectangles/,
    text: 'Circles and rectangles lie in cells of their own, so a query looks into both, and pairs and neighbours across them need a pass more.',
  },
  {
    about: /^bytes for 10,000 tiles of segments/,
    text: 'It is the same for each segment, however long: the four coordinates are boxed on their way to a function that the engine does not inline. The walk takes nothing.',
  },
  {
    about: /^bytes for/,
    text: 'For a first hit it is the hit that the caller gets, and coordinates boxed on their way to the exact predicates; for the nearest, a distance. [How objects are stored](../packages/queries/docs/tracker.md) has more.',
  },
  {
    about: /^growth/,
    text: 'The work for an object is the same; the data leave the caches of the processor one after the other.',
  },
  {
    about: /^bulk update/,
    text: 'The pass reads and writes each record once, and is bound by memory where there are many. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
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
    about: /^`forEach`: /,
    text: 'Each tile costs a call, which the bare loop does not have; the line below compares it with a loop that has the same calls.',
  },
];

export const ahead: readonly Note[] = [
  {
    about: /^(fast-voxel-raycast|littlejs): walls scattered/,
    text: 'Such rays are short, and a call of ours checks its ray and makes its hit exactly: see above. Both err at whole coordinates: see below.',
  },
  {
    about: /^(fast-voxel-raycast|littlejs): visitor/,
    text: 'They walk without exact decisions, and err at whole coordinates: see below. Our array and cursor forms hand tiles over without a call.',
  },
];

export function noteFor(notes: readonly Note[], what: string): string | undefined {
  return notes.find(({ about }) => about.test(what))?.text;
}
