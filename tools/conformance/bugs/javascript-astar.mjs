import javascriptAstar from 'javascript-astar';

const { astar, Graph } = javascriptAstar;
// An open map of 5 x 4 tiles.
const graph = new Graph(Array.from({ length: 5 }, () => [1, 1, 1, 1]));
const moves = (from, to) => astar.search(graph, graph.grid[from[0]][from[1]], graph.grid[to[0]][to[1]]).length;

console.log(`there: ${moves([1, 0], [4, 2])} moves`);
console.log(`back: ${moves([4, 2], [1, 0])} moves`);
graph.init();
console.log(`back, after graph.init(): ${moves([4, 2], [1, 0])} moves`);
