/**
 * The version of the rules. A recording names it, because other rules would lead to another game.
 *
 * Add 1 to it with every change after which the same seed and commands could give another game, and with every change of
 * what a recording holds.
 */
export const rulesVersion = 1;
