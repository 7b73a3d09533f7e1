/** The projects that one can start from; each is a folder of `templates`. */
export const TEMPLATES = {
  minimal: 'a canvas, a tile map, a hero who walks among walls',
  phaser: 'the same in Phaser 4',
  pixi: 'the same in PixiJS 8',
  keep: 'a whole game to take apart: creatures, sight, paths, a map made with Tiled',
} as const;
export type Template = keyof typeof TEMPLATES;
export const DEFAULT_TEMPLATE: Template = 'minimal';

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(TEMPLATES, name);
}

/** What a project can have beside the packages of its template. Those for engines come with their templates. */
export const MORE_PACKAGES = ['paths', 'sight', 'sync', 'tiled'] as const;
export type MorePackage = (typeof MORE_PACKAGES)[number];

export function isMorePackage(name: string): name is MorePackage {
  return (MORE_PACKAGES as readonly string[]).includes(name);
}
