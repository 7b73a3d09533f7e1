/** The music: how it follows danger, and that it keeps its beat. */
import { add, instant, type Instant, milliseconds, seconds, sub, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { noEvents, type StepEvents } from '../../simulation/events.js';
import { hitPoints } from '../../simulation/health.js';
import type { Game } from '../../simulation/state.js';
import { at } from '../../simulation/testing/small-world.js';
import type { Layer } from '../voice.js';
import { Danger } from './danger.js';
import { Musician } from './musician.js';
import { beatLasts, notesAt } from './score.js';

const bar = 16;
const song = 4 * bar;
const beats = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const countOf = (danger: number): number => beats(song).reduce((sum, beat) => sum + notesAt(beat, danger).length, 0);

describe('the score', () => {
  it('has more notes, the more danger there is', () => {
    const counts = [0, 0.3, 0.6, 1].map(countOf);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(0);
  });

  it('has no drums and no bass without danger', () => {
    for (const beat of beats(song)) {
      for (const { wave, attack } of notesAt(beat, 0)) {
        expect(['sine', 'triangle']).toContain(wave);
        expect(valueIn(attack, milliseconds)).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it('does not clip by itself, and repeats', () => {
    for (const beat of beats(song)) {
      for (const danger of [0, 0.3, 0.6, 1]) {
        const notes = notesAt(beat, danger);
        expect(notes.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThan(1);
        expect(notesAt(beat + 3 * song, danger)).toEqual(notes);
      }
    }
  });
});

describe('danger', () => {
  const game = (health: number): Pick<Game, 'player'> =>
    ({ player: { health: hitPoints(health), fullHealth: hitPoints(50) } }) as Pick<Game, 'player'>;
  const seenBy = (count: number, more: Partial<StepEvents> = {}): StepEvents => ({
    ...noEvents(),
    lookout: { near: [], inView: [], facing: [], watchers: beats(count) },
    ...more,
  });
  const after = (steps: number, events: StepEvents, health = 50, danger = new Danger()): Danger => {
    for (let i = 0; i < steps; i++) danger.take(events, game(health));
    return danger;
  };

  it('is 0 while no creature sees the player', () => {
    expect(after(600, noEvents()).level).toBe(0);
  });

  it('rises within a second, and takes longer to fall', () => {
    const danger = after(60, seenBy(20));
    expect(danger.level).toBeCloseTo(0.6, 6);
    expect(after(60, noEvents(), 50, danger).level).toBeGreaterThan(0.4);
    expect(after(600, noEvents(), 50, danger).level).toBe(0);
  });

  it('grows as health is lost, and is never more than 1', () => {
    expect(after(600, seenBy(5), 10).level).toBeGreaterThan(after(600, seenBy(5), 50).level);
    const bite = { creature: 1, position: at(0, 0), damage: hitPoints(1) };
    expect(after(600, seenBy(50, { bites: [bite, bite, bite] }), 1).level).toBe(1);
  });

  it('jumps with a bite, and with a wave', () => {
    const bite = { creature: 1, position: at(0, 0), damage: hitPoints(1) };
    expect(after(1, seenBy(0, { bites: [bite] })).level).toBeCloseTo(0.08, 6);
    expect(after(1, seenBy(0, { wave: { number: 1, creatures: 1, newcomers: 1 } })).level).toBeGreaterThan(0.4);
  });
});

describe('the musician', () => {
  const start = instant(seconds(3));

  /** Plays at times in milliseconds after the start. @returns when notes begin, in the same unit */
  function playAt(...times: readonly number[]): readonly number[] {
    const begun: number[] = [];
    const musician = new Musician((_: Layer, when: Instant) => begun.push(valueIn(sub(when, start), milliseconds)));
    for (const time of times) musician.playUntilSoon(add(start, milliseconds(time)), 1);
    return [...new Set(begun.map(Math.round))];
  }

  it('keeps the beat, however long frames are', () => {
    const beat = valueIn(beatLasts, milliseconds);
    for (const frame of [5, 16, 100, 240]) {
      const times = beats(Math.floor(2000 / frame)).map((i) => i * frame);
      const begun = playAt(...times);
      expect(begun).toEqual(begun.map((_, i) => Math.round(i * beat)));
    }
  });

  it('plays nothing in a pause, and goes on after it at once', () => {
    const begun = playAt(0, 10_000);
    expect(begun.filter((time) => time > 300 && time < 10_000)).toEqual([]);
    expect(begun).toContain(10_000);
  });
});
