import type { Around } from '../../../kit/around.ts';
import { turns as everyTurn, type Node, phase, pick, seq, type Task, when } from '../../../kit/sequence.ts';
import { cells, phases, sides, turns } from '../ids.ts';
import { countIn } from '../reading.ts';
import { t } from '../text/speak-table.ts';

/** 3: twelve phases in one of two orders, by who has the initiative; turn 1 is the end of the usual one (18.4). */

type PhaseId = keyof typeof phases;
const tasks: { readonly [P in PhaseId]?: readonly Task[] } = {};

/** The side that has the initiative acts first in a bombardment (11). */
const first = (around: Around): string => (hasInitiative(around) ? sides.soviet : sides.axis);
export const hasInitiative = (around: Pick<Around, 'cells' | 'turn'>): boolean =>
  countIn(around, cells.initiative) === around.turn;

const one = (
  id: PhaseId,
  rule: string,
  who: string | ((around: Around) => string),
  screen?: 'fight' | 'supply',
): Node =>
  phase({
    id: phases[id],
    msg: t(`armir.phase.${id === 'bombardment1' || id === 'bombardment2' ? 'bombardment' : id}`),
    rule,
    who,
    tasks: tasks[id] ?? [],
    ...(screen ? { screen } : {}),
  });

const axisMovement = one('axisMovement', '5', sides.axis);
const sovietMovement = one('sovietMovement', '5', sides.soviet);
const axisMotorised = one('axisMotorised', '5.2', sides.axis);
const sovietMotorised = one('sovietMotorised', '5.2', sides.soviet);
const bombardment1 = one('bombardment1', '11', first);
const bombardment2 = one('bombardment2', '11', first);
const axisCombat = one('axisCombat', '12', sides.axis, 'fight');
const sovietCombat = one('sovietCombat', '12', sides.soviet, 'fight');

const fromSeven = [axisMotorised, bombardment2, sovietCombat, sovietMotorised];
const orders = {
  short: seq('short', fromSeven),
  axis: seq('usual', [axisMovement, bombardment1, axisCombat, sovietMovement, ...fromSeven]),
  soviet: seq('bought', [
    sovietMovement,
    axisMotorised,
    bombardment1,
    sovietCombat,
    sovietMotorised,
    axisMovement,
    bombardment2,
    axisCombat,
  ]),
};
const order = (around: Around): string =>
  around.turn === 1 ? 'short' : hasInitiative(around) ? sides.soviet : sides.axis;

const later = { turn: { from: 2 } } as const;
export const sequence: Node = everyTurn(
  turns,
  seq('', [
    when(later, one('initiative', '4', sides.soviet)),
    when(later, one('reinforcements', '15', sides.axis)),
    pick('order', order, orders),
    one('supply', '8', 'table', 'supply'),
    one('attrition', '8.6', 'table'),
  ]),
);
export const firstPlace = `t1/order=short/short/${phases.axisMotorised}`;
