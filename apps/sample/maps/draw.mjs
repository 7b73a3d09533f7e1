// Draws the map of the sample, `keep.tmj`, with its tileset `keep.tsj` and picture `keep.png`: node maps/draw.mjs
//
// The plan below is written by hand: a keep with a courtyard in its middle, a hedge maze and a pond before its gate, a
// town in ruins to its south, stones, an orchard and a field of pillars to its east.
// The files open in the Tiled editor. One tile is one meter (16 pixels); x grows to the east, y to the south.
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { id, noise, picture, png, tileset, tileSize } from './tiles.mjs';

const width = 320;
const height = 224;
const ground = Array.from({ length: width * height }, () => id.grass);
/** What stands on the ground; undefined on walkable tiles, 'rock' where the keep is solid (drawn later). */
const standing = Array.from({ length: width * height }, () => undefined);

/** The rock that a charge brings down. */
const cracked = new Set();

const at = (x, y) => y * width + x;
const isInside = (x, y) => x >= 0 && y >= 0 && x < width && y < height;

// --- brushes: shapes are given as west, north, width, height in tiles ---------------------------------------------------

function each(x, y, w, h, paint) {
  for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) if (isInside(i, j)) paint(i, j);
}
function eachInEllipse(cx, cy, rx, ry, paint) {
  each(Math.floor(cx - rx), Math.floor(cy - ry), Math.ceil(2 * rx) + 2, Math.ceil(2 * ry) + 2, (i, j) => {
    if (((i + 0.5 - cx) / rx) ** 2 + ((j + 0.5 - cy) / ry) ** 2 <= 1) paint(i, j);
  });
}
function put(x, y, what) {
  standing[at(x, y)] = what;
}
function floor(x, y, tile) {
  ground[at(x, y)] = tile;
  standing[at(x, y)] = undefined;
}
const rock = (x, y, w, h) => each(x, y, w, h, (i, j) => put(i, j, 'rock'));
const room = (x, y, w, h, tile) => each(x, y, w, h, (i, j) => floor(i, j, pick(tile, i, j)));
const furnish = (x, y, w, h, what) => each(x, y, w, h, (i, j) => put(i, j, what));
const round = (cx, cy, r, tile) => eachInEllipse(cx, cy, r, r, (i, j) => floor(i, j, pick(tile, i, j)));

/** Rock that a charge brings down; `tile` is the floor that it leaves. */
const crack = (x, y, w, h, tile) =>
  each(x, y, w, h, (i, j) => {
    ground[at(i, j)] = pick(tile, i, j);
    put(i, j, 'rock');
    cracked.add(at(i, j));
  });
/** A closed door, with a sill under it. */
const door = (x, y, w, h) => {
  room(x, y, w, h, id.doorsill);
  furnish(x, y, w, h, id.door);
};

/** A floor with a little variety in it. */
function pick(kind, x, y) {
  const chance = noise(x, y, 5);
  if (kind === 'stone') {
    if (chance < 0.06) return id.flagstoneCracked;
    return chance > 0.95 ? id.flagstoneMossy : id.flagstone;
  }
  if (kind === 'cellar') return chance < 0.12 ? id.cellarWet : id.cellar;
  if (kind === 'grass') {
    if (chance < 0.12) return id.grassTufts;
    return chance > 0.965 ? id.grassFlowers : id.grass;
  }
  return kind;
}

function pillars(x, y, w, h, stepX, stepY, what = id.pillar, size = 1) {
  for (let j = y; j < y + h; j += stepY) for (let i = x; i < x + w; i += stepX) furnish(i, j, size, size, what);
}

// --- the plan -----------------------------------------------------------------------------------------------------------

each(0, 0, width, height, (x, y) => floor(x, y, pick('grass', x, y)));
forest();
mazeGarden();
pond();
roads();
castle();
town();
stones();
orchard();
pillarField();
sills();
doors();
cracks();
sealCheck();

/** Woods all around the map, denser toward its border, and a few groves on the meadow. */
function forest() {
  each(0, 0, width, height, (x, y) => {
    const rim = Math.min(x, y, width - 1 - x, height - 1 - y);
    const depth = 3 + noise(x >> 2, y >> 2, 6) * 3;
    if (rim < depth) put(x, y, noise(x, y, 7) < 0.55 ? id.tree : id.pine);
  });
  for (const [x, y, r] of [
    [14, 70, 2.4],
    [44, 74, 2],
    [50, 112, 3],
    [12, 112, 3.4],
    [46, 98, 1.7],
    [35, 58, 1.6],
    [14, 140, 3],
    [18, 196, 4],
    [196, 26, 3],
    [204, 14, 2.6],
    [300, 20, 4],
    [306, 96, 3],
    [196, 124, 2.4],
    [216, 118, 3],
    [290, 122, 2.6],
    [192, 206, 3.4],
    [240, 214, 2.4],
  ]) {
    eachInEllipse(x, y, r, r, (i, j) => noise(i, j, 8) < 0.72 && put(i, j, id.tree));
  }
}

