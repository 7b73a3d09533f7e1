/** Which sounds play for the events of a step, and how many of them. */
import { add, instant, type Instant, milliseconds, valueIn } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noEvents, type StepEvents } from '../simulation/events.js';
import { at, herdOf } from '../simulation/testing/small-world.js';
import { hitPoints } from '../simulation/health.js';
import { type Cue, cuesOf, leastLoudness } from './cues.js';
import { Throttle } from './throttle.js';
import { type VoiceName, voices } from './voices.js';

const ear = at(10, 10);
const names = Object.keys(voices) as VoiceName[];

function events(changes: Partial<StepEvents>): StepEvents {
  return { ...noEvents(), ...changes };
}

const bite = (x: number, y: number) => ({ creature: 1, position: at(x, y), damage: hitPoints(1) });
const wound = (x: number, isDead: boolean) => ({ ...bite(x, 10), herd: herdOf(), isDead });

describe('cues', () => {
  it('are none for a step without events', () => {
    expect(cuesOf(noEvents(), ear)).toEqual([]);
  });

  it('have one for a hundred bites, from the side of the nearest', () => {
    const bites = Array.from({ length: 100 }, (_, i) => bite(11 + i, 10));
    const [cue, ...others] = cuesOf(events({ bites }), ear);
    expect(others).toEqual([]);
    expect(cue?.voice).toBe('bite');
    expect(cue?.side).toBeCloseTo(1 / 14);
    expect(cue?.loudness).toBeCloseTo(7 / 8);
  });

  it('tell deaths from wounds, and are silent far away', () => {
    const wounds = [wound(12, true), wound(9, false), wound(3000, true)];
    expect(cuesOf(events({ wounds }), ear).map(({ voice }) => voice)).toEqual(['death', 'hit']);
    expect(cuesOf(events({ wounds: wounds.slice(2) }), ear)).toEqual([]);
  });

  it('of the game itself come from everywhere', () => {
    const cues = cuesOf(events({ playerFell: true, wave: { number: 1, creatures: 9, newcomers: 1 } }), ear);
    expect(cues).toEqual([
      { voice: 'wave', loudness: 1, side: 0 },
      { voice: 'fall', loudness: 1, side: 0 },
    ]);
  });

  it('are within their ranges wherever something happens', () => {
    const place = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    const check = (x: number, y: number): void => {
      for (const { loudness, side } of cuesOf(events({ bites: [bite(x, y)] }), ear)) {
        expect(loudness).toBeGreaterThanOrEqual(leastLoudness);
        expect(loudness).toBeLessThanOrEqual(1);
        expect(Math.abs(side)).toBeLessThanOrEqual(1);
      }
    };
    fc.assert(fc.property(place, place, check));
  });
});

describe('the throttle', () => {
  const start = instant(milliseconds(1000));
  const cue = (voice: VoiceName, loudness = 1): Cue => ({ voice, loudness, side: 0 });

  it('begins a voice again only after its gap', () => {
    const throttle = new Throttle();
    const admitted = (after: number): number => throttle.admit([cue('shot')], add(start, milliseconds(after))).length;
    expect([0, 16, 59, 61, 100, 122].map(admitted)).toEqual([1, 0, 0, 1, 0, 1]);
  });

  it('prefers the louder ones where there are too many', () => {
    const all = names.map((name, i) => cue(name, (i + 1) / names.length));
    const admitted = new Throttle().admit(all, start).map(({ voice }) => voice);
    expect(admitted).toEqual(names.slice(-6).reverse());
  });

  it('never lets more than six begin within a tenth of a second', () => {
    const moment = fc.record({ wait: fc.nat(40), voices: fc.array(fc.constantFrom(...names), { maxLength: 100 }) });
    const check = (moments: readonly { wait: number; voices: readonly VoiceName[] }[]): void => {
      const throttle = new Throttle();
      const begun: number[] = [];
      let now: Instant = start;
      let time = 0;
      for (const each of moments) {
        now = add(now, milliseconds(each.wait));
        time += each.wait;
        for (const _ of throttle.admit(
          each.voices.map((voice) => cue(voice)),
          now,
        ))
          begun.push(time);
      }
      for (const [i, time] of begun.entries()) expect((begun[i + 6] ?? Infinity) - time).toBeGreaterThanOrEqual(99.999);
    };
    fc.assert(fc.property(fc.array(moment, { maxLength: 40 }), check));
  });
});

describe('each voice', () => {
  it.each(names)('%s ends soon, and does not clip by itself', (name) => {
    const { layers, gap } = voices[name];
    expect(layers.length).toBeGreaterThan(0);
    expect(valueIn(gap, milliseconds)).toBeGreaterThanOrEqual(40);
    for (const { delay, attack, decay, gain } of layers) {
      expect(valueIn(add(delay, add(attack, decay)), milliseconds)).toBeLessThan(2000);
      expect(gain).toBeGreaterThan(0);
    }
    expect(layers.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(1.3);
  });
});
