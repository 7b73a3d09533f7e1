/**
 * The bits of conversions, as every engine computes them. If a hash changes, so do the worlds that games have saved.
 */
import { expect, it } from 'vitest';
import { changesDigest, columnsDigest, conversionsDigest, gridDigest, picturesDigest, shapesDigest } from './golden.js';

it('conversions give the same bits as ever', () => {
  expect(conversionsDigest()).toMatchInlineSnapshot(`"f7a3754df2e99c68"`);
});

it('directions, rings and distances come in the same order as ever', () => {
  expect(gridDigest()).toMatchInlineSnapshot(`"b15c54b9388d0d05"`);
});

it('the tiles of columns are the same as ever', () => {
  expect(columnsDigest()).toMatchInlineSnapshot(`"09635008097ca4b7"`);
});

it('changes and patches come in the same order as ever', () => {
  expect(changesDigest()).toMatchInlineSnapshot(`"1dbb92dce7f9f316"`);
});

it('rectangles and outlines come in the same order as ever', () => {
  expect(shapesDigest()).toMatchInlineSnapshot(`"65069afbef3c8bbf"`);
});

it('pictures are chosen as ever', () => {
  expect(picturesDigest()).toMatchInlineSnapshot(`"f8c493fa9ec8ceec"`);
});
