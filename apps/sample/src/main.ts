/**
 * Connects the parts and starts them: the map and its pictures, the game, the screen, keys, pointer, controls.
 *
 * Start reading here, then `frame.ts`, then `simulation/game.ts`.
 */
import { keepAddress } from './address-bar.js';
import { addControls } from './controls/controls.js';
import { FrameLoop } from './frame.js';
import { Help } from './hud/help.js';
import { dialogById, elementById } from './hud/page.js';
import { connect, show, toggle } from './hud/panels.js';
import { showProblem } from './hud/problem.js';
import { giveKeysBack } from './input/focus.js';
import { Input } from './input/input.js';
import { onPress } from './input/press.js';
import { Lenses } from './lens/lenses.js';
import { loadMap, loadPicture } from './load-map.js';
import { readOptions } from './options.js';
import { lensChoices, Settings } from './settings.js';
import { RunPanel } from './share/run-panel.js';
import type { Run } from './share/run.js';
import { Session } from './share/session.js';
import { createGame, type GameOptions } from './simulation/game.js';
import { worldOf } from './simulation/world.js';
import { Sound } from './sound/sound.js';
import { Camera } from './view/camera.js';
import { GameView } from './view/game-view.js';
import { drawPictures } from './view/pictures.js';
import { Stage } from './view/stage.js';
import { pictureFileOf, LayersView } from './view/layers-view.js';

start().catch(fail);

async function start(): Promise<void> {
  const options = readOptions(location.search);
  const map = await loadMap('keep.tmj');
  const picture = await loadPicture(pictureFileOf(map));
  const world = worldOf(map);
  let session = new Session(createGame(world, options), options);
  const { game } = session;
  const settings = new Settings(options);
  const stage = await Stage.create(elementById('stage'));
  const camera = new Camera(world, stage.screen ?? Stage.smallest);
  const tiles = new LayersView(map, picture);
  const pictures = drawPictures();
  const lenses = new Lenses(pictures);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = new GameView({ game, stage, camera, tiles, pictures, overlay: lenses, isCalm });

  const sound = new Sound();
  const showSound = (): void => elementById('mute').setAttribute('aria-pressed', String(!sound.isMuted));
  const toggleSound = (): void => {
    sound.toggle();
    showSound();
  };
  onPress(elementById('mute'), toggleSound);
  showSound();

  /** @param watched - the run to watch; the user plays if it is left out */
  const startGame = ({ seed, creatures }: GameOptions, watched?: Run): void => {
    // A watched run leaves the user's own choices alone.
    settings.change(watched === undefined ? { seed, creatures, isPaused: false } : { isPaused: false });
    session = new Session(createGame(world, { seed, creatures }), { seed, creatures }, watched);
    loop.play(session);
  };

  const backToGame = (): void => elementById('stage').focus();
  const help = new Help(dialogById('help'), backToGame);
  const lensKeys = lensChoices.map((lens, i) => [String(i), () => settings.change({ lens })] as const);
  const input = new Input(stage.canvas, game.player.facing, {
    keys: {
      KeyR: () => {
        const { watched, game } = session;
        if (watched === undefined && (game.phase === 'title' || game.phase === 'playing')) return;
        startGame(settings);
      },
      KeyM: () => toggleSound(),
      KeyG: () => settings.change({ fog: !settings.fog }),
      KeyP: () => settings.change({ isPaused: !settings.isPaused }),
      '.': () => settings.stepOnce(),
      KeyL: () => settings.nextLens(),
      ...Object.fromEntries(lensKeys),
      '[': () => settings.moveCreatures(-1),
      ']': () => settings.moveCreatures(1),
      '+': () => camera.zoomBy(1),
      '=': () => camera.zoomBy(1),
      '-': () => camera.zoomBy(-1),
      KeyV: () => toggle('side'),
      KeyH: () => help.open(),
      Escape: backToGame,
    },
    onZoom: (change) => camera.zoomBy(change),
  });
  connect('side');
  connect('plots');
  onPress(elementById('throw'), () => input.throwOne());
  addControls(elementById('controls'), settings, lenses.all);
  giveKeysBack();

  for (const id of ['hud', 'bar', 'greeting']) elementById(id).hidden = false;
  // A user who has begun to play knows how.
  for (const event of ['keydown', 'pointerdown']) {
    addEventListener(event, () => (elementById('greeting').hidden = true), { once: true });
  }
  // On a small screen the game comes first, since the panels take a large part of it.
  show('side', !matchMedia('(max-width: 900px), (max-height: 500px)').matches);
  const loop = new FrameLoop({
    session,
    settings,
    input,
    lenses,
    stage,
    view,
    sound,
    isCovered: () => help.isOpen,
    onRunEnd: (ended) => {
      settings.change({ isPaused: true });
      runs.end(ended);
    },
  });
  const runs = new RunPanel({ session: () => session, start: startGame });
  keepAddress(settings);
  loop.run(fail);
}

function fail(problem: unknown): void {
  console.error(problem);
  showProblem(problem);
}
