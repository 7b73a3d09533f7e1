import mrpas from 'mrpas';

const map = ['......B', '.A.#.#.', '.......'];
const fov = new mrpas.Mrpas(7, 3, (x, y) => map[y]?.[x] !== undefined && map[y][x] !== '#');

function sees([fromX, fromY], to) {
  const seen = new Set();
  fov.compute(
    fromX,
    fromY,
    10,
    (x, y) => seen.has(`${x},${y}`),
    (x, y) => seen.add(`${x},${y}`),
  );
  return seen.has(to.join());
}

console.log(`A sees B: ${sees([1, 1], [6, 0])}`);
console.log(`B sees A: ${sees([6, 0], [1, 1])}`);
