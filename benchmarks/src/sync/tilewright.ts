/** Watchers and mirrors. */
import { Mirror } from '@tilewright/sync';
import type { Contender, Task } from '../harness/contender.js';
import { ANSWER_TICKS, CLIENTS, codecs, MOVES, PLAIN, RECKONED, space } from './scene.js';
import { Server } from './server.js';

let bytes = 0;
const count = (_: number, frame: Uint8Array): void => void (bytes += frame.length);

/** A tick; its time is that of one client. */
function tickOf(codec: (typeof codecs)['plain'], isSending: boolean): () => Task {
  return () => {
    const servers = [new Server(1, codec), new Server(2, codec)] as const;
    let turn: 0 | 1 = 0;
    return {
      objects: CLIENTS,
      run: () => {
        turn = turn === 0 ? 1 : 0;
        servers[turn].move();
        if (isSending) servers[turn].send(count);
        return bytes;
      },
      answer: () => shownCounts(codec),
    };
  };
}

/** How many objects each client shows after some ticks. */
function shownCounts(codec: (typeof codecs)['plain']): number[] {
  const server = new Server(1, codec);
  const mirrors = Array.from({ length: CLIENTS }, () => new Mirror(codec, { space }));
  for (let tick = 0; tick < ANSWER_TICKS; tick++) {
    server.move();
    server.send((client, frame) => mirrors[client]!.apply(frame));
  }
  return mirrors.map(({ size }) => size);
}

const tilewright: Contender = {
  name: 'tilewright',
  rows: {
    [PLAIN]: tickOf(codecs.plain, true),
    [RECKONED]: tickOf(codecs.reckoned, true),
    [MOVES]: tickOf(codecs.plain, false),
  },
};
export default tilewright;
