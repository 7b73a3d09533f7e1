/** Bodies that move among tracked objects. */
export type { ObjectContact } from './object-contact.js';
export { ObjectContactAnswer } from './object-contact-answer.js';
export { obstaclesOf, type TrackedObstacles } from './obstacles-of.js';
export type { ObstacleOptions } from './options.js';
export { sweepObjects, sweepObjectsInto } from './sweep-objects.js';
