/**
 * Bodies that move: boxes and circles that sweep, slide along tiles and tracked objects, and are pushed out of tiles.
 */
export {
  type BodyObjectHit,
  obstaclesOf,
  type ObstacleOptions,
  sweepObjects,
  type TrackedObstacles,
} from './among/index.js';
export {
  BlockedRows,
  type Body2,
  type BodySizes,
  box,
  type Box2,
  type BoxSizes,
  type BodyHit,
  type MotionOptions,
  type MotionOptionsWithSolid,
  type Move,
  MoveAnswer,
  moveAndSlide,
  moveAndSlideAll,
  moveAndSlideInto,
  type MoveOptions,
  type MoveOptionsWithSolid,
  type MovingBodies,
  type Obstacles,
  type SidesOf,
  type SlideOptions,
  type SlideOptionsWithSolid,
  standsOn,
  sweep,
  sweepInto,
  type VelocitiesOf,
} from './moving/index.js';
export { pushOut, type PushOut, type PushOutOptions, type PushOutOptionsWithIsSolid } from './push-out/push-out.js';
