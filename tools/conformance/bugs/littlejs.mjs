import { lineTest, vec2 } from 'littlejsengine';

function tilesOf(start, end) {
  const tiles = [];
  lineTest(vec2(...start), vec2(...end), ({ x, y }) => {
    tiles.push(`${x},${y}`);
    return false;
  });
  return tiles.join(' ');
}

console.log(`there: ${tilesOf([1.9, 4.4], [0.1, 5.6])}`);
console.log(`back: ${tilesOf([0.1, 5.6], [1.9, 4.4])}`);
