/** The names that the rooms and their clients have in common. */

/** The rooms of zones. */
export const ZONE_ROOM = 'zone';
/** The type of all messages of a client. */
export const MESSAGE = 'm';
/** The type of all frames. */
export const FRAME = 'f';
/** The type of a message before the first frame: which life of the store the zone has, in 64 bits. */
export const GENERATION = 'g';
/** The type of a message with a pass, now and then. */
export const PASS = 'p';
/** The room closes a socket; the reason says why. */
export const ROOM_CLOSED = 4100;
/** The host of the zone has ended: join again, for the next host. */
export const HOST_ENDED = 4101;
/** The status of joins of a page that has an older version of the game than the zone: only another page helps. */
export const OUTDATED = 426;
/** Another page of the same player has come: this one must not join again. */
export const REPLACED = 4102;
/** The code of joins of a player whose home has no place for its body: another number may have another home. */
export const NO_PLACE = 4103;
/** The status of joins with a token that is not good. */
export const UNAUTHORIZED = 401;
