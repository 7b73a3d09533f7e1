/** The contact of a segment that starts inside a shape or on its border, and of one that misses it. */

import { atDistance, atFraction, atNormal, atPosition, noContact } from './contact-layout.js';

/** Puts the contact at the segment's start into the numbers that begin at `at`. */
export function putStartContact(numbers: Float64Array, at: number): void {
  numbers[at + atFraction] = 0;
  numbers[at + atPosition] = numbers[at]!;
  numbers[at + atPosition + 1] = numbers[at + 1]!;
  numbers[at + atNormal] = 0;
  numbers[at + atNormal + 1] = 0;
  numbers[at + atDistance] = 0;
}

/** Puts that there is no contact. */
export function putNoContact(numbers: Float64Array, at: number): void {
  putStartContact(numbers, at);
  numbers[at + atFraction] = noContact;
}
