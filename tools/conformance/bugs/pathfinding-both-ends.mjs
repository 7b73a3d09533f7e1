import PF from 'pathfinding';

// An open map of 4 x 4 tiles.
const map = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
const diagonalMovement = PF.DiagonalMovement.OnlyWhenNoObstacles;
const bothEnds = new PF.BiDijkstraFinder({ diagonalMovement });
const oneEnd = new PF.DijkstraFinder({ diagonalMovement });
for (const [name, finder] of Object.entries({ bothEnds, oneEnd })) {
  const path = finder.findPath(0, 3, 3, 0, new PF.Grid(map));
  console.log(`${name}: ${path.join(' ')} (${PF.Util.pathLength(path).toFixed(2)})`);
}
