/** The committed pictures are what the package draws now. `npx vitest run -u` draws them again. */
import { expect, it } from 'vitest';
import {
  autotilesPicture,
  borderPicture,
  directionsPicture,
  movesPicture,
  ringsPicture,
  shapesPicture,
  wangPicture,
} from './pictures.js';

it.each([
  ['directions', directionsPicture],
  ['rings', ringsPicture],
  ['border', borderPicture],
  ['moves', movesPicture],
  ['shapes', shapesPicture],
  ['autotiles', autotilesPicture],
  ['wang', wangPicture],
])('docs/%s.svg is as the package draws it', async (name, draw) => {
  await expect(draw()).toMatchFileSnapshot(`../../docs/${name}.svg`);
});
