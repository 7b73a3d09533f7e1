/** Figures and table of a few games. */
import { type Duration, minutes, seconds } from '@tilewright/units';
import { expect, it } from 'vitest';
import type { GameResult } from './play-game.js';
import { summaryOf, tableOf } from './summary.js';

function ended(outcome: GameResult['outcome'], time: Duration, place = 'Courtyard', goal = 'The road'): GameResult {
  return { seed: 1, outcome, time, place, goal, slain: 10, timesSeen: 2 };
}

const played = summaryOf([
  ended('escaped', minutes(4)),
  ended('escaped', seconds(185)),
  ended('escaped', minutes(6)),
  ended('fallen', seconds(59.6)),
  ended('fallen', seconds(30), 'Library', 'The library'),
  ended('fallen', seconds(70), 'Courtyard', 'The great hall'),
  ended('unfinished', minutes(10)),
]);

it('is counted', () => {
  expect(played).toMatchObject({
    games: 7,
    won: 3,
    unfinished: 1,
    medianGame: seconds(185),
    medianWin: minutes(4),
    medianFall: seconds(59.6),
    falls: [
      ['Courtyard', 2],
      ['Library', 1],
    ],
    medianSlain: 10,
  });
});

it('is a column of a table in Markdown', () => {
  expect(tableOf('the bot', played)).toBe(
    `|                          | the bot                                     |
| ------------------------ | ------------------------------------------- |
| games                    | 7                                           |
| won                      | 3                                           |
| time of a game, median   | 3:05                                        |
| time of a win, median    | 4:00                                        |
| time of a fall, median   | 1:00                                        |
| neither after 10 minutes | 1                                           |
| creatures slain, median  | 10                                          |
| times seen, median       | 2                                           |
| falls by place           | Courtyard 2, Library 1                      |
| falls on the way to      | The great hall 1, The library 1, The road 1 |`
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/-{3,}/g, '---'),
  );
});
