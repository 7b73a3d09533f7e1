/**
 * The ids of bodies, which are given once and never used again, in any zone. A creature's id says in which zone it was
 * born; a player's id is its number. So no two zones can give the same id, and no zone has to ask another one.
 */

/** The number of a zone: from west to east, row by row from north to south. */
export type ZoneNumber = number;
export type BodyId = number;
export type PlayerNumber = number;

/** Players come after all creatures. Ids are whole numbers below 2^53. */
const FIRST_PLAYER = 0x10_0000_0000_0000;
const CREATURES_OF_A_ZONE = 0x100_0000;

/** The creature that was born in a zone as its nth, from 0. */
export function creatureId(zone: ZoneNumber, serial: number): BodyId {
  return zone * CREATURES_OF_A_ZONE + serial;
}

export function isPlayerNumber(player: PlayerNumber): boolean {
  return Number.isInteger(player) && player >= 0 && player < FIRST_PLAYER;
}

export function playerId(player: PlayerNumber): BodyId {
  return FIRST_PLAYER + player;
}

/** The number of the player whose body has an id. */
export function playerOf(id: BodyId): PlayerNumber {
  return id - FIRST_PLAYER;
}

export function isPlayer(id: BodyId): boolean {
  return id >= FIRST_PLAYER;
}
