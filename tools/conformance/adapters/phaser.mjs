// Phaser: the tiles of shapes, with tiles of 32 x 32 pixels. Its modules are read one by one, since all of Phaser needs
// a browser.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve('phaser/package.json')), 'src');
const part = (name) => require(join(source, name));

const getTilesWithinShape = part('tilemaps/components/GetTilesWithinShape');
const tileToWorldXY = part('tilemaps/components/TileToWorldXY');
const worldToTileXY = part('tilemaps/components/WorldToTileXY');
const LayerData = part('tilemaps/mapdata/LayerData');
const Geometry = part('geom');

const TILE = 32;
const SIDE = 64;

const layer = new LayerData({ baseTileWidth: TILE, baseTileHeight: TILE, tileWidth: TILE, tileHeight: TILE });
[layer.width, layer.height] = [SIDE, SIDE];
layer.data = Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_tile, x) => ({ x, y })));
layer.tilemapLayer = {
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  scrollFactorX: 1,
  scrollFactorY: 1,
  scene: { cameras: { main: { scrollX: 0, scrollY: 0 } } },
  worldToTileXY: (x, y, snap, point, camera) => worldToTileXY(x, y, snap, point, camera, layer),
  tileToWorldXY: (x, y, point, camera) => tileToWorldXY(x, y, point, camera, layer),
};

/** Asked where the map has tiles, which begins at the origin. */
function tilesOf(points, margin, shape) {
  if (points.flat().some((each) => each < margin || each + margin > SIDE)) return undefined;
  return getTilesWithinShape(shape, {}, undefined, layer).map(({ x, y }) => [x, y]);
}

const pixels = (...numbers) => numbers.flat().map((each) => each * TILE);

export default {
  border({ point: [x, y] }) {
    const tile = worldToTileXY(x * TILE, y * TILE, true, undefined, undefined, layer);
    return [[tile.x, tile.y]];
  },
  segment: ({ start, end }) => tilesOf([start, end], 0, new Geometry.Line(...pixels(start, end))),
  disc: ({ center, radius }) => tilesOf([center], radius, new Geometry.Circle(...pixels(center, radius))),
  rectangle({ min, max }) {
    const size = [max[0] - min[0], max[1] - min[1]];
    // Its rectangles have a width and a height, which must give the far edges again, and none is empty.
    if (size.includes(0) || min[0] + size[0] !== max[0] || min[1] + size[1] !== max[1]) return undefined;
    return tilesOf([min, max], 0, new Geometry.Rectangle(...pixels(min, size)));
  },
  polygon({ vertices }) {
    return vertices.length === 3 ? tilesOf(vertices, 0, new Geometry.Triangle(...pixels(...vertices))) : undefined;
  },
};
