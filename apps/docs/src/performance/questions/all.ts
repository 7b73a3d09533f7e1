import type { Question } from '../question.js';
import { bodies } from './bodies.js';
import { objects } from './objects.js';
import { rays } from './rays.js';
import { sight } from './sight.js';

export const QUESTIONS: readonly Question[] = [rays, objects, sight, bodies];
