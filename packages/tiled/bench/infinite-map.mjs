// Measures how long it takes to read an infinite map of 2,000 x 2,000 tiles: 125 x 125 chunks of 16 x 16 tiles, zlib in
// base64. Compared with the least work of any reader: JSON.parse, and decoding and inflating each chunk, with the
// platform's DecompressionStream as in readTiledMap, and with zlib, which only Node has.
//
//   npm run build && node bench/infinite-map.mjs
//
// Rounds are interleaved. The result is the ratio of the medians, which must be at most 3.
import { cpus } from 'node:os';
import { deflateSync, inflateSync } from 'node:zlib';
import { metersPerTile } from '@tilewright/units';
import { readTiledMap, tileLayer } from '../dist/index.js';

const side = 2000;
const chunkSide = 16;
/** The westernmost column and northernmost row: below zero, and where the editor would begin a chunk. */
const first = -62 * chunkSide;
const rounds = Number(process.argv[2] ?? 9);

const baseline = 'JSON.parse + DecompressionStream';
const text = makeMap();
console.log(`${cpus()[0]?.model}, Node ${process.version}, ${(text.length / 1e6).toFixed(1)} MB of JSON`);

const readers = {
  'JSON.parse': () => JSON.parse(text),
  'JSON.parse + zlib.inflateSync': parseAndInflate,
  [baseline]: parseAndStream,
  readTiledMap: () => readTiledMap(text, { tileSize: metersPerTile(1) }),
};
const times = Object.fromEntries(Object.keys(readers).map((name) => [name, []]));

for (let round = 0; round < rounds + 2; round++) {
  for (const [name, run] of Object.entries(readers)) {
    const start = performance.now();
    await run();
    // The first two rounds are warm-up.
    if (round >= 2) times[name].push(performance.now() - start);
  }
}

const base = median(times[baseline]);
for (const [name, list] of Object.entries(times)) {
  const row = [name.padEnd(34), `min ${Math.min(...list).toFixed(0)} ms`, `median ${median(list).toFixed(0)} ms`];
  console.log(row.join('   '), `  ${(median(list) / base).toFixed(2)} x ${baseline}`);
}

// The map that was read has the right tiles.
const { tiles } = tileLayer(await readers.readTiledMap(), 'ground');
for (const [x, y] of [
  [first, first],
  [first + side - 1, first + side - 1],
  [0, 0],
  [-1, 512],
]) {
  if (tiles.getAt(x, y) !== tileAt(x, y)) throw new Error(`tile (${x}, ${y}) is wrong`);
}

function makeMap() {
  const chunks = [];
  for (let y = first; y < first + side; y += chunkSide) {
    for (let x = first; x < first + side; x += chunkSide) {
      const bytes = Buffer.alloc(chunkSide * chunkSide * 4);
      for (let i = 0; i < chunkSide * chunkSide; i++) {
        bytes.writeUInt32LE(tileAt(x + (i % chunkSide), y + Math.floor(i / chunkSide)), i * 4);
      }
      chunks.push({ data: deflateSync(bytes).toString('base64'), height: chunkSide, width: chunkSide, x, y });
    }
  }
  const layer = { chunks, compression: 'zlib', encoding: 'base64', height: side, id: 1, name: 'ground', opacity: 1 };
  const place = { startx: first, starty: first, type: 'tilelayer', visible: true, width: side, x: 0, y: 0 };
  const map = { height: side, infinite: true, layers: [{ ...layer, ...place }], orientation: 'orthogonal' };
  const tileset = { columns: 16, firstgid: 1, name: 'tiles', tilecount: 256, tileheight: 16, tilewidth: 16 };
  const rest = { tileheight: 16, tilesets: [tileset], tilewidth: 16, type: 'map', version: '1.10', width: side };
  return JSON.stringify({ ...map, ...rest });
}

/** Ground as maps have it: large areas of one tile, with variants strewn in, and edges between areas. */
function tileAt(x, y) {
  const area = hash(x >> 4, y >> 4) % 5;
  const variant = hash(x, y) % 8;
  const flips = variant === 7 ? 0x8000_0000 : 0;
  return 1 + area * 16 + (variant > 4 ? variant : 0) + flips;
}

function hash(x, y) {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

function parseAndInflate() {
  let sum = 0;
  for (const { data } of JSON.parse(text).layers[0].chunks) sum += inflateSync(Buffer.from(data, 'base64')).length;
  return sum;
}

/** The baseline, as fast as possible: 64 streams at a time. */
async function parseAndStream() {
  const { chunks } = JSON.parse(text).layers[0];
  let sum = 0;
  for (let i = 0; i < chunks.length; i += 64) {
    const lengths = await Promise.all(chunks.slice(i, i + 64).map(({ data }) => inflatedLength(data)));
    sum += lengths.reduce((a, b) => a + b, 0);
  }
  return sum;
}

async function inflatedLength(data) {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  void writer.write(Buffer.from(data, 'base64'));
  void writer.close();
  let length = 0;
  for await (const piece of readable) length += piece.length;
  return length;
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
