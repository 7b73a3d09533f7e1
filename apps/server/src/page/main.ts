/** The page: a player in the world, what it sees, and what the zones cost. */
import type { PixelSpace } from '@tilewright/tilemap';
import { meters, pixelsPerMeter, position, valueIn } from '@tilewright/units';
import { fetchWorld, signIn } from '../client/enter.js';
import { Session } from '../client/session.js';
import { signInAgain } from '../client/sign-in-again.js';
import type { SignedIn } from '../messages/answers.js';
import { spaceAround } from './camera.js';
import { colors } from './colors.js';
import { Controls } from './controls.js';
import { BodiesPainter } from './paint-bodies.js';
import { WorldPainter } from './paint-world.js';
import { Panel } from './panel.js';
import { forget, recall, remember } from './signed-in.js';

const SEND_MILLISECONDS = 50;
const PANEL_MILLISECONDS = 500;
const SECOND = 1000;

const canvas = document.querySelector('canvas')!;
const pen = canvas.getContext('2d')!;
const address = location.origin;

const world = await fetchWorld(address);
const signedIn = recall() ?? (await signIn(address).catch(sayAndThrow));
remember(signedIn);

const later = (milliseconds: number, then: () => void): void => void setTimeout(then, milliseconds);
const session: Session = new Session({
  address,
  world,
  signedIn,
  report: (problem) => {
    throw new Error(problem);
  },
  // The server was started again, and its tokens are other ones.
  onRefused: () => {
    forget();
    location.reload();
  },
  onNoPlace: signInAgain({ signIn: () => signIn(address), hasNoPlace: () => session.hasNoPlace, beginAs, later }),
  later,
});
const worldPainter = new WorldPainter(world);
const bodiesPainter = new BodiesPainter(session);
const panel = new Panel(session);
let space: PixelSpace | undefined;
let center: { readonly x: number; readonly y: number } | undefined;
const controls = new Controls(session, canvas, () => space);

setInterval(() => {
  controls.act();
  session.send();
}, SEND_MILLISECONDS);
setInterval(() => {
  panel.update();
  void panel.updateZones();
}, PANEL_MILLISECONDS);
requestAnimationFrame(draw);
canvas.focus();

function beginAs(another: SignedIn): void {
  remember(another);
  location.reload();
}

/** The world is full, for one. */
function sayAndThrow(error: unknown): never {
  document.querySelector('#problem')!.textContent = String(error);
  document.querySelector('#state')!.textContent = 'You cannot join now.';
  throw error;
}

function draw(milliseconds: number): void {
  requestAnimationFrame(draw);
  const now = milliseconds / SECOND;
  const ratio = devicePixelRatio;
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  pen.fillStyle = colors.night;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  center = bodiesPainter.update(now) ?? center;
  if (center === undefined) return;
  const { x, y } = center;
  space = spaceAround(position(meters(x), meters(y)), canvas);
  const zoom = ratio * valueIn(space.pixelsPerMeter, pixelsPerMeter);
  // A unit of the pen is a meter; the player is in the middle.
  pen.setTransform(zoom, 0, 0, zoom, canvas.width / 2 - zoom * x, canvas.height / 2 - zoom * y);
  worldPainter.paint(pen, (zone) => session.links.get(zone)?.isOpen ?? true);
  bodiesPainter.paint(pen, now);
}
