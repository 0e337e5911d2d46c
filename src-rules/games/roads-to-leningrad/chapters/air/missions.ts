import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { cells, ruling, type SideId, scenarios, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import type { OptionalId } from '../arrivals/schedule.ts';
import { msg } from './msg.ts';

/** S3.28, S4.27, S5.23, S6.24: how many offensive CAS missions a side has in a turn (OCMR), and where none may go. */

type Reads = Pick<Context, 'cells' | 'options' | 'scenario'>;

export const isTaken = (context: Pick<Context, 'cells'>, group: OptionalId): boolean =>
  textAt(context, cells.groups, group) === 'taken';

/** The German air group, and from which turn on it counts; undefined: the scenario has none. */
const airGroup = (scenario: string): { readonly id: OptionalId; readonly from: number } | undefined =>
  scenario === scenarios.soltsy || scenario === scenarios.counterattack
    ? { id: 'soltsy-air', from: turnOf(16, 'AM') }
    : scenario === scenarios.starayaRussa
      ? { id: 'russa-german-air', from: turnOf(17, 'AM') }
      : undefined;
/** The turn in which half of the Soviet aircraft leave; undefined: they stay (AMB-18). */
export const removalTurn = (context: Reads): number | undefined => {
  const group = airGroup(context.scenario);
  return group && (isTaken(context, group.id) || ruling(context, 'amb18') === 'always') ? group.from : undefined;
};

export interface Missions {
  readonly of: number;
  readonly rule: string;
}
export const missionsOf = (context: Reads, side: SideId, turn: number): Missions => {
  const { scenario } = context;
  const group = airGroup(scenario);
  const germanAir = group !== undefined && isTaken(context, group.id) && turn >= group.from;
  const removal = removalTurn(context);
  const fewer = removal !== undefined && turn >= removal;
  if (scenario === scenarios.manstein) return { of: side === sides.german ? 4 : 2, rule: 'S6.24' };
  if (scenario === scenarios.starayaRussa) {
    if (side === sides.german) return { of: germanAir ? 4 : 0, rule: 'S5.23' };
    const full = isTaken(context, 'russa-soviet-air') && turn >= turnOf(16, 'AM') ? 4 : 2;
    return { of: fewer ? full / 2 : full, rule: 'S5.23' };
  }
  const rule = scenario === scenarios.counterattack ? 'S4.27' : 'S3.28';
  if (side === sides.german) return { of: germanAir ? 3 : 1, rule };
  if (scenario === scenarios.counterattack) return { of: 2, rule };
  const usual = turn < turnOf(14, 'AM') ? 1 : 2;
  const full = usual + (isTaken(context, 'soltsy-voroshilov') && turn >= turnOf(15, 'AM') ? 1 : 0);
  return { of: fewer ? Math.min(2, full) : full, rule };
};

/** The cell `missions`: side → flown this turn, and 'side:formation' → of these by one formation. */
export const missionKey = (side: SideId, formation = ''): string => (formation === '' ? side : `${side}:${formation}`);
export const flown = (context: Pick<Context, 'cells'>, side: SideId, formation = ''): number =>
  countAt(context, cells.missions, missionKey(side, formation)) ?? 0;
export const missionsLeft = (context: Reads & Pick<Context, 'turn'>, side: SideId): number =>
  Math.max(0, missionsOf(context, side, context.turn).of - flown(context, side));
/** 13.24: one more offensive mission of a formation. */
export const missionFacts = (context: Pick<Context, 'cells'>, side: SideId, formation: string): readonly Fact[] => [
  setAt(cells.missions, side, flown(context, side) + 1),
  ...(formation === ''
    ? []
    : [setAt(cells.missions, missionKey(side, formation), flown(context, side, formation) + 1)]),
];
/** S5.23c: formations that never fly offensive missions, by the names of the rulebook. */
export const withoutMissions = (scenario: string, formation: string): boolean =>
  (scenario === scenarios.starayaRussa || scenario === scenarios.manstein) &&
  /\blieb\b|\b25(th|ª|a)?\b.*\bcav|\b25\s?c\b/i.test(formation);
/** S6.22: no Soviet offensive CAS against a hex west of column 21 on those turns. */
export const casWestBar = (
  context: Pick<Context, 'scenario' | 'turn'>,
  side: SideId,
  hex: string,
): Objection | undefined => {
  const column = /^\d{2}(\d{2})$/.exec(hex)?.[1];
  return context.scenario === scenarios.manstein &&
    side === sides.soviet &&
    context.turn <= turnOf(19, 'PM') &&
    column !== undefined &&
    Number(column) > 21
    ? { msg: msg('rtl.notice.casWest'), rule: 'S6.22' }
    : undefined;
};
