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
    text: 'The loops inside are the raw ones; what is above is the checks of the columns, and how the engine lays out the loop on that day.',
  },
  {
    about: /^twins/,
    text: 'The calls fold into the loop, but a chain of them makes intermediate vectors, which the engine takes apart in some functions and not in others. Bulk verbs do not depend on that.',
  },
  {
    about: /visitor: rect|visitor$/,
    text: 'The walk is as fast as for the other forms: what a visitor costs is the call for each tile.',
  },
  {
    about: /one third rectangles/,
    text: 'Circles and rectangles lie in cells of their own, so a query looks into both, and pairs and neighbours across them need a pass more.',
  },
  {
    about: /bytes for (a frame|the same|10,000)/,
    text: 'What is counted includes the shapes that the caller makes for each question, and, for a first hit, the hit that it gets. [How objects are stored](../packages/queries/docs/tracker.md) says what the tracker itself takes.',
  },
  {
    about: /^growth/,
    text: 'The work for an object is the same; the data leave the caches of the processor one after the other.',
  },
  {
    about: /bulk update/,
    text: 'The pass reads and writes each record once, and is bound by memory where there are many. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /8 nearest/,
    text: 'It finds the nearest circles, flatbush the nearest boxes, which is less to do. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  },
  {
    about: /getAt|forEach/,
    text: 'Each access checks that the tile lies within the bounds.',
  },
];

export const ahead: readonly Note[] = [
  {
    about: /^fast-voxel-raycast: visitor/,
    text: 'It walks without exact decisions, and errs at whole coordinates (see below); our array and cursor forms are faster than its callback.',
  },
  {
    about: /^littlejs: visitor/,
    text: 'It walks without exact decisions, and errs at whole coordinates; our array and cursor forms hand tiles over without a call.',
  },
];

export function noteFor(notes: readonly Note[], what: string): string | undefined {
  return notes.find(({ about }) => about.test(what))?.text;
}
