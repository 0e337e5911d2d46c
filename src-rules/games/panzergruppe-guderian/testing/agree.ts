import { post, setAt } from '../../../kit/facts.ts';
import { type Agreement, type Agreements, sparsely } from '../../../testing/agree.ts';
import { accounts, cells, mapCells, recordCells, sides } from '../cells-ids.ts';
import { objectives } from '../data/cities.ts';
import { divisions, leaders } from '../data/schedule.ts';
import { fieldOf, otherSide } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import { isCombat } from '../map/pieces.ts';
import { mapOf } from '../reading.ts';
import { t } from '../text/speak.ts';
import { fightAgreements } from './agree-fights.ts';
import { moveAgreements } from './agree-moves.ts';
import { recordAgreements } from './agree-record.ts';

/** The pairs of readers of this game: `testing/agree.ts` says how to add one. */

/** One unit alone: the map's ring of hexes against the same hexes told one by one. */
const retreatOfOne: Agreement = {
  id: 'retreat-of-one',
  rule: '9.7',
  readers: ['map tool retreat1', 'question retreat'],
  check: (at) => {
    const { board, stand, roll } = at;
    const on = (hex: string) => stand.pieces.filter((piece) => piece.hex === hex);
    const unit = roll.one(stand.pieces.filter(({ kind, hex }) => isCombat(kind) && on(hex).length === 1));
    const shown = unit && at.tool('retreat1', unit.hex);
    if (!shown) return undefined;
    const side = unit.side === sides.german ? sides.german : sides.soviet;
    const { ground, zones } = fieldOf(board, stand);
    const hexes = [...arcsOf(board, board.nodeOf(unit.hex))].map((arc) => {
      const node = board.to[arc] ?? 0;
      const there = on(ground.id(node));
      const friends = there.filter((one) => one.side === side);
      const combat = friends.filter(({ kind }) => isCombat(kind)).length;
      return {
        hex: ground.id(node),
        enemyUnit: friends.length < there.length,
        lake: ground.isLake(arc),
        enemyZoc: zones[otherSide(side)][node] === 1,
        friends: combat,
        friendlyLeaders: friends.length - combat,
      };
    });
    if (hexes.length === 0) return undefined;
    const told = at.script('retreat', { side, units: 1, hexes }) as {
      readonly hexes: readonly { readonly hex: string; readonly rank: number | null; readonly must: boolean }[];
    };
    const bars = (list: readonly (readonly [hex: string, label: string])[]) => Object.fromEntries(list);
    return {
      about: unit.id,
      says: [
        bars(shown.hexes.map(({ hex, label = '-', tone }) => [hex, `${label} ${['good', 'half'].includes(tone)}`])),
        bars(told.hexes.map(({ hex, rank, must }) => [hex, `${rank ?? '-'} ${must}`])),
      ],
    };
  },
};

/** What forms write one by one, and seldom: whose the objectives are, counters shown, who has entered, who is gone. */
const dress: NonNullable<Agreements['dress']> = (around, roll) => [
  ...roll
    .some(objectives, 0.2)
    .flatMap(({ id }) => [
      setAt(recordCells.control, id, 'german'),
      setAt(recordCells.line, id, roll.chance(0.6) ? 'open' : 'cut'),
    ]),
  ...roll
    .some(
      Object.keys(mapOf(around.cells, mapCells.at)).filter((piece) => piece.startsWith('rifle#')),
      0.4,
    )
    .map((piece) => setAt(mapCells.tried, piece, roll.one(['0-1-6', '2-3-6', '5-6-6']) ?? '')),
  ...roll.some(leaders, 0.3).map((leader) => setAt(recordCells.leaderIn, leader, true)),
  ...(roll.chance(0.4) ? [post(accounts.rail, -roll.below(9), t('pgg.action.rail'), '6.31')] : []),
  ...roll.some(divisions, 0.05).flatMap(({ units }) => units.map((unit) => setAt(cells.steps, unit, 0))),
];

export const guderianAgree: Agreements = {
  dress,
  against: Object.fromEntries(
    ['in-', 'provisional-in'].map((id) => [
      id,
      'who is to come stays due although the pool has no counters left (14.14)',
    ]),
  ),
  pairs: sparsely([retreatOfOne, ...moveAgreements, ...fightAgreements, ...recordAgreements], 3),
};
