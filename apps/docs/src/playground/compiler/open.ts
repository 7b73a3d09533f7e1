import { type Remote, wrap } from 'comlink';
import { MOST_MILLISECONDS_TO_COMPILE } from '../limits.js';
import type { Compiled } from './compile.js';
import { CompilerMissing, CompilerStopped } from './problems.js';
import type { CompilerWorker } from './worker.js';

export interface OpenCompiler {
  /**
   * Compiles a program once all before it are done.
   *
   * @param signal - when it is no longer wanted
   * @returns `undefined` if it is no longer wanted
   * @throws CompilerStopped if that takes too long; the next program has a new worker
   * @throws CompilerMissing
   */
  compile(code: string, signal: AbortSignal): Promise<Compiled | undefined>;
  /** Tells the words of the editor which program is shown. */
  show(path: string, code: string): void;
}

interface Started {
  readonly worker: Worker;
  readonly compiler: Remote<CompilerWorker>;
}

/**
 * Starts the compiler, and starts another one in the place of one that had to be ended.
 *
 * @param declarations - their address
 * @param onStart - takes each compiler that was started, for the words of the editor
 * @param closed - ends it
 */
export async function openCompiler(
  declarations: string,
  onStart: (compiler: Remote<CompilerWorker>) => void,
  closed: AbortSignal,
): Promise<OpenCompiler> {
  let started: Started | undefined = await start(declarations, closed);
  onStart(started.compiler);
  let last: Promise<unknown> = Promise.resolve();

  async function compileNow(code: string, signal: AbortSignal): Promise<Compiled | undefined> {
    if (signal.aborted) return undefined;
    if (started === undefined) {
      started = await start(declarations, closed);
      onStart(started.compiler);
    }
    const { worker, compiler } = started;
    try {
      return await inTime(compiler.compile(code));
    } catch (error) {
      // Whatever it did last, it may do again: types that never end, or that fill its memory.
      worker.terminate();
      started = undefined;
      throw error;
    }
  }

  return {
    compile(code, signal) {
      const compiled = last.then(() => compileNow(code, signal));
      last = compiled.catch(() => undefined);
      return compiled;
    },
    show(path, code) {
      void started?.compiler.updateFile({ path, code });
    },
  };
}

async function start(declarations: string, closed: AbortSignal): Promise<Started> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  closed.addEventListener('abort', () => worker.terminate());
  const compiler = wrap<CompilerWorker>(worker);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('error', reject, { once: true });
      compiler.open(declarations).then(resolve, reject);
    });
  } catch (cause) {
    worker.terminate();
    throw new CompilerMissing('The compiler cannot be loaded', { cause });
  }
  return { worker, compiler }; // in an object, since a promise of a proxy would ask it for `then`
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new CompilerStopped('The compiler did not answer in time'));
    const timer = setTimeout(stop, MOST_MILLISECONDS_TO_COMPILE);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
