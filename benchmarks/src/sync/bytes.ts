/** The bytes that are sent for an object that a client sees, in a second. */
import type { Figure, Report } from '../harness/figure.js';
import { bytesOf } from './peers/state-view.js';
import { codecs, MAX_ERROR, RATE } from './scene.js';
import { Server } from './server.js';

/** The first ticks, in which all enter, do not count. */
const WARM_UP = 4;
const TICKS = 20;

export const syncBytes: Report = {
  name: 'sync-bytes',
  title: 'Frames: bytes for a visible object and second, at 20 frames a second',
  note: 'Each of 200 clients sees 65 of 10,000 objects. The first ticks, in which all enter, do not count.',
  take: () => {
    const [plain, exact, reckoned] = [codecs.plain, codecs.exact, codecs.reckoned].map(bytesOfFrames);
    const stateView = RATE * bytesOf(WARM_UP, TICKS);
    const figure = (name: string, value: number, unit = 'B'): Figure => ({ name, value, unit });
    return Promise.resolve([
      figure('all positions', plain!),
      figure('all positions, reckoned without an error', exact!),
      figure(`reckoned, at most ${MAX_ERROR} m off`, reckoned!),
      figure('StateView', stateView),
      figure('all positions, in percent of StateView', (100 * plain!) / stateView, '%'),
    ]);
  },
};

function bytesOfFrames(codec: (typeof codecs)['plain']): number {
  const server = new Server(1, codec);
  let bytes = 0;
  const count = (_: number, frame: Uint8Array): void => void (bytes += frame.length);
  for (let tick = 0; tick < WARM_UP + TICKS; tick++) {
    if (tick === WARM_UP) bytes = server.seen = 0;
    server.move();
    server.send(count);
  }
  return (RATE * bytes) / server.seen;
}
