// The tiles of the keep: a small picture (8 columns of 16 x 16 pixels), and what each tile means.
// Everything is drawn by code with a fixed hash as its noise, so the same bytes come out on every run.
import { deflateSync } from 'node:zlib';

export const tileSize = 16;
const columns = 8;

/** In the order of the picture; `paint(x, y)` gives the color of one pixel of the tile. */
const tiles = [];
/** Local tile ids by name. */
export const id = {};

/**
 * Walls and furniture block walking (`solid`). Tall ones also block sight and shots (`opaque`). Charges breach cracked walls
 * (`breakable`), and a `door` opens as the player comes near: under both, the ground must be fit to walk on.
 */
const wall = { solid: true, opaque: true };
const low = { solid: true };

// --- ground ---------------------------------------------------------------------------------------------------
add('flagstone', 'floor', {}, flagstone(0));
add('flagstoneCracked', 'floor', {}, cracked(flagstone(1)));
add('flagstoneMossy', 'floor', {}, speckled(flagstone(2), '#4d6b4a', 0.1));
add('flagstoneShaded', 'floor', {}, shaded(flagstone(0)));
add('planks', 'floor', {}, planks);
add('planksShaded', 'floor', {}, shaded(planks));
add('carpet', 'floor', {}, carpet);
add('mosaic', 'floor', {}, mosaic);
add('grass', 'grass', {}, grass(10));
add('grassTufts', 'grass', {}, tufts(grass(11), '#6d9a50'));
add('grassFlowers', 'grass', {}, flowers(grass(12)));
add('grassShaded', 'grass', {}, shaded(grass(10)));
add('gravel', 'path', {}, gravel);
add('gravelShaded', 'path', {}, shaded(gravel));
add('dirt', 'path', {}, noisy('#6b5640', 14, 0.1));
add('sand', 'path', {}, noisy('#b49d6c', 15, 0.07));
add('water', 'water', low, water(0));
add('waterB', 'water', low, water(1));
add('waterC', 'water', low, water(2));
add('bridge', 'floor', {}, bridge);
add('cellar', 'floor', {}, cellar(20));
add('cellarWet', 'floor', {}, speckled(cellar(21), '#33485c', 0.16));
add('cellarShaded', 'floor', {}, shaded(cellar(20)));
add('doorsill', 'floor', {}, doorsill);

// --- walls: the top seen from above, with a lit rim on each open side (north 1, east 2, west 4) ----------------------
for (let open = 0; open < 8; open++) add(`wallTop${open}`, 'wall', wall, wallTop(open));
add('wallFace', 'wall', wall, bricks(40));
add('wallFaceMossy', 'wall', wall, mossyBricks(bricks(41)));
add('wallTorch', 'wall', wall, torch(bricks(40), 0));
add('wallTorchB', 'wall', wall, torch(bricks(40), 1));
add('wallBanner', 'wall', wall, banner(bricks(40)));
add('pillar', 'pillar', wall, pillar(flagstone(0)));
add('statue', 'statue', wall, statue(flagstone(0)));
add('rubble', 'rubble', low, rubble(flagstone(1)));
add('hedge', 'hedge', wall, hedge);
add('tree', 'tree', wall, crown(grass(10), 7.4, '#2f5a34', '#4f8a46'));
add('pine', 'tree', wall, crown(grass(11), 6.6, '#234a3c', '#3b7258'));
add('bookshelf', 'shelf', wall, bookshelf);
add('table', 'table', low, table);
add('crate', 'crate', low, crate(planks));
add('bed', 'bed', low, bed(planks));
add('bars', 'bars', low, bars(cellar(20)));
add('basin', 'basin', low, basin);
add('chest', 'crate', low, chest(mosaic));
add('throne', 'statue', wall, throne(mosaic));
add('weapons', 'shelf', wall, weapons(bricks(40)));
add('wallCracked', 'wall', { ...wall, breakable: true }, broken(wallTop(0)));
add('wallFaceCracked', 'wall', { ...wall, breakable: true }, broken(bricks(40)));
add('door', 'door', { ...wall, door: true }, door);

