/** The functions that each lens runs, as lines of source. Read by the build. */
import blastLines from 'virtual:source/simulation/blast.ts/traceBlast';
import facesLines from 'virtual:source/simulation/watch.ts/faces';
import lookLines from 'virtual:source/simulation/player-view.ts/lookAround';
import lookoutLines from 'virtual:source/simulation/watch.ts/lookoutFor';
import mistakes from 'virtual:source/lens/mistakes.test-d.ts/moveByMistake';
import placeLines from 'virtual:source/lens/spaces-lens.ts/inAllSpaces';
import shotLines from 'virtual:source/simulation/shot.ts/traceShot';
import tileLines from 'virtual:source/simulation/shot.ts/tilesOfShot';
import trackedLines from 'virtual:source/lens/object-lens.ts/trackedNear';
import wayLines from 'virtual:source/simulation/chase.ts/wayOf';
import type { LensId, SourceLines } from './lens.js';

export const sourceLines: Readonly<Record<LensId, readonly SourceLines[]>> = {
  ray: [shotLines, tileLines],
  circle: [blastLines],
  object: [trackedLines],
  steps: [wayLines],
  spaces: [placeLines],
  sight: [lookoutLines, facesLines, lookLines],
  types: [mistakes],
};
