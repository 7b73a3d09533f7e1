/** What a page of the ladder is: a game that takes commands, and a picture of it. Neither knows a screen. */
import type { BitTilemap } from '@tilewright/tilemap';
import type { Circle2, Direction2, Length, PointColumn, Position2, Segment2 } from '@tilewright/units';

export interface Page<Game> {
  createGame(): Game;
  /** Makes one step of time. */
  step(game: Game, commands: Commands): void;
  draw(picture: Picture, game: Game): void;
}

/** What the player wants in one step. */
export interface Commands {
  /** Where the arrow keys point. */
  readonly walk?: Direction2 | undefined;
  /** Where the pointer is held down. */
  readonly goTo?: Position2 | undefined;
  /** Where the pointer is, if it has moved since the last step or is held down. */
  readonly aim?: Position2 | undefined;
  /** Whether the space bar or the pointer was pressed since the last step. */
  readonly shoot?: boolean | undefined;
}

/** Draws shapes of the world. A color is one of CSS. */
export interface Picture {
  /** Fills the tiles of a map that have a value: by default, `true`. */
  tiles(map: BitTilemap, color: string, value?: boolean): void;
  disc(disc: Circle2, color: string): void;
  /** Fills a disc around each of many centers: all, or those that a filter accepts. */
  discs(centers: PointColumn<Position2>, radius: Length, color: string, filter?: (center: Position2) => boolean): void;
  line(line: Segment2, thickness: Length, color: string): void;
}
