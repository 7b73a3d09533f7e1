/**
 * The renderer, with the parts of PixiJS that the game uses, and no others: `tools/pixi-plugin.ts` leaves out the rest.
 *
 * To draw something else with PixiJS, such as texts, add its parts here: those that the `init` module beside its source
 * adds.
 */
import {
  extensions,
  GlParticleContainerPipe,
  GraphicsContextSystem,
  GraphicsPipe,
  MeshPipe,
  WebGLRenderer,
  type WebGLOptions,
} from 'pixi.js';

extensions.add(GraphicsContextSystem, GraphicsPipe, GlParticleContainerPipe, MeshPipe);

export async function newRenderer(options: Partial<WebGLOptions>): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  // The extensions that it would load by itself: events, accessibility, filters, and elements of the page.
  await renderer.init({ ...options, skipExtensionImports: true });
  return renderer;
}
