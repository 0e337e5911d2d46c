import { post, setAt } from '#rules/kit/record/facts.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { type Agreements, sparsely } from '../../../testing/agree.ts';
import { msg } from '../chapters/movement/msg.ts';
import { accounts, cells, mapCells, recordCells } from '../ids.ts';
import { objectives } from '../model/objectives.ts';
import { divisions, leaders } from '../model/schedule.ts';
import { fightAgreements, fightInputs } from './agree-fights.ts';
import { moveAgreements } from './agree-moves.ts';
import { recordAgreements } from './agree-record.ts';

/** The pairs of readers of this game: `testing/agree.ts` says how to add one. */

/** What forms write one by one, and seldom: whose the objectives are, counters shown, who has entered, who is gone. */
const dress: NonNullable<Agreements['dress']> = (context, roll) => [
  ...roll
    .some(objectives, 0.2)
    .flatMap(({ id }) => [
      setAt(recordCells.control, id, 'german'),
      setAt(recordCells.line, id, roll.chance(0.6) ? 'open' : 'cut'),
    ]),
  ...roll
    .some(
      Object.keys(mapIn(context, mapCells.at)).filter((piece) => piece.startsWith('rifle#')),
      0.4,
    )
    .map((piece) => setAt(mapCells.tried, piece, roll.one(['0-1-6', '2-3-6', '5-6-6']) ?? '')),
  ...roll.some(leaders, 0.3).map((leader) => setAt(recordCells.leaderIn, leader, true)),
  ...(roll.chance(0.4) ? [post(accounts.rail, -roll.below(9), msg('pgg.action.rail'), '6.31')] : []),
  ...roll.some(divisions, 0.05).flatMap(({ units }) => units.map((unit) => setAt(cells.steps, unit, 0))),
];

export const guderianAgree: Agreements = {
  dress,
  inputs: fightInputs,
  against: Object.fromEntries(
    ['in-', 'provisional-in'].map((id) => [
      id,
      'who is to come stays due although the pool has no counters left (14.14)',
    ]),
  ),
  pairs: sparsely([...moveAgreements, ...fightAgreements, ...recordAgreements], 3),
};
