// planck: each solid tile is a fixed box.
import { Box, Vec2, World } from 'planck';
import { centers, once, solidTiles } from './lib/maps.mjs';

const worldOf = once((map) => {
  const world = new World();
  for (const tile of solidTiles(map)) {
    const body = world.createBody({ position: new Vec2(tile[0] + 0.5, tile[1] + 0.5), userData: tile });
    body.createFixture({ shape: new Box(0.5, 0.5) });
  }
  return world;
});

function ray({ start, end }, map) {
  let first = null;
  worldOf(map).rayCast(new Vec2(...start), new Vec2(...end), (fixture, _point, _normal, fraction) => {
    first = { tile: fixture.getBody().getUserData(), fraction };
    // The ray ends there, for what is asked next.
    return fraction;
  });
  return first;
}

export default { ray, sight: (asked, map) => ray(centers(asked), map) === null };
