/** Bodies that move among tiles. */
export { type Body2, box, boxAround, type Box2 } from './body.js';
export type { Contact } from './contact.js';
export { ContactAnswer } from './contact-answer.js';
export { BlockedRows } from './blocked-rows.js';
export { type BodySizes, type BoxSizes, moveAndSlideAll, type MovingBodies, type VelocitiesOf } from './move-all.js';
export { MoveAnswer } from './move-answer.js';
export { type Move, moveAndSlide, moveAndSlideInto } from './move-and-slide.js';
export type { MotionOptions, MotionOptionsWithSolid, SidesOf, SlideOptions, SlideOptionsWithSolid } from './options.js';
export { standsOn } from './stands-on.js';
export { sweep, sweepInto } from './sweep.js';
