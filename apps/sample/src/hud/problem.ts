/** What the page says when there is no game to show: which file, where in it, and what to do. */
import { TiledError } from '@tilewright/tiled';
import { FileError } from '../load-map.js';
import { DrawingError } from '../view/stage.js';
import { elementById } from './page.js';

export function showProblem(problem: unknown): void {
  elementById('problem-text').textContent = textOf(problem);
  elementById('problem-remedy').textContent = remedyFor(problem);
  for (const id of ['stage', 'hud', 'side', 'bar', 'help', 'notice']) elementById(id).hidden = true;
  elementById('problem').hidden = false;
}

/** A file that was cut off is not JSON: what is left of it says nothing to a player. */
function isCutOff(problem: unknown): problem is TiledError {
  return problem instanceof TiledError && problem.message.includes('the document must be JSON');
}

function textOf(problem: unknown): string {
  if (isCutOff(problem)) return `${problem.file}: the document must be JSON, and is not: it may be cut off`;
  return problem instanceof Error ? problem.message : String(problem);
}

function remedyFor(problem: unknown): string {
  if (isCutOff(problem)) return 'Restore the file, then load the page anew.';
  if (problem instanceof TiledError)
    return `Open ${problem.file} in the Tiled editor, put this right, and load the page anew.`;
  if (problem instanceof FileError) return problem.remedy;
  if (problem instanceof DrawingError)
    return 'Turn hardware acceleration on in the settings of the browser, or use another browser.';
  return 'This is a fault of the game. The console of the browser tells more.';
}