/** Hedges on a lattice of cells three tiles apart: a spanning tree by depth-first search, then a few loops cut open. */
function mazeGarden() {
  const [left, top, cellsX, cellsY] = [9, 9, 13, 13];
  const spanX = cellsX * 3 + 1;
  const spanY = cellsY * 3 + 1;
  room(left - 1, top - 1, spanX + 2, spanY + 2, 'grass');
  furnish(left, top, spanX, spanY, id.hedge);
  const visited = new Set();
  const path = [[0, 6]];
  let draws = 0;
  const open = (cx, cy, w, h) =>
    each(left + 1 + cx * 3, top + 1 + cy * 3, w, h, (i, j) => floor(i, j, pick(id.gravel, i, j)));
  while (path.length > 0) {
    const [cx, cy] = path.at(-1);
    if (!visited.has(cy * cellsX + cx)) {
      visited.add(cy * cellsX + cx);
      open(cx, cy, 2, 2);
    }
    const ways = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ].filter(([dx, dy]) => {
      const [x, y] = [cx + dx, cy + dy];
      return x >= 0 && y >= 0 && x < cellsX && y < cellsY && !visited.has(y * cellsX + x);
    });
    if (ways.length === 0) {
      path.pop();
      continue;
    }
    const [dx, dy] = ways[Math.floor(noise(draws++, 0, 9) * ways.length)];
    open(Math.min(cx, cx + dx), Math.min(cy, cy + dy), dx === 0 ? 2 : 5, dy === 0 ? 2 : 5);
    path.push([cx + dx, cy + dy]);
  }
  for (let n = 0; n < 9; n++) {
    const [cx, cy] = [Math.floor(noise(n, 1, 10) * (cellsX - 1)), Math.floor(noise(n, 2, 10) * cellsY)];
    open(cx, cy, 5, 2);
  }
  // A glade in its center, and the two entrances.
  round(left + spanX / 2, top + spanY / 2, 4.6, 'grass');
  furnish(left + 19, top + 19, 2, 2, id.statue);
  room(left + 19, top + spanY - 1, 2, 2, id.gravel);
  room(left + spanX - 1, top + 19, 2, 2, id.gravel);
}

/** Water with a sandy shore, an island in it, and a bridge across. */
function pond() {
  eachInEllipse(30, 92, 19, 13.5, (x, y) => floor(x, y, id.sand));
  eachInEllipse(30, 92, 17, 11.5, (x, y) => put(x, y, id.water));
  eachInEllipse(30, 92, 5, 3.6, (x, y) => floor(x, y, id.sand));
  eachInEllipse(30, 92, 3.6, 2.4, (x, y) => floor(x, y, pick('grass', x, y)));
  room(12, 91, 14, 2, id.bridge);
  room(34, 91, 14, 2, id.bridge);
  put(29, 90, id.pine);
}

function roads() {
  room(7, 62, 56, 4, id.gravel);
  room(28, 49, 2, 14, id.gravel);
  room(49, 28, 4, 2, id.gravel);
  room(51, 28, 2, 36, id.gravel);
  room(29, 66, 2, 14, id.dirt);
  room(51, 66, 2, 26, id.dirt);
  room(46, 91, 6, 2, id.dirt);
  // Around the keep: south to the town, east to the stones and the field.
  room(51, 93, 2, 32, id.dirt);
  room(51, 123, 140, 2, id.dirt);
  room(189, 62, 2, 154, id.gravel);
  room(184, 62, 36, 4, id.gravel);
  room(191, 164, 10, 2, id.dirt);
}

function castle() {
  rock(58, 9, 126, 110);
  for (const [x, y] of [
    [60, 11],
    [181, 11],
    [60, 116],
    [181, 116],
  ])
    eachInEllipse(x, y, 7.5, 7.5, (i, j) => put(i, j, 'rock'));
  gatehouse();
  courtyard();
  greatHall();
  library();
  chapel();
  barracks();
  kitchen();
  undercroft();
  cells();
  armoury();
  treasury();
  towers();
}

/** The west gate: a passage between two guard rooms. */
function gatehouse() {
  room(56, 61, 16, 6, 'stone');
  room(56, 61, 2, 6, id.doorsill);
  pillars(61, 61, 10, 6, 4, 5);
  room(61, 50, 9, 8, id.planks);
  room(61, 70, 9, 8, id.planks);
  room(65, 58, 2, 3, id.doorsill);
  room(65, 67, 2, 3, id.doorsill);
  furnish(62, 51, 2, 1, id.bed);
  furnish(67, 55, 2, 1, id.table);
  furnish(62, 76, 2, 1, id.crate);
  furnish(62, 75, 1, 1, id.crate);
  furnish(67, 72, 2, 1, id.table);
  room(71, 58, 9, 12, 'stone');
  pillars(73, 60, 6, 8, 5, 7);
}

