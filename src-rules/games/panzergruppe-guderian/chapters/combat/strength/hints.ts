import { explain } from '#rules/kit/procedure/explain.ts';
import { outOfPhase } from '#rules/kit/procedure/outOfPhase.ts';
import type { Hint } from '#rules/kit/procedure/panel.ts';
import { boardDrawn } from '#rules/kit/record/boardDrawn.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { markedIn } from '#rules/kit/record/readers.ts';
import { listed, type Msg, name } from '#rules/kit/words/message.ts';
import { marks, type SideId } from '../../../ids.ts';
import { isFighting, isMoving } from '../../../model/active.ts';
import { sideOf } from '../../../model/reading.ts';
import { isOut } from '../../../model/steps.ts';
import { sideMsg } from '../../../model/words.ts';
import { sheetSpec } from '../../map/sheet.ts';
import { columnFor, columns } from '../crt.ts';
import { type Fighter, type Forces, standsAt } from '../forces/forces.ts';
import { msg } from '../msg.ts';
import { reckon, type Totals } from './reckon.ts';
import { riverCounts, setsOf } from './sets.ts';

/** 'a + b': names of units have commas of their own. */
const added = (labels: readonly Msg[]): Msg => listed(labels, 'plus');

const columnName = (index: number) => name(columns[index] ?? '');

/** What would change the column, the cheapest first; then what the record says against it. */
export const hintsOf = (
  forces: Forces,
  totals: Totals | undefined,
  context: Context,
  approximate: boolean,
): readonly Hint[] => [
  ...(totals ? changes(forces, totals, context) : []),
  ...moment(forces, context),
  ...apart(forces, context),
  ...ticks(forces, context),
  ...stacks(forces),
  ...strayed(forces),
  // X05: redrawn counters have been seen before; which of them these are nobody knows
  ...(approximate ? [{ msg: msg('pgg.hint.redrawn'), rule: '12.4' }] : []),
];

/** 9.11, 6.51: attacks in the own combat phase, overruns in the own movement phases. */
const moment = (forces: Forces, context: Context): readonly Hint[] => {
  const fits = forces.overrun ? isMoving : isFighting;
  const who = { side: sideMsg(forces.attackerSide) };
  return outOfPhase(
    context,
    fits(context, forces.attackerSide),
    forces.overrun
      ? { msg: msg('pgg.hint.noOverrunNow', who), rule: '6.51' }
      : { msg: msg('pgg.hint.noAttackNow', who), rule: '9.11' },
  );
};

/** 9.11, 9.23, 6.51: on the drawn map every attacker is beside every hex attacked; of hexes not drawn nothing is known. */
const apart = (forces: Forces, context: Context): readonly Hint[] => {
  const board = boardDrawn(sheetSpec, context);
  if (!board) return [];
  const targets = forces.hexes.map(({ hex }) => board.nodeOf(hex)).filter((node) => node >= 0);
  const far = forces.attackers.filter((fighter) => {
    const at = board.nodeOf(standsAt(fighter, forces));
    return at >= 0 && targets.some((target) => target !== at && board.arcOf(at, target) < 0);
  });
  if (far.length === 0) return [];
  const units = added(far.map(({ label }) => label));
  return [{ msg: msg('pgg.hint.notBeside', { units, count: far.length }), rule: forces.overrun ? '6.51' : '9.11' }];
};

