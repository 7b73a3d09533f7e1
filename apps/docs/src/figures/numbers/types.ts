/** The types of the figure, by their families. */
export const FAMILIES = [
  { name: 'plain', types: ['number'] },
  {
    name: 'world',
    types: [
      'Length',
      'Area',
      'Duration',
      'Frequency',
      'Speed',
      'Acceleration',
      'Mass',
      'Momentum',
      'Force',
      'Energy',
      'Angle',
      'AngularVelocity',
    ],
  },
  {
    name: 'grid',
    types: ['TileLength', 'TileSpeed', 'PixelLength', 'LengthPerTile', 'PixelsPerLength'],
  },
  {
    name: 'vectors',
    types: [
      'Difference2',
      'Velocity2',
      'Acceleration2',
      'Force2',
      'TileDifference2',
      'TileVelocity2',
      'PixelDifference2',
    ],
  },
  { name: 'points', types: ['Position2', 'TilePosition2', 'PixelPosition2'] },
  { name: 'others', types: ['Instant', 'Direction2'] },
] as const;

export type TypeName = (typeof FAMILIES)[number]['types'][number];

export const TYPES: readonly TypeName[] = FAMILIES.flatMap(({ types }): readonly TypeName[] => types);
