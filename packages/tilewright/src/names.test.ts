import * as motion from '@tilewright/motion';
import * as paths from '@tilewright/paths';
import * as queries from '@tilewright/queries';
import * as sight from '@tilewright/sight';
import * as tilemap from '@tilewright/tilemap';
import * as units from '@tilewright/units';
import { expect, it } from 'vitest';
import * as all from './index.js';

// Two packages with one name would both lose it here, without a word.
it('every name of the six packages is there, as the same thing', () => {
  const each = [motion, paths, queries, sight, tilemap, units].flatMap((names) => Object.entries(names));
  expect(each.filter(([name, value]) => Reflect.get(all, name) !== value).map(([name]) => name)).toEqual([]);
  expect(Object.keys(all)).toHaveLength(each.length);
});
