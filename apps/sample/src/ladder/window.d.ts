import type { Game } from './walk.js';

declare global {
  interface Window {
    /** For tests, and for the console: the game of this page of the ladder, now. */
    ladder?: () => Game;
  }
}
