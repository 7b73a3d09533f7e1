/** What counts as right. */
import { expect, it } from 'vitest';
import { score } from '../runner.mjs';

const none = { asked: 0, exact: 0, butForBorders: 0, oneWay: 0, threw: 0 };
const right = { ...none, asked: 1, exact: 1, butForBorders: 1 };
const wrong = { ...none, asked: 1 };
const nearly = { ...wrong, butForBorders: 1 };

function scoreOf(kind: string, asked: object, answer: () => unknown): ReturnType<typeof score> {
  return score({ kind, maps: [['...', '.#.', '...']], cases: [asked] }, { [kind]: answer });
}

it('does not count what is not asked, and counts what throws', () => {
  expect(scoreOf('disc', {}, () => undefined)).toEqual(none);
  expect(score({ kind: 'disc', cases: [{}] }, {})).toEqual(none);
  const throwing = (): never => {
    throw new Error('no');
  };
  expect(scoreOf('disc', {}, throwing)).toEqual({ ...wrong, threw: 1 });
});

it('compares tiles as sets', () => {
  const rows = [
    [0, 0, 1],
    [1, 0, 0],
  ];
  const asked = { rows, optional: [[1, 0, 2]] };
  expect(
    scoreOf('disc', asked, () => [
      [0, 1],
      [1, 0],
      [0, 0],
    ]),
  ).toEqual(right);
  expect(
    scoreOf('disc', asked, () => [
      [1, 0],
      [0, 0],
    ]),
  ).toEqual(nearly);
  expect(
    scoreOf('disc', asked, () => [
      [1, 0],
      [0, 0],
      [0, 1],
      [2, 1],
    ]),
  ).toEqual(nearly);
  expect(
    scoreOf('disc', asked, () => [
      [0, 0],
      [0, 1],
    ]),
  ).toEqual(wrong);
  expect(scoreOf('disc', { rows: [[0, 0, 0]], optional: [[0, 0, 0]] }, () => [])).toEqual(wrong);
});

it('compares hits by tile and fraction', () => {
  const asked = { map: 0, start: [0, 0], end: [1, 1], hit: { tiles: [[1, 1]], fraction: 0.5 }, optional: false };
  expect(scoreOf('ray', asked, () => ({ tile: [1, 1], fraction: 0.5 }))).toEqual(right);
  expect(scoreOf('ray', asked, () => ({ tile: [0, 1], fraction: 0.5 }))).toEqual(nearly);
  expect(scoreOf('ray', asked, () => ({ tile: [1, 1], fraction: 0.5005 }))).toEqual(nearly);
  expect(scoreOf('ray', asked, () => ({ tile: [1, 1], fraction: 0.6 }))).toEqual(wrong);
  expect(scoreOf('ray', asked, () => null)).toEqual(wrong);
  expect(scoreOf('ray', { ...asked, optional: true }, () => null)).toEqual(nearly);
  expect(scoreOf('ray', { ...asked, hit: null }, () => null)).toEqual(right);
});

it('asks for sight both ways', () => {
  const asked = { map: 0, from: [0, 0], to: [2, 0], seen: true, optional: false };
  expect(scoreOf('sight', asked, () => true)).toEqual(right);
  expect(scoreOf('sight', asked, () => false)).toEqual(wrong);
  const oneWay = { sight: ({ from }: { readonly from: readonly number[] }) => from[0] === 0 };
  expect(score({ kind: 'sight', maps: [[]], cases: [asked] }, oneWay)).toEqual({ ...wrong, oneWay: 1 });
});

it('walks paths', () => {
  const asked = { map: 0, from: [0, 0], to: [2, 1], rule: 'no-corner-cutting', moves: [3, 0] };
  const path = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ];
  expect(scoreOf('path', asked, () => path)).toEqual(right);
  expect(
    scoreOf('path', asked, () => [
      [0, 0],
      [1, 0],
      [2, 1],
    ]),
  ).toEqual(wrong); // cuts the corner
  expect(
    scoreOf('path', { ...asked, rule: 'eight-way' }, () => [
      [0, 0],
      [1, 0],
      [2, 1],
    ]),
  ).toEqual(nearly);
  expect(scoreOf('path', asked, () => [[0, 0], [0, 0].map(() => 1), [2, 1]])).toEqual(wrong); // through the wall
  expect(scoreOf('path', asked, () => path.slice(1))).toEqual(wrong);
  expect(scoreOf('path', asked, () => path.slice(0, -1))).toEqual(wrong);
  expect(
    scoreOf('path', asked, () => [
      [0, 0],
      [2, 0],
      [2, 1],
    ]),
  ).toEqual(wrong); // jumps
  expect(scoreOf('path', asked, () => null)).toEqual(wrong);
  expect(scoreOf('path', { ...asked, moves: null }, () => null)).toEqual(right);
});
