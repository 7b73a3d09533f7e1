// What takes long: the supported compilers that `npm test` leaves out, what types cost, and what is read of all
// declarations.
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import short from './vitest.config.js';

const { test, ...rest } = short as ViteUserConfig;
const names = ['compilers', 'documented', 'optional', 'signatures', 'typeCost'];

export default defineConfig({
  ...rest,
  test: {
    ...test,
    include: names.map((name) => `src/${name}.test.ts`),
    exclude: [],
    env: { TYPESCRIPT_VERSIONS: '5.9 6.0' },
  },
});
