/**
 * The gaze of the creatures that look for the player: the floor that each of them sees, pale, and red where it sees the
 * player. Walls end it as they end sight.
 *
 * Shows: outlines of views as one mesh, a fan of triangles around each eye.
 */
import { div, type Length, lerp, meters, type Position2, sub, valueIn } from '@tilewright/units';
import { type Container, Mesh, MeshGeometry, type Texture } from 'pixi.js';
import type { CreatureId } from '../../simulation/creatures.js';
import type { Game } from '../../simulation/state.js';
import { type Lookout, sharpnessFor, sightArcOf } from '../../simulation/watch.js';
import { colors } from '../colors.js';
import { gazeRadius } from '../paint/effects.js';
import { cell } from '../paint/pen.js';
import { gazesOf, outlineOf } from './gazes.js';

/** The corners of all fans of a kind. */
const mostCorners = 2048;

export class GazeView {
  private readonly unaware: Fans;
  private readonly aware: Fans;
  drawnCount = 0;

  /** @param picture - of a gaze to all sides */
  constructor(container: Container, picture: Texture) {
    this.unaware = new Fans(picture, colors.calm, 0.22);
    this.aware = new Fans(picture, colors.wall, 0.28);
    container.addChild(this.unaware.mesh, this.aware.mesh);
  }

  /** @param fraction - how far the present lies between the last two steps, from 0 to 1 */
  show(game: Game, lookout: Lookout, fraction: number): void {
    const { unaware, aware } = gazesOf(game, lookout);
    this.unaware.show(game, unaware, fraction);
    this.aware.show(game, aware, fraction);
    this.drawnCount = unaware.length + aware.length;
  }
}

/** The outlines of views as one mesh, which one call draws: a fan of triangles around each eye. */
class Fans {
  readonly mesh: Mesh<MeshGeometry>;
  private readonly positions = new Float32Array(2 * mostCorners);
  private readonly uvs = new Float32Array(2 * mostCorners);
  private readonly indices = new Uint32Array(3 * mostCorners);
  private corners = 0;
  private used = 0;

  constructor(picture: Texture, tint: number, alpha: number) {
    const { positions, uvs, indices } = this;
    this.mesh = new Mesh({ geometry: new MeshGeometry({ positions, uvs, indices }), texture: picture });
    Object.assign(this.mesh, { tint, alpha });
  }

  show(game: Game, ids: readonly CreatureId[], fraction: number): void {
    const last = this.used;
    this.corners = this.used = 0;
    for (const id of ids) this.add(game, id, fraction);
    // A triangle without area draws nothing.
    this.indices.fill(0, this.used, Math.max(last, this.used));
    const { mesh } = this;
    mesh.visible = this.used > 0;
    if (!mesh.visible) return;
    mesh.geometry.getBuffer('aPosition').update();
    mesh.geometry.getBuffer('aUV').update();
    mesh.geometry.getIndex().update();
  }

  private add({ world, creatures, player }: Game, id: CreatureId, fraction: number): void {
    const row = creatures.rowOf(id);
    const { range, start, sweep } = sightArcOf(creatures, row, sharpnessFor(player));
    const eye = lerp(creatures.previousPositions.get(row), creatures.positions.get(row), fraction);
    const outline = outlineOf(world, eye, start, sweep, range);
    if (this.corners + outline.length >= mostCorners) return;
    const middle = this.put(eye, eye, range);
    for (const [i, place] of outline.entries()) {
      const corner = this.put(place, eye, range);
      if (i === 0) continue;
      this.indices[this.used++] = middle;
      this.indices[this.used++] = corner - 1;
      this.indices[this.used++] = corner;
    }
  }

  /** Adds a corner, whose place in the picture is its place around the eye. */
  private put(place: Position2, eye: Position2, range: Length): number {
    const { positions, uvs } = this;
    const at = 2 * this.corners;
    positions[at] = valueIn(place.x, meters);
    positions[at + 1] = valueIn(place.y, meters);
    const reach = gazeRadius / cell;
    uvs[at] = 0.5 + reach * div(sub(place.x, eye.x), range);
    uvs[at + 1] = 0.5 + reach * div(sub(place.y, eye.y), range);
    return this.corners++;
  }
}
