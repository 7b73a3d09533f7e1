/**
 * Connects the parts and starts them: the map and its pictures, the game, the screen, keys, pointer, controls.
 *
 * Start reading here, then `frame.ts`, then `simulation/game.ts`.
 */
import { keepAddress } from './address-bar.js';
import { addControls } from './controls/controls.js';
import { Publisher } from './debug/debug-hook.js';
import { Edits } from './edits/edits.js';
import { FrameLoop } from './frame.js';
import { Help } from './hud/help.js';
import { dialogById, elementById } from './hud/page.js';
import { connectPanels, togglePanels } from './hud/panels.js';
import { showProblem } from './hud/problem.js';
import { focusedControl, giveKeysBack } from './input/focus.js';
import { Input } from './input/input.js';
import { onPress } from './input/press.js';
import { Lenses } from './lens/lenses.js';
import { loadMap, loadPicture } from './load-map.js';
import { Minimap } from './minimap/minimap.js';
import { readOptions } from './options.js';
import { Rounds } from './rounds.js';
import { Screens } from './screens/screens.js';
import { lensChoices, Settings } from './settings.js';
import { Runs } from './share/runs.js';
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
  const settings = new Settings(options);
  const stage = await Stage.create(elementById('stage'));
  const camera = new Camera(world, stage.screen ?? Stage.smallest);
  const tiles = new LayersView(map, picture);
  const pictures = drawPictures();
  const lenses = new Lenses(pictures);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const sound = new Sound((words) => frames.say(words));
  const showSound = (): void => elementById('mute').setAttribute('aria-pressed', String(!sound.isMuted));
  const pause = (isPaused: boolean): void => {
    settings.change({ isPaused });
    // The tiles of a run that is watched stay.
    if (isPaused && rounds.current.session?.watched === undefined)
      frames.say('Paused. Click or tap a tile to change it.');
  };
  const togglePause = (): void => pause(!settings.isPaused);
  const toggleSound = (): void => {
    sound.toggle();
    showSound();
    frames.say(`Sound ${sound.isMuted ? 'off' : 'on'}.`);
  };
  onPress(elementById('mute'), toggleSound);
  showSound();

  const backToGame = (): void => elementById('stage').focus();
  // Keys that are pressed in another window do not reach the game. This pause is no choice: the address leaves it out.
  let isAway = false;
  settings.onChange(() => (isAway &&= settings.isPaused));
  addEventListener('blur', () => {
    const isPlayed = rounds.current.game.phase === 'playing' && rounds.current.demo === undefined;
    if (!isPlayed || settings.isPaused || help.isOpen) return;
    pause(true);
    isAway = true;
  });
  const goOn = (): void => settings.change({ isPaused: false });
  const help = new Help(dialogById('help'), backToGame);
  const lensKeys = lensChoices.map((lens, i) => [String(i), () => settings.change({ lens })] as const);
  const elements = { canvas: stage.canvas, ring: elementById('stick'), knob: elementById('knob') };
  const input = new Input(elements, world.player.facing, {
    keys: {
      KeyM: () => toggleSound(),
      KeyG: () => settings.change({ fog: !settings.fog }),
      KeyP: togglePause,
      '.': () => settings.makeSteps(),
      KeyT: () => edits.toggleAtAim(),
      KeyL: () => settings.nextLens(),
      ...Object.fromEntries(lensKeys),
      '[': () => settings.moveCreatures(-1),
      ']': () => settings.moveCreatures(1),
      '+': () => camera.zoomBy(1),
      '=': () => camera.zoomBy(1),
      '-': () => camera.zoomBy(-1),
      KeyV: togglePanels,
      KeyH: () => help.open(),
      KeyN: () => {
        goOn();
        screens.play();
      },
      Escape: () => (focusedControl() === undefined ? togglePause() : backToGame()),
    },
    onZoom: (change) => camera.zoomBy(change),
  });
  connectPanels();
  onPress(elementById('throw'), () => input.throwOne());
  addControls(elementById('controls'), settings);
  giveKeysBack();

  const rounds = new Rounds({ world, settings, user: input, isCalm });
  const { game } = rounds.current;
  const view = new GameView({ game, stage, camera, tiles, pictures, overlay: lenses, isCalm });
  const minimap = new Minimap(world);
  const isCovered = (): boolean => help.isOpen;
  const runs = new Runs({
    world,
    session: () => rounds.current.session,
    watch: (run) => {
      settings.change({ isPaused: false });
      rounds.watch(run);
    },
    beat: ({ seed, creatures }) => {
      settings.change({ seed, creatures, isPaused: false });
      rounds.start();
    },
    leave: () => rounds.showDemo(),
  });
  onPress(elementById('pause'), togglePause);
  for (const button of document.querySelectorAll<HTMLElement>('.to-title'))
    onPress(button, () => {
      help.close();
      goOn();
      rounds.showDemo();
    });
  const screens = new Screens(rounds, () => runs.prepare());
  keepAddress(settings, () => isAway);
  const hook = new Publisher({
    step: (count) => settings.makeSteps(count),
    play: (values) => {
      settings.change(values);
      screens.play();
    },
    leave: () => rounds.showDemo(),
  });
  const parts = { rounds, settings, lenses, stage, view, screens, minimap, isCovered, sound, runs, hook };
  const frames = new FrameLoop(parts);
  const edits = new Edits({ canvas: stage.canvas, rounds, settings, view, tiles, frames });
  frames.run(fail);
}

function fail(problem: unknown): void {
  console.error(problem);
  showProblem(problem);
}
