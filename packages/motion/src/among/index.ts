/** Bodies that move among tracked objects. */
export type { BodyObjectHit } from './body-object-hit.js';
export { obstaclesOf, type TrackedObstacles } from './obstacles-of.js';
export type { ObstacleOptions } from './options.js';
export { sweepObjects } from './sweep-objects.js';
