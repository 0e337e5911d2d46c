import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection, Proposal } from '#rules/kit/record/proposal.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { nameOf } from '../../model/fields.ts';
import { allowUnless, called } from '../../model/propose.ts';
import { determinedNow, isChecked, isDetermined, type SupplyChange } from './determination.ts';
import { msg } from './msg.ts';

const said = (context: Context, changes: readonly SupplyChange[]): Msg => {
  const of = (fits: (change: SupplyChange) => boolean): Msg | undefined =>
    called(changes.filter(fits).map(({ id }) => nameOf(context, id)));
  const [clear, emergency, oos] = [
    of(({ to }) => to === 'none'),
    of(({ to }) => to === 'emergency'),
    of(({ to }) => to === 'oos'),
  ];
  const parts = [
    ...(clear ? [msg('rtl.says.supplyClear', { what: clear })] : []),
    ...(emergency ? [msg('rtl.says.supplyEmergency', { what: emergency })] : []),
    ...(oos ? [msg('rtl.says.supplyOos', { what: oos })] : []),
  ];
  return list(parts, 'sentences') ?? msg('rtl.says.supplyNothing');
};

/** 6.12: the markers of a determination, from names or from the drawn map. */
export const determined = (
  context: Context,
  changes: readonly SupplyChange[],
  more: readonly Fact[] = [],
): Proposal => {
  const bar: Objection | undefined = !isChecked(context)
    ? { msg: msg('rtl.bar.firstTurn'), rule: '6.1' }
    : isDetermined(context)
      ? { msg: msg('rtl.bar.determinedTwice'), rule: '6.12' }
      : undefined;
  return allowUnless(
    bar,
    said(context, changes),
    [
      ...changes.map(({ id, to }) => setAt(cells.supply, id, to === 'none' ? null : to)),
      determinedNow(context),
      ...more,
    ],
    changes.some(({ to }) => to === 'oos') ? [{ msg: msg('rtl.next.oos'), rule: '6.14' }] : [],
  );
};
