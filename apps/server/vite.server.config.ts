// The programs as files for Node: their own code and the packages are in them, Colyseus and ioredis are not.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: source('src/server/main.ts'),
        // Of the tests, and of the measurement of load.
        lockstep: source('faults/real/lockstep-process.ts'),
        load: source('load/main.ts'),
        'flat-out': source('load/flat-out-process.ts'),
      },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    outDir: 'dist/server',
    target: 'node20',
  },
  ssr: { noExternal: [/^@tilewright\//] },
});
