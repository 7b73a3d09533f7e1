/** The programs of the start page as pages of their own, which it shows in frames: what runs is what the text shows. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { repository, site } from '../content/repository.js';
import { writePublic } from '../content/write.js';

/** The steps: the last one is what a new project begins with. */
const STEPS = {
  world: join(site, 'src/start/world.ts'),
  body: join(site, 'src/start/body.ts'),
  game: join(repository, 'templates/minimal/src/main.ts'),
} as const;

export async function writeSteps(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: STEPS,
    outdir: 'steps',
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  const texts = Object.keys(STEPS).map((name) => {
    const file = outputFiles.find(({ path }) => path.endsWith(`${name}.js`));
    return [name, file?.text ?? ''] as const;
  });
  for (const [name, text] of texts) {
    writePublic(`steps/${name}.js`, text);
    writePublic(`steps/${name}.html`, pageOf(name));
  }
}

const pageOf = (name: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 0; background: #14181d; }
      canvas { display: block; width: 100%; touch-action: none; }
      #game:focus-visible { outline: 3px solid #83b9ff; outline-offset: -3px; }
    </style>
  </head>
  <body>
    <main id="game" tabindex="0" aria-label="The running program"></main>
    <script src="./${name}.js"></script>
  </body>
</html>
`;
