/** The functions that ask about whole columns, move all objects, or save all of a tracker. */
import { areVisibleInto, restore, snapshotInto, TrackerSnapshot } from '@tilewright/queries';
import { tilesAtInto } from '@tilewright/tilemap';
import { meters } from '@tilewright/units';
import { contender, count, placesOf, type Scene, sights, space, type Sprite, type Work } from './scene.js';

function seeing(ask: (seen: Uint8Array) => number): Work {
  const seen = new Uint8Array(sights);
  return { run: () => ask(seen), answer: () => seen };
}

/** The work that only a snapshot of the tracker does. */
function saving({ tracker }: Scene, isRestored: boolean): Work {
  const snapshot = new TrackerSnapshot<Sprite>();
  snapshotInto(snapshot, tracker);
  return {
    run: () => {
      if (isRestored) restore(tracker, snapshot);
      else snapshotInto(snapshot, tracker);
      return snapshot.size;
    },
    answer: () => [snapshot.bytes.length, tracker.size],
  };
}

const columns = contender('columns', {
  'tiles of 10,000 positions': ({ points }) => {
    const tiles = new Int32Array(2 * count);
    return {
      run: () => {
        tilesAtInto(tiles, space, points);
        return tiles[0]!;
      },
      answer: () => tiles,
    };
  },
  '1,000 sights from one eye': ({ walls, eye, to }) => seeing((seen) => areVisibleInto(seen, walls, space, eye, to)),
  '1,000 sights, row by row': ({ walls, from, to }) => seeing((seen) => areVisibleInto(seen, walls, space, from, to)),
  '10,000 objects go where they say': (scene) => {
    const { tracker } = scene;
    let frame: 0 | 1 = 0;
    return {
      run: () => {
        frame = frame === 0 ? 1 : 0;
        tracker.moveEach(meters, ({ places }) => places[frame]);
        return frame;
      },
      answer: () => placesOf(scene),
    };
  },
  'snapshot of 10,000 objects': (scene) => saving(scene, false),
  'restore 10,000 objects': (scene) => saving(scene, true),
});
export default columns;
