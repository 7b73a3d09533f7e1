/**
 * Changes tiles of a paused game: a click on a tile makes floor of a wall, or a wall of floor.
 *
 * Shows: from a pixel of the page to a tile, through the world: `fromPixels`, then `tileAt`.
 */
import { fromPixels, type Tile, tileAt, tilesEqual } from '@tilewright/tilemap';
import { pixelPosition, pixels, type Position2 } from '@tilewright/units';
import type { App } from '../feature.js';
import { phaseOf } from '../rounds.js';
import { type Refusal, toggleTile } from '../simulation/edit.js';
import { editedView } from '../view/edited-view.js';

const refusals: Readonly<Record<Refusal, string>> = {
  border: 'The border of the map stays as it is.',
  player: 'You stand there.',
  creature: 'A creature stands there.',
  charge: 'A charge is flying there.',
};

/** Where a pointer came down, and how many steps the game had made. */
interface Press {
  readonly tile: Tile;
  readonly steps: number;
}

export class Editor {
  private readonly app: App;
  private press: Press | undefined;

  constructor(app: App) {
    this.app = app;
    const { stage, rounds, tiles } = app;
    const { canvas } = stage;
    tiles.add(editedView(tiles, () => rounds.current.game));
    canvas.addEventListener('pointerdown', (event) => {
      this.press = { tile: this.tileUnder(event), steps: rounds.current.game.steps };
    });
    // A second finger, which zooms, sends no click.
    canvas.addEventListener('click', (event) => this.click(event));
  }

  /** Changes the tile at the crosshair. */
  toggleAtAim(): void {
    const { frames, settings } = this.app;
    if (settings.isPaused) this.toggle(this.tileAt(frames.aim));
    else frames.say('Pause the game to change its tiles.');
  }

  private click(event: MouseEvent): void {
    const { rounds, settings } = this.app;
    const tile = this.tileUnder(event);
    const { press } = this;
    // A press that was moved aimed, and one during which the game made steps was a shot.
    const isClick = press !== undefined && tilesEqual(press.tile, tile) && press.steps === rounds.current.game.steps;
    if (settings.isPaused && isClick) this.toggle(tile);
  }

  private toggle(tile: Tile): void {
    const { frames, rounds } = this.app;
    const { game, session } = rounds.current;
    const phase = phaseOf(rounds.current);
    if (phase !== 'ready' && phase !== 'playing') return;
    if (session?.watched !== undefined) {
      frames.say('A run that you watch stays as it was played.');
      return;
    }
    const wasEdited = game.isEdited;
    const refusal = toggleTile(game, tile);
    if (refusal !== undefined) {
      frames.say(refusals[refusal]);
      return;
    }
    const what = game.world.solid.get(tile) ? 'a wall' : 'open ground';
    const warning = wasEdited ? '' : ' You changed the map, so this game does not count.';
    frames.say(`Tile ${tile.x}, ${tile.y} is now ${what}.${warning}`);
    frames.lookAgain();
  }

  private tileUnder({ offsetX, offsetY }: MouseEvent): Tile {
    return this.tileAt(fromPixels(this.app.view.space, pixelPosition(pixels(offsetX), pixels(offsetY))));
  }

  private tileAt(place: Position2): Tile {
    return tileAt(this.app.rounds.current.game.world.space, place);
  }
}
