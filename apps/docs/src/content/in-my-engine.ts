/**
 * "In my engine": what stands at the end of each page of the guide. It leads to the lines that each engine needs for
 * what the code of the page uses. Those are in `docs/engines/tasks`, cut from programs that tests run with the real
 * engines.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { headingsOf } from './markdown.js';
import { repository } from './repository.js';

/** The documents of the tasks, and which pages need them. */
const TASKS = [
  { name: 'the-map', isNeeded: /tilemap|tile ?space|\bwalls?\b|\bviews?\b/i },
  { name: 'a-body', isNeeded: /moveAndSlide|\bmove[A-Z]\w*\(|\bvelocit|\bpointReader\b|PointColumn/ },
  { name: 'a-ray', isNeeded: /\bcastRay|\bsegmentBetween\(|\btilesOn?Segment|\bpointer\b|\bmouse\b/ },
  { name: 'objects', isNeeded: /\bObjectTracker\b|\bobjectsIn[A-Z]/ },
  { name: 'drawing', isNeeded: /(?:queries|motion)\/debug|\bDebugDraw\b|\bdraw[A-Z]\w*\(/ },
] as const;

/** Whatever a game computes, it begins and ends with a position. */
const ALWAYS = 'a-body';

/** Where the documents of the tasks are. */
export const TASKS_FOLDER = 'docs/engines/tasks';
/** Pages that are about an engine, or lead to pages. */
const LEFT_OUT = /^guide\/(?:index|sample|server\/.*|templates|engines\/.*|recipes\/index|pixi\/.*|phaser\/.*)$/;

const HEADING = 'In my engine';

/** The anchor of the section. */
export const IN_MY_ENGINE = 'in-my-engine';

/**
 * @param text - the page
 * @param file - the document from which the text is, to which links are relative
 * @param address - of the page
 * @returns the section, or nothing for a page that needs none
 */
export function inMyEngine(text: string, file: string, address: string): string {
  if (!address.startsWith('guide/') || LEFT_OUT.test(address)) return '';
  const needed = TASKS.filter(({ isNeeded }) => isNeeded.test(text));
  const tasks = needed.length > 0 ? needed : TASKS.filter(({ name }) => name === ALWAYS);
  const lines = tasks.map(({ name }) => {
    const document = `${TASKS_FOLDER}/${name}.md`;
    const link = posix.relative(posix.dirname(file), document);
    const [title, ...engines] = headingsOf(readFileSync(join(repository, document), 'utf8'));
    const links = engines.map((engine) => `[${engine.text}](${link}#${engine.slug})`);
    return `- [${title?.text}](${link}): ${links.join(', ')}`;
  });
  return `\n\n## ${HEADING}\n\n${lines.join('\n')}\n`;
}
