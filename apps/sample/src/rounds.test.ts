/** The rounds of the page: the number of creatures before and after the first move. */
import { Direction2, pixelsPerMeter } from '@tilewright/units';
import { pixelSpace } from '@tilewright/tilemap';
import { beforeEach, expect, it } from 'vitest';
import { defaults } from './options.js';
import { Rounds } from './rounds.js';
import { Settings } from './settings.js';
import type { Commands } from './simulation/commands.js';
import { step } from './simulation/game.js';
import { at, idle } from './simulation/testing/small-world.js';
import { readKeep } from './simulation/testing/keep.js';
import { worldOf } from './simulation/world.js';

const world = worldOf(await readKeep());
const space = pixelSpace({ origin: at(0, 0), pixelsPerMeter: pixelsPerMeter(32) });

let settings: Settings;
let rounds: Rounds;
/** What the user does. */
let commands: Commands;

beforeEach(() => {
  settings = new Settings({ ...defaults, creatures: 40 });
  commands = idle();
  const user = { next: () => commands, aimFrom: () => at(0, 0) };
  rounds = new Rounds({ world, settings, user, isCalm: true });
  rounds.start();
});

function steps(count: number): void {
  const { game, pilot } = rounds.current;
  for (let i = 0; i < count; i++) {
    const next = pilot.next(game, space);
    if (next !== undefined) step(game, next);
  }
}

/** Changes the number of creatures as the controls do. */
function choose(creatures: number): void {
  settings.change({ creatures });
  rounds.setCreatureCount(creatures);
}

it('the game begins again with the number of creatures that is chosen before the first move', () => {
  steps(20);
  // More often than a recording may change it.
  for (let i = 1; i <= 40; i++) {
    choose(i);
    steps(1);
  }
  const { game, session } = rounds.current;
  expect([game.creatures.count, game.steps, session?.disqualification]).toEqual([40, 1, undefined]);
  commands = idle({ walk: Direction2.east });
  steps(20);
  const run = session!.run!;
  expect([run.creatures, run.entries.some(({ creatures }) => creatures !== undefined)]).toEqual([40, false]);
  rounds.watch(run);
  steps(22);
  expect(rounds.current.session?.ending).toBe('same');
});

it('the same game goes on with another number of creatures after the first move', () => {
  steps(1);
  commands = idle({ walk: Direction2.east });
  steps(1);
  const { game, session } = rounds.current;
  choose(70);
  expect(rounds.current.game).toBe(game);
  expect([game.creatures.count, session?.disqualification]).toEqual([70, 'creatures']);
});

it('tiles that were changed stay so', () => {
  steps(1);
  const { game } = rounds.current;
  game.isEdited = true;
  choose(70);
  expect(rounds.current.game).toBe(game);
  expect(game.creatures.count).toBe(70);
});

it('a run that is watched keeps its number of creatures', () => {
  steps(5);
  rounds.watch(rounds.current.session!.run!);
  const { game } = rounds.current;
  choose(70);
  expect(rounds.current.game).toBe(game);
  expect(game.creatures.count).toBe(40);
});
