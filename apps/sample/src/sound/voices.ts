/** All voices, by name. */
import { bite } from './voices/bite.js';
import { blast } from './voices/blast.js';
import { breach } from './voices/breach.js';
import { death } from './voices/death.js';
import { door } from './voices/door.js';
import { escape } from './voices/escape.js';
import { fall } from './voices/fall.js';
import { goal } from './voices/goal.js';
import { hit } from './voices/hit.js';
import { shot } from './voices/shot.js';
import { wave } from './voices/wave.js';

export const voices = { bite, blast, breach, death, door, escape, fall, goal, hit, shot, wave };

export type VoiceName = keyof typeof voices;
