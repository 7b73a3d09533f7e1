// The headless run as files for Node, with the packages as they are published, bundled as they are for a page.
import { defineConfig } from 'vite';

const file = (name: string): string => new URL(name, import.meta.url).pathname;

export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: { input: { main: file('main.ts'), worker: file('games/worker.ts') } },
    outDir: 'simulate/dist',
    target: 'node20',
  },
  ssr: { noExternal: [/^@tilewright\//] },
});
