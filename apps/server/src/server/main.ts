/** The program: a world that anybody may join, until it is told to end. */
import { fileURLToPath } from 'node:url';
import { filesIn } from './files.js';
import { readSettings, SettingsError, USAGE } from './settings.js';
import { startInMemory } from './world-in-memory.js';

const page = fileURLToPath(new URL('../page', import.meta.url));

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const settings = readSettings(process.argv.slice(2), process.env);
  const server = await startInMemory({ settings, files: filesIn(page), report: (news) => console.log(news) });
  console.log(`\nThe world is at http://127.0.0.1:${server.port}/  (press Ctrl-C to stop)`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void server.stop());
  await server.ended;
}

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof SettingsError ? error.message : error);
}
