/** Runs a program in a frame that can reach neither the page nor the network, and ends it when its time is up. */
import { Heard } from './heard.js';
import { MOST_MILLISECONDS, MOST_MILLISECONDS_TO_START } from './limits.js';
import type { Line, Script } from './program/messages.js';

/** How a program ended: by itself, by an error, or by us. */
export type End = 'finished' | 'threw' | 'stopped' | 'flooded' | 'not started';

/** What a program did. */
export interface Outcome {
  readonly end: End;
  readonly lines: readonly Line[];
  /** Whether there was more output than is kept. */
  readonly hasMore: boolean;
  /** The values of `// =>` comments by their numbers. */
  readonly answers: ReadonlyMap<number, string>;
  readonly milliseconds: number;
}

/**
 * The document of the frame. Its worker has a thread of its own, so that an endless program does not stop the page, and
 * inherits the policy, which allows nothing but the code that it is given.
 */
const FRAME = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:">
<script>
  addEventListener('message', ({ data: { runtime, script }, ports }) => {
    const address = URL.createObjectURL(new Blob([runtime], { type: 'text/javascript' }));
    new Worker(address).postMessage(script, ports);
  }, { once: true });
</script>`;

/**
 * @param answers - the number of its `// =>` comments
 * @param runtime - the code of the packages and of what runs programs with them
 * @param signal - ends the program early; the promise then never settles
 */
export function runProgram(script: Script, answers: number, runtime: string, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const heard = new Heard(answers);
    let start = performance.now();

    const frame = document.createElement('iframe');
    const { port1: port, port2: given } = new MessageChannel();
    let timer = setTimeout(() => finish('not started'), MOST_MILLISECONDS_TO_START);
    const close = (): void => {
      clearTimeout(timer);
      port.close();
      frame.remove(); // and with it, its worker
    };
    const finish = (end: End): void => {
      close();
      const { lines, hasMore } = heard;
      resolve({ end, lines, hasMore, answers: heard.answers, milliseconds: performance.now() - start });
    };
    const hear = (told: unknown): void => {
      const news = heard.take(told);
      if (news === undefined) return;
      if (news !== 'began') return finish(news);
      start = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => finish('stopped'), MOST_MILLISECONDS);
    };
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    port.start();
    signal.addEventListener('abort', close, { once: true });

    frame.sandbox.add('allow-scripts');
    frame.title = 'The program that runs';
    frame.hidden = true;
    frame.srcdoc = FRAME;
    frame.addEventListener('load', () => frame.contentWindow?.postMessage({ runtime, script }, '*', [given]), {
      once: true,
    });
    document.body.append(frame);
  });
}
