/** What the page says when there is no game to show: which file, where in it, and what to do. */
import { TiledError } from '@tilewright/tiled';
import { FileError } from '../load-map.js';
import { DrawingError } from '../view/stage.js';
import { elementById } from './hud.js';

export function showProblem(problem: unknown): void {
  elementById('problem-text').textContent = problem instanceof Error ? problem.message : String(problem);
  elementById('problem-remedy').textContent = remedyFor(problem);
  for (const id of ['stage', 'hud', 'keys']) elementById(id).hidden = true;
  elementById('problem').hidden = false;
}

function remedyFor(problem: unknown): string {
  if (problem instanceof TiledError)
    return `Open ${problem.file} in the Tiled editor, put this right, and load the page anew.`;
  if (problem instanceof FileError) return 'See that the file is there and whole, then load the page anew.';
  if (problem instanceof DrawingError)
    return 'Turn hardware acceleration on in the settings of the browser, or use another browser.';
  return 'This is a fault of the game. The console of the browser tells more.';
}