/** The tileset file, as the editor writes it. */
export function tileset(image) {
  const rows = Math.ceil(tiles.length / columns);
  return {
    columns,
    image,
    imageheight: rows * tileSize,
    imagewidth: columns * tileSize,
    margin: 0,
    name: 'keep',
    spacing: 0,
    tilecount: rows * columns,
    tiledversion: '1.11.0',
    tileheight: tileSize,
    tiles: tiles.map((tile, index) => ({
      ...(animations[tile.name] && { animation: animations[tile.name]() }),
      id: index,
      ...(Object.keys(tile.properties).length > 0 && { properties: boolProperties(tile.properties) }),
      type: tile.type,
    })),
    tilewidth: tileSize,
    type: 'tileset',
    version: '1.10',
  };
}

const animations = {
  water: () => frames(420, 'water', 'waterB', 'waterC', 'waterB'),
  wallTorch: () => frames(160, 'wallTorch', 'wallTorchB'),
};

function frames(duration, ...names) {
  return names.map((name) => ({ duration, tileid: id[name] }));
}

function boolProperties(record) {
  return Object.keys(record)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => ({ name, type: 'bool', value: record[name] }));
}

/** The picture of the whole tileset: RGB bytes, row by row. */
export function picture() {
  const width = columns * tileSize;
  const height = Math.ceil(tiles.length / columns) * tileSize;
  const pixels = new Uint8Array(width * height * 3);
  tiles.forEach((tile, index) => {
    const left = (index % columns) * tileSize;
    const top = Math.floor(index / columns) * tileSize;
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) pixels.set(tile.paint(x, y), ((top + y) * width + left + x) * 3);
    }
  });
  return { width, height, pixels };
}

