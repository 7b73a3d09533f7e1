/**
 * The pictures of the READMEs are drawn by the figures. This test fails if a committed one is not what they draw now;
 * `npm run pictures` draws them again.
 */
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { repository } from '../content/repository.js';
import FieldOfView from '../figures/sight/FieldOfView.vue';
import { drawBoard, drawPicture } from './draw.js';
import { PICTURES } from './pictures.js';

it.each(PICTURES)('$file is what the figures draw', async (picture) => {
  const svg = await drawPicture(picture);
  // In XML each attribute has a value. One without is a shape without points: a figure with nothing to show.
  const tags = svg.match(/<[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !/^<\/?\w+(?: [\w-]+="[^"<]+")*\/?>$/.test(tag))).toEqual([]);
  const twice = / ([\w-]+)="[^"]*"(?:.* )?\1="/;
  expect(tags.filter((tag) => twice.test(tag))).toEqual([]);
  await expect(svg).toMatchFileSnapshot(join(repository, picture.file));
});

describe('a panel', () => {
  const panel = { figure: FieldOfView, name: 'view' };

  it('has the size of its board', async () => {
    const { svg, width, height } = await drawBoard(panel);
    expect([width, height]).toEqual([348, 228]);
    expect(svg).toMatch(/^<svg class="board" viewBox="-10 -10 580 380"/);
  });

  it('shows the state that it is given', async () => {
    const near = await drawBoard({ ...panel, state: { far: '2' } });
    expect(near.svg).not.toBe((await drawBoard(panel)).svg);
  });

  it('refuses a state that the figure does not have, and one that it has anyway', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(); // Vue tells of every error
    const problem = 'The figure view must be able to show view.far=';
    await expect(drawBoard({ ...panel, state: { far: '99' } })).rejects.toThrow(`${problem}99`);
    await expect(drawBoard({ ...panel, state: { far: '16' } })).rejects.toThrow(`${problem}16`);
  });
});
