import { type Remote, wrap } from 'comlink';
import type { CompilerWorker } from './worker.js';

export interface OpenCompiler {
  readonly compiler: Remote<CompilerWorker>;
}

/**
 * Starts the compiler.
 *
 * @param declarations - their address
 * @param closed - ends it
 */
export async function openCompiler(declarations: string, closed: AbortSignal): Promise<OpenCompiler> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  closed.addEventListener('abort', () => worker.terminate());
  const compiler = wrap<CompilerWorker>(worker);
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The compiler cannot be loaded')), { once: true });
    compiler.open(declarations).then(resolve, reject);
  });
  return { compiler }; // in an object, since a promise of a proxy would ask it for `then`
}
