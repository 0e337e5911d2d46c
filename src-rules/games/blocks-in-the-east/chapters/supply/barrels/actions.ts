import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { rosters, type SideId, sides } from '../../../ids.ts';
import { markedOf } from '../../../model/barrels.ts';
import { classOf } from '../../../model/blocks/made.ts';
import { blockOf, nobody } from '../../../model/blocks/named.ts';
import { sovietRosterFields } from '../../../model/units.ts';
import { markedNow, outNow } from '../judged.ts';
import { msg } from '../msg.ts';
import { situations } from './fates.ts';
import { finalCheck, marking } from './propose.ts';

/** 7.2, 7.9: barrels placed and looked at again by hand; the forms begin with what a drawn map says. */

const group = msg('bite.group.barrels');
const unitName = { kind: 'text', msg: msg('bite.field.block'), start: '', max: 60 } as const;
const most = 60;
const rowOf = (unit: RosterUnit): JsonObject => ({ id: unit.id, name: unit.name, class: classOf(unit) ?? 'infantry' });
/** For the symbol of its row alone. */
const arm = { ...sovietRosterFields.class, when: { any: [] } } as const;

/** The blocks of the rows; or what one of them is not. */
const listed = <R extends { readonly id: string; readonly name: string }>(
  rows: readonly R[],
  side: SideId,
  context: Context,
): { readonly not: Proposal } | { readonly units: readonly (readonly [RosterUnit, R])[] } => {
  const units: (readonly [RosterUnit, R])[] = [];
  for (const row of rows) {
    const unit = blockOf(context, row.id, [rosters[side]]) ?? blockOf(context, row.name, [rosters[side]]);
    if (!unit) return { not: nobody(row.name, blockOf(context, row.name)) };
    if (units.some(([one]) => one.id === unit.id))
      return { not: refuse(msg('bite.bar.twice', { unit: name(unit.name) }), '4.4') };
    units.push([unit, row]);
  }
  return { units };
};

const mark = (side: SideId): Action =>
  action({
    id: `barrels-${side}`,
    msg: msg('bite.action.barrels'),
    rule: '7.2',
    about: msg('bite.action.barrels.about'),
    side,
    group,
    fields: {
      units: {
        kind: 'rows',
        msg: msg('bite.field.barrels'),
        add: msg('bite.field.barrels.add'),
        start: [],
        max: most,
        fields: { name: unitName, class: arm },
        rosters: [rosters[side]],
        side,
        begins: (context: Context) => outNow(side, context).map(rowOf),
      },
    },
    proposes: ({ units }, context) => {
      const rows = listed(units, side, context);
      if ('not' in rows) return rows.not;
      const out = rows.units.map(([unit]) => unit);
      return marking(
        side,
        out,
        markedOf(context, side).filter((unit) => !out.includes(unit)),
        context,
      );
    },
  });

const check = (side: SideId): Action =>
  action({
    id: `final-${side}`,
    msg: msg('bite.action.finalCheck'),
    rule: '7.9',
    about: msg('bite.action.finalCheck.about'),
    side,
    group,
    fields: {
      units: {
        kind: 'rows',
        msg: msg('bite.field.marked'),
        add: msg('bite.field.barrels.add'),
        start: [],
        max: most,
        fields: {
          name: unitName,
          class: arm,
          situation: {
            kind: 'choice',
            msg: msg('bite.field.situation'),
            start: 'cutOff',
            rule: '7.9',
            options: situations.map((key) => ({ key, msg: msg(`bite.situation.${key}`) })),
          } as const,
        },
        rosters: [rosters[side]],
        side,
        begins: (context: Context) =>
          markedNow(side, context).map(({ unit, situation }) => ({ ...rowOf(unit), situation })),
      },
    },
    proposes: ({ units }, context) => {
      if (units.length === 0) return refuse(msg('bite.bar.nobodyMarked'), '7.9');
      const rows = listed(units, side, context);
      if ('not' in rows) return rows.not;
      return finalCheck(
        side,
        rows.units.map(([unit, { situation }]) => ({ unit, situation })),
        context,
      );
    },
  });

export const barrelActions: readonly Action[] = [sides.axis, sides.soviet].flatMap((side) => [mark(side), check(side)]);