/** The heart of the keep: a colonnade around open ground, with a basin where the paths cross. */
function courtyard() {
  room(84, 40, 66, 48, 'stone');
  room(89, 45, 56, 38, 'grass');
  pillars(88, 44, 58, 40, 4, 39);
  pillars(88, 47, 58, 35, 57, 4);
  room(88, 62, 58, 4, id.gravel);
  room(115, 44, 4, 40, id.gravel);
  room(84, 62, 5, 4, 'stone');
  room(145, 62, 5, 4, 'stone');
  room(115, 40, 4, 5, 'stone');
  room(115, 83, 4, 5, 'stone');
  eachInEllipse(117, 64, 8, 8, (x, y) => floor(x, y, id.mosaic));
  eachInEllipse(117, 64, 4.6, 4.6, (x, y) => put(x, y, id.basin));
  eachInEllipse(117, 64, 3.6, 3.6, (x, y) => put(x, y, id.water));
  furnish(116, 63, 2, 2, id.statue);
  // A bed of hedges in each quarter, open toward the basin, with a tree in it.
  for (const east of [0, 1]) {
    for (const south of [0, 1]) {
      const [x, y] = [east ? 129 : 95, south ? 71 : 49];
      furnish(x, south ? y + 7 : y, 10, 1, id.hedge);
      furnish(east ? x + 9 : x, y, 1, 8, id.hedge);
      furnish(x + (east ? 6 : 2), y + (south ? 4 : 2), 2, 2, id.tree);
    }
  }
}

/** North: a long hall between two rows of large pillars, and a carpet up to the dais. */
function greatHall() {
  room(90, 14, 54, 20, 'stone');
  room(96, 22, 42, 4, id.carpet);
  room(138, 18, 6, 12, id.mosaic);
  furnish(142, 23, 1, 2, id.throne);
  put(142, 20, id.statue);
  put(142, 27, id.statue);
  pillars(96, 18, 40, 1, 6, 6, id.pillar, 2);
  pillars(96, 28, 40, 1, 6, 6, id.pillar, 2);
  furnish(100, 15, 12, 1, id.table);
  furnish(118, 15, 12, 1, id.table);
  furnish(100, 32, 12, 1, id.table);
  furnish(121, 32, 9, 1, id.table);
  room(115, 34, 4, 6, id.doorsill);
  // Two narrow entrances beside the great door.
  room(82, 22, 8, 3, 'stone');
  room(144, 22, 8, 3, 'stone');
}

function library() {
  room(62, 22, 20, 24, id.planks);
  for (let y = 24; y < 44; y += 4) {
    furnish(64, y, 6, 1, id.bookshelf);
    furnish(74, y, 6, 1, id.bookshelf);
  }
  furnish(71, 38, 2, 1, id.table);
  room(82, 42, 2, 3, id.doorsill);
  room(72, 46, 3, 14, 'stone');
}

/** East: a nave with pews, an aisle on either side, and a round apse. */
function chapel() {
  room(158, 46, 20, 36, 'stone');
  eachInEllipse(168, 46, 10, 8, (x, y) => y < 47 && floor(x, y, id.mosaic));
  room(166, 46, 4, 36, id.carpet);
  pillars(161, 48, 1, 32, 4, 4);
  pillars(174, 48, 1, 32, 4, 4);
  for (let y = 54; y < 78; y += 3) {
    furnish(163, y, 3, 1, id.table);
    furnish(170, y, 3, 1, id.table);
  }
  furnish(167, 41, 2, 1, id.statue);
  room(150, 62, 8, 4, 'stone');
  room(178, 62, 6, 4, 'stone');
  room(166, 30, 4, 9, 'stone');
  room(152, 14, 26, 17, id.planks);
}

/** North-east: beds in rows, crates in the corner, a lane in the middle. */
function barracks() {
  for (let x = 154; x < 177; x += 3) {
    put(x, 15, id.bed);
    put(x, 20, id.bed);
  }
  furnish(172, 26, 4, 1, id.table);
  furnish(172, 28, 4, 1, id.table);
  furnish(153, 28, 2, 2, id.crate);
  furnish(155, 29, 2, 1, id.crate);
  furnish(153, 27, 1, 1, id.crate);
}

