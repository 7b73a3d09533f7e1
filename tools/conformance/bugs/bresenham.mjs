import bresenham from 'bresenham';

const map = ['A..', '.#B'];
const sees = (from, to) => bresenham(...from, ...to).every(({ x, y }) => map[y][x] !== '#');

console.log(`A sees B: ${sees([0, 0], [2, 1])}`);
console.log(`B sees A: ${sees([2, 1], [0, 0])}`);
