/** three.js: meshes on a plane, and a pointer. Its world is in meters; y is up, and the ground is x and z. */
import { box, moveAndSlide } from '@tilewright/motion';
import { castRay, type Handle, objectsInCircle, ObjectTracker } from '@tilewright/queries';
import { drawMove } from '@tilewright/motion/debug';
import {
  type DebugDraw,
  debugColors,
  type DebugPart,
  drawRay,
  drawSolidTiles,
  drawTracker,
} from '@tilewright/queries/debug';
import { bitTilemapFrom, tileRect, tileSpace } from '@tilewright/tilemap';
import { circle, difference, meters, metersPerTile, pointReader, position, segmentBetween } from '@tilewright/units';
import {
  BoxGeometry,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  EllipseCurve,
  Float32BufferAttribute,
  HemisphereLight,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  Plane,
  PlaneGeometry,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { type Frame, hitOf } from './frame.js';
import * as level from './level.js';

export const frames: Frame[] = [];

const { width, height, zoom } = level.view;
const [levelWidth, levelHeight] = [level.levelWidth, level.levelHeight];
const scene = new Scene();
scene.background = new Color('#10141c');
scene.add(new HemisphereLight('#ffffff', '#404858', 2));
const sun = new DirectionalLight('#ffffff', 2);
sun.position.set(-3, 8, 5);
scene.add(sun);

// 16 pixels of the canvas for a tile of 2 meters, times the zoom. Seen from above, and a little from the south.
const [right, top] = [width / zoom / 16, height / zoom / 16];
const camera = new OrthographicCamera(-right, right, top, -top, 1, 200);
const middle = new Vector3(levelWidth, 0, levelHeight);
camera.position.set(levelWidth, 80, levelHeight + 24);
camera.lookAt(middle);

const ground = new Mesh(
  new PlaneGeometry(2 * levelWidth, 2 * levelHeight),
  new MeshLambertMaterial({ color: '#1a2130' }),
);
ground.rotation.x = -Math.PI / 2;
ground.position.copy(middle);
scene.add(ground);

const bounds = tileRect({ x: 0, y: 0, width: levelWidth, height: levelHeight });
const walls = bitTilemapFrom(bounds, level.isWall);

const side = 4 * level.hero.half;
const hero = new Mesh(new BoxGeometry(side, 1, side), new MeshLambertMaterial({ color: '#7dd3fc' }));
hero.position.set(2 * level.hero.x, 0.5, 2 * level.hero.y);
const enemies = level.wanderers.map(({ x, y, radius }) => {
  const enemy = new Mesh(
    new CylinderGeometry(2 * radius, 2 * radius, 1),
    new MeshLambertMaterial({ color: '#a3324a' }),
  );
  enemy.position.set(2 * x, 0.5, 2 * y);
  return enemy;
});
scene.add(hero, ...enemies);

const pointer = new Vector2();
// Its x and y are the x and z of the ground.
const lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ vertexColors: true, depthTest: false }));
lines.rotation.x = Math.PI / 2;
lines.frustumCulled = false;
scene.add(lines);

// shown
type Enemy = Mesh<CylinderGeometry, MeshLambertMaterial>;

// glue
const here = pointReader(meters);
const onGround = ({ x, z }: Vector3) => ({ x, y: z });
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const tracker = new ObjectTracker<Enemy>({ space });
const disc = (enemy: Enemy) => circle(here(onGround(enemy.position)), meters(enemy.geometry.parameters.radiusTop));
const forget = (handle: Handle) => () => tracker.remove(handle);
const track = (enemy: Enemy) => enemy.addEventListener('removed', forget(tracker.add(enemy, disc(enemy))));
// end of glue
for (const enemy of enemies) track(enemy);

