/** What Phaser destroyed: it takes the scene off all of it, and then sizes, tiles and members are missing as well. */

/** Whether an object was destroyed. One that never has a scene is in use. */
export function isDestroyed(object: object): boolean {
  return 'scene' in object && object.scene === undefined;
}

/** @throws RangeError if an object was destroyed */
export function requireInScene(where: string, parameter: string, object: object): void {
  if (!isDestroyed(object)) return;
  throw new RangeError(`${where}: ${parameter} must be in use, received one that was destroyed. Make a new one`);
}
