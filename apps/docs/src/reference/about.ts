/** The topics of the reference, by package and folder, in the order in which a reader meets them. */
export interface About {
  readonly title: string;
  /** What its names are for. */
  readonly about: string;
  /** What a reader calls first, where counting does not show it. */
  readonly first?: string;
}

/** @param what - is drawn */
const drawing = (title: string, what: string): About => ({
  title,
  about: `Show on the screen what ${what}, in the drawing calls of any engine.`,
});

export const ABOUT: Readonly<Record<string, About>> = {
  'units/units': {
    title: 'Units',
    about: 'Each unit makes a quantity of a number, and `valueIn` makes a number of a quantity.',
    first: 'meters',
  },
  'units/verbs': {
    title: 'Verbs for quantities and vectors',
    about: 'Arithmetic that the compiler checks: add, subtract, multiply and compare what belongs together.',
    first: 'add',
  },
  'units/values': {
    title: 'Points and vectors',
    about: 'Make positions, velocities and other pairs of quantities from their two parts.',
    first: 'position',
  },
  'units/angles': {
    title: 'Angles and directions',
    about: 'Directions are exact fractions of a turn: turn them, aim them, and take their sine and cosine.',
    first: 'Direction2',
  },
  'units/shapes': {
    title: 'Shapes',
    about: 'Circles, rectangles, segments, sectors, capsules and polygons, which every query takes.',
    first: 'circle',
  },
  'units/columns': {
    title: 'Columns and bulk verbs',
    about: 'Keep thousands of values in typed arrays, and change all of them in one call.',
  },
  'units/scalar': {
    title: 'Verbs for quantities only',
    about: 'The verbs of the package for single quantities: smaller, and with shorter messages of the compiler.',
    first: 'add',
  },
  'units/vector': {
    title: 'Verbs for vectors only',
    about: 'The verbs of the package for pairs of quantities: smaller, and with shorter messages of the compiler.',
    first: 'add',
  },
  'units/types': {
    title: 'Types of quantities and vectors',
    about: 'The types that functions of your game take and return.',
    first: 'Length',
  },
  'units/typeAlgebra': {
    title: 'The algebra of types, for libraries',
    about: 'Types that compute types, for functions that work with any unit.',
  },
  'units/checks': {
    title: 'Checks, for libraries',
    about: 'Check the arguments of functions, with the messages that all packages share.',
  },
  'units/exact': {
    title: 'Exact predicates, for libraries',
    about: 'Decide what overlaps, contains and meets without an error of rounding.',
  },
  'tilemap/values': {
    title: 'Tiles, steps and rectangles',
    about: 'Name tiles and rectangles of tiles, go from tile to tile, and count distances between them.',
    first: 'tile',
  },
  'tilemap/storage': {
    title: 'Maps',
    about: 'Make a map: of bits for walls, of numbers, of any value, or of chunks for a world without an end.',
  },
  'tilemap/space': {
    title: 'World, tile space and pixels',
    about: 'Convert between the world, its tiles and the screen: which tile has this position, and where a tile is.',
    first: 'tileSpace',
  },
  'tilemap/directions': {
    title: 'Directions of the grid',
    about: 'The four and the eight directions, and sets of them as the bits of a number.',
  },
  'tilemap/areas': {
    title: 'Floods, rings and regions',
    about: 'Find connected tiles, and walk around a tile in rings and spirals.',
    first: 'floodFill',
  },
  'tilemap/collections': {
    title: 'Sets and maps of tiles',
    about: 'Keep tiles in a set, or values by their tiles, where comparing objects would not find them.',
  },
  'tilemap/shapes': {
    title: 'Outlines of solid tiles',
    about: 'Turn solid tiles into edges, outlines and rectangles, for physics, drawing and light.',
  },
  'tilemap/pictures': {
    title: 'Pictures for tiles',
    about: 'Choose the picture of a tile by its neighbors: autotiles, Wang tiles, and stable random variants.',
    first: 'autotile',
  },
  'tilemap/changes': {
    title: 'Changes and patches',
    about: 'Note what changes in a map, send it, apply it and undo it.',
  },
  'tilemap/json': {
    title: 'Reading and writing maps',
    about: 'Read maps and patches from JSON that comes from elsewhere, with a check of everything in it.',
  },
  'tilemap/checks': {
    title: 'Checks of tiles and maps, for libraries',
    about: 'Check arguments that are tiles, rectangles, maps and spaces.',
  },
  'tilemap/kernel': {
    title: 'Loops over solid tiles, for libraries',
    about: 'Plain numbers of tile spaces and the readers of solid tiles, for loops of your own.',
  },
  'queries/segment': {
    title: 'Line of sight and ray casts',
    about: 'Ask what a ray hits, whether two points see each other, and which tiles a segment crosses.',
    first: 'castRay',
  },
  'queries/area': {
    title: 'Tiles in areas',
    about: 'The tiles, or rows of tiles, that a circle, rectangle, capsule, sector or polygon covers.',
    first: 'tilesInCircle',
  },
  'queries/tracker': {
    title: 'The tracker of moving objects',
    about: 'Keep objects that move, so that questions about them are fast, and save and restore them.',
    first: 'ObjectTracker',
  },
  'queries/objects': {
    title: 'Questions about objects',
    about: 'Ask a tracker which objects are in an area, near a point, on a segment, or overlap each other.',
    first: 'objectsInCircle',
  },
  'queries/all': { title: 'Hits and handles', about: 'What questions answer about hits, and the names of objects.' },
  'queries/arguments': {
    title: 'Types of arguments',
    about: 'What bulk functions take: columns of points, and columns of quantities.',
  },
  'queries/debug': drawing('Drawing for debugging', 'a query reads and answers'),
  'queries/kernel': {
    title: 'Questions of your own, for libraries',
    about: 'The records of a tracker that may overlap an area, for questions that the package does not have.',
  },
  'motion/moving': {
    title: 'Bodies among tiles',
    about: 'Move boxes and circles among walls: they slide along them, and catch on no seam.',
    first: 'moveAndSlide',
  },
  'motion/among': {
    title: 'Bodies among objects',
    about: 'Let tracked objects be obstacles for a body that moves.',
    first: 'sweepObjects',
  },
  'motion/push-out': { title: 'Pushing out of walls', about: 'Find the shortest way out for a body inside of walls.' },
  'motion/debug': drawing('Drawing moves for debugging', 'a move reads and where it leads'),
  'sight/view': {
    title: 'Fields of view',
    about: 'Compute what an eye sees among walls, exactly, and the same from both ends.',
    first: 'tilesInView',
  },
  'sight/arguments': { title: 'Views and options', about: 'What the functions of this package take.' },
  'sight/debug': drawing('Drawing views for debugging', 'is seen from a place'),
  'paths/search': {
    title: 'Finding paths',
    about: 'Find the shortest path between tiles, at once or in parts over several frames.',
    first: 'findPath',
  },
  'paths/flow': {
    title: 'Flow fields',
    about: 'Lead a crowd of any size to the same goal, on a map that changes.',
    first: 'FlowField',
  },
  'paths/points': {
    title: 'Way points',
    about: 'Pull a path of tiles straight for a body with a radius.',
    first: 'wayPoints',
  },
  'paths/ground': { title: 'Paths of tiles', about: 'What a search finds: the tiles of a path, and its length.' },
  'paths/arguments': {
    title: 'Ground and options',
    about: 'What the searches take: walls, costs and rules of moving.',
  },
  'paths/debug': drawing('Drawing paths for debugging', 'a search or a field has found'),
  'sync/watcher': {
    title: 'Watchers: frames for one client',
    about: 'Send each client what changed among the objects that it sees.',
  },
  'sync/mirror': {
    title: 'Mirrors: objects from frames',
    about: 'Keep a copy of the server’s objects in a client, from the frames that arrive.',
  },
  'sync/rows': {
    title: 'Rows of frames',
    about: 'Say which fields of an object are sent, and how.',
    first: 'rowCodec',
  },
  'sync/codecs': {
    title: 'Codecs',
    about: 'Turn quantities, points and directions into few bits, and back.',
    first: 'quantityCodec',
  },
  'sync/saving': {
    title: 'Saved states',
    about: 'Save the columns of a simulation, restore them, and compare two states by a hash.',
    first: 'saveColumns',
  },
  'sync/bytes': { title: 'Memory of frames', about: 'Bytes for frames that are made once and used again.' },
  'tiled/read': {
    title: 'Reading a map of Tiled',
    about: 'Read a map with all files that it refers to, and know what is wrong with it by file and place.',
    first: 'readTiledMap',
  },
  'tiled/map': {
    title: 'Layers, objects and tilesets',
    about: 'Find layers, objects, properties and tiles in a map that was read.',
  },
  'tiled/document': { title: 'Values in the files', about: 'Types of what the files of Tiled hold.' },
  'tiled/all': { title: 'Errors and places', about: 'What an error in a map says: the file, the place and the rule.' },
  'pixi/all': {
    title: 'PixiJS: tiles, sprites and camera',
    about: 'Show tiles and sprites of a typed world with PixiJS.',
  },
  'phaser/all': {
    title: 'Phaser: maps, bodies and objects',
    about: 'Give the maps and objects of Phaser to the packages, and move them by their answers.',
  },
};
