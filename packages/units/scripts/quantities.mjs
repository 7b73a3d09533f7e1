/**
 * The named quantities of the package: the one list from which `generate-types.mjs` makes their interfaces and the
 * table of their products. To add one, add its line here and run `npm run generate` in this folder.
 */

/** [name, exponents, what it is, with its coherent unit] */
export const scalars = [
  ['Length', { length: 1 }, 'A distance or extent in the world, in meters.'],
  ['Area', { length: 2 }, 'An area in the world, in square meters.'],
  ['Duration', { time: 1 }, 'A span of time, in seconds.'],
  ['Frequency', { time: -1 }, 'A number of events per time, in hertz.'],
  ['Speed', { length: 1, time: -1 }, 'A rate of motion, in meters per second. `Velocity2` is its vector.'],
  ['Acceleration', { length: 1, time: -2 }, 'The rate of change of a speed, in meters per second squared.'],
  ['Mass', { mass: 1 }, 'A mass, in kilograms.'],
  ['Momentum', { mass: 1, length: 1, time: -1 }, 'Mass times speed, in kilogram meters per second.'],
  ['Force', { mass: 1, length: 1, time: -2 }, 'Mass times acceleration, in newtons.'],
  ['Energy', { mass: 1, length: 2, time: -2 }, 'Force times length, in joules.'],
  ['Torque', { mass: 1, length: 2, time: -2, angle: -1 }, 'Energy per angle, in newton meters. Not an `Energy`.'],
  [
    'Angle',
    { angle: 1 },
    'An unbounded, signed angle, in radians, positive from east toward south. A heading is a `Direction2`.',
  ],
  ['AngularVelocity', { angle: 1, time: -1 }, 'The rate of change of an angle, in radians per second.'],
  [
    'AngularAcceleration',
    { angle: 1, time: -2 },
    'The rate of change of an angular velocity, in radians per second squared.',
  ],
  ['TileLength', { tile: 1 }, 'A distance or extent in tile space, in tiles.'],
  ['TileArea', { tile: 2 }, 'An area in tile space, in square tiles.'],
  ['TileSpeed', { tile: 1, time: -1 }, 'A speed in tile space, in tiles per second.'],
  [
    'TileAcceleration',
    { tile: 1, time: -2 },
    'The rate of change of a speed in tile space, in tiles per second squared.',
  ],
  ['PixelLength', { pixel: 1 }, 'A distance or extent on the screen or in an image, in pixels.'],
  ['PixelArea', { pixel: 2 }, 'An area on the screen or in an image, in square pixels.'],
  ['PixelSpeed', { pixel: 1, time: -1 }, 'A speed on the screen, in pixels per second.'],
  [
    'PixelAcceleration',
    { pixel: 1, time: -2 },
    'The rate of change of a speed on the screen, in pixels per second squared.',
  ],
  ['LengthPerTile', { length: 1, tile: -1 }, 'The size of a tile in the world, in meters per tile.'],
  ['LengthPerPixel', { length: 1, pixel: -1 }, 'The size of a pixel in the world, in meters per pixel.'],
  ['TilesPerLength', { tile: 1, length: -1 }, 'The number of tiles per length, in tiles per meter.'],
  ['TilesPerPixel', { tile: 1, pixel: -1 }, 'The number of tiles per pixel, in tiles per pixel.'],
  ['PixelsPerLength', { pixel: 1, length: -1 }, 'The zoom of a view, in pixels per meter.'],
  ['PixelsPerTile', { pixel: 1, tile: -1 }, 'The size of a tile on the screen or in an image, in pixels per tile.'],
];

/** [name, component, what it is] */
export const vectors = [
  ['Difference2', 'Length', 'The displacement from one position to another, in meters.'],
  ['Velocity2', 'Speed', 'The rate of change of a position, in meters per second.'],
  ['Acceleration2', 'Acceleration', 'The rate of change of a velocity, in meters per second squared.'],
  ['Momentum2', 'Momentum', 'Mass times velocity, in kilogram meters per second.'],
  ['Force2', 'Force', 'Mass times acceleration, in newtons.'],
  ['TileDifference2', 'TileLength', 'The displacement from one position in tile space to another, in tiles.'],
  ['TileVelocity2', 'TileSpeed', 'The rate of change of a position in tile space, in tiles per second.'],
  [
    'TileAcceleration2',
    'TileAcceleration',
    'The rate of change of a velocity in tile space, in tiles per second squared.',
  ],
  ['PixelDifference2', 'PixelLength', 'The displacement from one pixel position to another, in pixels.'],
  ['PixelVelocity2', 'PixelSpeed', 'The rate of change of a pixel position, in pixels per second.'],
  [
    'PixelAcceleration2',
    'PixelAcceleration',
    'The rate of change of a velocity on the screen, in pixels per second squared.',
  ],
];

/** [name, component, vector between two of them, what it is] */
export const points = [
  ['Position2', 'Length', 'Difference2', 'A place in the world, in meters.'],
  [
    'TilePosition2',
    'TileLength',
    'TileDifference2',
    'A place in tile space, in tiles: tile (0, 0) extends from (0, 0) to (1, 1).',
  ],
  ['PixelPosition2', 'PixelLength', 'PixelDifference2', 'A place on the screen or in an image, in pixels.'],
];
