/** Packs the packages once, before all tests, or takes those that a dry run of a release has packed. */
import type { TestProject } from 'vitest/node';
import { packTarballs, unpackProject } from './project.js';

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const given = process.env['TILEWRIGHT_TARBALLS'];
  const tarballs = given === undefined ? await packTarballs() : { folder: given, dispose: () => undefined };
  const project = unpackProject(tarballs.folder);
  provide('tarballs', tarballs.folder);
  provide('packedProject', project.folder);
  return () => {
    project.dispose();
    tarballs.dispose();
  };
}
