/** The collisions that most platformers begin with: each tile that the body overlaps pushes it out, the shorter way. */
export interface Pushed {
  readonly x: number;
  readonly y: number;
  /** How many pushes came from a side between two walls, which no body can touch from outside. */
  readonly seams: number;
}

export function pushOutOfEach(
  isWall: (column: number, row: number) => boolean,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): Pushed {
  let seams = 0;
  const [west, east] = [Math.floor(x - halfWidth), Math.floor(x + halfWidth)];
  const [north, south] = [Math.floor(y - halfHeight), Math.floor(y + halfHeight)];
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) {
      if (!isWall(column, row)) continue;
      const awayX = x - (column + 0.5);
      const awayY = y - (row + 0.5);
      const overlapX = halfWidth + 0.5 - Math.abs(awayX);
      const overlapY = halfHeight + 0.5 - Math.abs(awayY);
      if (overlapX <= 0 || overlapY <= 0) continue; // another tile has pushed it out of this one
      if (overlapX < overlapY) {
        x += Math.sign(awayX) * overlapX;
        if (isWall(column + Math.sign(awayX), row)) seams++;
      } else {
        y += Math.sign(awayY) * overlapY;
        if (isWall(column, row + Math.sign(awayY))) seams++;
      }
    }
  }
  return { x, y, seams };
}
