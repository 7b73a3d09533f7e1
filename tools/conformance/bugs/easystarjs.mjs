import easystar from 'easystarjs';

// 0 is open, 1 is a wall.
const map = [
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [0, 1, 0, 0, 0],
  [0, 0, 0, 0, 0],
];
const finder = new easystar.js();
finder.setGrid(map);
finder.setAcceptableTiles([0]);
finder.enableDiagonals();
finder.disableCornerCutting();
finder.enableSync();
finder.findPath(0, 3, 4, 1, (path) => print('found', path));
finder.calculate();

print(
  'shorter',
  [0, 1, 2, 3, 4].map((x) => ({ x, y: [3, 3, 3, 2, 1][x] })),
);

function print(name, path) {
  const steps = path.slice(1).map(({ x, y }, i) => Math.hypot(x - path[i].x, y - path[i].y));
  const length = steps.reduce((sum, each) => sum + each);
  console.log(`${name}: ${path.map(({ x, y }) => `${x},${y}`).join(' ')} (${length.toFixed(2)})`);
}