function kitchen() {
  room(62, 84, 18, 26, id.planks);
  furnish(66, 88, 8, 2, id.table);
  furnish(66, 93, 8, 2, id.table);
  furnish(62, 84, 1, 6, id.crate);
  furnish(76, 84, 4, 1, id.bookshelf);
  furnish(64, 103, 3, 3, id.crate);
  furnish(71, 101, 2, 5, id.crate);
  furnish(76, 104, 3, 2, id.crate);
  put(68, 107, id.crate);
  room(72, 67, 3, 17, 'stone');
  room(75, 61, 9, 6, 'stone');
  room(80, 97, 6, 3, 'stone');
}

/** South: a forest of pillars under a low vault. */
function undercroft() {
  room(86, 94, 46, 20, 'cellar');
  pillars(89, 97, 42, 16, 4, 4);
  for (const [x, y] of [
    [92, 101],
    [105, 109],
    [117, 97],
    [126, 105],
    [98, 112],
    [111, 103],
  ]) {
    furnish(x, y, 2, 2, id.rubble);
  }
  room(115, 88, 4, 6, id.doorsill);
}

/** South-east: a corridor with cells on both sides, some with bars that sight and shots pass. */
function cells() {
  room(132, 102, 46, 4, 'cellar');
  for (let n = 0; n < 6; n++) {
    const x = 139 + n * 7;
    const w = n === 5 ? 4 : 6;
    for (const [y, door] of [
      [95, 101],
      [107, 106],
    ]) {
      room(x, y, w, 6, 'cellar');
      furnish(x, door, w, 1, id.bars);
      room(x + (n % 3) + 1, door, 2, 1, 'cellar');
      if (noise(n, y, 11) < 0.5) put(x + w - 1, y === 95 ? 95 : 112, id.bed);
      if (noise(n, y, 12) < 0.6) put(x, y === 95 ? 96 : 111, id.rubble);
    }
  }
  room(166, 82, 4, 13, 'stone');
  room(167, 94, 2, 12, 'cellar');
}

/** South of the keep: houses without roofs, each a room or two, in blocks between streets; many walls have fallen. */
function town() {
  room(20, 130, 166, 82, id.gravel);
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 4; row++) {
      const [x, y] = [23 + column * 20, 133 + row * 20];
      if (column === 3 && row === 1) market(x, y);
      else house(x, y, column, row);
    }
  }
}

/** One block of the town: 16 by 16 tiles. */
function house(x, y, column, row) {
  const kind = noise(column, row, 20);
  rock(x, y, 16, 16);
  if (kind < 0.3) {
    room(x + 1, y + 1, 14, 14, 'stone');
    pillars(x + 4, y + 4, 10, 10, 7, 7);
  } else if (kind < 0.65) {
    room(x + 1, y + 1, 14, 6, id.planks);
    room(x + 1, y + 8, 14, 7, id.planks);
    room(x + 6, y + 7, 3, 1, id.doorsill);
    furnish(x + 2, y + 2, 3, 1, id.table);
    furnish(x + 12, y + 12, 2, 2, id.crate);
    put(x + 12, y + 2, id.bed);
  } else {
    room(x + 1, y + 1, 6, 14, id.planks);
    room(x + 8, y + 1, 7, 14, 'grass');
    room(x + 7, y + 9, 1, 3, id.doorsill);
    furnish(x + 10, y + 3, 2, 2, id.tree);
    furnish(x + 2, y + 12, 2, 1, id.bookshelf);
  }
  // Doors on all sides, and gaps where the wall came down.
  const at = (n) => 2 + Math.floor(noise(column * 9 + n, row, 21) * 10);
  room(x + at(0), y, 3, 1, id.doorsill);
  room(x + at(1), y + 15, 3, 1, id.doorsill);
  room(x, y + at(2), 1, 3, id.doorsill);
  room(x + 15, y + at(3), 1, 3, id.doorsill);
  for (let n = 4; n < 7; n++) {
    const gap = at(n);
    if (n % 2 === 0) room(x + gap, y, 4, 1, 'grass');
    else room(x + 15, y + gap, 1, 4, 'grass');
    if (noise(column, row + n, 22) < 0.5) furnish(x + gap + 1, y - 2, 2, 1, id.rubble);
  }
}

/** The one block without a house: a well, stalls around it. */
function market(x, y) {
  room(x - 2, y - 2, 20, 20, 'stone');
  eachInEllipse(x + 8, y + 8, 2.6, 2.6, (i, j) => put(i, j, id.basin));
  eachInEllipse(x + 8, y + 8, 1.6, 1.6, (i, j) => put(i, j, id.water));
  for (const [i, j] of [
    [1, 1],
    [12, 1],
    [1, 14],
    [12, 14],
  ]) {
    furnish(x + i, y + j, 3, 1, id.table);
    put(x + i + 1, y + j + 1, id.crate);
  }
}

