/**
 * The keyboard: held keys as directions and turns, and keys that act once.
 *
 * Shows: a vector of plain numbers is dimensionless, and `directionOf` says where it points, or `undefined`.
 */
import { type Direction2, directionOf, vector } from '@tilewright/units';
import { focusedControl } from './focus.js';

/** By position on the keyboard, so that the keys lie the same on every layout. East is x + 1, south is y + 1. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  KeyW: [0, -1],
  ArrowUp: [0, -1],
  KeyA: [-1, 0],
  ArrowLeft: [-1, 0],
  KeyS: [0, 1],
  ArrowDown: [0, 1],
  KeyD: [1, 0],
  ArrowRight: [1, 0],
};
const heldToo = ['KeyQ', 'KeyE', 'KeyR', 'KeyF', 'Space', 'ShiftLeft', 'ShiftRight'];

export class Keyboard {
  private readonly held = new Set<string>();
  private readonly actions: Readonly<Record<string, () => void>>;

  /** @param actions - what other keys do, by position (`KeyQ`) or by character (`+`) */
  constructor(target: Window, actions: Readonly<Record<string, () => void>>) {
    this.actions = actions;
    target.addEventListener('keydown', (event) => this.press(event));
    target.addEventListener('keyup', ({ code, key }) => {
      // While the command key of a Mac is down, browsers do not report the release of other keys.
      if (key === 'Meta') this.held.clear();
      else this.held.delete(code);
    });
    // The release of a key in another window is never reported.
    target.addEventListener('blur', () => this.held.clear());
  }

  /** The direction in which the held keys walk. Opposite keys cancel out. */
  get walk(): Direction2 | undefined {
    let x = 0;
    let y = 0;
    for (const code of this.held) {
      const [dx, dy] = steps[code] ?? [0, 0];
      x += dx;
      y += dy;
    }
    return directionOf(vector(Math.sign(x), Math.sign(y)));
  }

  get isShooting(): boolean {
    return this.held.has('Space');
  }

  /** Whether to walk slowly. */
  get isSlow(): boolean {
    return this.held.has('ShiftLeft') || this.held.has('ShiftRight');
  }

  /** How the held keys turn the aim: -1 counterclockwise, 1 clockwise. */
  get turn(): number {
    return Number(this.held.has('KeyE')) - Number(this.held.has('KeyQ'));
  }

  /** How the held keys move the aim: 1 away from the player, -1 toward it. */
  get reach(): number {
    return Number(this.held.has('KeyR')) - Number(this.held.has('KeyF'));
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isForControl(event)) return;
    const action = this.actions[event.code] ?? this.actions[event.key];
    if (event.code in steps || heldToo.includes(event.code)) this.held.add(event.code);
    else if (action === undefined) return;
    if (!event.repeat) action?.();
    event.preventDefault(); // keeps the page from scrolling
  }
}

/** Whether a key belongs to the button, list or slider that has the focus. */
function isForControl({ key, code }: KeyboardEvent): boolean {
  const control = focusedControl();
  if (control === undefined) return false;
  const isText = control instanceof HTMLInputElement && control.type === 'text' && !control.readOnly;
  const isChosen = control instanceof HTMLSelectElement && key.length === 1;
  return isText || isChosen || key.startsWith('Arrow') || code === 'Space' || code === 'Enter' || code === 'Tab';
}
