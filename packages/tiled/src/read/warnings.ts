/** Flaws that the reader accepts: one sentence for each, in the order of the files. */
export class Warnings {
  private readonly sentences: string[] = [];
  private readonly oldFiles: Set<string> = new Set();

  get list(): readonly string[] {
    return this.sentences;
  }

  add(sentence: string | undefined): void {
    if (sentence !== undefined) this.sentences.push(sentence);
  }

  /** Warns, once for each file, of the format that Tiled wrote before version 1.2. */
  oldFormat(file: string): void {
    if (this.oldFiles.has(file)) return;
    this.oldFiles.add(file);
    this.add(`${file}: the file has the format of Tiled 1.1 or older; save it again in a newer Tiled`);
  }
}
