/**
 * Lets the user change tiles while the game is paused.
 *
 * Shows: code that is loaded at the first pause, so that a player who never pauses does not download it.
 */
import { loadPart } from '../load-part.js';
import type { Editor, EditorParts } from './editor.js';

export class Edits {
  private readonly parts: EditorParts;
  private editor: Editor | undefined;

  constructor(parts: EditorParts) {
    this.parts = parts;
    const { settings } = parts;
    const prepare = (): void => {
      if (settings.isPaused) void this.load();
    };
    settings.onChange(prepare);
    prepare();
  }

  /** Changes the tile at the crosshair. */
  toggleAtAim(): void {
    void this.load().then((editor) => editor?.toggleAtAim());
  }

  /** @returns `undefined` if it could not be loaded */
  private async load(): Promise<Editor | undefined> {
    const part = await loadPart(() => import('./editor.js'));
    if (part === undefined)
      this.parts.frames.say(
        'Tiles cannot be changed, because a script could not be loaded. Reload the page to try again.',
      );
    // Two pauses may have waited for the same file.
    else this.editor ??= new part.Editor(this.parts);
    return this.editor;
  }
}
