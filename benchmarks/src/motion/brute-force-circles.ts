/** A plain step of a circle among walls: the first contact of all walls, then a leg along it, up to four contacts. */

type Pair = readonly [number, number];

/**
 * A circle enters a wall when it is deeper than this, in tiles: so a circle that touches a wall is outside. Contacts
 * are at most a millionth of a tile away from the exact ones.
 */
const touching = 1e-13;

interface Contact {
  readonly time: number;
  /** From the wall to the circle, of length 1. */
  readonly normal: Pair;
}

/** When a center enters a rectangle, and the normal there. */
function enterRectangle([x, y]: Pair, [dx, dy]: Pair, low: Pair, high: Pair): Contact | undefined {
  let [from, to] = [-Infinity, Infinity];
  let normal: Pair = [0, 0];
  for (const [axis, center, change] of [
    [0, x, dx],
    [1, y, dy],
  ] as const) {
    if (change === 0) {
      if (center <= low[axis] || center >= high[axis]) return undefined;
      continue;
    }
    const [enter, leave] = change > 0 ? [low[axis], high[axis]] : [high[axis], low[axis]];
    if ((enter - center) / change > from) {
      from = (enter - center) / change;
      normal = axis === 0 ? [-Math.sign(change), 0] : [0, -Math.sign(change)];
    }
    to = Math.min(to, (leave - center) / change);
  }
  return from >= 0 && from < to && from < 1 ? { time: from, normal } : undefined;
}

/** When a center enters a disc, and the normal there. */
function enterDisc([x, y]: Pair, [dx, dy]: Pair, [kx, ky]: Pair, radius: number): Contact | undefined {
  const [px, py] = [x - kx, y - ky];
  const squares = dx * dx + dy * dy;
  const ahead = -(px * dx + py * dy);
  // A circle that slides around a corner has its center beside the corner.
  if (ahead <= 1e-9 * Math.sqrt(squares)) return undefined;
  const across = dx * py - dy * px;
  const discriminant = radius * radius * squares - across * across;
  if (discriminant <= 0) return undefined;
  const time = (ahead - Math.sqrt(discriminant)) / squares;
  if (time < 0 || time >= 1) return undefined;
  const [nx, ny] = [px + dx * time, py + dy * time];
  const distance = Math.hypot(nx, ny);
  return { time, normal: [nx / distance, ny / distance] };
}

/** Where a circle meets a wall: one of its faces, grown by the radius, or one of its corners. */
function contactsOf(center: Pair, change: Pair, radius: number, [west, north]: Pair): (Contact | undefined)[] {
  const r = radius - touching;
  const [east, south] = [west + 1, north + 1];
  return [
    enterRectangle(center, change, [west - r, north], [east + r, south]),
    enterRectangle(center, change, [west, north - r], [east, south + r]),
    ...[[west, north] as const, [east, north] as const, [west, south] as const, [east, south] as const].map((corner) =>
      enterDisc(center, change, corner, r),
    ),
  ];
}

/** The center of a circle after a step. Coordinates are tiles. */
export function moveCircle(start: Pair, radius: number, displacement: Pair, walls: readonly Pair[]): Pair {
  let [[x, y], [dx, dy]] = [start, displacement];
  for (let contacts = 0; contacts < 4; contacts++) {
    let first: Contact | undefined;
    for (const wall of walls) {
      for (const contact of contactsOf([x, y], [dx, dy], radius, wall)) {
        if (contact !== undefined && (first === undefined || contact.time < first.time)) first = contact;
      }
    }
    if (first === undefined) return [x + dx, y + dy];
    const { time, normal } = first;
    x += dx * time;
    y += dy * time;
    const inward = (normal[0] * dx + normal[1] * dy) * (1 - time);
    dx = dx * (1 - time) - normal[0] * inward;
    dy = dy * (1 - time) - normal[1] * inward;
  }
  return [x, y];
}
