/** A question with its contenders, and how it is put: answers first, then interleaved rounds, medians and ratios. */
import { type Form, type Host, startHost } from './hosts.js';

export interface Question {
  readonly name: string;
  readonly title: string;
  /** What is compared; each row is timed on its own. */
  readonly rows: readonly string[];
  /** Modules below `src` whose default export is a contender. The first is what the others are compared with. */
  readonly contenders: readonly string[];
  readonly forms: readonly Form[];
  /** How many runs from the start the answers are compared after, and how far they may differ relatively. */
  readonly answerAfter: number;
  readonly tolerance: number;
}

export interface Measure {
  readonly form: Form;
  readonly row: string;
  readonly contender: string;
  /** Median nanoseconds for a run. */
  readonly time: number;
  /** Median of the ratios to the first contender, round by round. */
  readonly ratio: number;
  /** Least and greatest ratio. */
  readonly spread: readonly [number, number];
  /** Bytes of heap for a run; NaN where a host cannot tell. */
  readonly bytes: number;
  /** Whether the answer is that of the first contender. */
  readonly agrees: boolean;
}

/** How long and how often is measured; the short form is for tests. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmup: number;
  /** Runs over which bytes are counted; 0 leaves it out. */
  readonly countedRuns: number;
}

export const full: Effort = { rounds: 9, milliseconds: 60, warmup: 250, countedRuns: 200 };
export const short: Effort = { rounds: 1, milliseconds: 0, warmup: 0, countedRuns: 0 };

export async function put(question: Question, effort: Effort, report: (done: string) => void): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const form of question.forms) {
    const hosts = new Map<string, Host>();
    for (const contender of question.contenders) hosts.set(contender, await startHost(contender, form));
    try {
      for (const row of question.rows) {
        measures.push(...(await measureRow(question, form, row, hosts, effort)));
        report(`${question.name} ${form} ${row}`);
      }
    } finally {
      for (const host of hosts.values()) await host.stop();
    }
  }
  return measures;
}

async function measureRow(
  question: Question,
  form: Form,
  row: string,
  hosts: ReadonlyMap<string, Host>,
  effort: Effort,
): Promise<Measure[]> {
  const present: { contender: string; host: Host; agrees: boolean }[] = [];
  let right: readonly number[] | undefined;
  for (const [contender, host] of hosts) {
    const answer = await host.ask({ row, amount: question.answerAfter, what: 'answer' });
    right ??= answer;
    if (answer.length > 0) present.push({ contender, host, agrees: agree(right, answer, question.tolerance) });
  }
  if (effort.warmup > 0) for (const { host } of present) await host.ask({ row, amount: effort.warmup, what: 'time' });
  const rounds: number[][] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const times: number[] = [];
    for (const { host } of present)
      times.push((await host.ask({ row, amount: effort.milliseconds, what: 'time' }))[0] ?? NaN);
    rounds.push(times);
  }
  return Promise.all(
    present.map(async ({ contender, host, agrees }, index) => {
      const ratios = rounds.map((times) => (times[index] ?? NaN) / (times[0] ?? NaN));
      const bytes =
        effort.countedRuns === 0
          ? NaN
          : ((await host.ask({ row, amount: effort.countedRuns, what: 'bytes' }))[0] ?? NaN);
      return {
        form,
        row,
        contender,
        time: median(rounds.map((times) => times[index] ?? NaN)),
        ratio: median(ratios),
        spread: [Math.min(...ratios), Math.max(...ratios)] as const,
        bytes,
        agrees,
      };
    }),
  );
}

function agree(a: readonly number[], b: readonly number[], tolerance: number): boolean {
  return (
    a.length === b.length &&
    a.every((value, i) => Math.abs(value - (b[i] ?? NaN)) <= tolerance * Math.max(Math.abs(value), 1))
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
