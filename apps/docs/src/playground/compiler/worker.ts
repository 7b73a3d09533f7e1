/** The compiler, in a worker of the page: TypeScript is large, and works for a second at first. */
import { createWorker } from '@valtown/codemirror-ts/worker';
import { expose } from 'comlink';
import { type Compiled, compile } from './compile.js';
import { environmentWith, type Files, FILE, setProgram } from './environment.js';

let files: Files = {};
/** What the editor asks for while one writes: types of names, and how they could go on. */
const words = createWorker(() => environmentWith(files));

const compiler = {
  ...words,
  /** @param address - of the declarations */
  async open(address: string): Promise<void> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} cannot be loaded`);
    files = await readFiles(response);
    await words.initialize();
    compiler.compile(''); // reads the declarations, so that this time is no program's
  },
  compile(code: string): Compiled {
    const environment = words.getEnv();
    setProgram(environment, code);
    return compile(environment, FILE);
  },
};

export type CompilerWorker = typeof compiler;
expose(compiler);

function isFiles(value: unknown): value is Files {
  return typeof value === 'object' && value !== null;
}

async function readFiles(response: Response): Promise<Files> {
  const value: unknown = await response.json();
  if (!isFiles(value)) throw new Error('The declarations are no files');
  return value;
}
