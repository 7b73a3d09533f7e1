/** The program: runs a world, or one of its processes, until a signal ends it. */
import { fileURLToPath } from 'node:url';
import { cutLogOverRedis } from './cut-log-over-redis.js';
import { filesIn } from './files.js';
import { startMany } from './many-processes.js';
import { OtherVersion } from '../simulation/build.js';
import { CannotReplay } from '../zones/cannot-replay.js';
import { CannotCut } from '../zones/cut-log.js';
import { WorldLost } from '../store/zone-store.js';
import { readSettings, type Settings, SettingsError, USAGE } from './settings.js';
import { startInMemory } from './world-in-memory.js';
import { RedisGone, startOverRedis } from './world-over-redis.js';

const page = fileURLToPath(new URL('../page', import.meta.url));

/** What is started: all of a world, or one process of it. */
interface Running {
  readonly address: string;
  /** @throws whatever ended it */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const settings = readSettings(process.argv.slice(2), process.env);
  const { cutLog, redisUrl } = settings;
  if (cutLog !== undefined && redisUrl !== undefined) {
    await cutLogOverRedis({ settings, redisUrl, zone: cutLog, report });
    return;
  }
  const server = await start(settings);
  const stop = (): void => void server.stop();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A process must not outlive its starter.
  process.once('disconnect', stop);
  process.channel?.unref();
  process.send?.({ address: server.address });
  console.log(`\nThe world is at ${server.address}/  (press Ctrl-C to stop)`);
  await server.ended;
}

const report = (news: string): void => console.log(news);

function start(settings: Settings): Promise<Running> {
  if (settings.processes > 1 || settings.startsRedis) {
    return startMany({ settings, program: fileURLToPath(import.meta.url), environment: process.env, report });
  }
  const options = { settings, files: filesIn(page), report };
  const { redisUrl } = settings;
  return redisUrl === undefined ? startInMemory(options) : startOverRedis({ ...options, redisUrl });
}

try {
  await main();
} catch (error) {
  // At once, whatever is still open: what this process has in memory may not be what the store says.
  console.error(
    error instanceof SettingsError ||
      error instanceof RedisGone ||
      error instanceof CannotCut ||
      error instanceof WorldLost ||
      error instanceof CannotReplay ||
      error instanceof OtherVersion
      ? error.message
      : error,
  );
  process.exit(error instanceof SettingsError ? 2 : 1);
}
