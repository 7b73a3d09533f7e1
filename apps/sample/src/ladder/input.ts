/** Keys and pointer, as the commands of a step. */
import { fromPixels, type PixelSpace } from '@tilewright/tilemap';
import { type Direction2, directionOf, pixelPosition, pixels, type Position2, vector } from '@tilewright/units';
import type { Commands } from './page.js';

/** By position on the keyboard, so that the keys lie the same on every layout. East is x + 1, south is y + 1. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  KeyW: [0, -1],
  ArrowUp: [0, -1],
  KeyA: [-1, 0],
  ArrowLeft: [-1, 0],
  KeyS: [0, 1],
  ArrowDown: [0, 1],
  KeyD: [1, 0],
  ArrowRight: [1, 0],
};

export class Input {
  private readonly camera: () => PixelSpace;
  private readonly keys = new Set<string>();
  private pointer: Position2 | undefined;
  private isPointerHeld = false;
  private hasMoved = false;
  private shoots = false;
  /** Whether a key or the pointer was ever pressed. */
  hasBegun = false;

  constructor(canvas: HTMLCanvasElement, camera: () => PixelSpace) {
    this.camera = camera;
    addEventListener('keydown', (event) => this.press(event));
    // While the command key of a Mac is down, browsers do not report the release of other keys.
    addEventListener('keyup', ({ code, key }) => (key === 'Meta' ? this.release() : this.keys.delete(code)));
    // The release in another window is never reported.
    addEventListener('blur', () => this.release());
    canvas.addEventListener('pointerdown', (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      // The pointer stays the canvas's own until it is released, even beside it.
      canvas.setPointerCapture(event.pointerId);
      this.isPointerHeld = this.shoots = this.hasBegun = true;
      this.point(event);
    });
    canvas.addEventListener('pointermove', (event) => this.point(event));
    for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, () => (this.isPointerHeld = false));
  }

  /** What the player wants now. Presses and moves count once. */
  take(): Commands {
    const goTo = this.isPointerHeld ? this.pointer : undefined;
    const commands = { walk: this.walk, goTo, aim: this.hasMoved ? this.pointer : goTo, shoot: this.shoots };
    this.hasMoved = this.shoots = false;
    return commands;
  }

  /** Opposite keys cancel out. */
  private get walk(): Direction2 | undefined {
    let [x, y] = [0, 0];
    for (const key of this.keys) {
      x += ways[key]?.[0] ?? 0;
      y += ways[key]?.[1] ?? 0;
    }
    return directionOf(vector(Math.sign(x), Math.sign(y)));
  }

  private press(event: KeyboardEvent): void {
    const { code } = event;
    const isSpace = code === 'Space';
    if (event.ctrlKey || event.metaKey || event.altKey || !(isSpace || code in ways)) return;
    // The space bar opens the code, and the arrows scroll it.
    if (event.target instanceof Element && event.target.closest(isSpace ? 'summary' : 'pre')) return;
    event.preventDefault(); // keeps the page from scrolling
    this.hasBegun = true;
    // A space bar that is held repeats, and shoots again.
    if (isSpace) this.shoots = true;
    else this.keys.add(code);
  }

  private release(): void {
    this.keys.clear();
    this.isPointerHeld = false;
  }

  private point({ isPrimary, offsetX, offsetY }: PointerEvent): void {
    if (!isPrimary) return;
    this.pointer = fromPixels(this.camera(), pixelPosition(pixels(offsetX), pixels(offsetY)));
    this.hasMoved = true;
  }
}
