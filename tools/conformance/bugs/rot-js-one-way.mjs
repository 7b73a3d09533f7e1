import FOV from 'rot-js/lib/fov/index.js';

const map = ['......A', '.......', '.....#.', '....B..'];
const isOpen = (x, y) => map[y]?.[x] !== undefined && map[y][x] !== '#';

function sees(Algorithm, [fromX, fromY], to) {
  let isSeen = false;
  new Algorithm(isOpen).compute(fromX, fromY, 10, (x, y) => {
    if (x === to[0] && y === to[1]) isSeen = true;
  });
  return isSeen;
}

for (const [name, Algorithm] of Object.entries(FOV)) {
  const there = sees(Algorithm, [6, 0], [4, 3]);
  const back = sees(Algorithm, [4, 3], [6, 0]);
  console.log(`${name}: A sees B: ${there}, B sees A: ${back}`);
}
