/** A world of tiles. Point at it: the space says which tile you point at. */
import { bitTilemapFrom, tileAt, tileRect, tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position } from '@tilewright/units';

/** `#` is a wall. */
const rows = ['##########', '#........#', '#..##....#', '#........#', '##########'];
const level = tileRect({ x: 0, y: 0, width: 10, height: 5 });
const walls = bitTilemapFrom(level, (x, y) => rows[y]?.[x] === '#');
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

const PIXELS_PER_METER = 80;
const canvas = document.createElement('canvas');
[canvas.width, canvas.height] = [PIXELS_PER_METER * level.width, PIXELS_PER_METER * level.height];
const pen = canvas.getContext('2d')!;
pen.scale(PIXELS_PER_METER, PIXELS_PER_METER); // from here on, the canvas is in meters
document.querySelector('#game')!.append(canvas);

function draw(pointed = position(meters(2), meters(1))): void {
  const shown = tileAt(space, pointed);
  pen.clearRect(0, 0, level.width, level.height);
  pen.fillStyle = '#4a5468';
  walls.forEach((isWall, x, y) => isWall && pen.fillRect(x, y, 1, 1));
  pen.fillStyle = walls.get(shown) ? '#f87171' : '#7dd3fc';
  pen.fillRect(shown.x, shown.y, 1, 1);
}

canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
  const metersPerPixel = level.width / canvas.clientWidth;
  draw(position(meters(offsetX * metersPerPixel), meters(offsetY * metersPerPixel)));
});
draw();
