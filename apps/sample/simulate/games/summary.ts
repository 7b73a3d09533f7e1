/** What many games say about the difficulty of the game, in figures and as a table for the README. */
import { compare, type Duration, type Ordered, seconds, valueIn } from '@tilewright/units';
import type { GameResult } from './play-game.js';

export type Summary = Readonly<ReturnType<typeof summaryOf>>;

export function summaryOf(results: readonly GameResult[]) {
  const wins = results.filter(({ outcome }) => outcome === 'escaped');
  const falls = results.filter(({ outcome }) => outcome === 'fallen');
  return {
    games: results.length,
    won: wins.length,
    unfinished: results.length - wins.length - falls.length,
    /** The time of a game, however it ended. */
    medianGame: medianOf(results.map(({ time }) => time)),
    /** The time of a win that half of the wins do not exceed; `undefined` without a win. */
    medianWin: medianOf(wins.map(({ time }) => time)),
    medianFall: medianOf(falls.map(({ time }) => time)),
    /** The places where the player fell with the number of falls, most first. */
    falls: countsOf(falls.map(({ place }) => place)),
    /** What the player was on the way to when it fell, most first. */
    goals: countsOf(falls.map(({ goal }) => goal)),
    medianSlain: medianOf(results.map(({ slain }) => slain)) ?? 0,
    medianTimesSeen: medianOf(results.map(({ timesSeen }) => timesSeen)) ?? 0,
  };
}

/** Markdown. @param title - the head of the column with the figures */
export function tableOf(title: string, summary: Summary): string {
  const rows: readonly (readonly [string, (summary: Summary) => string])[] = [
    ['games', ({ games }) => String(games)],
    ['won', ({ won }) => String(won)],
    ['time of a game, median', ({ medianGame }) => clock(medianGame)],
    ['time of a win, median', ({ medianWin }) => clock(medianWin)],
    ['time of a fall, median', ({ medianFall }) => clock(medianFall)],
    ['neither after 10 minutes', ({ unfinished }) => String(unfinished)],
    ['creatures slain, median', ({ medianSlain }) => String(medianSlain)],
    ['times seen, median', ({ medianTimesSeen }) => String(medianTimesSeen)],
    ['falls by place', ({ falls }) => list(falls)],
    ['falls on the way to', ({ goals }) => list(goals)],
  ];
  const lines = rows.map(([name, cell]) => `| ${name} | ${cell(summary)} |`);
  return [`| | ${title} |`, '| --- | --- |', ...lines].join('\n');
}

function list(counts: readonly (readonly [string, number])[]): string {
  return counts.length === 0 ? '–' : counts.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** Minutes and seconds. */
function clock(time: Duration | undefined): string {
  if (time === undefined) return '–';
  const whole = Math.round(valueIn(time, seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The upper one of the two middle values; `undefined` of nothing. */
function medianOf<T extends Ordered>(values: readonly T[]): T | undefined {
  return [...values].sort((a, b) => compare(a, b))[values.length >> 1];
}

function countsOf(names: readonly string[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'));
}
