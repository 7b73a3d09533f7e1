/**
 * Connects the parts and starts them: the map and its pictures, the game, the screen, keys, pointer, features.
 *
 * Start reading here, then `frame.ts`, then `simulation/game.ts`.
 */
import { keepAddress } from './address-bar.js';
import { addControls } from './controls/controls.js';
import type { Feature, FeatureMaker } from './feature.js';
import * as makers from './features.js';
import { FrameLoop } from './frame.js';
import { Help } from './hud/help.js';
import { dialogById, elementById } from './hud/page.js';
import { connectPanels, togglePanels } from './hud/panels.js';
import { showProblem } from './hud/problem.js';
import { focusedControl, giveKeysBack } from './input/focus.js';
import { Input } from './input/input.js';
import { onPress } from './input/press.js';
import { loadMap, loadPicture } from './load-map.js';
import { loadPart } from './load-part.js';
import { readOptions } from './options.js';
import { phaseOf, Rounds } from './rounds.js';
import { Screens } from './screens/screens.js';
import { Settings } from './settings.js';
import { worldOf } from './simulation/world.js';
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
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const features: Feature[] = [];
  const pause = (isPaused: boolean): void => {
    settings.change({ isPaused });
    // The tiles of a run that is watched stay.
    if (isPaused && rounds.current.session?.watched === undefined)
      frames.say(['Paused.', ...features.flatMap(({ whilePaused }) => whilePaused ?? [])].join(' '));
  };
  const togglePause = (): void => pause(!settings.isPaused);

  const backToGame = (): void => elementById('stage').focus();
  // Keys that are pressed in another window do not reach the game. This pause is no choice: the address leaves it out.
  let isAway = false;
  settings.onChange(() => (isAway &&= settings.isPaused));
  addEventListener('blur', () => {
    if (phaseOf(rounds.current) !== 'playing' || settings.isPaused || help.isOpen) return;
    pause(true);
    isAway = true;
  });
  const goOn = (): void => settings.change({ isPaused: false });
  const help = new Help(dialogById('help'), backToGame);
  const keys: Record<string, () => void> = {
    KeyG: () => settings.change({ fog: !settings.fog }),
    KeyP: togglePause,
    '.': () => settings.makeSteps(),
    '[': () => settings.moveCreatures(-1),
    ']': () => settings.moveCreatures(1),
    '+': () => camera.zoomBy(1),
    '=': () => camera.zoomBy(1),
    '-': () => camera.zoomBy(-1),
    KeyV: togglePanels,
    KeyH: () => help.open(),
    KeyC: () => input.throwOne(),
    KeyN: () => {
      goOn();
      screens.play();
    },
    Escape: () => (focusedControl() === undefined ? togglePause() : backToGame()),
  };
  const elements = { canvas: stage.canvas, ring: elementById('stick'), knob: elementById('knob') };
  const input = new Input(elements, world.player.facing, { keys, onZoom: (change) => camera.zoomBy(change) });
  connectPanels();
  onPress(elementById('throw'), () => input.throwOne());
  giveKeysBack();

  const rounds = new Rounds({ world, settings, user: input, isCalm });
  const { game } = rounds.current;
  const view = new GameView({ game, stage, camera, tiles, pictures, isCalm });
  const isCovered = (): boolean => help.isOpen;
  onPress(elementById('pause'), togglePause);
  for (const button of document.querySelectorAll<HTMLElement>('.to-title'))
    onPress(button, () => {
      help.close();
      goOn();
      rounds.showDemo();
    });
  const screens = new Screens(rounds, settings, {
    say: (words) => frames.say(words),
    begin: () => features.forEach((feature) => feature.begin?.()),
    turnTo: (phase, round) => features.forEach((feature) => feature.turnTo?.(phase, round)),
  });
  const frames = new FrameLoop({ rounds, settings, stage, view, screens, isCovered, features, isCalm });

  const isPlayed = (): boolean => ['ready', 'playing'].includes(phaseOf(rounds.current));
  const app = {
    world,
    settings,
    rounds,
    stage,
    tiles,
    pictures,
    view,
    frames,
    input,
    features,
    play: () => screens.play(),
    isPlayed,
    startOrPause: () => {
      if (help.isOpen) help.close();
      else if (isPlayed()) togglePause();
      else screens.play();
    },
  };
  for (const make of Object.values<FeatureMaker>(makers)) features.push(make(app));
  for (const { keys: own, overlay } of features) {
    Object.assign(keys, own);
    if (overlay !== undefined) view.add(overlay);
  }
  const rows = features.flatMap((feature) => feature.help ?? []);
  // No picture waits for them.
  void loadPart(() => import('./hud/help-rows.js')).then((part) => part?.fillHelp(rows));
  const choices = features.flatMap(({ choice }) => choice ?? []);
  keepAddress(settings, choices, () => isAway);
  addControls(
    elementById('controls'),
    settings,
    features.flatMap(({ controls }) => controls ?? []),
  );
  frames.run(fail);
}

function fail(problem: unknown): void {
  console.error(problem);
  showProblem(problem);
}
