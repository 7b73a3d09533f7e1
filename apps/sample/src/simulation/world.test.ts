/** What the game reads from its map, and its errors for a map that lacks something. */
import { pushOut } from '@tilewright/motion';
import { bitTilemapFrom, connectedRegions, tile, tileCount } from '@tilewright/tilemap';
import type { TiledMap } from '@tilewright/tiled';
import { Direction2, meters, position, rectangle } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import mapText from '../../maps/keep.tmj?raw';
import { type Area, boundsOfArea, isInArea } from './area.js';
import { createGame } from './game.js';
import { Random } from './random.js';
import { freePositionIn } from './spawn.js';
import { readKeep } from './testing/keep.js';
import { abilities, creatureKinds, playerAbilities } from './balance.js';
import { nameOfPlace, worldOf } from './world.js';

const map = await readKeep();
const world = worldOf(map);
const at = (x: number, y: number): ReturnType<typeof position> => position(meters(x), meters(y));

/** The map with texts of its file replaced. */
function mapWith(from: string, to: string): Promise<TiledMap> {
  const text = mapText.replace(from, to);
  expect(text).not.toBe(mapText);
  return readKeep(text);
}

const area = (name: string): Area => world.herds.find((herd) => herd.name === name)!.area;

describe('worldOf', () => {
  it('takes from the keep what the game needs', () => {
    expect(world.title).toBe('The keep');
    expect(tileCount(world.bounds)).toBe(320 * 224);
    expect(world.player).toEqual({
      position: at(15.5, 64),
      radius: playerAbilities.radius,
      speed: playerAbilities.speed,
      facing: Direction2.east,
      health: playerAbilities.health,
    });
    expect(world.herds).toHaveLength(31);
    expect(world.herds[0]).toMatchObject({
      name: 'Maze rats',
      kind: 'rat',
      share: 60,
      ...abilities.rat,
    });
    expect(new Set(world.herds.map(({ kind }) => kind))).toEqual(new Set(creatureKinds));
  });

  it('distinguishes tiles that block walking from tiles that block sight', () => {
    // A wall, the pond, the grass before the gate.
    expect([world.solid.get(tile(80, 60)), world.opaque.get(tile(80, 60))]).toEqual([true, true]);
    expect([world.solid.get(tile(20, 90)), world.opaque.get(tile(20, 90))]).toEqual([true, false]);
    expect([world.solid.get(tile(80, 64)), world.opaque.get(tile(80, 64))]).toEqual([false, false]);
  });

  it('says what a map lacks, and where', async () => {
    const wrongMap = async (from: string, to: string): Promise<() => void> => {
      const wrong = await mapWith(from, to);
      return () => worldOf(wrong);
    };
    expect(await wrongMap('"name": "spawns"', '"name": "others"')).toThrow(
      /^keep\.tmj: layers must be .* object layer named "spawns"/,
    );
    expect(await wrongMap('"type": "player"', '"type": "nobody"')).toThrow(
      'keep.tmj: layers.spawns must be an object of the class "player", received nothing',
    );
    expect(await wrongMap('"value": "frog"', '"value": "newt"')).toThrow(
      'keep.tmj: layers.spawns["Frogs on the shore"] must be of the kind rat, frog, hound, guard, ogre, received the string "newt"',
    );
  });
});

describe('the start of the player', () => {
  /** The map with another start, in pixels of the map. */
  const startAt = (x: number, y: number): Promise<TiledMap> =>
    mapWith('"x": 248,\n     "y": 1024', `"x": ${x},\n     "y": ${y}`);

  it('is beside a wall that it would overlap', async () => {
    const { player } = worldOf(await startAt(84.2 * 16, 55.5 * 16));
    expect(player.position).toEqual(at(84.4, 55.5));
  });

  it('must have free ground nearby', async () => {
    const inTheWall = await startAt(79.5 * 16, 55.5 * 16);
    expect(() => worldOf(inTheWall)).toThrow('keep.tmj: layers.spawns.Start must be near free ground, received');
  });
});

it('the keep, except a cage, is connected once its doors are open: a body that fits into a tile can walk from any open tile to any other', () => {
  const solid = bitTilemapFrom(world.bounds, (x, y) => world.solid.getAt(x, y) && !world.doors.getAt(x, y));
  const { sizes } = connectedRegions(solid, { rule: 'no-corner-cutting' });
  expect(sizes).toEqual([55_883, 14]);
});

describe('areas', () => {
  it('contain the positions inside them', () => {
    const pond = area('Frogs on the shore');
    expect(pond.kind).toBe('ellipse');
    expect(isInArea(pond, at(30, 92))).toBe(true);
    expect(isInArea(pond, at(48, 92))).toBe(true);
    expect(isInArea(pond, at(12, 80))).toBe(false);
    const courtyard = area('Guards of the courtyard');
    expect(courtyard.kind).toBe('polygon');
    expect(isInArea(courtyard, at(90, 50))).toBe(true);
    expect(isInArea(courtyard, at(90, 64))).toBe(false); // the road is cut out of it
    expect(isInArea(courtyard, at(110, 64))).toBe(true);
    expect(isInArea(courtyard, at(151, 64))).toBe(false);
    const dais = area('The ogre of the dais');
    expect(dais.kind).toBe('point');
    expect(isInArea(dais, at(140.5, 24))).toBe(true);
    expect(isInArea(dais, at(140.5, 24.1))).toBe(false);
    expect(nameOfPlace(world, at(20, 20))).toBe('Hedge maze');
    expect(nameOfPlace(world, at(80, 64))).toBe('The keep');
  });

  it('have bounds that contain them', () => {
    expect(boundsOfArea(area('Guards of the courtyard'))).toEqual(rectangle(at(84, 40), at(150, 88)));
    expect(boundsOfArea(area('The ogre of the dais'))).toEqual(rectangle(at(140.5, 24), at(140.5, 24)));
  });

  it('cover as much of their bounds as geometry says', () => {
    const random = new Random(5);
    const shareOfBounds = (area: Area): number => {
      const { min, max } = boundsOfArea(area);
      const throws = 20_000;
      let inside = 0;
      for (let i = 0; i < throws; i++) {
        if (isInArea(area, position(random.between(min.x, max.x), random.between(min.y, max.y)))) inside++;
      }
      return inside / throws;
    };
    // The bounds of the pond, 38 by 27 m, are those of a circle around it.
    expect(shareOfBounds(area('Frogs on the shore'))).toBeCloseTo((Math.PI / 4) * (27 / 38), 1);
    expect(shareOfBounds(area('Guards of the courtyard'))).toBeCloseTo(1 - (20 * 8) / (66 * 48), 1);
    expect(shareOfBounds(area('Maze rats'))).toBe(1);
  });
});

describe('newcomers', () => {
  it('stand on free ground of their area', () => {
    const { creatures } = createGame(world, { seed: 11, creatures: 500 });
    expect(new Set(creatures.herds.map(({ kind }) => kind))).toEqual(new Set(creatureKinds));
    for (const [row, { area }] of creatures.herds.entries()) {
      const body = creatures.bodyOf(row);
      expect(pushOut(world.solid, world.space, body)).toBeUndefined();
      expect(isInArea(area, body.center)).toBe(true);
    }
  });

  it('are refused when there is no room', () => {
    const dais = area('The ogre of the dais');
    const inTheWall: Area = { ...dais, name: 'The mason', kind: 'point', position: at(80.5, 60.5) };
    expect(() => freePositionIn(world, inTheWall, meters(0.4), new Random(1))).toThrow(
      'freePositionIn: the area "The mason" must have room for a circle of radius 0.4 m',
    );
  });
});
