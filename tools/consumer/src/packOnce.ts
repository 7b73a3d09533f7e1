/** Packs the packages once, before all tests. */
import type { TestProject } from 'vitest/node';
import { packProject } from './project.js';

export default function setup({ provide }: TestProject): () => void {
  const project = packProject();
  provide('packedProject', project.folder);
  return () => project.dispose();
}
