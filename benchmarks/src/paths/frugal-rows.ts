/** The forms that shall allocate nothing. */
export const frugalRows = [
  'findInto, jump points',
  'findInto, A*',
  'advance',
  'update, one tile',
  'update, other goals',
  'setVelocitiesByFlow',
  'wayPointsInto',
  'wayPointsInto, a disc',
] as const;
