/**
 * The version of the rules. Raise it with each change after which a recorded game could end otherwise: another rule or
 * number in `simulation/`, another map, another answer of a query. The recorded game in `testing/` shows when that is so:
 * its hash changes.
 */
export const rulesVersion = 3;
