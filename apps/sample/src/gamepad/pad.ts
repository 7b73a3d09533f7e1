/**
 * A gamepad in the standard mapping: the left stick or the cross walks, the right stick aims, the right trigger shoots,
 * the left trigger and the lowest button throw.
 *
 * Shows: two plain numbers as a vector, whose direction is a unit vector, or `undefined` at rest.
 */
import { type Direction2, directionOf, type Length, meters, mul, vector } from '@tilewright/units';

/** What buttons and the right stick do. */
export interface PadActions {
  onThrow(): void;
  onStart(): void;
  /** The right stick points in a direction, to a place at a distance from the player. */
  onAim(direction: Direction2, distance: Length): void;
}

/** What is read of the browser's own type. */
export type PadState = Pick<Gamepad, 'mapping' | 'connected' | 'axes'> & {
  readonly buttons: readonly Pick<GamepadButton, 'pressed'>[];
  readonly vibrationActuator?: Pick<GamepadHapticActuator, 'playEffect'> | null;
};

/** The buttons of the standard mapping, by their indices. */
const lowest = 0;
const leftTrigger = 6;
const rightTrigger = 7;
const start = 9;
const cross = { up: 12, down: 13, left: 14, right: 15 } as const;

/** A stick that is pushed less than this is at rest: a worn stick does not return to its middle. */
const rest = 0.3;
/** A stick that is pushed less than this walks slowly. */
const fullPush = 0.75;
/** The right stick says how far only if it is pushed as far as this: on its way back, it passes the nearer places. */
const aimedPush = 0.5;
/** How far the right stick aims at the most. */
const reach: Length = meters(10);

interface Push {
  readonly direction: Direction2;
  /** From 0 to 1. */
  readonly strength: number;
}

export class Pad {
  isShooting = false;
  private readonly pads: () => readonly (PadState | null)[];
  private readonly actions: PadActions;
  private readonly held = new Set<number>();
  private state: PadState | undefined;
  private push: Push | undefined;

  /** @param pads - those of the browser */
  constructor(pads: () => readonly (PadState | null)[], actions: PadActions) {
    this.pads = pads;
    this.actions = actions;
  }

  /** The direction in which the player walks. */
  get walk(): Direction2 | undefined {
    return this.push?.direction;
  }

  /** Whether the stick is pushed only a part of the way. */
  get isSlow(): boolean {
    return this.push !== undefined && this.push.strength < fullPush;
  }

  /** Reads the pad. Call once per frame: browsers tell of no change. */
  poll(): void {
    this.state = this.pads().find((pad) => pad?.connected === true && pad.mapping === 'standard') ?? undefined;
    const { axes = [] } = this.state ?? {};
    const side = Number(this.isDown(cross.right)) - Number(this.isDown(cross.left));
    const down = Number(this.isDown(cross.down)) - Number(this.isDown(cross.up));
    this.push = pushOf(side, down) ?? pushOf(axes[0], axes[1]);
    this.isShooting = this.isDown(rightTrigger);
    const aim = pushOf(axes[2], axes[3]);
    if (aim !== undefined && aim.strength >= aimedPush) this.actions.onAim(aim.direction, mul(reach, aim.strength));
    for (const button of [lowest, leftTrigger]) if (this.isNew(button)) this.actions.onThrow();
    if (this.isNew(start)) this.actions.onStart();
  }

  /** Shakes the pad, if it can be shaken. */
  rumble(): void {
    const effect = { duration: 120, strongMagnitude: 0.6, weakMagnitude: 0.3 };
    // A pad that was unplugged meanwhile refuses.
    void this.state?.vibrationActuator?.playEffect('dual-rumble', effect).catch(() => undefined);
  }

  private isDown(button: number): boolean {
    return this.state?.buttons[button]?.pressed === true;
  }

  /** Whether a button is down that was up when the pad was last read. */
  private isNew(button: number): boolean {
    const wasHeld = this.held.has(button);
    if (this.isDown(button)) this.held.add(button);
    else this.held.delete(button);
    return !wasHeld && this.held.has(button);
  }
}

/** @param x - to the right, from -1 to 1, and `y` down */
function pushOf(x = 0, y = 0): Push | undefined {
  const direction = directionOf(vector(x, y));
  const strength = Math.min(Math.hypot(x, y), 1);
  return direction === undefined || strength < rest ? undefined : { direction, strength };
}
