// The server as a file for Node: its own code and the packages are in it, Colyseus and ioredis are not.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: { input: { main: fileURLToPath(new URL('src/server/main.ts', import.meta.url)) } },
    outDir: 'dist/server',
    target: 'node20',
  },
  ssr: { noExternal: [/^@tilewright\//] },
});
