/**
 * A Vite plugin: leaves out the parts of PixiJS that nobody imports by name.
 *
 * PixiJS registers its parts in modules that run when they are imported: its index, and an `init` module for each thing that
 * it draws. A bundler must keep these, and with them filters, events, accessibility, and how to draw everything in WebGPU
 * and on a canvas. The plugin says that they have no effects; `src/view/renderer.ts` registers what the game needs.
 */
import type { Plugin } from 'vite';

const registering = /[\\/]pixi\.js[\\/]lib[\\/](index|.+[\\/]init)\.mjs$/;

export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    transform: {
      filter: { id: registering },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}