// drawing
const ends: Vector2[] = [];
const colors: number[] = [];
const at = (x: number, y: number) => new Vector2(x, y);
const outline = (part: DebugPart, corners: readonly Vector2[]) => {
  for (const [i, corner] of corners.entries()) ends.push(corners.at(i - 1) ?? corner, corner);
  for (let i = 2 * corners.length; i > 0; i--) new Color(debugColors[part]).toArray(colors, colors.length);
};
const draw: DebugDraw = {
  segment: (x, y, endX, endY, part) => outline(part, [at(x, y), at(endX, endY)]),
  rectangle: (x, y, dx, dy, part) => outline(part, [at(x, y), at(x + dx, y), at(x + dx, y + dy), at(x, y + dy)]),
  circle: (x, y, radius, part) => outline(part, new EllipseCurve(x, y, radius, radius).getPoints(24)),
};
// end of drawing

const plane = new Plane(new Vector3(0, 1, 0));
const raycaster = new Raycaster();
const heroSize = difference(meters(0.75), meters(0.75));

// In each frame, after the meshes have moved.
function update(dx: number, dy: number, aim: Vector3) {
  tracker.moveEach(meters, (enemy) => onGround(enemy.position)); // glue
  const body = box(here(onGround(hero.position)), heroSize);
  const move = moveAndSlide(walls, space, body, difference(meters(dx), meters(dy)));
  const { x, y: z } = here.write({ x: 0, y: 0 }, move.center); // glue
  hero.position.set(x, hero.position.y, z); // glue
  raycaster.setFromCamera(pointer, camera);
  raycaster.ray.intersectPlane(plane, aim);
  const sight = segmentBetween(here(onGround(hero.position)), here(onGround(aim)));
  const hit = castRay(walls, space, sight);
  const near = objectsInCircle(tracker, circle(sight.end, meters(8)));
  drawSolidTiles(draw, walls, space);
  drawTracker(draw, tracker);
  drawMove(draw, space, body, move);
  drawRay(draw, space, sight, hit);
  lines.geometry.dispose(); // drawing
  lines.geometry = new BufferGeometry().setFromPoints(ends.splice(0)); // drawing
  lines.geometry.setAttribute('color', new Float32BufferAttribute(colors.splice(0), 3)); // drawing
  return { hit, near };
}
// end of shown

// A block for each wall.
const blocks = new InstancedMesh(
  new BoxGeometry(2, 1, 2),
  new MeshLambertMaterial({ color: '#3a3f4c' }),
  levelWidth * levelHeight,
);
blocks.count = 0;
walls.forEach((isWall, x, y) => {
  if (isWall) blocks.setMatrixAt(blocks.count++, new Matrix4().setPosition(2 * x + 1, 0.5, 2 * y + 1));
});
scene.add(blocks);

const velocities = level.wanderers.map(({ dx, dy }) => new Vector3(2 * dx, 0, 2 * dy));

export function start(): void {
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.setSize(width, height);
  document.body.replaceChildren(renderer.domElement);
  renderer.domElement.addEventListener('pointermove', ({ offsetX, offsetY }) => {
    pointer.set((2 * offsetX) / width - 1, 1 - (2 * offsetY) / height);
  });
  const aim = new Vector3();
  let then = performance.now();
  renderer.setAnimationLoop((now) => {
    for (const [i, enemy] of enemies.entries()) enemy.position.addScaledVector(velocities[i]!, (now - then) / 1000);
    then = now;
    const from = [hero.position.x, hero.position.z] as const;
    const step = level.heroStep(frames.length);
    const { hit, near } = update(2 * step[0], 2 * step[1], aim);
    frames.push({
      bodies: enemies.flatMap(({ parent, position: { x, z }, geometry }, id) =>
        parent === null ? [] : [{ id, x, y: z, radius: geometry.parameters.radiusTop }],
      ),
      pointer: [aim.x, aim.z],
      from,
      to: [hero.position.x, hero.position.z],
      step,
      hit: hitOf(hit),
      near: near.map((enemy) => enemies.indexOf(enemy)),
    });
    if (frames.length % level.turnEvery === 0) for (const velocity of velocities) velocity.negate();
    if (frames.length === level.doomedFrame) enemies[0]?.removeFromParent();
    renderer.render(scene, camera);
  });
}
