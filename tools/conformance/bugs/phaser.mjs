import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// All of Phaser needs a browser; this module of it does not.
const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve('phaser/package.json')), 'src');
const { Line, Rectangle, Intersects } = {
  ...require(join(source, 'geom')),
  Intersects: require(join(source, 'geom/intersects')),
};

// The line touches the northwestern corner of the rectangle.
const tile = new Rectangle(32, 32, 32, 32);
console.log(`up: ${Intersects.LineToRectangle(new Line(0, 64, 64, 0), tile)}`);
console.log(`down: ${Intersects.LineToRectangle(new Line(64, 0, 0, 64), tile)}`);
