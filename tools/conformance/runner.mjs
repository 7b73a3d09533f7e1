// Scores any library: node runner.mjs adapters/mrpas.mjs table/sight.json. README.md says what an adapter is.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const keysOf = (rows) =>
  new Set(rows.flatMap(([y, from, to]) => Array.from({ length: to - from + 1 }, (_, i) => `${from + i},${y}`)));

function judgeTiles({ rows, optional }, answer) {
  const [wanted, either, found] = [keysOf(rows), keysOf(optional), new Set(answer.map(([x, y]) => `${x},${y}`))];
  const wrong = [...wanted, ...found].filter((key) => wanted.has(key) !== found.has(key));
  return { exact: wrong.length === 0, butForBorders: found.size > 0 && wrong.every((key) => either.has(key)) };
}

function judgeHit({ hit, optional }, answer) {
  if (hit === null || answer === null) return { exact: hit === answer, butForBorders: optional || hit === answer };
  const away = Math.abs(answer.fraction - hit.fraction);
  const isTile = hit.tiles.some((tile) => `${tile}` === `${answer.tile}`);
  return { exact: isTile && away <= 1e-6, butForBorders: optional || away <= 1e-3 };
}

function judgePath({ from, to, rule, moves }, tiles, map) {
  if (moves === null || tiles === null) return { exact: moves === tiles, butForBorders: moves === tiles };
  const [counts, isOpen] = [[0, 0], (x, y) => map[y]?.[x] === '.'];
  const isLegal = ([x, y], i) => {
    const [dx, dy] = [x - tiles[i][0], y - tiles[i][1]];
    counts[dx * dy === 0 ? 0 : 1]++;
    if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1 || !isOpen(x, y)) return false;
    return dx * dy === 0 || rule === 'eight-way' || (rule !== 'four-way' && isOpen(x - dx, y) && isOpen(x, y - dy));
  };
  const isPath = `${tiles[0]} ${tiles.at(-1)}` === `${from} ${to}` && tiles.slice(1).every(isLegal);
  return { exact: isPath && `${counts}` === `${moves}`, butForBorders: isPath };
}

function judge(kind, asked, map, adapter) {
  const answer = adapter[kind]?.(asked, map);
  if (answer === undefined || kind === 'path') return answer === undefined ? {} : judgePath(asked, answer, map);
  if (kind !== 'sight') return asked.rows === undefined ? judgeHit(asked, answer) : judgeTiles(asked, answer);
  const back = adapter.sight({ ...asked, from: asked.to, to: asked.from }, map);
  const exact = answer === asked.seen && back === asked.seen;
  return { exact, butForBorders: exact || asked.optional, oneWay: answer !== back };
}

/** How many of its answers to the cases of a file of the table are right. */
export function score({ kind, maps = [], cases }, adapter) {
  const sum = { asked: 0, exact: 0, butForBorders: 0, oneWay: 0, threw: 0 };
  for (const asked of cases) {
    let judged = { threw: true };
    try {
      judged = judge(kind, asked, maps[asked.map], adapter);
    } catch {} // it counts as `threw`
    if (Object.keys(judged).length > 0) sum.asked++;
    for (const name of Object.keys(judged)) if (judged[name]) sum[name]++;
  }
  return sum;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { default: adapter } = await import(pathToFileURL(process.argv[2]).href);
  for (const file of process.argv.slice(3)) console.log(file, score(JSON.parse(readFileSync(file, 'utf8')), adapter));
}
