/**
 * The canvas and its layers. Everything in the world is drawn in meters; only the stage converts them to pixels.
 *
 * Shows: a renderer that gets the camera's `PixelSpace` once per frame and needs no other conversion.
 */
import { show } from '@tilewright/pixi';
import type { PixelSpace } from '@tilewright/tilemap';
import { pixels, valueIn } from '@tilewright/units';
import { Container, isWebGLSupported, type WebGLRenderer } from 'pixi.js';
import type { Screen } from './camera.js';
import { colors } from './colors.js';
import { newRenderer } from './renderer.js';

/** More device pixels for a CSS pixel would cost time and battery, and could not be seen. */
const mostPixelRatio = 2;

/** The browser cannot draw. The message says why. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
}

export class Stage {
  /** The size of the canvas before the window is shown. */
  static readonly smallest: Screen = { width: pixels(1), height: pixels(1), devicePixelRatio: 1 };
  /** The layers, from the ground up. */
  readonly layers = {
    ground: new Container(),
    fog: new Container(),
    marks: new Container(),
    bodies: new Container(),
    signs: new Container(),
  };
  /** Whether the browser has dropped the graphics context. It may restore it later. */
  isLost = false;
  private readonly world = new Container();
  private readonly host: HTMLElement;
  private readonly renderer: WebGLRenderer;
  private fitted: Screen | undefined;

  private constructor(host: HTMLElement, renderer: WebGLRenderer) {
    this.host = host;
    this.renderer = renderer;
    this.world.addChild(...Object.values(this.layers));
    host.append(renderer.canvas);
    renderer.canvas.addEventListener('webglcontextlost', () => (this.isLost = true));
    renderer.canvas.addEventListener('webglcontextrestored', () => (this.isLost = false));
  }

  /** @throws DrawingError if the browser has no WebGL */
  static async create(host: HTMLElement): Promise<Stage> {
    if (!isWebGLSupported()) throw new DrawingError('This browser does not support WebGL');
    const renderer = await newRenderer({
      width: host.clientWidth,
      height: host.clientHeight,
      resolution: pixelRatio(),
      autoDensity: true,
      // Antialiasing would double the work of a browser without a GPU, and pictures have smooth edges already.
      antialias: false,
      background: colors.night,
    });
    return new Stage(host, renderer);
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.canvas;
  }

  /** The current size of the window; `undefined` while it is zero. */
  get screen(): Screen | undefined {
    const { clientWidth: width, clientHeight: height } = this.host;
    return width === 0 || height === 0
      ? undefined
      : { width: pixels(width), height: pixels(height), devicePixelRatio: pixelRatio() };
  }

  /** Draws all layers as the camera shows them. */
  draw(space: PixelSpace, screen: Screen): void {
    if (this.isLost) return;
    this.fit(screen);
    show(this.world, space);
    this.renderer.render(this.world);
  }

  /** Resizes the canvas to the window, also after a move to a screen with another pixel ratio. */
  private fit(screen: Screen): void {
    const { width, height, devicePixelRatio } = screen;
    const last = this.fitted;
    if (last?.width === width && last.height === height && last.devicePixelRatio === devicePixelRatio) return;
    this.fitted = screen;
    this.renderer.resize(valueIn(width, pixels), valueIn(height, pixels), devicePixelRatio);
  }
}

/** The number of pixels of the canvas for a CSS pixel. */
function pixelRatio(): number {
  return Math.min(window.devicePixelRatio, mostPixelRatio);
}
