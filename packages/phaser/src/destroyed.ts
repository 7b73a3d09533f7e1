/** Detects destroyed objects: Phaser clears their `scene`. */

/** Whether an object was destroyed. An object without the member `scene` counts as in use. */
export function isDestroyed(object: object): boolean {
  return 'scene' in object && object.scene === undefined;
}

/** @throws RangeError if an object was destroyed */
export function requireInScene(where: string, parameter: string, object: object): void {
  if (!isDestroyed(object)) return;
  throw new RangeError(`${where}: ${parameter} must be in use, received a destroyed object. Create a new one`);
}
