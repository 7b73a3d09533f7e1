import PF from 'pathfinding';

// 0 is open, 1 is a wall.
const map = [
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 1],
  [0, 0, 0, 0, 0],
];
const grid = new PF.Grid(map);
const finder = new PF.AStarFinder({ diagonalMovement: PF.DiagonalMovement.OnlyWhenNoObstacles });
const path = finder.findPath(3, 3, 4, 1, grid);
const smooth = PF.Util.smoothenPath(grid, path);
console.log(`path: ${path.join(' ')}`);
console.log(`smooth: ${smooth.join(' ')}`);

// Between the centers of these tiles, a hundred places of the first leg:
const [[fromX, fromY], [toX, toY]] = smooth;
const inWall = Array.from({ length: 100 }, (_, i) => (i + 0.5) / 100).filter((part) => {
  const [x, y] = [fromX + 0.5 + part * (toX - fromX), fromY + 0.5 + part * (toY - fromY)];
  return map[Math.floor(y)][Math.floor(x)] === 1;
});
console.log(`${inWall.length} of 100 places on the way are in the wall`);
