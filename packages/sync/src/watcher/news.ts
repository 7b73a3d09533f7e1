/** What a frame has to say: the places of objects with something new, in order, and which fields these are. */
const SPARE_PLACES = 16;

export class News {
  places: Int32Array = new Int32Array(0);
  /** The fields that changed, a bit for each; 0 for an object that enters. */
  masks: Int32Array = new Int32Array(0);
  count = 0;

  /** Forgets all, and makes room for so many. */
  start(most: number): void {
    this.count = 0;
    if (most <= this.places.length) return;
    this.places = new Int32Array(2 * most + SPARE_PLACES);
    this.masks = new Int32Array(2 * most + SPARE_PLACES);
  }

  add(place: number, mask: number): void {
    this.places[this.count] = place;
    this.masks[this.count++] = mask;
  }
}
