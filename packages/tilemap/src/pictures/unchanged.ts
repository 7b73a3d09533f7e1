/** Detects callbacks that write to a map which the current call uses. */
import { argumentError } from '@tilewright/units/checks';
import type { ReadonlyTilemap } from '../storage/tilemap.js';

/** The versions of the maps of a call, which must not change while callbacks run. */
export class Unchanged {
  private readonly where: string;
  private readonly maps: readonly (readonly [string, ReadonlyTilemap<unknown>, number])[];

  constructor(where: string, target: ReadonlyTilemap<unknown>, terrain: ReadonlyTilemap<unknown>) {
    this.where = where;
    this.maps = [
      ['terrain', terrain, terrain.version],
      ['target', target, target.version],
    ];
  }

  /** @throws RangeError that names the changed map, and the callbacks that may have changed it */
  require(functions: string): void {
    for (const [parameter, map, version] of this.maps) {
      if (map.version === version) continue;
      const rule = `left unchanged by ${functions}`;
      throw argumentError(this.where, parameter, rule, map, 'Write to another map');
    }
  }
}