/** East of the keep: two rings of stones on a meadow, an altar in their middle, a pool on either side. */
function stones() {
  const [cx, cy] = [252, 64];
  eachInEllipse(cx, cy, 33, 33, (x, y) => noise(x, y, 23) < 0.08 && floor(x, y, id.dirt));
  for (const [radius, count, size, what] of [
    [28, 26, 2, id.statue],
    [18, 17, 2, id.pillar],
    [9, 9, 1, id.pillar],
  ]) {
    for (let n = 0; n < count; n++) {
      const angle = (2 * Math.PI * (n + 0.5)) / count;
      furnish(
        Math.round(cx + radius * Math.cos(angle)) - (size >> 1),
        Math.round(cy + radius * Math.sin(angle)) - (size >> 1),
        size,
        size,
        what,
      );
    }
  }
  round(cx, cy, 5, id.mosaic);
  furnish(cx - 1, cy - 1, 2, 2, id.chest);
  for (const [x, y] of [
    [214, 36],
    [290, 92],
  ]) {
    eachInEllipse(x, y, 9, 6.5, (i, j) => floor(i, j, id.sand));
    eachInEllipse(x, y, 7, 4.5, (i, j) => put(i, j, id.water));
  }
}

/** Trees in rows behind hedges with gaps. */
function orchard() {
  room(212, 96, 60, 24, 'grass');
  for (let x = 212; x < 272; x++) if (x % 15 < 11) for (const y of [96, 119]) put(x, y, id.hedge);
  pillars(216, 100, 54, 18, 5, 5, id.tree);
}

/** South-east: the floor of a hall that was never built, with pillars two tiles thick. */
function pillarField() {
  room(200, 130, 108, 80, 'stone');
  room(216, 146, 76, 48, 'cellar');
  pillars(204, 134, 102, 74, 8, 8, id.pillar, 2);
  for (const [x, y] of [
    [228, 150],
    [260, 142],
    [284, 174],
    [220, 190],
    [252, 198],
    [300, 158],
  ]) {
    furnish(x, y, 3, 2, id.rubble);
  }
  room(248, 164, 12, 12, id.mosaic);
}

/** Between the north-west tower and the hall: racks along the walls. */
function armoury() {
  room(70, 13, 17, 7, 'stone');
  furnish(71, 13, 6, 1, id.weapons);
  furnish(80, 13, 6, 1, id.weapons);
  furnish(73, 16, 3, 2, id.table);
  furnish(81, 16, 3, 2, id.table);
  room(68, 15, 2, 3, 'stone');
}

/** Behind the chapel, at the end of a narrow corridor. */
function treasury() {
  room(152, 84, 12, 8, id.mosaic);
  for (const [x, y] of [
    [153, 85],
    [154, 85],
    [153, 86],
    [156, 89],
    [158, 85],
    [159, 85],
    [159, 89],
    [154, 90],
  ]) {
    put(x, y, id.chest);
  }
  room(164, 87, 2, 2, id.doorsill);
}

/** A round room in each corner, with an entrance. */
function towers() {
  for (const [x, y] of [
    [60, 11],
    [181, 11],
    [60, 116],
    [181, 116],
  ])
    round(x, y, 5.2, 'stone');
  for (const [x, y] of [
    [60, 11],
    [181, 11],
    [60, 116],
    [181, 116],
  ])
    put(x, y, id.pillar);
  room(63, 12, 4, 3, 'stone');
  room(65, 12, 3, 10, 'stone');
  room(172, 12, 8, 2, 'stone');
  room(65, 110, 3, 7, 'stone');
  room(62, 114, 6, 3, 'stone');
  room(174, 113, 4, 3, 'stone');
  room(176, 106, 2, 8, 'cellar');
}

/** A sill wherever a corridor enters a room. */
function sills() {
  for (const [x, y, w, h] of [
    [82, 22, 1, 3],
    [89, 22, 1, 3],
    [144, 22, 1, 3],
    [151, 22, 1, 3],
    [80, 97, 1, 3],
    [85, 97, 1, 3],
    [166, 82, 4, 1],
    [166, 31, 4, 1],
    [157, 62, 1, 4],
    [72, 46, 3, 1],
    [72, 83, 3, 1],
    [68, 15, 1, 3],
    [132, 102, 1, 4],
  ]) {
    room(x, y, w, h, id.doorsill);
  }
}

/** The gate, and what leads to the places that the player looks for. */
function doors() {
  for (const [x, y, w, h] of [
    [58, 61, 1, 6], // the gate
    [82, 42, 1, 3], // the library, from the courtyard
    [72, 59, 3, 1], // the library, from the gatehouse
    [115, 38, 4, 1], // the great hall
    [83, 22, 1, 3], // the great hall, from the library
    [157, 62, 1, 4], // the chapel, from the courtyard
    [166, 33, 4, 1], // the chapel, from the barracks
    [166, 87, 1, 2], // the treasury
  ]) {
    door(x, y, w, h);
  }
}

