import { expect, it } from 'vitest';
import { testedOf } from './test.mjs';

const namesOf = (/** @type {string[]} */ asked, /** @type {('test' | 'test:e2e')[]} */ scripts = ['test']) =>
  testedOf(asked, scripts).map(({ name }) => name);

it('all workspaces with tests of a kind are tested, or those that are named', () => {
  expect(namesOf([])).toEqual(expect.arrayContaining(['@tilewright/units', '@tilewright/sample']));
  expect(namesOf([])).not.toContain('@tilewright/docs');
  expect(namesOf(['docs', 'pixi'], ['test', 'test:e2e'])).toEqual(['@tilewright/pixi', '@tilewright/docs']);
});

it('a name without tests of that kind is refused, with those that have some', () => {
  expect(() => namesOf(['unit'])).toThrow(/^No workspace with such tests is named unit. There are .*units/);
  expect(() => namesOf(['docs'])).toThrow('is named docs');
});
