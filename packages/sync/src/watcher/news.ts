/** The content of a frame: the places of objects that changed or enter, in order, and the changed fields. */
const SPARE_PLACES = 16;

export class News {
  places: Int32Array = new Int32Array(0);
  /** The changed fields, one bit each; 0 for an object that enters. */
  masks: Int32Array = new Int32Array(0);
  count = 0;

  /** Empties the list, and reserves room for `most` objects. */
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
