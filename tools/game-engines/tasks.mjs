/** What every game does in its engine: each task has a page, with the lines of every program that do it. */

/**
 * @typedef {object} Task
 * @property {string} name of its page in `docs/engines/tasks`
 * @property {RegExp} wanted the statements of a program that do it; what they use comes along
 * @property {readonly string[]} lacks the programs that do not do it
 */

/** @type {readonly Task[]} */
export const tasks = [
  { name: 'the-map', wanted: /const (space|walls|tiles) = |bounds = |tiles\.(container|show)/, lacks: [] },
  {
    name: 'a-body',
    wanted: /moveAndSlide\(|tileMover\(|hero\.move\(|\.write\(|hero\.position\.set\(|\[hero\] *, /,
    lacks: [],
  },
  { name: 'a-ray', wanted: /castRay\(|raycaster\.\w/, lacks: [] },
  { name: 'objects', wanted: /objectsInCircle\(|tracker\.(moveEach|add|remove)|track\(|class Enemy/, lacks: [] },
  {
    name: 'drawing',
    wanted: /const draw(On)?\b|draw(SolidTiles|Tracker|Move|Ray)\(|graphics\.clear|lines\.geometry/,
    lacks: ['bitecs', 'koota'], // they draw nothing
  },
];
