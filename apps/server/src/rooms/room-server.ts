/**
 * Colyseus with rooms of zones: one HTTP server for its sockets, its seats, and the pages and questions of this server.
 */
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LocalDriver, LocalPresence, matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { milliseconds, valueIn } from '@tilewright/units';
import type { ZoneNumber } from '../simulation/ids.js';
import { addressOf, networkOf } from './addresses.js';
import type { Audience } from './audience.js';
import type { Gate } from './gate.js';
import { MOST_CONNECTIONS, MOST_MESSAGE_BYTES, MOST_REQUEST_BYTES, REQUEST_TIME } from './limits.js';
import type { Origins } from './origins.js';
import { HOST_ENDED, ZONE_ROOM } from './protocol.js';
import type { RoomLog } from './room-log.js';
import { Strangers } from './strangers.js';
import { zoneRoomBehind, type ZoneRoomOptions } from './zone-room.js';

export interface RoomServerOptions {
  readonly gate: Gate;
  readonly origins: Origins;
  /** How many trusted proxies are between clients and this process: 0 for none. */
  readonly proxies: number;
  /** The connections without a player of one address. Behind proxies, these have to count them. */
  readonly mostStrangers: number;
  /** Answers requests that are not for Colyseus. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Takes what Colyseus says. */
  readonly log: RoomLog;
}

const PAYLOAD_TOO_LARGE = 413;
const TOO_MANY_REQUESTS = 429;
/**
 * What Colyseus answers to unknown methods. Joins of a zone that has moved get another status, and are no fault of the
 * client.
 */
const NO_SUCH_METHOD = 520;
const NO_CONTENT = 204;
const HOST = '127.0.0.1';

/** One for each process: Colyseus keeps its rooms in its module. */
export class RoomServer {
  private readonly http: HttpServer;
  private readonly colyseus: Server;
  private readonly options: RoomServerOptions;
  private hasWarned = false;
  private isClosing = false;

  private constructor(http: HttpServer, colyseus: Server, options: RoomServerOptions) {
    this.http = http;
    this.colyseus = colyseus;
    this.options = options;
  }

  /** A server that has rooms, and does not listen yet. */
  static async create(options: RoomServerOptions): Promise<RoomServer> {
    const { gate, origins } = options;
    const patience = valueIn(REQUEST_TIME, milliseconds);
    const http = createServer({
      headersTimeout: patience,
      requestTimeout: patience,
      connectionsCheckingInterval: patience / 5,
    });
    // Of sockets on which nothing happens. Those of rooms are looked after by Colyseus.
    http.timeout = patience;
    http.maxConnections = MOST_CONNECTIONS;
    if (options.proxies === 0) limitStrangers(http, new Strangers(options.mostStrangers));
    const transport = new WebSocketTransport({
      server: http,
      maxPayload: MOST_MESSAGE_BYTES,
      verifyClient: ({ origin, req }: { origin: string; req: IncomingMessage }) =>
        origins.allow(origin, req.headers.host),
    });
    const colyseus = new Server({
      transport,
      // Colyseus knows of this process only: the store knows where the others' zones are.
      presence: new LocalPresence(),
      driver: new LocalDriver(),
      logger: options.log,
      greet: false,
      gracefullyShutdown: false,
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
    });
    await matchMaker.onReady;
    // Rooms are made by the hosts of zones alone.
    matchMaker.controller.exposedMethods = ['join'];
    matchMaker.controller.getCorsHeaders = (headers) =>
      corsHeaders(origins, headers.get('origin'), headers.get('host'));
    colyseus.define(ZONE_ROOM, zoneRoomBehind(gate)).filterBy(['zone']);
    return new RoomServer(http, colyseus, options);
  }

  async openRoom(zone: ZoneNumber, audience: Audience): Promise<{ close(): Promise<void> }> {
    const options: ZoneRoomOptions = { zone, audience, gate: this.options.gate };
    const { roomId } = await matchMaker.createRoom(ZONE_ROOM, options);
    return {
      close: async () => {
        await matchMaker.getLocalRoomById(roomId)?.disconnect(HOST_ENDED);
      },
    };
  }

