/**
 * The version of the rules. Raise it with each change after which a recorded game could end otherwise: another rule or
 * number in `simulation/`, another map, another answer of a query. The recorded game in `testing/` shows when that is so:
 * its hash changes. Raise it, too, with each change of what a recording holds (`held.ts`, `share/run-bytes.ts`).
 */
export const rulesVersion = 4;
