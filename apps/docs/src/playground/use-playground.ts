/** The playground at work: what is written is compiled, run, and put into the address. */
import { withBase } from 'vitepress';
import { onMounted, onUnmounted, type Ref, ref, shallowRef } from 'vue';
import { AddressProblem, codeIn, hashOf } from './address.js';
import type { Compiled, Refusal } from './compiler/compile.js';
import type { OpenCompiler } from './compiler/open.js';
import type { Editor } from './editor.js';
import { FIRST_PROGRAM } from './examples.js';
import type { Line } from './program/messages.js';
import { runProgram } from './run.js';
import { ended, NOT_LOADED, refused, tooLong, unanswered } from './words.js';

export interface Playground {
  /** How the program fared. */
  readonly status: Readonly<Ref<string>>;
  /** Why something was not done. */
  readonly notice: Readonly<Ref<string>>;
  readonly refusals: Readonly<Ref<readonly Refusal[]>>;
  readonly lines: Readonly<Ref<readonly Line[]>>;
  readonly isWritable: Readonly<Ref<boolean>>;
  /** Whether the editor is there. */
  readonly isOpen: Readonly<Ref<boolean>>;
  /** Whether the page still waits for the compiler, or for the program to end. */
  readonly isBusy: Readonly<Ref<boolean>>;
  /** Takes another program. */
  show(code: string): void;
  run(): void;
}

const FILE = '/program.ts';
/** After the last key, in milliseconds. */
const STILLNESS = 300;
/** On a narrower screen a keyboard leaves no room for a program. */
const WIDE = '(min-width: 700px)';

export function usePlayground(place: Readonly<Ref<HTMLElement | null>>): Playground {
  const status = ref('Loading the compiler, which has about 1 MB.');
  const notice = ref('');
  const refusals = shallowRef<readonly Refusal[]>([]);
  const lines = shallowRef<readonly Line[]>([]);
  const isWritable = ref(true);
  const isOpen = ref(false);
  const isBusy = ref(true);

  let editor: Editor | undefined;
  let opened: OpenCompiler | undefined;
  let runtime = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the run that is under way. */
  let current = new AbortController();
  const closed = new AbortController();

  /** In place of what is under way. */
  async function compileAndRun(): Promise<void> {
    clearTimeout(timer);
    current.abort();
    current = new AbortController();
    const { signal } = current;
    if (editor === undefined || opened === undefined) return;
    isBusy.value = true;
    try {
      const compiled = await opened.compile(editor.code(), signal);
      if (compiled === undefined || signal.aborted) return;
      await conclude(compiled, signal);
    } catch (error) {
      if (signal.aborted) return;
      clear();
      status.value = unanswered(error);
    }
    isBusy.value = false;
  }

  function clear(): void {
    refusals.value = [];
    lines.value = [];
    editor?.mark([]);
  }

  async function conclude({ refusals: found, script, answers }: Compiled, signal: AbortSignal): Promise<void> {
    refusals.value = found;
    editor?.mark(found);
    if (script === undefined) {
      lines.value = [];
      status.value = refused(found.length);
      return;
    }
    const outcome = await runProgram(script, answers.length, runtime, signal);
    lines.value = outcome.lines;
    status.value = ended(outcome);
    if (editor === undefined) return;
    editor.fill(answers, outcome.answers);
    // The compiler is asked about places in the text that is shown.
    tell(editor.code());
  }

  function changed(code: string): void {
    clearTimeout(timer);
    current.abort();
    notice.value = '';
    isBusy.value = true;
    tell(code);
    timer = setTimeout(() => {
      void compileAndRun();
      void keep(code);
    }, STILLNESS);
  }

  /** The compiler takes an empty text for a missing file. */
  function tell(code: string): void {
    opened?.show(FILE, code === '' ? ' ' : code);
  }

  async function keep(code: string): Promise<void> {
    const hash = await hashOf(code);
    if (!closed.signal.aborted) history.replaceState(history.state, '', hash);
  }

  /** The program of the address, unless there is none or it cannot be read. */
  async function asked(): Promise<string | undefined> {
    try {
      return await codeIn(location.hash);
    } catch (error) {
      if (!(error instanceof AddressProblem)) throw error;
      notice.value = error.message;
      return undefined;
    }
  }

  async function open(element: HTMLElement): Promise<void> {
    const code = (await asked()) ?? FIRST_PROGRAM;
    const [{ openEditor }, { openCompiler }] = await Promise.all([import('./editor.js'), import('./compiler/open.js')]);
    if (closed.signal.aborted) return;
    editor = openEditor(element, code, changed, (length) => (notice.value = tooLong(length)));
    isOpen.value = true;
    closed.signal.addEventListener('abort', () => editor?.close());
    followWidth(editor);
    const address = (name: string): string => new URL(withBase(`/playground/${name}`), location.href).href;
    const [compiler, text] = await Promise.all([
      openCompiler(address('declarations.json'), (words) => editor?.setWords(words, FILE), closed.signal),
      fetch(address('runtime.js')).then(async (response) => {
        if (!response.ok) throw new Error(`${response.url} cannot be loaded`);
        return response.text();
      }),
    ]);
    [opened, runtime] = [compiler, text];
    await compileAndRun();
  }

  function followWidth(shown: Editor): void {
    const wide = matchMedia(WIDE);
    const follow = (): void => {
      isWritable.value = wide.matches;
      shown.setWritable(wide.matches);
    };
    follow();
    wide.addEventListener('change', follow, { signal: closed.signal });
  }

  onMounted(() => {
    if (place.value === null) return;
    open(place.value).catch(() => {
      status.value = NOT_LOADED;
      isBusy.value = false;
    });
    // Another program was put into the address by hand.
    const take = (): void =>
      void asked().then((code) => {
        if (code !== undefined && code !== editor?.code()) editor?.setCode(code);
      });
    addEventListener('hashchange', take, { signal: closed.signal });
  });
  onUnmounted(() => {
    clearTimeout(timer);
    current.abort();
    closed.abort();
  });
  return {
    status,
    notice,
    refusals,
    lines,
    isWritable,
    isOpen,
    isBusy,
    show: (code) => editor?.setCode(code),
    run: () => void compileAndRun(),
  };
}