  /** @returns the port. @throws if it is taken */
  async listen(port: number): Promise<number> {
    await this.colyseus.listen(port, HOST);
    this.guardRequests();
    const address = this.http.address();
    if (typeof address !== 'object' || address === null)
      throw new Error('RoomServer: the server must listen on a port');
    return address.port;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.colyseus.gracefullyShutdown(false);
  }

  /** Passes requests on: to Colyseus what is for it, and only small ones. */
  private guardRequests(): void {
    const { http, options } = this;
    const [colyseus] = http.listeners('request');
    http.removeAllListeners('request');
    http.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { method, url = '', headers } = request;
      this.warnOfProxies(request);
      // A server that closes waits for its connections, so a page that goes on asking would keep it.
      if (this.isClosing) response.setHeader('connection', 'close');
      for (const [name, value] of Object.entries(corsHeaders(options.origins, headers.origin, headers.host))) {
        response.setHeader(name, value);
      }
      if (method === 'OPTIONS') response.writeHead(NO_CONTENT).end();
      else if (!isSmall(headers)) response.writeHead(PAYLOAD_TOO_LARGE, { connection: 'close' }).end();
      else if (url.startsWith(`/${matchMaker.controller.matchmakeRoute}/`)) {
        if (colyseus !== undefined && this.mayAsk(request, response)) {
          Reflect.apply(colyseus, http, [request, response]);
        }
      } else options.answer(request, response);
    });
  }

  /** Without the setting for a proxy that is there, all players share the limits of its address. */
  private warnOfProxies({ headers }: IncomingMessage): void {
    if (this.hasWarned || this.options.proxies > 0 || headers['x-forwarded-for'] === undefined) return;
    this.hasWarned = true;
    this.options.log.warn(
      'a request has the header x-forwarded-for, which is ignored. If a proxy of yours wrote it, start with --proxies 1: else all players share the limits of one address',
    );
  }

  /**
   * Whether Colyseus gets a request. Those that it refuses cost time, too, so their number is limited for each address.
   */
  private mayAsk(request: IncomingMessage, response: ServerResponse): boolean {
    const { gate, proxies } = this.options;
    const address = addressOf(request, proxies);
    if (gate.isTired(address)) {
      response
        .writeHead(TOO_MANY_REQUESTS, { connection: 'close', 'content-type': 'application/json' })
        .end(JSON.stringify({ code: TOO_MANY_REQUESTS, error: 'Too many joins of this address were refused' }));
      return false;
    }
    response.once('finish', () => {
      const { statusCode } = response;
      const isRefused = (statusCode >= 400 && statusCode < 500) || statusCode === NO_SUCH_METHOD;
      if (isRefused) gate.noteRefusal(address);
    });
    return true;
  }
}

/** Closes connections of an address that has too many without a player. A socket with a seat has one. */
function limitStrangers(http: HttpServer, strangers: Strangers): void {
  http.on('connection', (socket: Socket) => {
    if (!strangers.enter(socket, networkOf(socket.remoteAddress ?? ''))) socket.destroy();
  });
  http.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    if (!URL.canParse(`ws://server${url}`)) return;
    const { pathname, searchParams } = new URL(`ws://server${url}`);
    const room = matchMaker.getLocalRoomById(pathname.split('/').at(-1) ?? '');
    if (room?.hasReservedSeat(searchParams.get('sessionId') ?? '')) strangers.leave(socket);
  });
}

/** Bodies must come with their length, so that they need not be read to find it out. */
function isSmall(headers: IncomingMessage['headers']): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= MOST_REQUEST_BYTES;
}

/**
 * Browsers let pages of other origins read answers only with these. Colyseus' client asks with credentials: then the
 * answer must allow them, and name the origin. Nothing here goes by a cookie.
 */
function corsHeaders(origins: Origins, origin?: string | null, host?: string | null): Record<string, string> {
  if (origin === null || origin === undefined || !origins.allow(origin, host)) {
    return { 'Access-Control-Allow-Origin': 'null', Vary: 'Origin' };
  }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
    'Access-Control-Allow-Methods': 'GET, POST',
    Vary: 'Origin',
  };
}
