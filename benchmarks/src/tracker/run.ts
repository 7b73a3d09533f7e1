/**
 * Puts the questions of this folder alone, with the patience that 100,000 objects need, and prints how many times as
 * fast as flatbush we are. `npx esbuild src/tracker/run.ts --bundle --format=esm --platform=node --packages=external
 * --outfile=.built/tracker.mjs && node .built/tracker.mjs [part of a row's name]`
 */
import { cpus } from 'node:os';
import { type Effort, put } from '../harness/question.js';
import { nearestQuestion, trackerQuestion } from './questions.js';

const part = process.argv[2] ?? '';
const effort: Effort = { rounds: 5, milliseconds: 30, warmup: 120, countedRuns: 10 };

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString()}`);
for (const question of [trackerQuestion, nearestQuestion]) {
  const rows = question.rows.filter((row) => row.includes(part));
  const measures = await put({ ...question, rows }, effort, () => {});
  for (const row of rows) {
    const of = measures.filter((measure) => measure.row === row);
    const peer = of.find(({ contender }) => contender === 'tracker/flatbush');
    const wrong = of.filter(({ agrees }) => !agrees).map(({ contender }) => contender);
    const ours = of.filter(({ contender }) => contender.startsWith('tracker/tilewright'));
    const cells = ours.map(({ contender, time, bytes }) => {
      const times = (peer?.time ?? Number.NaN) / time;
      const form = contender.endsWith('visitor') ? 'visitor' : 'array';
      return `${form} ${(time / 1e6).toFixed(3)} ms, ${times.toFixed(2)} x, ${Math.round(bytes)} B`;
    });
    console.log(`${row.padEnd(30)} ${cells.join('; ')}${wrong.length > 0 ? `; DIFFERS: ${wrong.join(', ')}` : ''}`);
  }
}
