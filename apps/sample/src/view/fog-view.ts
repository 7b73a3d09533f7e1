/**
 * The fog over what the player does not see: dark where it has never looked, dim where it has. Creatures in it are
 * hidden.
 *
 * Shows: bit maps as a texture with a pixel for each tile. Only tiles on the screen are read, and only when something
 * has changed: a bit map counts its versions.
 */
import {
  expandRect,
  rectContains,
  rectIntersection,
  rectsEqual,
  rectSpanning,
  tile,
  tileAt,
  tileCorner,
  type TileRect,
  tileRect,
} from '@tilewright/tilemap';
import {
  type Duration,
  div,
  type Instant,
  meters,
  metersPerTile,
  type Position2,
  type Rectangle2,
  seconds,
  sub,
  valueIn,
} from '@tilewright/units';
import { BufferImageSource, Sprite, Texture } from 'pixi.js';
import { isInPlayerView } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';
import { colors } from './colors.js';

/** Where it is lifted, what was never seen is dim, too, and creatures show through. */
export type FogMode = 'on' | 'lifted' | 'off';

interface Look {
  /** The opacity of the fog where the player has never looked, and where it has: from 0 to 255. */
  readonly unseen: number;
  readonly remembered: number;
  /** The opacity of creatures that the player does not see: from 0 to 1. */
  readonly hidden: number;
}

const looks: Readonly<Record<FogMode, Look>> = {
  on: { unseen: 236, remembered: 120, hidden: 0 },
  lifted: { unseen: 120, remembered: 120, hidden: 0.55 },
  off: { unseen: 0, remembered: 0, hidden: 1 },
};

/** How long the darkest fog takes to clear. */
const clearing: Duration = seconds(0.3);
const nowhere = tileRect({ x: 0, y: 0, width: 0, height: 0 });

export class FogView {
  /** Its coordinates are meters. */
  readonly container: Sprite;
  private game: Game;
  /** The opacity of each tile, row by row. */
  private readonly opacities: Uint8Array;
  /** The same as pixels: white times the opacity, in four channels. */
  private readonly pixels: Uint32Array;
  private readonly source: BufferImageSource;
  private mode: FogMode = 'off';
  /** The tiles that the last picture showed, the version of the player's view in it, and whether the fog rested. */
  private shown: TileRect = nowhere;
  private version = -1;
  private isSettled = true;
  private last: Instant | undefined;

  constructor(game: Game) {
    this.game = game;
    const { space, bounds } = game.world;
    const { x, y, width, height } = bounds;
    this.opacities = new Uint8Array(width * height);
    this.pixels = new Uint32Array(width * height);
    this.source = new BufferImageSource({
      resource: new Uint8Array(this.pixels.buffer),
      width,
      height,
      format: 'rgba8unorm',
      alphaMode: 'premultiplied-alpha',
      scaleMode: 'linear', // soft borders
    });
    this.container = new Sprite({ texture: new Texture({ source: this.source }), tint: colors.night });
    const corner = tileCorner(space, tile(x, y));
    this.container.position.set(valueIn(corner.x, meters), valueIn(corner.y, meters));
    this.container.scale.set(valueIn(space.tileSize, metersPerTile));
  }

  /** Shows another game on the same map. */
  play(game: Game): void {
    this.game = game;
    this.shown = nowhere;
    this.version = -1;
    this.last = undefined;
  }

  /** @param view - what the camera shows; @param now - the game's time */
  show(view: Rectangle2, now: Instant, mode: FogMode): void {
    const { world, view: playerView } = this.game;
    const { space, bounds } = world;
    // One more on each side, because the borders are soft.
    const seen = expandRect(rectSpanning(tileAt(space, view.min), tileAt(space, view.max)), 1);
    const rect = rectIntersection(seen, bounds);
    const { version } = playerView.inView;
    const passed = this.last === undefined ? 0 : div(sub(now, this.last), clearing);
    this.last = now;
    const isSame = mode === this.mode && rectsEqual(rect, this.shown) && version === this.version;
    if (isSame && (this.isSettled || passed === 0)) return;
    this.container.visible = mode !== 'off';
    // What the last picture did not show, or not in this mode, needs no time.
    const settled = mode === this.mode ? this.shown : nowhere;
    this.isSettled = this.fill(rect, settled, Math.ceil(Math.min(passed, 1) * 255), looks[mode]);
    this.mode = mode;
    this.shown = rect;
    this.version = version;
  }

  /** How much of a creature at a position shows: from 0 to 1. */
  clarityAt(place: Position2): number {
    const { game, mode, opacities } = this;
    const { space, bounds } = game.world;
    const at = tileAt(space, place);
    const { hidden, remembered } = looks[mode];
    if (remembered === 0 || !rectContains(bounds, at)) return 1;
    const opacity = opacities[(at.y - bounds.y) * bounds.width + at.x - bounds.x]!;
    return Math.max(hidden, 1 - opacity / remembered);
  }

  /** Whether a creature at a position shows at all. */
  isClear(place: Position2): boolean {
    const { game, mode } = this;
    return looks[mode].hidden > 0 || isInPlayerView(game.view, game.world, place);
  }

  /** Changes the opacity of tiles by `most` at most; at once outside `gradual`. @returns whether all have their own */
  private fill(rect: TileRect, gradual: TileRect, most: number, { unseen, remembered }: Look): boolean {
    const { opacities, pixels, source, game } = this;
    const { bounds } = game.world;
    const { view } = game;
    let isSettled = true;
    const { x: west, y: north } = gradual;
    const [east, south] = [west + gradual.width, north + gradual.height];
    const start = (rect.y - bounds.y) * bounds.width;
    for (let y = rect.y; y < rect.y + rect.height; y++) {
      for (let x = rect.x; x < rect.x + rect.width; x++) {
        const i = (y - bounds.y) * bounds.width + x - bounds.x;
        const goal = view.inView.getAt(x, y) ? 0 : view.remembered.getAt(x, y) ? remembered : unseen;
        const before = opacities[i]!;
        const isGradual = x >= west && x < east && y >= north && y < south;
        const after = isGradual ? Math.min(Math.max(goal, before - most), before + most) : goal;
        if (after !== goal) isSettled = false;
        opacities[i] = after;
        pixels[i] = after * 0x01010101;
      }
    }
    source.update(start, start + rect.height * bounds.width);
    return isSettled;
  }
}
