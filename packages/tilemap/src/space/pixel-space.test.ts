import { type Length, meters, pixelPosition, pixels, pixelsPerMeter, position } from '@tilewright/units';
import { nextUp, notFinite } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { fromPixels, type PixelSpace, pixelSpace, toPixels } from './pixel-space.js';

const makeView = (x: number, y: number, zoom: number): PixelSpace =>
  pixelSpace({ origin: position(meters(x), meters(y)), pixelsPerMeter: pixelsPerMeter(zoom) });

describe('pixelSpace', () => {
  it('shows its origin at pixel position (0, 0), at its zoom', () => {
    const view = makeView(10, -1, 48);
    expect(toPixels(view, position(meters(11), meters(1)))).toEqual(pixelPosition(pixels(48), pixels(96)));
    expect(fromPixels(view, pixelPosition(pixels(-24), pixels(48)))).toEqual(position(meters(9.5), meters(0)));
  });

  it('brings whole pixels back exactly', () => {
    const view = makeView(1 / 3, -0.1, 96.7);
    for (let k = -5000; k < 5000; k++) {
      const at = pixelPosition(pixels(k), pixels(3 * k));
      expect(toPixels(view, fromPixels(view, at))).toEqual(at);
    }
  });

  it('takes a zoom from 2^-900 to 2^900, and an origin up to 2^50 pixels', () => {
    for (const zoom of [0, -1, 2 ** -901, 2 ** 901]) {
      expect(() => makeView(0, 0, zoom)).toThrow(
        new RangeError(`pixelSpace: pixelsPerMeter must be a number from 2^-900 to 2^900, received ${zoom}`),
      );
    }
    const text = '2' as never;
    expect(() => pixelSpace({ origin: position(meters(0), meters(0)), pixelsPerMeter: text })).toThrow(
      'from 2^-900 to 2^900, received the string "2"',
    );
    expect(() => makeView(2 ** 50 / 3, -(2 ** 50) / 3, 3)).not.toThrow();
    expect(() => makeView(nextUp(2 ** 48), 0, 4)).toThrow('pixelSpace: origin.x must be within 2^50 pixels of 0');
    expect(() => makeView(0, -nextUp(2 ** 48), 4)).toThrow('pixelSpace: origin.y must be within 2^50 pixels of 0');
  });

  it('rejects positions that are too far', () => {
    const view = makeView(0, 0, 2);
    expect(() => toPixels(view, position(meters(2 ** 30), meters(0)))).toThrow(
      'toPixels: position.x must be at least -2^31 and less than 2^31 pixels from the origin, received 1073741824',
    );
    expect(() => fromPixels(view, pixelPosition(pixels(0), pixels(2 ** 31)))).toThrow(
      'fromPixels: pixels.y must be at least -2^31 and less than 2^31 pixels from the origin, received 2147483648',
    );
  });

  it.each(notFinite)('rejects %s, which takes a cast', (bad) => {
    const nowhere = { ...position(meters(1), meters(1)), y: bad as unknown as Length };
    expect(() => toPixels(makeView(0, 0, 2), nowhere)).toThrow('toPixels: position.y must be a finite number');
    expect(() => pixelSpace({ origin: nowhere, pixelsPerMeter: pixelsPerMeter(1) })).toThrow(
      'pixelSpace: origin.y must be a finite number',
    );
  });

  it('is rejected where no constructor makes it, by name', () => {
    const at = position(meters(1), meters(1));
    const conversions = {
      toPixels: (space: PixelSpace) => toPixels(space, at),
      fromPixels: (space: PixelSpace) => fromPixels(space, pixelPosition(pixels(1), pixels(1))),
    };
    for (const [name, convert] of Object.entries(conversions)) {
      const refused = (space: unknown, rule: string): void =>
        expect(() => convert(space as PixelSpace)).toThrow(
          new RangeError(`${name}: space${rule}. Make it with pixelSpace()`),
        );
      refused(undefined, ' must be a pixel space, received undefined');
      refused({}, '.origin must be a point { x, y } of two finite numbers, received undefined');
      for (const bad of [Number.NaN, Infinity, -Infinity]) {
        refused({ origin: { x: bad, y: 0 }, pixelsPerMeter: 2 }, `.origin.x must be a finite number, received ${bad}`);
        refused({ origin: { x: 0, y: bad }, pixelsPerMeter: 2 }, `.origin.y must be a finite number, received ${bad}`);
      }
      for (const zoom of [0, -1, Number.NaN, Infinity]) {
        const rule = `.pixelsPerMeter must be a number from 2^-900 to 2^900, received ${zoom}`;
        refused({ origin: at, pixelsPerMeter: zoom }, rule);
      }
    }
  });
});
