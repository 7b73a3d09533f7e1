/** The program that the playground begins with, and ten mistakes that it refuses. */

/** A mistake to try. */
export interface Mistake {
  readonly title: string;
  /** What it does in a game whose compiler lets it pass. */
  readonly about: string;
  /** What the compiler says, from the beginning of its first line on. */
  readonly says: string;
  readonly code: string;
}

export const FIRST_PROGRAM = `import { castRay } from '@tilewright/queries';
import { bitTilemap, tile, tileRect, tileSpace } from '@tilewright/tilemap';
import { add, distance, meters, metersPerSecond, metersPerTile, mul } from '@tilewright/units';
import { position, seconds, segmentBetween, velocity } from '@tilewright/units';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 20, height: 10 }));
walls.set(tile(7, 4), true);

const here = position(meters(3), meters(4.5));
const speed = velocity(metersPerSecond(6), metersPerSecond(2));
const next = add(here, mul(speed, seconds(0.5)));

next; // =>
distance(here, next); // =>
const aim = segmentBetween(here, position(meters(30), meters(13)));
castRay(walls, space, aim)?.tile; // =>

// Leave the duration out in line 12, and see what the compiler says.
`;

export const MISTAKES: readonly Mistake[] = [
  {
    title: 'Meters plus seconds',
    about: 'A sum of numbers is always a number. A sum of a length and a duration is a mistake in every game.',
    says: "Argument of type 'Duration' is not assignable to parameter of type 'Length'.",
    code: `import { add, meters, seconds } from '@tilewright/units';

add(meters(3), meters(4)); // =>
add(meters(3), seconds(4)); // =>
`,
  },
  {
    title: 'The forgotten duration',
    about: 'Adding the velocity itself moves a hero twice as fast on a screen with twice as many frames per second.',
    says: "Argument of type 'Velocity2' is not assignable to parameter of type 'Difference2'.",
    code: `import { add, meters, metersPerSecond, mul, position, seconds, velocity } from '@tilewright/units';

let hero = position(meters(3), meters(4));
const walk = velocity(metersPerSecond(5), metersPerSecond(0));
const frame = seconds(1 / 60);

hero = add(hero, mul(walk, frame)); // right
hero = add(hero, walk); // wrong
`,
  },
  {
    title: 'A position plus a position',
    about: 'Where two places add up to depends on where the map begins. A place plus a displacement does not.',
    says: "Argument of type 'Position2' is not assignable to parameter of type 'Difference2'.",
    code: `import { add, difference, meters, position } from '@tilewright/units';

const door = position(meters(8), meters(2));
const key = position(meters(3), meters(6));

add(door, difference(meters(0), meters(1))); // =>
add(door, key); // =>
`,
  },
  {
    title: 'The world taken for the grid',
    about:
      'With tiles of 16 meters, the position (40, 8) is in tile (2, 0). Read as tiles it is far away, and no test of a map with tiles of 1 meter notices.',
    says: "Argument of type 'TilePosition2' is not assignable to parameter of type 'Position2'",
    code: `import { tileAt, tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position, tilePosition, tiles } from '@tilewright/units';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(16) });

tileAt(space, position(meters(40), meters(8))); // =>
tileAt(space, tilePosition(tiles(2.5), tiles(0.5))); // =>
`,
  },
  {
    title: 'The mouse taken for the world',
    about: 'A click is in pixels of the screen. It becomes a place in the world by the camera, not by luck.',
    says: "Argument of type 'PixelPosition2' is not assignable to parameter of type 'Position2'",
    code: `import { tileAt, tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, pixelPosition, pixels, position } from '@tilewright/units';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const click = pixelPosition(pixels(320), pixels(200));

tileAt(space, click); // =>
`,
  },
  {
    title: 'An operator',
    about: 'Operators give plain numbers and forget the unit. The verbs add, sub, mul and div know it.',
    says: "Operator '+' cannot be applied to types 'Length' and 'number'.",
    code: `import { add, meters } from '@tilewright/units';

const width = meters(3);

add(width, meters(1)); // =>
width + 1; // =>
`,
  },
  {
    title: 'A bare number',
    about: 'Is it 90 degrees or 90 radians? Both are numbers, and one of them turns a turret 14 times around.',
    says: "Argument of type 'number' is not assignable to parameter of type 'Angle'.",
    code: `import { degrees, directionFromAngle, turn } from '@tilewright/units';

const east = directionFromAngle(degrees(0));

turn(east, degrees(90)); // =>
turn(east, 90); // =>
`,
  },
  {
    title: 'A length that is an area',
    about: 'Two lengths multiplied are an area, so this fence has the length of nothing.',
    says: "Type 'Area' is not assignable to type 'Length'.",
    code: `import { add, type Length, meters, mul } from '@tilewright/units';

const width = meters(20);
const height = meters(10);

mul(width, height); // =>
const around: Length = mul(2, add(width, height)); // =>
const fence: Length = mul(width, height); // =>
`,
  },
  {
    title: 'A radius in tiles',
    about: 'A circle in the world with a radius in tiles is right as long as a tile is one meter wide.',
    says: "Argument of type 'TileLength' is not assignable to parameter of type 'Length'.",
    code: `import { circle, meters, position, tiles } from '@tilewright/units';

const bomb = position(meters(4), meters(4));

circle(bomb, meters(3)); // =>
circle(bomb, tiles(3)); // =>
`,
  },
  {
    title: 'A ray that meets nothing',
    about: 'Most shots hit a wall, until somebody leaves a door open and the game stops with an error.',
    says: "Object is possibly 'undefined'.",
    code: `import { castRay } from '@tilewright/queries';
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { segmentBetween, tilePosition, tiles } from '@tilewright/units';

const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
const shot = segmentBetween(tilePosition(tiles(1), tiles(1)), tilePosition(tiles(7), tiles(5)));

castRay(walls, unitTileSpace, shot)?.tile; // =>
castRay(walls, unitTileSpace, shot).tile; // =>
`,
  },
];
