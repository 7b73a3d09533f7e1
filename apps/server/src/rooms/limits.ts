/** What a client may cost, by name. A client that exceeds a limit is closed, except where it says otherwise. */
import { type Duration, type Length, meters, minutes, seconds } from '@tilewright/units';

/** The bytes of a message from a client; the transport closes sockets that send more. */
export const MOST_MESSAGE_BYTES = 1024;
/** The bytes of the body of an HTTP request. */
export const MOST_REQUEST_BYTES = 4096;
/** For how long a client may take to send a request, or may not read anything of an answer. */
export const REQUEST_TIME: Duration = seconds(5);
/** The connections of one process. A client has one for each zone that it sees, and others for its questions. */
export const MOST_CONNECTIONS = 10_000;
export const MOST_MESSAGES_PER_SECOND = 60;
/** The sockets of one player in one process: its zone, and two beside it. */
export const MOST_SOCKETS = 3;
/** The clients of one zone, those included that only look into it from beside it. */
export const MOST_CLIENTS = 1000;
/** Attempts of one player to join a room, in each `ATTEMPTS_TIME`. */
export const MOST_JOINS = 60;
/**
 * Joins of one address that were refused, in each `ATTEMPTS_TIME`: then it is refused without a look at what it sends.
 */
export const MOST_REFUSALS = 60;
export const ATTEMPTS_TIME: Duration = minutes(1);
/** A client that has so many bytes to read gets no frames until it has read them. */
export const BACKLOG_SKIPPED = 64 * 1024;
/** A client that does not read is closed. */
export const BACKLOG_CLOSED = 1024 * 1024;
/** The bytes of a frame. What does not fit comes with the next ones, the nearest bodies first. */
export const FRAME_BUDGET = 4096;
/** How far a client sees. */
export const SIGHT: Length = meters(14);
/** For how long a token is good. */
export const TOKEN_LIFE: Duration = minutes(24 * 60);
/** For how long a client may look around where its body was, when it hears nothing of it. */
export const PASS_LIFE: Duration = seconds(15);
/** For how long a client that joined a room has to open its socket. */
export const SEAT_SECONDS = 5;
