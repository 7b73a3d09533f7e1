import PF from 'pathfinding';

// 0 is open, 1 is a wall.
const map = [
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [0, 0, 0, 1, 0],
  [0, 0, 0, 0, 0],
];
const diagonalMovement = PF.DiagonalMovement.OnlyWhenNoObstacles;
const jumpPoints = new PF.JumpPointFinder({ diagonalMovement });
const aStar = new PF.AStarFinder({ diagonalMovement });
for (const [name, finder] of Object.entries({ jumpPoints, aStar })) {
  const path = finder.findPath(4, 3, 0, 0, new PF.Grid(map));
  console.log(`${name}: ${path.join(' ')} (${PF.Util.pathLength(path).toFixed(2)})`);
}