/** Walls that were never mended: ways for those who have a charge left. */
function cracks() {
  for (const [x, y, w, h] of [
    [58, 53, 3, 2], // from the meadow into the northern guard room
    [58, 73, 3, 2], // and into the southern one
    [80, 85, 4, 2], // from the courtyard into the kitchen
    [150, 48, 8, 2], // from the courtyard into the nave
    [150, 86, 2, 2], // from the treasury into the courtyard: the short way out
    [100, 34, 2, 6], // from the courtyard into the hall
    [132, 34, 2, 6],
    [102, 88, 2, 6], // and into the undercroft
    [128, 88, 2, 6],
  ]) {
    crack(x, y, w, h, 'stone');
  }
}

/** Every open tile must be reachable from the start: a closed room would be a mistake of the plan. Doors open. */
function sealCheck() {
  const open = (x, y) => isInside(x, y) && (standing[at(x, y)] === undefined || standing[at(x, y)] === id.door);
  const reached = new Uint8Array(width * height);
  const queue = [[9, 64]];
  reached[at(9, 64)] = 1;
  for (const [x, y] of queue) {
    for (const [i, j] of [
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
      [x, y - 1],
    ]) {
      if (open(i, j) && reached[at(i, j)] === 0) {
        reached[at(i, j)] = 1;
        queue.push([i, j]);
      }
    }
  }
  const lost = [];
  each(0, 0, width, height, (x, y) => {
    if (open(x, y) && reached[at(x, y)] === 0) {
      // A lone gap between trees is closed; anything larger inside the plan is reported.
      if (x < 8 || y < 8 || x > width - 9 || y > height - 9 || ground[at(x, y)] <= id.grassShaded) put(x, y, id.tree);
      else lost.push(`${x},${y}`);
    }
  });
  if (lost.length > 0) throw new Error(`not reachable: ${lost.join(' ')}`);
  console.log(`${queue.length} of ${width * height} tiles are open`);
}

// --- from the plan to tiles -----------------------------------------------------------------------------------------------

const isRock = (x, y) => !isInside(x, y) || standing[at(x, y)] === 'rock';

function wallTile(x, y) {
  if (cracked.has(at(x, y))) return isRock(x, y + 1) ? id.wallCracked : id.wallFaceCracked;
  if (!isRock(x, y + 1)) {
    const chance = noise(x, y, 13);
    const lit = x % 7 === 3 && isRock(x - 1, y) && isRock(x + 1, y);
    if (lit) return id.wallTorch;
    if (x % 14 === 7 && y < 20) return id.wallBanner;
    return chance < 0.12 ? id.wallFaceMossy : id.wallFace;
  }
  const open = (isRock(x, y - 1) ? 0 : 1) + (isRock(x + 1, y) ? 0 : 2) + (isRock(x - 1, y) ? 0 : 4);
  return id[`wallTop${open}`];
}

const casts = new Set([id.hedge, id.bookshelf]);
const shade = {
  [id.flagstone]: id.flagstoneShaded,
  [id.flagstoneCracked]: id.flagstoneShaded,
  [id.flagstoneMossy]: id.flagstoneShaded,
  [id.planks]: id.planksShaded,
  [id.grass]: id.grassShaded,
  [id.grassTufts]: id.grassShaded,
  [id.gravel]: id.gravelShaded,
  [id.cellar]: id.cellarShaded,
  [id.cellarWet]: id.cellarShaded,
};

const groundTiles = ground.map((tile, index) => {
  const [x, y] = [index % width, Math.floor(index / width)];
  if (standing[index] === id.water) return id.water;
  const above = y > 0 ? standing[at(x, y - 1)] : undefined;
  const isShaded = above === 'rock' || casts.has(above);
  return isShaded && standing[index] === undefined ? (shade[tile] ?? tile) : tile;
});
const wallTiles = standing.map((what, index) => {
  if (what === undefined || what === id.water) return undefined;
  if (what === 'rock') return wallTile(index % width, Math.floor(index / width));
  return what;
});

// --- from tiles to the file -----------------------------------------------------------------------------------------------

let nextObject = 1;
let nextLayer = 1;

function tileLayer(name, tiles) {
  const bytes = Buffer.alloc(width * height * 4);
  tiles.forEach((tile, index) => bytes.writeUInt32LE(tile === undefined ? 0 : tile + 1, index * 4));
  return {
    compression: 'zlib',
    data: deflateSync(bytes, { level: 9 }).toString('base64'),
    encoding: 'base64',
    height,
    id: nextLayer++,
    name,
    opacity: 1,
    type: 'tilelayer',
    visible: true,
    width,
    x: 0,
    y: 0,
  };
}

