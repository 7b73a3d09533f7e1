/** The contact of a segment that starts inside a shape or on its border, and of one that misses it. */

import { AT_DISTANCE, AT_FRACTION, AT_NORMAL, AT_POSITION, NO_CONTACT } from './contact-layout.js';

/** Puts the contact at the segment's start into the numbers that begin at `at`. */
export function putStartContact(numbers: Float64Array, at: number): void {
  numbers[at + AT_FRACTION] = 0;
  numbers[at + AT_POSITION] = numbers[at]!;
  numbers[at + AT_POSITION + 1] = numbers[at + 1]!;
  numbers[at + AT_NORMAL] = 0;
  numbers[at + AT_NORMAL + 1] = 0;
  numbers[at + AT_DISTANCE] = 0;
}

/** Puts that there is no contact. */
export function putNoContact(numbers: Float64Array, at: number): void {
  putStartContact(numbers, at);
  numbers[at + AT_FRACTION] = NO_CONTACT;
}
