/** The rows of the help: the controls on a phone, and those by keyboard and pointer. Keys are in brackets: `[W]`. */
import { elementById } from './page.js';

type Rows = readonly (readonly [by: string, what: string])[];

const byThumbs: Rows = [
  ['left thumb', 'walk'],
  ['right thumb', 'shoot where you touch; drag to aim to any side'],
  ['Throw', 'a charge, a bomb, at the place that you last aimed at; a new one comes every second or two'],
  ['two fingers on one side', 'zoom'],
  ['Panels', 'lenses, which show how the game works; fog; number of creatures'],
  ['tap, while paused', 'make a wall of a tile, or floor of a wall; the game then does not count'],
];

const byKeys: Rows = [
  ['[W][A][S][D] or arrows', 'walk'],
  ['pointer, or [Q][E] and [R][F]', 'aim: turn, move farther or nearer'],
  ['[Space] or left button', 'shoot'],
  ['[C] or right button', 'throw a charge, a bomb, at the crosshair; a new one comes every second or two'],
  ['[1] to [7], [0], [L]', 'choose a lens, which shows how the game works; no lens; the next one'],
  ['[G]', 'fog on or off: what you do not see is dark'],
  ['[M]', 'sound on or off'],
  ['[[] []]', 'fewer or more creatures'],
  ['[+] [-] or wheel', 'zoom'],
  ['[P] or [Esc], [.]', 'pause and go on; single step'],
  ['click, or [T], while paused', 'make a wall of a tile, or floor of a wall; the game then does not count'],
  ['[N]', 'a new game'],
  ['[V], [H]', 'panels, this help'],
];

export function fillHelp(): void {
  elementById('help-rows').innerHTML = bodyOf('for-thumbs', byThumbs) + bodyOf('for-keys', byKeys);
}

function bodyOf(kind: string, rows: Rows): string {
  const lines = rows.map(([by, what]) => `<tr><th scope="row">${withKeys(by)}</th><td>${what}</td></tr>`);
  return `<tbody class="${kind}">${lines.join('')}</tbody>`;
}

function withKeys(words: string): string {
  return words.replaceAll(/\[(\S+?)\]/g, '<kbd>$1</kbd>');
}
