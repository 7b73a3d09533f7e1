/**
 * A Vite plugin: leaves out the parts of PixiJS that the game does not use.
 *
 * PixiJS registers its parts in modules that run when they are imported: its index, and an `init` module for each thing
 * that it draws. A bundler must keep these, and with them filters, events, accessibility, and how to draw everything in
 * WebGPU and on a canvas. The plugin says that they have no effects; `src/view/renderer.ts` registers what the game
 * needs.
 *
 * Other parts are named by modules that the game does need. The table below takes out their names.
 */
import type { Plugin } from 'vite';

const registering = /[\\/]pixi\.js[\\/]lib[\\/](index|.+[\\/]init)\.mjs$/;

interface Cut {
  /** How the path of the module ends. */
  readonly module: string;
  readonly change: (code: string) => string;
}

const cuts: readonly Cut[] = [
  {
    // Masks by pictures or shapes, screenshots, textures made of drawings, and a greeting on the console.
    module: 'pixi.js/lib/rendering/renderers/shared/system/SharedSystems.mjs',
    change: (code) =>
      code.replaceAll(/^ +(AlphaMaskPipe|StencilMaskPipe|ExtractSystem|GenerateTextureSystem|HelloSystem),\n/gm, ''),
  },
  // Shapes from SVG.
  { module: 'pixi.js/lib/scene/graphics/shared/svg/SVGParser.mjs', change: () => leftOut('SVGParser') },
  { module: 'pixi.js/lib/scene/graphics/shared/svg/parseSVGPath.mjs', change: () => leftOut('parseSVGPath') },
  {
    module: 'pixi.js/lib/scene/graphics/shared/buildCommands/buildArcToSvg.mjs',
    change: () => leftOut('buildArcToSvg'),
  },
  // Fills by gradients and patterns: the game has none.
  { module: 'pixi.js/lib/scene/graphics/shared/fill/FillGradient.mjs', change: () => 'export class FillGradient {}' },
  { module: 'pixi.js/lib/scene/graphics/shared/fill/FillPattern.mjs', change: () => 'export class FillPattern {}' },
  // Names of colors: the game's colors are numbers.
  { module: '@pixi/colord/plugins/names.mjs', change: () => 'export default () => undefined;' },
];

/** A function that says why it does nothing. */
function leftOut(name: string): string {
  return `export function ${name}() { throw new Error('tools/pixi-plugin.ts leaves out ${name}'); }`;
}

export function leanPixi(): Plugin {
  const found = new Set<Cut>();
  return {
    name: 'lean-pixi',
    // In development, what PixiJS registers is kept, and some of it needs what is cut.
    apply: 'build',
    transform: {
      filter: { id: [registering, ...cuts.map(({ module }) => new RegExp(`${module.replaceAll('.', '\\.')}$`))] },
      handler(code, id) {
        const path = id.replaceAll('\\', '/');
        const cut = cuts.find(({ module }) => path.endsWith(module));
        if (cut === undefined) return { code, map: null, moduleSideEffects: false };
        const changed = cut.change(code);
        if (changed !== code) found.add(cut);
        return { code: changed, map: null };
      },
    },
    // Another version of PixiJS may have moved them.
    generateBundle() {
      const missing = cuts.filter((cut) => !found.has(cut)).map(({ module }) => module);
      if (missing.length > 0) this.error(`tools/pixi-plugin.ts has nothing to leave out in ${missing.join(', ')}`);
    },
  };
}
