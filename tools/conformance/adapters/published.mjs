// The loops that most articles show, written from them: `x += Math.sign(dx)` for lines, trimmed rows for discs.
import { centers, isSolid } from './lib/maps.mjs';

function walk([startX, startY], [endX, endY], visit) {
  let [x, y] = [Math.floor(startX), Math.floor(startY)];
  const [dx, dy] = [endX - startX, endY - startY];
  const count = Math.abs(Math.floor(endX) - x) + Math.abs(Math.floor(endY) - y);
  const [perColumn, perRow] = [Math.abs(1 / dx), Math.abs(1 / dy)];
  let nextColumn = dx === 0 ? Infinity : (dx > 0 ? x + 1 - startX : startX - x) * perColumn;
  let nextRow = dy === 0 ? Infinity : (dy > 0 ? y + 1 - startY : startY - y) * perRow;
  let fraction = 0;
  for (let i = 0; !visit(x, y, fraction) && i < count; i++) {
    if (nextColumn < nextRow) {
      x += Math.sign(dx);
      fraction = nextColumn;
      nextColumn += perColumn;
    } else {
      y += Math.sign(dy);
      fraction = nextRow;
      nextRow += perRow;
    }
  }
}

function overlaps(tileX, tileY, [x, y], radius) {
  const dx = Math.max(Math.abs(tileX + 0.5 - x) - 0.5, 0);
  const dy = Math.max(Math.abs(tileY + 0.5 - y) - 0.5, 0);
  return dx * dx + dy * dy <= radius * radius;
}

function ray({ start, end }, map) {
  let hit = null;
  walk(start, end, (x, y, fraction) => {
    if (isSolid(map, x, y)) hit = { tile: [x, y], fraction };
    return hit !== null;
  });
  return hit;
}

export default {
  border: ({ point: [x, y] }) => [[Math.floor(x), Math.floor(y)]],
  segment({ start, end }) {
    const tiles = [];
    walk(start, end, (x, y) => {
      tiles.push([x, y]);
    });
    return tiles;
  },
  disc({ center, radius }) {
    const tiles = [];
    const [first, last] = [Math.floor(center[0] - radius), Math.floor(center[0] + radius)];
    for (let y = Math.floor(center[1] - radius); y <= Math.floor(center[1] + radius); y++) {
      let [from, to] = [first, last];
      while (from <= to && !overlaps(from, y, center, radius)) from++;
      while (to >= from && !overlaps(to, y, center, radius)) to--;
      for (let x = from; x <= to; x++) tiles.push([x, y]);
    }
    return tiles;
  },
  rectangle({ min, max }) {
    const tiles = [];
    for (let y = Math.floor(min[1]); y <= Math.floor(max[1]); y++) {
      for (let x = Math.floor(min[0]); x <= Math.floor(max[0]); x++) tiles.push([x, y]);
    }
    return tiles;
  },
  ray,
  sight: (asked, map) => ray(centers(asked), map) === null,
};
