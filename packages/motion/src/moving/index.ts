/** Bodies that move among tiles. */
export { type Body2, box, type Box2 } from './body.js';
export type { BodyHit } from './body-hit.js';
export { BlockedRows } from './blocked-rows.js';
export { type BodySizes, type BoxSizes, moveAndSlideAll, type MovingBodies, type VelocitiesOf } from './move-all.js';
export { MoveAnswer } from './move-answer.js';
export { type Move, moveAndSlide, moveAndSlideInto } from './move-and-slide.js';
export type { Obstacles } from './obstacles.js';
export type {
  MotionOptions,
  MotionOptionsWithSolid,
  MoveOptions,
  MoveOptionsWithSolid,
  SidesOf,
  SlideOptions,
  SlideOptionsWithSolid,
} from './options.js';
export { standsOn } from './stands-on.js';
export { sweep, sweepInto } from './sweep.js';