const changes = (forces: Forces, totals: Totals, context: Context): readonly Hint[] => {
  const at = columnFor(totals.attack, totals.defence);
  if (at === undefined) return [];
  const hints: Hint[] = [];
  const again = (changed: Forces): { attack: number; defence: number; column: number | undefined } => {
    const { attack, defence } = reckon(changed, context, explain(false));
    return { attack, defence, column: columnFor(attack, defence) };
  };

  // 9.32: one attacker over land undoes the river, whatever it brings; overrunners all come from one hex (6.51)
  const target = forces.hexes[0];
  if (target && !forces.overrun && riverCounts(forces)) {
    const { attack, defence, column } = again({
      ...forces,
      hexes: forces.hexes.map((hex, i) => (i === 0 ? { ...hex, allAcross: false, byRows: false } : hex)),
    });
    if (column !== undefined && column > at)
      hints.push({ msg: msg('pgg.hint.river', { a: attack, d: defence, column: columnName(column) }), rule: '9.32' });
  }

  // 11.31: who would bring more in supply
  for (const unit of forces.attackers.filter((fighter) => fighter.out && !fighter.leader)) {
    const { attack, defence, column } = again({
      ...forces,
      attackers: forces.attackers.map((one) => (one === unit ? { ...one, out: false } : one)),
    });
    if (column !== undefined && column > at) {
      hints.push({
        msg: msg('pgg.hint.supply', { unit: unit.label, a: attack, d: defence, column: columnName(column) }),
        rule: '11.31',
      });
    }
  }

  // 10.36: the least leader that reaches the next column, if any can
  if (forces.attackerSide === 'soviet' && forces.attackers.some((fighter) => !fighter.leader)) {
    const rating = leastLeader(forces, at, again);
    if (rating !== undefined)
      hints.push({ msg: msg('pgg.hint.leader', { n: rating, column: columnName(at + 1) }), rule: '10.36' });
  }

  const sets = setsOf(forces, context);
  if (sets) {
    const joining = new Map(forces.bystanders.map((fighter) => [fighter.id, fighter]));
    const named = (units: readonly Fighter[]): Msg => added(units.map((unit) => unit.label));
    const attacking = forces.attackers.filter((fighter) => !fighter.leader);
    // X02: the cheapest set among all listed for the next column
    const next = sets.cheapest.find((set) => set.column === at + 1);
    const joins = next?.units.flatMap((id) => {
      const fighter = joining.get(id);
      return fighter ? [fighter] : [];
    });
    if (next && joins && joins.length > 0) {
      hints.push({
        msg: msg('pgg.hint.join', {
          units: named(joins),
          a: next.attack,
          d: next.defence,
          column: columnName(next.column),
        }),
        rule: '9.4',
      });
    }
    if (sets.best && next && sets.best.column > next.column) {
      hints.push({
        msg: msg('pgg.hint.best', { a: sets.best.attack, d: sets.best.defence, column: columnName(sets.best.column) }),
        rule: '9.4',
      });
    }
    const here = sets.cheapest.find((set) => set.column === at);
    const idle = here ? attacking.filter((fighter) => !here.units.includes(fighter.id)) : [];
    if (here && idle.length > 0 && here.units.every((id) => attacking.some((fighter) => fighter.id === id))) {
      hints.push({
        msg: msg('pgg.hint.idle', { units: named(idle), a: here.attack, d: here.defence, column: columnName(at) }),
        rule: '9.22',
      });
    }
  }
  return hints;
};

const leastLeader = (
  forces: Forces,
  at: number,
  again: (changed: Forces) => { readonly column: number | undefined },
): number | undefined => {
  const hexes = [...new Set(forces.attackers.filter((fighter) => !fighter.leader).map((fighter) => fighter.hex))];
  const model = forces.attackers[0];
  if (!model) return undefined;
  for (let rating = 1; rating <= 6; rating++) {
    for (const hex of hexes) {
      if (forces.attackers.some((fighter) => fighter.leader && fighter.hex === hex)) continue;
      const leader: Fighter = {
        ...model,
        id: 'leader',
        figure: 'leader',
        type: 'leader',
        leader: true,
        untried: false,
        attack: 0,
        defence: rating,
        rating,
        hex,
        disrupted: false,
        steps: 1,
      };
      const { column } = again({ ...forces, attackers: [...forces.attackers, leader] });
      if (column !== undefined && column > at) return rating;
    }
  }
  return undefined;
};

const isMarked = (context: Context, mark: string, { id }: Pick<Fighter, 'id'>): boolean =>
  Object.hasOwn(markedIn(context, mark), id);