function objectLayer(name, color, objects) {
  return {
    color,
    draworder: 'topdown',
    id: nextLayer++,
    name,
    objects,
    opacity: 1,
    type: 'objectgroup',
    visible: true,
    x: 0,
    y: 0,
  };
}

/** An object of the map; lengths are given in tiles. */
function object(type, name, x, y, w, h, properties, more = {}) {
  return {
    ...more,
    height: h * tileSize,
    id: nextObject++,
    name,
    ...(properties.length > 0 && { properties }),
    rotation: 0,
    type,
    visible: true,
    width: w * tileSize,
    x: x * tileSize,
    y: y * tileSize,
  };
}
const point = (type, name, x, y, properties) => object(type, name, x, y, 0, 0, properties, { point: true });
const area = (type, name, x, y, w, h, properties) => object(type, name, x, y, w, h, properties);
const disc = (type, name, cx, cy, rx, ry, properties) =>
  object(type, name, cx - rx, cy - ry, 2 * rx, 2 * ry, properties, { ellipse: true });
const corners = (points) => points.map(([x, y]) => ({ x: x * tileSize, y: y * tileSize }));

/** A herd: what its creatures can do, the game knows by their kind; `share` is its size in proportion to the others. */
function creature(kind, share) {
  return [
    { name: 'kind', type: 'string', value: kind },
    { name: 'share', type: 'int', value: share },
  ];
}
const rat = (share) => creature('rat', share);
const guard = (share) => creature('guard', share);
const hound = (share) => creature('hound', share);
const ogre = (share) => creature('ogre', share);
const frog = (share) => creature('frog', share);
/** A goal of the player. The goals are reached in the order in which they are listed. */
const goal = (kind, name, cx, cy, r) =>
  disc('goal', name, cx, cy, r, r, [{ name: 'kind', type: 'string', value: kind }]);

const layers = [
  tileLayer('ground', groundTiles),
  tileLayer('walls', wallTiles),
  objectLayer('places', '#5e9db5', [
    area('place', 'Hedge maze', 9, 9, 40, 40, []),
    disc('place', 'Pond', 30, 92, 19, 13.5, []),
    area('place', 'Gatehouse', 56, 50, 19, 28, []),
    area('place', 'Courtyard', 84, 40, 66, 48, []),
    area('place', 'Great hall', 90, 14, 54, 20, []),
    area('place', 'Library', 62, 22, 20, 24, []),
    area('place', 'Chapel', 158, 38, 20, 44, []),
    area('place', 'Barracks', 152, 14, 26, 17, []),
    area('place', 'Kitchen', 62, 84, 18, 26, []),
    area('place', 'Undercroft', 86, 94, 46, 20, []),
    area('place', 'Armoury', 70, 13, 17, 7, []),
    area('place', 'Treasury', 152, 84, 12, 8, []),
    area('place', 'Cells', 132, 95, 46, 18, []),
    disc('place', 'North-west tower', 60, 11, 5.2, 5.2, []),
    disc('place', 'North-east tower', 181, 11, 5.2, 5.2, []),
    disc('place', 'South-west tower', 60, 116, 5.2, 5.2, []),
    disc('place', 'South-east tower', 181, 116, 5.2, 5.2, []),
    area('place', 'Ruined town', 20, 130, 166, 82, []),
    disc('place', 'Standing stones', 252, 64, 33, 33, []),
    area('place', 'Orchard', 212, 96, 60, 24, []),
    area('place', 'Field of pillars', 200, 130, 108, 80, []),
  ]),
  objectLayer('goals', '#e3c25a', [
    goal('gate', 'The gate', 66, 64, 3),
    // From one end of the keep to the other, so that the player meets the crowd of the courtyard more than once.
    goal('place', 'The great hall', 139.5, 24, 2),
    goal('place', 'The undercroft', 92, 106, 2),
    goal('place', 'The library', 72, 41, 2),
    goal('treasury', 'The treasury', 158, 88, 2),
    goal('out', 'The road', 52, 64, 3),
  ]),
  objectLayer('spawns', '#e0524c', [
    // On the road before the gate, with the courtyard behind it in view.
    point('player', 'Start', 50.5, 64, [{ name: 'facing', type: 'float', value: 0 }]),
    area('creatures', 'Maze rats', 9, 9, 40, 40, rat(60)),
    disc('creatures', 'Frogs on the shore', 30, 92, 19, 13.5, frog(50)),
    area('creatures', 'Hounds on the meadow', 8, 52, 34, 30, hound(15)),
    area('creatures', 'Rats before the gate', 40, 50, 18, 28, rat(25)),
    area('creatures', 'Rats of the gatehouse', 71, 58, 13, 12, rat(8)),
    object('creatures', 'Guards of the courtyard', 84, 40, 0, 0, guard(10), {
      polygon: corners([
        [0, 0],
        [66, 0],
        [66, 48],
        [0, 48],
        [0, 28],
        [20, 28],
        [20, 20],
        [0, 20],
      ]),
    }),
    disc('creatures', 'Hounds by the basin', 117, 64, 16, 14, hound(6)),
    area('creatures', 'Rats of the courtyard', 104, 40, 46, 48, rat(30)),
    area('creatures', 'Guards of the hall', 90, 14, 54, 20, guard(36)),
    area('creatures', 'Rats of the hall', 90, 14, 54, 20, rat(45)),
    point('creatures', 'The ogre of the dais', 140.5, 24, ogre(1)),
    area('creatures', 'Ogres of the undercroft', 86, 94, 46, 20, ogre(4)),
    area('creatures', 'Undercroft rats', 86, 94, 46, 20, rat(85)),
    area('creatures', 'Library rats', 62, 22, 20, 24, rat(80)),
    area('creatures', 'Chapel guards', 158, 46, 20, 36, guard(30)),
    area('creatures', 'Off duty', 152, 14, 26, 17, guard(20)),
    area('creatures', 'Guards of the treasury', 152, 84, 12, 8, guard(10)),
    area('creatures', 'Kitchen rats', 62, 84, 18, 26, rat(35)),
    area('creatures', 'Cell rats', 132, 95, 46, 18, rat(40)),
    area('creatures', 'Rats of the town', 20, 130, 166, 82, rat(260)),
    area('creatures', 'Guards of the town', 20, 130, 166, 82, guard(90)),
    disc('creatures', 'Hounds of the stones', 252, 64, 33, 33, hound(80)),
    disc('creatures', 'Frogs of the north pool', 214, 36, 9, 6.5, frog(20)),
    disc('creatures', 'Frogs of the south pool', 290, 92, 9, 6.5, frog(20)),
    area('creatures', 'Meadow rats', 188, 8, 124, 118, rat(180)),
    area('creatures', 'Orchard rats', 212, 96, 60, 24, rat(50)),
    area('creatures', 'Guards of the field', 200, 130, 108, 80, guard(130)),
    area('creatures', 'Hounds of the field', 200, 130, 108, 80, hound(90)),
    area('creatures', 'Ogres of the field', 200, 130, 108, 80, ogre(12)),
    // A creature to meet at once that is easy to beat.
    point('creatures', 'First rat by the gate', 56.5, 62.5, rat(1)),
    point('creatures', 'Second rat by the gate', 55.5, 68.5, rat(1)),
    point('creatures', 'Third rat by the gate', 62.5, 64.5, rat(1)),
  ]),
];

