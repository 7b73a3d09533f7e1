/**
 * The version of the rules. Raise it with each change after which a recorded game could end otherwise: another rule or
 * number in `simulation/`, another map, another answer of a query. `npm run record` does so when a game that was
 * recorded before ends otherwise. Raise it, too, with each change of what a recording holds (`held.ts`,
 * `share/run-bytes.ts`, `share/run-text.ts`).
 */
export const rulesVersion = 12;
