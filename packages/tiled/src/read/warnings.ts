/** What the reader accepts, although the file should say it otherwise: one sentence each, in the order of the files. */
export class Warnings {
  private readonly sentences: string[] = [];
  private readonly oldFiles: Set<string> = new Set();

  get list(): readonly string[] {
    return this.sentences;
  }

  add(sentence: string | undefined): void {
    if (sentence !== undefined) this.sentences.push(sentence);
  }

  /** Warns once for each file that something in it is written as Tiled wrote it before version 1.2. */
  oldFormat(file: string): void {
    if (this.oldFiles.has(file)) return;
    this.oldFiles.add(file);
    this.add(`${file}: the file is written as Tiled 1.1 and older wrote it; save it again in a newer Tiled`);
  }
}
