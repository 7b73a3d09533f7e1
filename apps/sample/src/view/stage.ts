/**
 * The canvas and its layers. Everything in the world is drawn in meters; the stage alone turns them into pixels.
 *
 * Shows: a renderer that is told the camera's `PixelSpace` once per frame, and needs no other conversion.
 */
import { type PixelSpace, toPixels } from '@tilewright/tilemap';
import { meters, pixels, pixelsPerMeter, position, valueIn } from '@tilewright/units';
import { Container, isWebGLSupported, WebGLRenderer } from 'pixi.js';
import type { Screen } from './camera.js';
import { colors } from './colors.js';

const worldOrigin = position(meters(0), meters(0));

/** The browser cannot draw: the message says why. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
}

export class Stage {
  /** What there is of a window before it is shown. */
  static readonly smallest: Screen = { width: pixels(1), height: pixels(1), devicePixelRatio: 1 };
  /** From the ground up. */
  readonly layers = {
    ground: new Container(),
    marks: new Container(),
    bodies: new Container(),
    signs: new Container(),
  };
  /** Whether the browser took the canvas away; it may give it back. */
  isLost = false;
  private readonly world = new Container();
  private readonly host: HTMLElement;
  private readonly renderer: WebGLRenderer;
  private fitted: Screen | undefined;

  private constructor(host: HTMLElement, renderer: WebGLRenderer) {
    this.host = host;
    this.renderer = renderer;
    const { ground, marks, bodies, signs } = this.layers;
    this.world.addChild(ground, marks, bodies, signs);
    host.append(renderer.canvas);
    renderer.canvas.addEventListener('webglcontextlost', () => {
      this.isLost = true;
    });
    renderer.canvas.addEventListener('webglcontextrestored', () => {
      this.isLost = false;
    });
  }

  /** @throws DrawingError if the browser has no WebGL */
  static async create(host: HTMLElement): Promise<Stage> {
    if (!isWebGLSupported()) throw new DrawingError('This browser does not support WebGL');
    const renderer = new WebGLRenderer();
    await renderer.init({
      width: host.clientWidth,
      height: host.clientHeight,
      resolution: window.devicePixelRatio,
      autoDensity: true,
      // Smooth edges of lines would double what a browser without a GPU has to do; pictures are smooth by themselves.
      antialias: false,
      background: colors.night,
    });
    return new Stage(host, renderer);
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.canvas;
  }

  /** The size of the window now; `undefined` while there is nothing to see. */
  get screen(): Screen | undefined {
    const { clientWidth: width, clientHeight: height } = this.host;
    return width === 0 || height === 0
      ? undefined
      : { width: pixels(width), height: pixels(height), devicePixelRatio: window.devicePixelRatio };
  }

  /** Draws all layers as the camera shows them. */
  draw(space: PixelSpace, screen: Screen): void {
    if (this.isLost) return;
    this.fit(screen);
    const { x, y } = toPixels(space, worldOrigin);
    this.world.position.set(valueIn(x, pixels), valueIn(y, pixels));
    this.world.scale.set(valueIn(space.pixelsPerMeter, pixelsPerMeter));
    this.renderer.render(this.world);
  }

  /** Makes the canvas as large as the window, also after it went to a screen with other pixels. */
  private fit(screen: Screen): void {
    const { width, height, devicePixelRatio } = screen;
    const last = this.fitted;
    if (last?.width === width && last.height === height && last.devicePixelRatio === devicePixelRatio) return;
    this.fitted = screen;
    this.renderer.resize(valueIn(width, pixels), valueIn(height, pixels), devicePixelRatio);
  }
}
