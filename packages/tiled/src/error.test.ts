import { describe, expect, it } from 'vitest';
import { errorAt, inside, pathText, TiledError } from './error.js';

describe('a TiledError', () => {
  it('names file, path, rule, value and remedy, in the message and as fields', () => {
    const place = inside({ file: 'level.tmj', path: [] }, 'layers', 0, 'width');
    const error = errorAt(place, 'a non-negative integer', 2.5, 'Save the map again');
    expect(error).toBeInstanceOf(TiledError);
    expect(error).toBeInstanceOf(RangeError);
    expect(error.name).toBe('TiledError');
    expect(error.message).toBe(
      'level.tmj: layers[0].width must be a non-negative integer, received 2.5. Save the map again',
    );
    expect(error).toMatchObject({
      file: 'level.tmj',
      path: ['layers', 0, 'width'],
      rule: 'a non-negative integer',
      value: 2.5,
    });
  });

  it('says `received nothing` for an absent value', () => {
    expect(errorAt({ file: 'a.tmj', path: ['width'] }, 'present', undefined).message).toBe(
      'a.tmj: width must be present, received nothing',
    );
  });
});

describe('pathText', () => {
  it.each([
    [[], 'the document'],
    [['layers', 2, 'objects', 0, 'x'], 'layers[2].objects[0].x'],
    [['properties', 'a name'], 'properties["a name"]'],
    [[3], '[3]'],
  ])('%j is %s', (path, text) => {
    expect(pathText(path)).toBe(text);
  });
});
