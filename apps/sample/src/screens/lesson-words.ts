/** What the panel of the goal says in the first room, a sentence for each lesson. */
import type { LessonKind } from '../simulation/world.js';

export const lessonWords: Readonly<Record<LessonKind, string>> = {
  walk: 'Walk. Nobody hunts you in here.',
  shoot: 'Shoot the frog.',
  door: 'Doors open as you come near. Try this one.',
  throw: 'Throw a charge at the cracked wall.',
  hide: 'Hide: stay out of the sight of the guard in the cage.',
  leave: 'Go out. The time starts, and they hunt you.',
};
