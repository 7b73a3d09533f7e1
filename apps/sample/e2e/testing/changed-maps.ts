/** The map with other objects, so that a game ends within a few steps. */
import type { Page } from 'playwright-core';
import mapText from '../../maps/keep.tmj?raw';

/** The parts of the map that the tests change. */
interface MapFile {
  layers: { name: string; objects?: MapObject[] }[];
}
interface MapObject {
  name: string;
  type: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  properties?: { name: string; value: unknown }[];
}

/** On the road before the gate, where a game starts in all these maps: they have no first room. */
const start = { x: 50.5 * 16, y: 64 * 16 };

/** The text of the map with other objects. */
function textWith(change: (objects: MapObject[]) => MapObject[]): string {
  const map = JSON.parse(mapText) as MapFile;
  for (const layer of map.layers) {
    if (layer.objects === undefined) continue;
    const outside = layer.objects
      .filter(({ type, name }) => type !== 'lesson' && !/ of the tollhouse$| in the cage$/.test(name))
      .map((each) => (each.type === 'player' ? { ...each, ...start } : each));
    layer.objects = change(outside);
  }
  return JSON.stringify(map);
}

/** Serves a map. */
function serve(body: string) {
  return (page: Page): Promise<unknown> => page.route('**/keep-*.tmj', (route) => route.fulfill({ body }));
}

/** Serves the map with other objects. */
const withObjects = (change: Parameters<typeof textWith>[0]): ReturnType<typeof serve> => serve(textWith(change));

/** A map whose player starts outside of the first room, as text and as it is served. */
export const textOnTheRoad = textWith((objects) => objects);
export const onTheRoad = serve(textOnTheRoad);

/** A map whose only goal is where the player starts. */
export const alreadyThere = withObjects((objects) =>
  objects
    .filter(({ type, properties }) => type !== 'goal' || properties?.some(({ value }) => value === 'out') === true)
    .map((each) =>
      each.type === 'goal' ? { ...each, x: start.x - 80, y: start.y - 80, width: 160, height: 160 } : each,
    ),
);

/** A map whose first goal is where the player starts. */
export const goalAtStart = withObjects((objects) =>
  objects.map((each) =>
    each.type === 'goal' && each.properties?.some(({ value }) => value === 'gate') === true
      ? { ...each, x: start.x - 80, y: start.y - 80, width: 160, height: 160 }
      : each,
  ),
);

/** A map whose player starts outside of the keep, south of its gate: a wall is between it and the first goal. */
export const besideTheGate = withObjects((objects) =>
  objects.map((each) => (each.type === 'player' ? { ...each, y: start.y + 16 * 16 } : each)),
);

/** A map whose first goal is one that needs many words, far away. */
export const wordy = withObjects((objects) =>
  objects
    .filter(({ type, name }) => type !== 'goal' || name === 'The undercroft')
    .map((each) => (each.type === 'player' ? { ...each, y: start.y + 16 * 16 } : each)),
);

/** A map whose player survives no bite, with some hounds beside it. */
export const deadly = withObjects((objects) =>
  objects.map((each) => {
    if (each.type === 'player') {
      // Too slow to run past the hounds.
      const properties = Object.entries({ health: 0.5, speed: 0.5 }).map(([name, value]) => ({ name, value }));
      return { ...each, properties: properties.map((property) => ({ ...property, type: 'float' })) };
    }
    const isHound = each.type === 'creatures' && each.properties?.some(({ value }) => value === 'hound') === true;
    return isHound ? { ...each, point: true, x: start.x + 40, y: start.y, width: 0, height: 0 } : each;
  }),
);
