import { action } from '#rules/kit/game/action.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { cells } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { namedUnits, unit, units } from '../../model/fields.ts';
import { allowUnless, called } from '../../model/propose.ts';
import { onGround, supplyOf } from '../../model/reading.ts';
import { determination } from './determination.ts';
import { determined } from './determined.ts';
import { msg } from './msg.ts';
import { withoutLine } from './supplied.ts';

/** 6.12: the determination of the turn, from the names of the units without a line. */
const supplyMark = action({
  id: 'supply-mark',
  msg: msg('rtl.action.supplyMark'),
  about: msg('rtl.action.supplyMark.about'),
  rule: '6.12',
  group: groups.units,
  fields: { cut: units(msg('rtl.field.cut'), onGround, withoutLine) },
  proposes: (input, context) => {
    const cut = namedUnits(context, input.cut);
    const changes = determination(
      context,
      cut.map(({ id }) => id),
    );
    return determined(context, changes);
  },
});

/** One unit by hand: units printed OoS on the card (scenario 4), corrections. */
const supplySet = action({
  id: 'supply-set',
  msg: msg('rtl.action.supplySet'),
  about: msg('rtl.action.supplySet.about'),
  rule: '6.12',
  group: groups.units,
  fields: {
    unit: { ...unit(onGround), msg: msg('rtl.field.units'), many: true, max: 2000, hint: msg('rtl.units.hint') },
    to: {
      kind: 'choice',
      msg: msg('rtl.cell.supply'),
      start: 'oos',
      options: [
        { key: 'none', msg: msg('rtl.supply.none') },
        { key: 'emergency', msg: msg('rtl.supply.emergency') },
        { key: 'oos', msg: msg('rtl.supply.oos') },
      ],
    },
  },
  proposes: (input, context) => {
    const chosen = namedUnits(context, input.unit);
    const what = called(chosen.map((one) => one.name));
    if (!what) return refuse(msg('rtl.bar.nobody'), '6.12');
    const to = supplyOf(input.to);
    return allowUnless(
      undefined,
      msg(to === 'none' ? 'rtl.says.supplyClear' : to === 'oos' ? 'rtl.says.supplyOos' : 'rtl.says.supplyEmergency', {
        what,
      }),
      chosen.map(({ id }) => setAt(cells.supply, id, to === 'none' ? null : to)),
    );
  },
});

export const supplyActions = [supplyMark, supplySet];
