import type { Game } from './rules.js';

declare global {
  interface Window {
    /** For tests, and for the console: the game now. */
    platformer?: () => Game;
  }
}
