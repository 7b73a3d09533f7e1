/** What a server is started with: options of the command line, and secrets from the environment. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

export interface Settings {
  /** The first port that is tried. */
  readonly port: number;
  readonly processes: number;
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
}

export const USAGE = `npm run server -- [options]

  --port N         the first port that is tried (default: PORT, or 4180)
  --zones 3x2      zones beside each other and below each other
  --tiles N        the width and height of a zone, in tiles (default: 24)
  --herd N         the creatures of each zone (default: 40)
  --processes N    so many processes; more than one needs Redis
  --redis          starts the redis-server or valkey-server in the path, with nothing on disk

  REDIS_URL            a Redis 7 or Valkey to use, such as redis://127.0.0.1:6379
  TILEWRIGHT_SECRET    signs the tokens of players; needed with REDIS_URL
  TILEWRIGHT_ORIGINS   pages of other addresses that may connect, separated by commas`;

/** A mistake of whoever starts the server: its message is all that there is to say. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4180;
const MOST_PORT = 65_535;
const MOST_ZONES_ASIDE = 64;
const MOST_TILES = 1024;
const MOST_HERD = 100_000;
const MOST_PROCESSES = 64;
const FEWEST_TILES = 8;

/** @throws SettingsError for options and variables that are wrong or missing */
export function readSettings(args: readonly string[], environment: Environment): Settings {
  const options = optionsFrom(args);
  const [columns, rows] = zonesFrom(options.zones ?? '3x2');
  const redisUrl = environment['REDIS_URL'] === '' ? undefined : environment['REDIS_URL'];
  const startsRedis = options.redis === true;
  const processes = whole('--processes', options.processes ?? '1', 1, MOST_PROCESSES);
  if (redisUrl !== undefined && startsRedis) {
    throw new SettingsError('REDIS_URL and --redis: give one of them, so that it is clear which Redis is meant');
  }
  if (processes > 1 && redisUrl === undefined && !startsRedis) {
    throw new SettingsError('--processes: several processes need a Redis. Set REDIS_URL, or add --redis');
  }
  return {
    port: whole('--port', options.port ?? environment['PORT'] ?? String(DEFAULT_PORT), 0, MOST_PORT),
    processes,
    redisUrl,
    startsRedis,
    secret: secretFrom(environment, redisUrl),
    origins: (environment['TILEWRIGHT_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    columns,
    rows,
    tiles: whole('--tiles', options.tiles ?? '24', FEWEST_TILES, MOST_TILES),
    herd: whole('--herd', options.herd ?? '40', 0, MOST_HERD),
  };
}

function optionsFrom(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { port: text, zones: text, tiles: text, herd: text, processes: text, redis: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function zonesFrom(text: string): readonly [number, number] {
  const [columns, rows, ...more] = text.split('x');
  if (more.length > 0 || rows === undefined) {
    throw new SettingsError(`--zones must be two numbers such as 3x2, received ${text}`);
  }
  return [whole('--zones', columns!, 1, MOST_ZONES_ASIDE), whole('--zones', rows, 1, MOST_ZONES_ASIDE)];
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, received ${text}`);
}

/** What a Redis keeps outlives the process, so its secret must, too. A world in memory ends with its secret. */
function secretFrom(environment: Environment, redisUrl: string | undefined): string {
  const secret = environment['TILEWRIGHT_SECRET'];
  if (secret !== undefined && secret !== '') return secret;
  if (redisUrl === undefined) return randomBytes(32).toString('base64url');
  throw new SettingsError(
    'TILEWRIGHT_SECRET must be set with REDIS_URL: all processes sign tokens with it. Choose 16 letters or more that nobody can guess',
  );
}
