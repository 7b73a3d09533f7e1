import FOV from 'rot-js/lib/fov/index.js';

const map = ['A#.....', '.......', '.......', '.......', '......B'];
const isOpen = (x, y) => map[y]?.[x] !== undefined && map[y][x] !== '#';

let isSeen = false;
new FOV.PreciseShadowcasting(isOpen).compute(0, 0, 10, (x, y) => {
  if (x === 6 && y === 4) isSeen = true;
});
console.log(`A sees B: ${isSeen}`);

// The wall darkens all that lies north-east of the line from A's center through its corner (1, 1).
const corners = [6, 7].flatMap((x) => [4, 5].map((y) => ({ x, y })));
const dark = corners.filter(({ x, y }) => y - 0.5 < x - 0.5);
console.log(`corners of B in the shadow: ${dark.length} of 4`);
