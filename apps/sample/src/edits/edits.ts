/**
 * Lets the user change tiles while the game is paused.
 *
 * Shows: code that is loaded at the first pause, so that a player who never pauses does not download it.
 */
import type { App, Feature, FeatureMaker } from '../feature.js';
import { loadPart } from '../load-part.js';
import type { Editor } from './editor.js';

export const edits: FeatureMaker = (app) => new Edits(app);

class Edits implements Feature {
  readonly keys = { KeyT: () => this.toggleAtAim() };
  readonly whilePaused = 'Click or tap a tile to change it.';
  readonly help = {
    byThumbs: [['tap, while paused', 'make a wall of a tile, or floor of a wall; the game then does not count']],
    byKeys: [
      ['click, or [T], while paused', 'make a wall of a tile, or floor of a wall; the game then does not count'],
    ],
  } as const;
  private readonly app: App;
  private editor: Editor | undefined;
  /** Whether it could not be loaded. The page says so at the first pause, and whenever the key is pressed. */
  private isMissing = false;

  constructor(app: App) {
    this.app = app;
    const { settings } = app;
    const prepare = (): void => {
      if (settings.isPaused && !this.isMissing) void this.load();
    };
    settings.onChange(prepare);
    prepare();
  }

  /** Changes the tile at the crosshair. */
  private toggleAtAim(): void {
    void this.load().then((editor) => editor?.toggleAtAim());
  }

  /** @returns `undefined` if it could not be loaded */
  private async load(): Promise<Editor | undefined> {
    const part = await loadPart(() => import('./editor.js'));
    this.isMissing = part === undefined;
    if (part === undefined)
      this.app.frames.say(
        'Tiles cannot be changed, because a script could not be loaded. Reload the page to try again.',
      );
    // Two pauses may have waited for the same file.
    else this.editor ??= new part.Editor(this.app);
    return this.editor;
  }
}
