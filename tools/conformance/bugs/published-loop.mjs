// The loop of many articles on rays in grids, written from them.
function tilesOf([startX, startY], [endX, endY]) {
  let [x, y] = [Math.floor(startX), Math.floor(startY)];
  const [dx, dy] = [endX - startX, endY - startY];
  const [perColumn, perRow] = [Math.abs(1 / dx), Math.abs(1 / dy)];
  let nextColumn = (dx > 0 ? x + 1 - startX : startX - x) * perColumn;
  let nextRow = (dy > 0 ? y + 1 - startY : startY - y) * perRow;
  const tiles = [`${x},${y}`];
  while (x !== Math.floor(endX) || y !== Math.floor(endY)) {
    if (nextColumn < nextRow) {
      x += Math.sign(dx);
      nextColumn += perColumn;
    } else {
      y += Math.sign(dy);
      nextRow += perRow;
    }
    tiles.push(`${x},${y}`);
  }
  return tiles.join(' ');
}

console.log(`there: ${tilesOf([1.7, 5.2], [0.3, 4.8])}`);
console.log(`back: ${tilesOf([0.3, 4.8], [1.7, 5.2])}`);