/** 9.14, 9.85: once a phase, and not after an advance; overruns count for neither. */
export const foughtAlready = (fighter: Fighter, context: Context): readonly Objection[] => {
  const unit = { unit: fighter.label };
  return [
    ...(isMarked(context, marks.attacked, fighter) ? [{ msg: msg('pgg.hint.attacked', unit), rule: '9.14' }] : []),
    ...(isMarked(context, marks.advanced, fighter) ? [{ msg: msg('pgg.hint.advanced', unit), rule: '9.85' }] : []),
  ];
};

/** 9.14, 9.85, 6.62, 9.75: what the record has noted of these units. */
const ticks = (forces: Forces, context: Context): readonly Hint[] => {
  const is = (mark: string, fighter: Fighter): boolean => isMarked(context, mark, fighter);
  const hints: Hint[] = [];
  const object = (msg: Msg, rule: string) => hints.push({ msg, rule, against: true });
  for (const fighter of [...forces.attackers, ...forces.defenders])
    if (isOut(context, fighter.id)) object(msg('pgg.hint.gone', { unit: fighter.label }), '9.61');
  for (const fighter of forces.attackers) {
    if (!forces.overrun) for (const not of foughtAlready(fighter, context)) object(not.msg, not.rule);
    if (is(marks.disrupted, fighter) && !fighter.disrupted)
      hints.push({ msg: msg('pgg.hint.disrupted', { unit: fighter.label }), rule: '6.62' });
  }
  for (const fighter of forces.defenders) {
    const unit = { unit: fighter.label };
    if (!forces.overrun && is(marks.wasAttacked, fighter)) object(msg('pgg.hint.wasAttacked', unit), '9.14');
    if (!forces.overrun && is(marks.advanced, fighter)) object(msg('pgg.hint.advancedDefender', unit), '9.85');
    if (is(marks.retreated, fighter) && !fighter.retreated)
      hints.push({ msg: msg('pgg.hint.retreated', unit), rule: '9.75' });
  }
  // units without a name of their own are noted by their hex, which the other side may have entered since
  const noted = (mark: string, hex: string, side: SideId): boolean => {
    const found = hex === '' ? undefined : context.marks[mark]?.[`hex:${hex}`];
    return found !== undefined && ['', side].includes(sideOf(found));
  };
  const from = [...new Set(forces.attackers.map((fighter) => fighter.place))];
  for (const hex of from) {
    if (!forces.overrun && noted(marks.attacked, hex, forces.attackerSide))
      object(msg('pgg.hint.hexHasAttacked', { hex: name(hex) }), '9.14');
    if (noted(marks.disrupted, hex, forces.attackerSide))
      hints.push({ msg: msg('pgg.hint.hexDisrupted', { hex: name(hex) }), rule: '6.62' });
  }
  for (const { hex } of forces.hexes) {
    if (!forces.overrun && noted(marks.wasAttacked, hex, forces.defenderSide))
      object(msg('pgg.hint.hexAttacked', { hex: name(hex) }), '9.14');
  }
  return hints;
};

/** 7.1, 7.2: more in a hex than may stand there. */
const stacks = (forces: Forces): readonly Hint[] => {
  const all = [...forces.attackers, ...forces.bystanders, ...forces.defenders];
  const places = [...new Set(all.map((fighter) => fighter.place).filter((place) => place !== ''))];
  return places.flatMap((place) =>
    (['german', 'soviet'] as const).flatMap((side) => {
      const count = all.filter((fighter) => fighter.place === place && fighter.side === side && !fighter.leader).length;
      return count > 3
        ? [
            {
              msg: msg('pgg.hint.stack', { hex: name(place), count }),
              rule: side === 'german' ? '7.2' : '7.1',
              against: true,
            },
          ]
        : [];
    }),
  );
};

/** 9.23: defenders noted in several hexes, taken as one: each hex has terrain of its own. */
const strayed = (forces: Forces): readonly Hint[] => {
  const target = forces.hexes[0]?.hex ?? '';
  const here = forces.defenders.filter((fighter) => fighter.hex === 'target').map((fighter) => fighter.place);
  const places = [...new Set([target, ...here].filter((place) => place !== ''))];
  const [a, b] = places;
  return a && b ? [{ msg: msg('pgg.hint.strayed', { a: name(a), b: name(b) }), rule: '9.23' }] : [];
};
