/** Collects `map.warnings`: one sentence per flaw that the reader accepts, in the order in which it finds them. */
export class Warnings {
  private readonly sentences: string[] = [];
  private readonly oldFiles: Set<string> = new Set();

  get list(): readonly string[] {
    return this.sentences;
  }

  /** Ignores `undefined`, which checks return if they find no flaw. */
  add(sentence: string | undefined): void {
    if (sentence !== undefined) this.sentences.push(sentence);
  }

  /** Adds, once per file, that the file has the format of Tiled before version 1.2. */
  addOldFormat(file: string): void {
    if (this.oldFiles.has(file)) return;
    this.oldFiles.add(file);
    this.add(`${file}: the file has the format of Tiled 1.1 or older; save it again in a newer Tiled`);
  }
}
