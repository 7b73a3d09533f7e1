/** The rows of the help: the controls on a phone, and those by keyboard and pointer. Keys are in brackets: `[W]`. */
import { elementById } from './page.js';

type Rows = readonly (readonly [by: string, what: string])[];

/** Rows for those who play by thumbs, and for those who play by keys. */
export interface HelpRows {
  readonly byThumbs?: Rows;
  readonly byKeys?: Rows;
}

const byThumbs: Rows = [
  ['left thumb', 'walk; pushed half way, slowly: they notice you from half as far'],
  ['right thumb', 'shoot where you touch, or at a hunter beside it; drag to aim to any side'],
  ['Throw', 'a charge, a bomb, at the place that you last aimed at; a new one comes every few seconds'],
  ['two fingers on one side', 'zoom'],
  ['Panels', 'fog; number of creatures'],
];

const byKeys: Rows = [
  ['[W][A][S][D] or arrows', 'walk'],
  ['[Shift], held', 'walk slowly: they notice you from half as far'],
  ['pointer, or [Q][E] and [R][F]', 'aim: turn, move farther or nearer'],
  ['[Space] or left button', 'shoot'],
  ['[C] or right button', 'throw a charge, a bomb, at the crosshair; a new one comes every few seconds'],
  ['[G]', 'fog on or off: what you do not see is dark'],
  ['[[] []]', 'fewer or more creatures'],
  ['[+] [-] or wheel', 'zoom'],
  ['[P] or [Esc], [.]', 'pause and go on; single step'],
  ['[N]', 'a new game'],
  ['[V], [H]', 'panels, this help'],
];

/** @param more - the rows of the features */
export function fillHelp(more: readonly HelpRows[]): void {
  const thumbs = [...byThumbs, ...more.flatMap((rows) => rows.byThumbs ?? [])];
  const keys = [...byKeys, ...more.flatMap((rows) => rows.byKeys ?? [])];
  elementById('help-rows').innerHTML = bodyOf('for-thumbs', thumbs) + bodyOf('for-keys', keys);
}

function bodyOf(kind: string, rows: Rows): string {
  const lines = rows.map(([by, what]) => `<tr><th scope="row">${withKeys(by)}</th><td>${what}</td></tr>`);
  return `<tbody class="${kind}">${lines.join('')}</tbody>`;
}

function withKeys(words: string): string {
  return words.replaceAll(/\[(\S+?)\]/g, '<kbd>$1</kbd>');
}
