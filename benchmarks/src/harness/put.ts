/** Runs a benchmark: answers first, then interleaved rounds. One contender runs at a time; the others wait. */
import { bundle, type Form, type Host, startHost } from './hosts.js';
import type { Difference, Effort, Measure, Question } from './question.js';

/** The number of steps of a benchmark: one for each contender, row and form. */
export function countSteps({ forms, rows, ours, peers }: Question): number {
  return forms.length * rows.length * (ours.length + peers.length);
}

/** All contenders, including the oracles. */
function everyone(question: Question): readonly string[] {
  const names = [...question.ours, ...question.peers];
  // Memory benchmarks have no answers to compare.
  return question.measure === 'memory'
    ? names
    : [...new Set([...names.map((name) => oracleOf(question, name)), ...names])];
}

/** Bundles all contenders, and stops if one bundle fails. */
export async function bundleAll(question: Question): Promise<void> {
  for (const form of question.forms) for (const name of everyone(question)) await bundle(name, form);
}

/** @param report - is called after each step, with a description of the step */
export async function put(question: Question, effort: Effort, report: (done: string) => void): Promise<Measure[]> {
  const measures: Measure[] = [];
  const names = [...question.ours, ...question.peers];
  for (const form of question.forms) {
    const hosts = new Map<string, Host>();
    const start = async (name: string): Promise<void> => {
      const heap = question.measure === 'bytes' ? 'never collects by itself' : 'usual';
      hosts.set(name, await startHost(name, form, heap));
    };
    try {
      const oracles = new Set(names.map((name) => oracleOf(question, name)));
      for (const name of everyone(question)) await start(name);
      for (const row of question.rows) {
        const right = new Map<string, readonly number[]>();
        for (const oracle of oracles) right.set(oracle, await answersOf(question, row, hosts.get(oracle)));
        measures.push(...(await measureRow(question, form, row, names, hosts, right, effort, report)));
      }
    } finally {
      for (const host of hosts.values()) await host.stop();
    }
  }
  return measures;
}

interface Present {
  readonly contender: string;
  readonly host: Host;
  readonly difference: Difference | undefined;
  readonly times: number[];
  rounds: number;
}

async function measureRow(
  question: Question,
  form: Form,
  row: string,
  names: readonly string[],
  hosts: ReadonlyMap<string, Host>,
  right: ReadonlyMap<string, readonly number[]>,
  effort: Effort,
  report: (done: string) => void,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  const present: Present[] = [];
  for (const contender of names) {
    const host = hosts.get(contender)!;
    if (question.measure === 'memory') {
      const [bytes] = await host.ask({ row, what: 'memory', amount: 0 });
      if (bytes !== undefined) measures.push({ form, row, contender, bytes });
    } else {
      const oracle = oracleOf(question, contender);
      const expected = right.get(oracle) ?? [];
      const answer = contender === oracle ? expected : await answersOf(question, row, host);
      const difference = differenceOf(question, row, expected, answer);
      if (answer.length > 0 && question.measure === 'bytes') {
        const bytes = (await host.ask({ row, what: 'bytes', amount: effort.countedRuns }))[0] ?? Number.NaN;
        measures.push({ form, row, contender, bytes, ...(difference && { difference }) });
      } else if (answer.length > 0) {
        present.push({ contender, host, difference, times: [], rounds: await warmUp(host, row, effort) });
      }
    }
    report(`${question.name}: ${row}`);
  }
  for (let round = 0; round < effort.rounds; round++) {
    for (const { host, times, rounds } of present) {
      if (round < rounds) times.push(...(await host.ask({ row, what: 'time', amount: effort.milliseconds })));
    }
  }
  for (const { contender, times, difference } of present) {
    measures.push({ form, row, contender, times, ...(difference && { difference }) });
  }
  return measures;
}

const oracleOf = ({ oracle }: Question, contender: string): string =>
  typeof oracle === 'string' ? oracle : oracle(contender);

async function answersOf({ answerAfter }: Question, row: string, host: Host | undefined): Promise<readonly number[]> {
  return (await host?.ask({ row, what: 'answer', amount: answerAfter })) ?? [];
}

/** Warms a contender up, and returns the number of its rounds. */
async function warmUp(host: Host, row: string, { warmup, rounds, patience }: Effort): Promise<number> {
  if (warmup === 0) return rounds;
  const start = performance.now();
  await host.ask({ row, what: 'time', amount: 0 });
  const once = performance.now() - start;
  if (once < warmup) await host.ask({ row, what: 'time', amount: warmup });
  return Math.max(1, Math.min(rounds, Math.floor(patience / once)));
}

/**
 * How many answers are wrong. Separate answers are compared one by one. For pairs, each answer is a count and a
 * checksum: the result is the error of the count, or one if only the checksum differs.
 */
export function differenceOf(
  { answers, tolerance }: Pick<Question, 'answers' | 'tolerance'>,
  row: string,
  right: readonly number[],
  answer: readonly number[],
): Difference | undefined {
  const what = answers(row);
  const differs = (a: number, b: number | undefined): boolean =>
    !(Math.abs(a - (b ?? Number.NaN)) <= tolerance * Math.max(Math.abs(a), 1));
  const wrong = right.filter((value, i) => differs(value, answer[i])).length;
  if (wrong === 0 && right.length === answer.length) return undefined;
  if (what !== 'pairs')
    return { wrong: Math.max(wrong, Math.abs(right.length - answer.length)), of: right.length, what };
  let [missing, of] = [0, 0];
  for (let i = 0; i < right.length; i += 2) {
    missing += Math.abs(right[i]! - (answer[i] ?? 0));
    of += right[i]!;
  }
  return { wrong: Math.max(1, missing), of, what };
}
