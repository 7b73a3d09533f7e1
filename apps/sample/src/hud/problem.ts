/** The error page: which file is at fault, where in it, and what to do. */
import { TiledError } from '@tilewright/tiled';
import { FileError } from '../load-map.js';
import { OptionError } from '../options.js';
import { DrawingError } from '../view/stage.js';
import { elementById } from './page.js';

export function showProblem(problem: unknown): void {
  elementById('problem-text').textContent = problem instanceof Error ? problem.message : String(problem);
  elementById('problem-remedy').textContent = remedyFor(problem);
  elementById('problem-restart').hidden = !(problem instanceof OptionError);
  for (const id of ['title', 'stage', 'hud', 'side', 'bar', 'captions', 'stick']) elementById(id).hidden = true;
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.body.dataset['phase'] = 'problem';
  elementById('problem').hidden = false;
}

function remedyFor(problem: unknown): string {
  if (problem instanceof TiledError) return `Correct ${problem.file}, then reload the page.`;
  if (problem instanceof FileError) return problem.remedy;
  if (problem instanceof OptionError) return 'Correct the options in the address of the page.';
  if (problem instanceof DrawingError)
    return 'Turn hardware acceleration on in the settings of the browser, or use another browser.';
  return 'This is a bug in the game. The browser console has the details.';
}
