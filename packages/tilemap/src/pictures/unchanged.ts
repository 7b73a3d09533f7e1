/** Notices when a function of the caller's writes to one of the maps of the call that calls it. */
import { argumentError } from '@tilewright/units/checks';
import type { ReadonlyTilemap } from '../storage/tilemap.js';

/** The versions of the maps of a call, which may not change while functions of the caller's run. */
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

  /** @throws RangeError that names the map that was changed, and the functions that may have done it */
  require(functions: string): void {
    for (const [parameter, map, version] of this.maps) {
      if (map.version === version) continue;
      const rule = `left unchanged by ${functions}`;
      throw argumentError(this.where, parameter, rule, map, 'Write to another map');
    }
  }
}
