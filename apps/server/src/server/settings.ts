/** What a server is started with: options of the command line, and secrets from the environment. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Duration, milliseconds, seconds } from '@tilewright/units';
import type { WorldDescription } from '../messages/answers.js';
import { FEWEST_SECRET_LETTERS } from '../rooms/tokens.js';
import { scatteredMap } from '../simulation/maps.js';
import { type World, worldFrom } from '../simulation/world.js';

export interface Settings {
  /** The first port that is tried. */
  readonly port: number;
  /** The processes that it starts and keeps; 1 for none but itself. */
  readonly processes: number;
  /** With how many processes it shares the zones, itself included. */
  readonly oneOf: number;
  /** Where clients reach it; `undefined` for its port on this machine. */
  readonly address: string | undefined;
  /** Without it, the world is in the memory of one process, and ends with it. */
  readonly redisUrl: string | undefined;
  /** Start the Redis that is in the path. */
  readonly startsRedis: boolean;
  readonly secret: string;
  /** Of pages that are served elsewhere. */
  readonly origins: readonly string[];
  /** Zones beside each other and below each other, and the tiles of each in both directions. */
  readonly columns: number;
  readonly rows: number;
  readonly tiles: number;
  /** The creatures of each zone. */
  readonly herd: number;
  /** The players that may have a body at one time. */
  readonly players: number;
  /** How long the body of a player stays after its last client has gone. */
  readonly away: Duration;
  /**
   * How many players may sign in from one address in a minute, and the connections without a player that it may have.
   */
  readonly signIns: number;
  readonly connections: number;
  /** How many trusted proxies are in front of it, which say in `x-forwarded-for` where a request comes from. */
  readonly proxies: number;
  /** How long a zone waits for a host that says nothing before another one may take it. */
  readonly lease: Duration;
  /** Whether all clients may end zones, to see what happens then. */
  readonly isDemo: boolean;
  /** The zone whose log is cut, instead of starting a server; `undefined` for none. */
  readonly cutLog: number | undefined;
}

export const USAGE = `npm run server -- [options]

  --port N         the first port that is tried (default: PORT, or 4180)
  --zones 3x2      zones beside each other and below each other
  --tiles N        the width and height of a zone, in tiles (default: 24)
  --herd N         the creatures of each zone (default: 40)
  --players N      the players that may be in the world at one time (default: 1000)
  --away S         how long a body stays after its player has gone, in seconds (default: 60)
  --sign-ins N     players that may sign in from one address in a minute (default: 60)
  --connections N  connections of one address that have no player yet (default: 200); a proxy limits its own
  --proxies N      trusted proxies in front of it, which write x-forwarded-for (default: 0, and the header is ignored)
  --processes N    starts N processes, and starts those again that end; more than 1 needs Redis
  --one-of N       is one of N processes that are started by hand; needs REDIS_URL
  --redis          starts the redis-server or valkey-server in the path, with nothing on disk
  --lease MS       how long a zone waits for a host that says nothing, in milliseconds (default: 2000)
  --demo           lets everybody end zones, by buttons of the page: not for strangers
  --cut-log N      starts nothing: cuts the log of zone N, counted from 0, at its last entry that can be replayed

  REDIS_URL            a Redis 7 or Valkey, such as redis://127.0.0.1:6379, or the path of its socket
  TILEWRIGHT_SECRET    signs the tokens of players; needed with REDIS_URL
  TILEWRIGHT_ADDRESS   where clients reach this process, if not at its port on this machine
  TILEWRIGHT_ORIGINS   pages of other addresses that may connect, separated by commas`;

/** A mistake in how the server was started: its message says all that a user needs. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The world that these settings describe. */
export function worldOf(settings: Settings): World {
  const { text, columns, rows } = describeWorld(settings);
  return worldFrom(text, { columns, rows, herd: settings.herd, seed: SEED });
}