const map = {
  backgroundcolor: '#191720',
  class: 'keep',
  compressionlevel: 9,
  height,
  infinite: false,
  layers,
  nextlayerid: nextLayer,
  nextobjectid: nextObject,
  orientation: 'orthogonal',
  properties: [{ name: 'title', type: 'string', value: 'The keep' }],
  renderorder: 'right-down',
  tiledversion: '1.11.0',
  tileheight: tileSize,
  tilesets: [{ firstgid: 1, source: 'keep.tsj' }],
  tilewidth: tileSize,
  type: 'map',
  version: '1.10',
  width,
};

const here = (name) => new URL(name, import.meta.url);
const tilesPicture = picture();
writeFileSync(here('keep.png'), png(tilesPicture));
writeFileSync(here('keep.tsj'), `${JSON.stringify(tileset('keep.png'), null, 1)}\n`);
writeFileSync(here('keep.tmj'), `${JSON.stringify(map, null, 1)}\n`);

// node maps/draw.mjs FILE.png: also draws a picture of the whole map, to look at while working on the plan.
const preview = process.argv[2];
if (preview !== undefined) {
  const pixels = new Uint8Array(width * height * tileSize * tileSize * 3);
  const columns = tilesPicture.width / tileSize;
  for (const layer of [groundTiles, wallTiles]) {
    layer.forEach((tile, index) => {
      if (tile === undefined) return;
      const [left, top] = [(index % width) * tileSize, Math.floor(index / width) * tileSize];
      const [fromX, fromY] = [(tile % columns) * tileSize, Math.floor(tile / columns) * tileSize];
      for (let y = 0; y < tileSize; y++) {
        const row = ((fromY + y) * tilesPicture.width + fromX) * 3;
        pixels.set(tilesPicture.pixels.subarray(row, row + tileSize * 3), ((top + y) * width * tileSize + left) * 3);
      }
    });
  }
  writeFileSync(preview, png({ width: width * tileSize, height: height * tileSize, pixels }));
}
