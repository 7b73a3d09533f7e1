/**
 * The tooltip with the type of a name in a code block: one for the whole page.
 *
 * By a pointer over a name, by a tap, or by keys: a block is one tab stop, the arrow keys go from name to name, and
 * Escape closes the tooltip.
 */
import { onMounted, onUnmounted } from 'vue';

const NAME = '[data-type]';
const BLOCK = '.content pre';
const MARGIN = 8;

export function useTypeTip(): void {
  let tip: HTMLElement | undefined;
  let shown: HTMLElement | undefined;

  const close = (): void => {
    shown?.classList.remove('current');
    shown = undefined;
    if (tip !== undefined) tip.hidden = true;
  };
  const open = (name: HTMLElement): void => {
    if (name === shown || tip === undefined) return;
    close();
    shown = name;
    name.classList.add('current');
    tip.textContent = name.dataset['type'] ?? '';
    tip.hidden = false;
    place(tip, name);
  };

  const nameAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(NAME) : null;
  const point = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const name = nameAt(target);
    if (name !== null) open(name);
    else if (!(target instanceof Node && tip?.contains(target) === true)) close();
  };
  const tap = ({ target }: MouseEvent): void => {
    const name = nameAt(target);
    if (name === null) close();
    else open(name);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return close();
    const { activeElement } = document;
    if (activeElement === null || !activeElement.matches(BLOCK)) return;
    const names = [...activeElement.querySelectorAll<HTMLElement>(NAME)];
    const next = nextIndex(event.key, shown === undefined ? -1 : names.indexOf(shown), names.length);
    const name = next === undefined ? undefined : names[next];
    if (name === undefined) return;
    event.preventDefault();
    name.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    open(name);
  };

  onMounted(() => {
    tip = document.createElement('div');
    tip.className = 'type-tip';
    // What it shows is read out when it changes.
    tip.setAttribute('role', 'status');
    tip.hidden = true;
    document.body.append(tip);
    document.addEventListener('pointerover', point);
    document.addEventListener('click', tap);
    document.addEventListener('keydown', press);
    document.addEventListener('focusout', close);
  });
  onUnmounted(() => {
    tip?.remove();
    document.removeEventListener('pointerover', point);
    document.removeEventListener('click', tap);
    document.removeEventListener('keydown', press);
    document.removeEventListener('focusout', close);
  });
}

/** The name that a key leads to; `undefined` if the key is not ours. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  return undefined;
}

/** Puts the tooltip below a name, or above it where there is no room, inside of the window. */
function place(tip: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isAbove = bottom + tip.offsetHeight + MARGIN > window.innerHeight && top > tip.offsetHeight + MARGIN;
  tip.style.left = `${Math.max(MARGIN, Math.min(left, width - tip.offsetWidth - MARGIN)) + window.scrollX}px`;
  tip.style.top = `${(isAbove ? top - tip.offsetHeight - 4 : bottom + 4) + window.scrollY}px`;
}
