/** The contact of a segment that starts inside a shape, or on its border. */

/** Puts the contact at the segment's start, laid out as in `contact-numbers.ts`. */
export function putStartContact(numbers: Float64Array): void {
  numbers[8] = 0;
  numbers[9] = numbers[0]!;
  numbers[10] = numbers[1]!;
  numbers[11] = 0;
  numbers[12] = 0;
  numbers[13] = 0;
}
