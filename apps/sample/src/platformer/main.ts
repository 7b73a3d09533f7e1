/**
 * The platformer on a page: keys or thumbs, fixed steps of time, and a canvas.
 *
 * Shows: lengths become pixels by one scale of the canvas.
 */
import type { ReadonlyTilemap } from '@tilewright/tilemap';
import {
  add,
  type Difference2,
  div,
  instant,
  lerp,
  meters,
  metersPerSecond,
  milliseconds,
  min,
  type Position2,
  seconds,
  sub,
  valueIn,
} from '@tilewright/units';
import { level, raft, raftAt, space, start, step, timeStep } from './rules.js';

const canvas = document.querySelector('canvas')!;
const pen = canvas.getContext('2d')!;
/** More device pixels for a CSS pixel would cost time and battery. */
const mostPixelRatio = 2;
/** What each key does, by its place on the keyboard. */
const actions: Readonly<Record<string, 'left' | 'right' | 'down' | 'jump'>> = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowDown: 'down',
  KeyS: 'down',
  Space: 'jump',
  ArrowUp: 'jump',
  KeyW: 'jump',
};
const held = new Set<string>();
/** Whether a jump was asked for since the last step: a key that is held jumps once. */
let isJumpPressed = false;
let [before, game] = [start, start];
window.platformer = () => game;

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.code in actions)) return;
  event.preventDefault(); // keeps the page from scrolling
  if (!event.repeat) press(event.code);
});
addEventListener('keyup', ({ code, key }) => (key === 'Meta' ? held.clear() : held.delete(code)));
// The release of a key in another window is never reported.
addEventListener('blur', () => held.clear());
// Each button stands for a key.
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('pointerdown', () => press(button.value));
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
    button.addEventListener(end, () => held.delete(button.value));
  button.addEventListener('contextmenu', (event) => event.preventDefault()); // a long touch is no wish for a menu
}

function press(code: string): void {
  isJumpPressed ||= actions[code] === 'jump';
  held.add(code);
}

function holds(action: string): boolean {
  return [...held].some((code) => actions[code] === action);
}

let left = seconds(0);
let last = instant(milliseconds(performance.now()));
function frame(): void {
  const now = instant(milliseconds(performance.now()));
  // After a while in a background tab, the game goes on where it stopped.
  left = min(add(left, sub(now, last)), seconds(0.25));
  last = now;
  for (; left >= timeStep; left = sub(left, timeStep)) {
    before = game;
    const walk = Number(holds('right')) - Number(holds('left'));
    game = step(game, { walk, jump: isJumpPressed, down: holds('down') });
    isJumpPressed = false;
  }
  draw(div(left, timeStep));
  requestAnimationFrame(frame);
}

/** Draws a moment between the last two steps. On the canvas, a meter is 1. */
function draw(part: number): void {
  const { width, height } = level.bounds;
  // In each frame, because windows change their sizes.
  const ratio = Math.min(devicePixelRatio, mostPixelRatio);
  [canvas.width, canvas.height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio];
  const scale = Math.min(canvas.width / width, canvas.height / height);
  pen.setTransform(scale, 0, 0, scale, (canvas.width - width * scale) / 2, (canvas.height - height * scale) / 2);
  drawMap(level, space.origin);
  drawMap(raft, lerp(raftAt(before.time).origin, raftAt(game.time).origin, part));
  const { center, halfExtents } = game.hero;
  const [x, y] = inMeters(lerp(before.hero.center, center, part));
  const [halfWidth, halfHeight] = inMeters(halfExtents);
  const mayJumpInAir = game.coyote > seconds(0) && game.fall > metersPerSecond(0);
  pen.fillStyle = mayJumpInAir ? '#e8591c' : '#2b4acb';
  pen.fillRect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight);
}

/** What is drawn of a tile of some kind, below a tile of another kind. */
const layers = [
  { color: '#4a4458', thickness: 1, has: (kind: string) => kind === '#' },
  { color: '#5f9a48', thickness: 0.2, has: (kind: string, above: string) => kind === '#' && above !== '#' },
  { color: '#8a5a2b', thickness: 0.25, has: (kind: string) => kind === '-' },
];

function drawMap(map: ReadonlyTilemap<string>, origin: Position2): void {
  const [left, top] = inMeters(origin);
  for (const { color, thickness, has } of layers) {
    // One path for all, so that no gaps show between the tiles.
    pen.beginPath();
    map.forEach((kind, x, y) => {
      if (has(kind, map.getOrAt(x, y - 1, '.'))) pen.rect(left + x, top + y, 1, thickness);
    });
    pen.fillStyle = color;
    pen.fill();
  }
}

function inMeters({ x, y }: Position2 | Difference2): [x: number, y: number] {
  return [valueIn(x, meters), valueIn(y, meters)];
}

frame();
