import traceRay from 'fast-voxel-raycast';

function tilesOf([startX, startY], [endX, endY]) {
  const [dx, dy] = [endX - startX, endY - startY];
  const tiles = [];
  traceRay((x, y) => void tiles.push(`${x},${y}`), [startX, startY, 0.5], [dx, dy, 0], Math.hypot(dx, dy));
  return tiles.join(' ');
}

console.log(`there: ${tilesOf([1.2, 3.6], [0.9, 2.7])}`);
console.log(`back: ${tilesOf([0.9, 2.7], [1.2, 3.6])}`);