/** As much of it as clients get. */
export function describeWorld({ columns, rows, tiles }: Settings): WorldDescription {
  return { text: scatteredMap({ columns, rows, tiles, seed: SEED }), columns, rows };
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4180;
const MOST_PORT = 65_535;
const MOST_ZONES_ASIDE = 64;
const MOST_TILES = 1024;
/** Of all zones: each process and each client has the whole map. */
const MOST_TILES_OF_ALL = 4096 ** 2;
const MOST_HERD = 100_000;
const MOST_PLAYERS = 1_000_000;
/** A week. */
const LONGEST_AWAY = 604_800;
const MOST_OF_AN_ADDRESS = 1_000_000;
const MOST_PROXIES = 16;
/** On this machine. */
const MOST_PROCESSES = 64;
/** One for each zone of the largest world. */
const MOST_SHARERS = MOST_ZONES_ASIDE ** 2;
const FEWEST_TILES = 8;
const SHORTEST_LEASE = 200;
const LONGEST_LEASE = 60_000;
/** Of the map and of its creatures: all processes have the same. */
const SEED = 7;

/** @throws SettingsError for options and variables that are wrong or missing */
export function readSettings(args: readonly string[], environment: Environment): Settings {
  const options = optionsFrom(args);
  const [columns, rows] = zonesFrom(options.zones ?? '3x2');
  const tiles = tilesFrom(options.tiles ?? '24', columns * rows);
  const redisUrl = variable(environment, 'REDIS_URL');
  const startsRedis = options.redis === true;
  const processes = whole('--processes', options.processes ?? '1', 1, MOST_PROCESSES);
  if (redisUrl !== undefined && startsRedis) {
    throw new SettingsError('REDIS_URL and --redis: give one of them, so that it is clear which Redis is meant');
  }
  if (processes > 1 && redisUrl === undefined && !startsRedis) {
    throw new SettingsError('--processes: several processes need a Redis. Set REDIS_URL, or add --redis');
  }
  const oneOf = whole('--one-of', options['one-of'] ?? '1', 1, MOST_SHARERS);
  if (oneOf > 1 && redisUrl === undefined) {
    throw new SettingsError('--one-of: the processes need a Redis that they share. Set REDIS_URL');
  }
  if (processes > 1 && options['one-of'] !== undefined) {
    throw new SettingsError(
      '--processes and --one-of: give one of them. --processes starts all, and --one-of joins others',
    );
  }
  const address = variable(environment, 'TILEWRIGHT_ADDRESS');
  if (address !== undefined) requireAddress(address, processes);
  return {
    port: portFrom(options.port, environment),
    processes,
    oneOf,
    address,
    redisUrl,
    startsRedis,
    secret: secretFrom(environment, redisUrl),
    origins: originsFrom(environment),
    columns,
    rows,
    tiles,
    herd: whole('--herd', options.herd ?? '40', 0, MOST_HERD),
    players: whole('--players', options.players ?? '1000', 1, MOST_PLAYERS),
    away: seconds(whole('--away', options.away ?? '60', 1, LONGEST_AWAY)),
    signIns: whole('--sign-ins', options['sign-ins'] ?? '60', 1, MOST_OF_AN_ADDRESS),
    connections: whole('--connections', options.connections ?? '200', 1, MOST_OF_AN_ADDRESS),
    proxies: whole('--proxies', options.proxies ?? '0', 0, MOST_PROXIES),
    lease: milliseconds(whole('--lease', options.lease ?? '2000', SHORTEST_LEASE, LONGEST_LEASE)),
    isDemo: options.demo === true,
    cutLog: cutLogFrom(options['cut-log'], columns * rows, redisUrl),
  };
}

/** A variable of the environment; `undefined` if it is not set or empty. */
function variable(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  return value === '' ? undefined : value;
}

function portFrom(option: string | undefined, environment: Environment): number {
  const port = variable(environment, 'PORT');
  if (option === undefined && port !== undefined) return whole('PORT', port, 0, MOST_PORT);
  return whole('--port', option ?? String(DEFAULT_PORT), 0, MOST_PORT);
}

/** Browsers write the origin of a page exactly like this, and origins are compared as text. */
function originsFrom(environment: Environment): readonly string[] {
  const origins = (environment['TILEWRIGHT_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return origins.filter((origin) => origin !== '').map((origin) => requireOrigin('TILEWRIGHT_ORIGINS', origin));
}

function requireOrigin(name: string, text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new SettingsError(
    `${name} must be an address such as https://game.example, in small letters and without a path, received ${text}`,
  );
}

function optionsFrom(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: text,
        zones: text,
        tiles: text,
        herd: text,
        players: text,
        away: text,
        'sign-ins': text,
        connections: text,
        proxies: text,
        processes: text,
        'one-of': text,
        redis: { type: 'boolean' },
        lease: text,
        demo: { type: 'boolean' },
        'cut-log': text,
      },
    }).values;
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function cutLogFrom(text: string | undefined, zones: number, redisUrl: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (redisUrl === undefined) throw new SettingsError('--cut-log: the log is in a Redis that keeps it. Set REDIS_URL');
  return whole('--cut-log', text, 0, zones - 1);
}

function zonesFrom(text: string): readonly [number, number] {
  const [columns, rows, ...more] = text.split('x');
  if (more.length > 0 || rows === undefined) {
    throw new SettingsError(`--zones must be two numbers such as 3x2, received ${text}`);
  }
  return [whole('--zones', columns!, 1, MOST_ZONES_ASIDE), whole('--zones', rows, 1, MOST_ZONES_ASIDE)];
}

function tilesFrom(text: string, zones: number): number {
  const tiles = whole('--tiles', text, FEWEST_TILES, MOST_TILES);
  const all = zones * tiles ** 2;
  if (all <= MOST_TILES_OF_ALL) return tiles;
  throw new SettingsError(
    `--zones and --tiles must make a map of at most ${MOST_TILES_OF_ALL} tiles, received ${all}: take fewer or smaller zones`,
  );
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, received ${text}`);
}

/** One process has one address; that of each of several is its own port. */
function requireAddress(address: string, processes: number): void {
  if (processes > 1) {
    throw new SettingsError(
      'TILEWRIGHT_ADDRESS names one process: start each by itself, with --one-of and its address',
    );
  }
  requireOrigin('TILEWRIGHT_ADDRESS', address);
}

/** What a Redis keeps outlives the process, so its secret must, too. A world in memory ends with its secret. */
function secretFrom(environment: Environment, redisUrl: string | undefined): string {
  const secret = variable(environment, 'TILEWRIGHT_SECRET');
  if (secret !== undefined) {
    if (secret.length >= FEWEST_SECRET_LETTERS) return secret;
    throw new SettingsError(
      `TILEWRIGHT_SECRET must have at least ${FEWEST_SECRET_LETTERS} letters, received ${secret.length}: choose letters that cannot be guessed`,
    );
  }
  if (redisUrl === undefined) return randomBytes(32).toString('base64url');
  throw new SettingsError(
    'TILEWRIGHT_SECRET must be set with REDIS_URL: all processes sign tokens with it. Choose 16 letters or more that cannot be guessed',
  );
}