/** A PNG file of RGB bytes. */
export function png({ width, height, pixels }) {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    Buffer.from(pixels.buffer, y * width * 3, width * 3).copy(rows, y * (width * 3 + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type, body) {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

function crc(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

// --- brushes: functions from a pixel to a color -----------------------------------------------------------------------

function add(name, type, properties, paint) {
  id[name] = tiles.length;
  tiles.push({ name, type, properties, paint });
}

function rgb(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function light(color, factor) {
  return color.map((channel) => Math.max(0, Math.min(255, Math.round(channel * factor))));
}

/** A number in [0, 1) that depends only on its arguments. */
export function noise(x, y, seed) {
  let h = Math.imul(x + 374761393, 668265263) ^ Math.imul(y + 974634437, 2246822519) ^ Math.imul(seed + 1, 3266489917);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function noisy(hex, seed, amount) {
  const base = rgb(hex);
  return (x, y) => light(base, 1 + (noise(x, y, seed) - 0.5) * 2 * amount);
}

function speckled(under, hex, share) {
  return (x, y) => (noise(x >> 1, y >> 1, 77) < share ? light(rgb(hex), 0.9 + noise(x, y, 78) * 0.2) : under(x, y));
}

function shaded(under) {
  return (x, y) => light(under(x, y), y < 7 ? 0.52 + y * 0.06 : 1);
}

function flagstone(seed) {
  const stone = noisy('#63616f', seed, 0.045);
  return (x, y) => {
    const joint = y === 15 || y === 7 || (y < 7 ? x === 7 : x === 3 || x === 12);
    const slab = 0.97 + noise(y < 7 ? (x > 7 ? 1 : 0) : 2 + (x > 3 ? 1 : 0) + (x > 12 ? 1 : 0), 0, seed) * 0.07;
    return light(stone(x, y), joint ? 0.8 : slab);
  };
}

function cracked(under) {
  const line = [3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 9, 10, 11, 12, 12];
  return (x, y) => light(under(x, y), x === line[y] && y > 2 && y < 13 ? 0.66 : 1);
}

function planks(x, y) {
  const board = y >> 2;
  const grain = noise(x >> 2, y, 30) * 0.08;
  const gap = y % 4 === 3 || x === (board % 2 === 0 ? 4 : 12);
  return light(rgb('#7a5a3c'), (gap ? 0.72 : 0.94) + grain + noise(board, 0, 31) * 0.06);
}

function carpet(x, y) {
  const diamond = (Math.abs(x - 7.5) + Math.abs(y - 7.5)) % 8 < 1.5;
  return light(rgb(diamond ? '#a3474a' : '#7e2f3b'), 0.95 + noise(x, y, 33) * 0.1);
}

function mosaic(x, y) {
  const colors = ['#8f8a7d', '#6f7f8c', '#9a7f5c', '#75707d'];
  const stone = rgb(colors[Math.floor(noise(x >> 2, y >> 2, 34) * 4)]);
  return light(stone, x % 4 === 3 || y % 4 === 3 ? 0.72 : 0.95 + noise(x, y, 35) * 0.1);
}

function grass(seed) {
  const base = noisy('#4e7740', seed, 0.05);
  return (x, y) => light(base(x, y), noise(x, y >> 1, seed + 50) < 0.12 ? 0.88 : 1);
}

function tufts(under, hex) {
  return (x, y) => (noise(x, y >> 2, 60) < 0.12 && y % 4 !== 0 ? rgb(hex) : under(x, y));
}

function flowers(under) {
  const colors = ['#e4d06a', '#d98aa8', '#e8e4da'];
  return (x, y) => {
    const here = noise(x >> 1, y >> 1, 61);
    return here < 0.07 && (x + y) % 2 === 0 ? rgb(colors[Math.floor(here * 1000) % 3]) : under(x, y);
  };
}

function gravel(x, y) {
  return light(rgb('#94886f'), 0.84 + noise(x >> 1, y >> 1, 62) * 0.2 + noise(x, y, 63) * 0.08);
}

function water(frame) {
  return (x, y) => {
    const shifted = (x + frame * 3 + ((y >> 2) % 2) * 7) % 16;
    const crest = y % 5 === (frame + (y >> 3)) % 5 && shifted > 2 && shifted < 8;
    return light(rgb(crest ? '#5e9db5' : '#2f6486'), 0.96 + noise(x, y, 64) * 0.08);
  };
}

function bridge(x, y) {
  const gap = x % 4 === 3;
  const rail = y === 0 || y === 15;
  return light(rgb(rail ? '#4b3726' : '#86633f'), (gap ? 0.7 : 0.95) + noise(x >> 2, y >> 2, 65) * 0.1);
}

function cellar(seed) {
  const stone = noisy('#454652', seed, 0.07);
  return (x, y) => light(stone(x, y), x % 8 === (y < 8 ? 7 : 3) || y % 8 === 7 ? 0.82 : 1);
}

function doorsill(x, y) {
  return light(rgb('#857a68'), (x + y) % 8 === 0 ? 0.86 : 0.96 + noise(x, y, 66) * 0.08);
}

function wallTop(open) {
  return (x, y) => {
    const rim = (open & 1 && y < 2) || (open & 2 && x > 13) || (open & 4 && x < 2);
    return light(rgb(rim ? '#8b8794' : '#33303c'), 0.95 + noise(x, y, 67) * 0.1);
  };
}

function bricks(seed) {
  return (x, y) => {
    if (y < 3) return light(rgb('#8b8794'), 0.95 + noise(x, y, 67) * 0.1);
    const row = (y - 3) >> 2;
    const joint = (y - 3) % 4 === 3 || (x + (row % 2) * 4) % 8 === 7;
    const brick = 0.9 + noise((x + (row % 2) * 4) >> 3, row, seed) * 0.16;
    return light(rgb('#6a6371'), joint ? 0.62 : brick * (1 - (y - 3) * 0.012));
  };
}

function mossyBricks(under) {
  return (x, y) => (y > 6 && noise(x >> 1, y >> 1, 68) < 0.05 * (y - 5) ? light(rgb('#4d6b4a'), 0.8) : under(x, y));
}

function torch(under, frame) {
  return (x, y) => {
    const fromFlame = Math.hypot(x - 7.5, y - 6 + frame);
    if (fromFlame < 1.3) return rgb('#fff0a8');
    if (fromFlame < 2.4 + frame * 0.4) return rgb('#f2a33c');
    if ((x === 7 || x === 8) && y > 6 && y < 12) return rgb('#3c2a1c');
    return light(under(x, y), 1 + Math.max(0, 7 - fromFlame) * 0.11);
  };
}

function banner(under) {
  return (x, y) => {
    const inside = x > 3 && x < 12 && y > 3 && y < 13 - Math.abs(x - 7.5) * 0.6;
    if (!inside) return under(x, y);
    return rgb(Math.abs(x - 7.5) < 1.2 || Math.abs(y - 7) < 1 ? '#d8b04c' : '#7b2c3a');
  };
}

function pillar(under) {
  return (x, y) => {
    const far = Math.hypot(x - 7.5, y - 7.5);
    if (far > 7) return light(under(x, y), y > 8 ? 0.7 : 0.9);
    if (far > 5.6) return rgb('#58545f');
    return light(rgb('#a7a2ad'), 1.06 - (x + y) * 0.018 + noise(x, y, 69) * 0.05);
  };
}

function statue(under) {
  return (x, y) => {
    if (x > 2 && x < 13 && y > 10 && y < 15) return light(rgb('#77727f'), y === 11 ? 1.2 : 0.9);
    if (Math.hypot(x - 7.5, y - 3) < 2.2 || (Math.abs(x - 7.5) < 3 - (y - 8) * 0.1 && y > 4 && y < 12)) {
      return light(rgb('#b9b5bf'), 1.1 - x * 0.03);
    }
    return under(x, y);
  };
}

function rubble(under) {
  return (x, y) => {
    const stone = noise(x >> 2, y >> 2, 71);
    const corner = (x % 4 === 0 || x % 4 === 3) && (y % 4 === 0 || y % 4 === 3);
    return stone > 0.35 && !corner
      ? light(rgb('#85808b'), 0.7 + stone * 0.4 - (y % 4) * 0.07)
      : light(under(x, y), 0.8);
  };
}

function hedge(x, y) {
  const leaf = noise(x >> 1, y >> 1, 72);
  return light(rgb('#2e5b33'), 0.74 + leaf * 0.5 + (y < 3 ? 0.2 : 0) - (y > 12 ? 0.2 : 0));
}

function crown(under, radius, dark, bright) {
  return (x, y) => {
    const far = Math.hypot(x - 7.5, y - 7.5) + noise(x >> 1, y >> 1, 73) * 1.6;
    if (far > radius + 0.6) return light(under(x, y), 0.86);
    const lit = Math.hypot(x - 5.5, y - 5) < radius * 0.55 && noise(x >> 1, y >> 1, 74) > 0.35;
    return light(rgb(lit ? bright : dark), 0.9 + noise(x, y, 75) * 0.2);
  };
}

function bookshelf(x, y) {
  const colors = ['#8c3f3f', '#3f5f8c', '#4c7a4a', '#b08a45', '#6a4a7a'];
  if (y < 3) return light(rgb('#5a4029'), 1.15);
  if (y % 6 === 2 || x === 0 || x === 15) return rgb('#4a3421');
  return light(rgb(colors[Math.floor(noise(x >> 1, Math.floor((y - 3) / 6), 76) * 5)]), x % 2 === 0 ? 1 : 0.82);
}

function table(x, y) {
  if (y === 15 || y === 0) return rgb('#4a3421');
  return light(rgb('#96703f'), (y % 5 === 4 ? 0.82 : 0.96) + noise(x >> 2, y, 79) * 0.08);
}

function crate(under) {
  return (x, y) => {
    if (x < 1 || x > 14 || y < 1 || y > 14) return light(under(x, y), 0.7);
    const frame = x < 3 || x > 12 || y < 3 || y > 12 || Math.abs(x - y) < 1.5;
    return light(rgb(frame ? '#8a6437' : '#a97f4b'), 0.94 + noise(x >> 1, y, 80) * 0.1);
  };
}

function basin(x, y) {
  const edge = x === 0 || y === 0 || x === 15 || y === 15;
  return light(rgb('#9c97a3'), edge ? 0.72 : 1 - y * 0.012 + noise(x >> 1, y >> 1, 83) * 0.1);
}

function chest(under) {
  return (x, y) => {
    if (x < 2 || x > 13 || y < 4 || y > 13) return light(under(x, y), 0.8);
    if (Math.abs(x - 7.5) < 1.5 && y > 6 && y < 11) return rgb('#e3c25a');
    return light(rgb(y === 8 || x === 2 || x === 13 ? '#c29a3e' : '#7a4d2b'), y < 8 ? 1.12 : 0.92);
  };
}

function throne(under) {
  return (x, y) => {
    if (x < 2 || x > 13) return light(under(x, y), 0.85);
    if (y < 7 || x < 5 || x > 10) return light(rgb('#c29a3e'), 1.05 - y * 0.02 - (x > 10 ? 0.15 : 0));
    return light(rgb('#7b2c3a'), y < 11 ? 1.15 : 0.85);
  };
}

function weapons(under) {
  return (x, y) => {
    const blade = x % 5 === 2 && y > 2 && y < 13;
    if (blade) return rgb(y > 9 ? '#5a4029' : '#c3c9d2');
    return y === 9 && x % 5 !== 0 ? rgb('#a5782f') : light(under(x, y), 0.8);
  };
}

/** Cracks that can be told from far: a charge brings this wall down. */
function broken(under) {
  const line = [8, 7, 6, 6, 5, 6, 7, 8, 9, 9, 8, 7, 7, 8, 9, 10];
  return (x, y) => {
    const isBranch = (y > 5 && y < 11 && x === line[y] + y - 5) || (y > 8 && x === line[y] - y + 8);
    if (x === line[y] || isBranch) return rgb('#15131a');
    if (x === line[y] + 1) return rgb('#d9a766');
    const stone = under(x, y);
    // Paler and warmer than a sound wall.
    return light([stone[0] + 46, stone[1] + 30, stone[2] + 16], 0.9 + noise(x >> 1, y >> 1, 85) * 0.25);
  };
}

function door(x, y) {
  if (x === 0 || x === 15 || y === 0 || y === 15) return rgb('#2c2018');
  if (y === 3 || y === 12) return light(rgb('#8a8f99'), x % 4 === 2 ? 1.15 : 0.8);
  return light(rgb('#8a5a2f'), (x % 4 === 3 ? 0.7 : 1) + noise(x >> 2, y >> 1, 84) * 0.12);
}

function bed(under) {
  return (x, y) => {
    if (x < 2 || x > 13) return light(under(x, y), 0.8);
    if (y < 5) return light(rgb('#d9d3c4'), 0.96 + noise(x, y, 81) * 0.06);
    return light(rgb('#4f6a86'), y === 5 ? 1.25 : 0.95 + noise(x >> 1, y >> 1, 82) * 0.08);
  };
}

function bars(under) {
  return (x, y) => (x % 4 === 1 || y === 2 || y === 12 ? light(rgb('#8a8f99'), x % 4 === 1 ? 1 : 0.8) : under(x, y));
}
