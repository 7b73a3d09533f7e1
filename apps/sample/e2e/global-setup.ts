/** Serves the built page, and starts one browser for all test files: they connect to it. */
import type { TestProject } from 'vitest/node';
import { launchServer, serveBuilt } from './browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: { readonly address: string; readonly endpoint: string };
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchServer();
  // What is left running would keep the runner from ending.
  const { address, close } = await serveBuilt().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  project.provide('site', { address, endpoint: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await close();
  };
}
