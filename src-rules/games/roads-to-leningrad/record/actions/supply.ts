import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { cells } from '../../ids.ts';
import { called, never, unless } from '../../propose.ts';
import { countersOf } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import type { Counter } from '../../units.ts';
import { groups } from '../cells.ts';
import { determined } from '../determine.ts';
import { determination, supplyOf } from '../supply.ts';
import { cutOff } from '../verdicts.ts';
import { namedUnits, unit, units } from './fields.ts';

const onGround = (around: Around): readonly Counter[] =>
  countersOf(around).filter(({ kind }) => kind === 'combat' || kind === 'artillery' || kind === 'hq');

/** 6.12: the determination of the turn, from the names of the units without a line. */
const supplyMark = action({
  id: 'supply-mark',
  msg: t('rtl.action.supplyMark'),
  about: t('rtl.action.supplyMark.about'),
  rule: '6.12',
  group: groups.units,
  fields: { cut: units(t('rtl.field.cut'), onGround, cutOff) },
  proposes: (input, around) => {
    const cut = namedUnits(around, input.cut);
    const changes = determination(
      around,
      cut.map(({ id }) => id),
    );
    return determined(around, changes);
  },
});

/** One unit by hand: units printed OoS on the card (scenario 4), corrections. */
const supplySet = action({
  id: 'supply-set',
  msg: t('rtl.action.supplySet'),
  about: t('rtl.action.supplySet.about'),
  rule: '6.12',
  group: groups.units,
  fields: {
    unit: { ...unit(onGround), msg: t('rtl.field.units'), many: true, max: 2000, hint: t('rtl.units.hint') },
    to: {
      kind: 'choice',
      msg: t('rtl.cell.supply'),
      start: 'oos',
      options: [
        { key: 'none', msg: t('rtl.supply.none') },
        { key: 'emergency', msg: t('rtl.supply.emergency') },
        { key: 'oos', msg: t('rtl.supply.oos') },
      ],
    },
  },
  proposes: (input, around) => {
    const chosen = namedUnits(around, input.unit);
    const what = called(chosen.map((one) => one.name));
    if (!what) return never(t('rtl.bar.nobody'), '6.12');
    const to = supplyOf(input.to);
    return unless(
      undefined,
      t(to === 'none' ? 'rtl.says.supplyClear' : to === 'oos' ? 'rtl.says.supplyOos' : 'rtl.says.supplyEmergency', {
        what,
      }),
      chosen.map(({ id }) => setAt(cells.supply, id, to === 'none' ? null : to)),
    );
  },
});

export const supplyActions = [supplyMark, supplySet];
