import { describe, expect, it } from 'vitest';
import { inWords, withFiles } from './file-errors.js';
import { Problem } from './problem.js';

const errorOf = (code: string, path?: string): Error => Object.assign(new Error(code), { code, path });
const failWith = (error: unknown) => () => {
  throw error;
};

describe('an error of the file system', () => {
  it.each([
    ['EACCES', 'You may not write to /root/game. Name a folder that you may write to'],
    ['EPERM', 'You may not write to /root/game.'],
    ['EROFS', '/root/game is on a disk that can only be read.'],
    ['ENOSPC', 'The disk is full, so the new project is not complete. Remove /root, make room'],
    ['EDQUOT', 'The disk is full'],
    ['ENOTDIR', 'A file is in the way of /root/game, which must be a folder.'],
    ['EEXIST', 'A file is in the way of /root/game'],
    ['ENAMETOOLONG', 'too long for this disk, received /root/game. Name another folder.'],
  ])('%s has words for the user', (code, message) => {
    const problem = inWords(errorOf(code, '/root/game'), '/root');
    expect(problem).toBeInstanceOf(Problem);
    expect(problem?.message).toContain(message);
  });

  it('without a path is about the folder', () => {
    expect(inWords(errorOf('EACCES'), '/root')?.message).toContain('You may not write to /root.');
  });
});

it.each([errorOf('EMFILE'), new TypeError('a mistake of ours'), 'no error', new Problem('words already')])(
  'other errors stay as they are: %s',
  (error) => {
    expect(inWords(error, '/root')).toBeUndefined();
    let thrown: unknown;
    try {
      withFiles('/root', failWith(error));
    } catch (caught) {
      thrown = caught;
    }
    expect(thrown).toBe(error);
  },
);
