import { describe, expect, it } from 'vitest';
import { inMyEngine } from './in-my-engine.js';
import { makeContent } from './pages.js';

const { pages } = makeContent();
const ENGINES = ['Phaser', 'PixiJS', 'Excalibur', 'KAPLAY', 'LittleJS', 'three.js', 'bitECS', 'koota'];

function sectionOf(address: string): string {
  const { text = '' } = pages.find((page) => page.address === address) ?? {};
  return /\n## In my engine\n([\s\S]*)$/.exec(text)?.[1] ?? '';
}

describe('in my engine', () => {
  const guides = pages.filter(
    ({ address }) =>
      /^guide\/(units|tilemap|queries|motion|sight|paths|sync|tiled|recipes)\//.test(address) &&
      address !== 'guide/recipes/index',
  );

  it('ends each page of the guide, once, and leads to every engine', () => {
    expect(guides.length).toBeGreaterThan(60);
    for (const { address, text } of guides) {
      expect(text.split('\n## In my engine\n').length, address).toBe(2);
      expect(sectionOf(address), address).not.toContain('\n#');
      for (const engine of ENGINES) expect(sectionOf(address), address).toContain(`[${engine}](`);
    }
  });

  it('leads to what the page uses, right at the engine', () => {
    const bodies = sectionOf('guide/motion/collision-with-walls');
    expect(bodies).toContain('[Excalibur](../engines/a-body.md#excalibur)');
    expect(sectionOf('guide/tilemap/borders')).not.toContain('objects.md');
    expect(sectionOf('guide/queries/spatial-queries-for-moving-objects')).toContain(
      '[three.js](../engines/objects.md#threejs)',
    );
    expect(sectionOf('guide/sight/field-of-view-what-is-in-view')).toContain('[KAPLAY](../engines/the-map.md#kaplay)');
  });

  it('has positions where a page says nothing of maps', () => {
    expect(inMyEngine('# Angles', 'docs/angles.md', 'guide/angles')).toContain('](engines/tasks/a-body.md#phaser)');
  });

  it('is not on pages that are about an engine, or no guide', () => {
    for (const address of ['guide/engines/three', 'guide/phaser/index', 'articles/directions', 'guide/recipes/index']) {
      expect(sectionOf(address), address).toBe('');
    }
  });
});
