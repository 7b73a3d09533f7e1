/** Looks for Redis once for all test files of a run, so that one line says that there is none. */
import type { TestProject } from 'vitest/node';
import { redisProgram } from './redis-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program that is started; empty if there is none. */
    readonly redis: string;
  }
}

export default function setup({ provide }: TestProject): void {
  provide('redis', redisProgram() ?? '');
}
