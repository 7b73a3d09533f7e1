/** Allocates places: one bit each, 1 if taken. It takes the lowest free place, so that places stay small. */
const BITS = 32;
const ALL = -1;

export class Places {
  private words = new Int32Array(1);
  /** No word before this one has a free bit. */
  private first = 0;
  /** One past the greatest place that is taken. */
  end = 0;

  take(): number {
    let { words, first } = this;
    while (first < words.length && words[first] === ALL) first++;
    if (first === words.length) {
      this.words = new Int32Array(2 * words.length);
      this.words.set(words);
      words = this.words;
    }
    this.first = first;
    const free = ~words[first]!;
    const bit = free & -free;
    words[first]! |= bit;
    const place = first * BITS + (BITS - 1 - Math.clz32(bit));
    this.end = Math.max(this.end, place + 1);
    return place;
  }

  free(place: number): void {
    const { words } = this;
    const word = Math.floor(place / BITS);
    words[word]! &= ~(1 << (place % BITS));
    this.first = Math.min(this.first, word);
    if (place + 1 < this.end) return;
    let last = word;
    while (last > 0 && words[last] === 0) last--;
    this.end = last * BITS + BITS - Math.clz32(words[last]!);
  }
}
