import { calledSo } from '#rules/kit/base/named.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { type Name, name } from '#rules/kit/words/message.ts';
import { cells, eventMarks, type Nation, poolCells, type UnitClass } from '../../ids.ts';
import { offSaid } from '../../model/blocks/change.ts';
import { classOf, made, nationOf } from '../../model/blocks/made.ts';
import { nobody } from '../../model/blocks/named.ts';
import { allowUnless, thisMonth } from '../../model/facts.ts';
import { noPp, type Payer, payers } from '../../model/income.ts';
import { lacks, payments, priceRules } from '../../model/paying.ts';
import { isNone } from '../../model/pp.ts';
import { ppMsg } from '../../model/ppWords.ts';
import { type PfColour, pfColours, priceOf } from '../../model/prices.ts';
import { showFacts, shownOf } from '../../model/reading.ts';
import {
  type BlockStanding,
  type Dated,
  datedBlocks,
  dueBlocks,
  findBlock,
  missingPf,
  standingOf,
} from '../../model/removals.ts';
import { axisRosterFields, highestPf } from '../../model/units.ts';
import { msg } from './msg.ts';
import { gone } from './surrender.ts';

/** 5.10: a block leaves on its date: whole and in supply, or its owner pays first. */

const byHand = { field: 'how', is: ['damaged', 'eliminated'] } as const;
const how = {
  kind: 'choice',
  msg: msg('bite.field.condition'),
  start: 'record',
  options: (['record', 'whole', 'damaged', 'eliminated', 'unsupplied'] as const).map((key) => ({
    key,
    msg: msg(`bite.condition.${key}`),
  })),
  big: true,
} as const;
const fields = {
  how,
  pf: { kind: 'count', msg: msg('bite.field.pfMissing'), start: 1, min: 1, max: highestPf, when: byHand },
  class: { ...axisRosterFields.class, when: byHand },
  colour: {
    kind: 'choice',
    msg: msg('bite.field.pfColour'),
    start: 'printed',
    rule: '7.3',
    when: { field: 'how', is: ['record', 'damaged', 'eliminated'] },
    options: [
      { key: 'printed', msg: msg('bite.pfColour.printed') },
      ...pfColours.map((key) => ({ key, msg: msg(`bite.pfColour.${key}`) })),
    ],
  },
} as const;

interface Order {
  readonly how: 'record' | 'whole' | 'damaged' | 'eliminated' | 'unsupplied';
  readonly pf: number;
  readonly class: UnitClass;
  readonly colour: PfColour | 'printed';
}

/** What has to be paid before it may go. */
const priceFor = (
  { unit: id }: Dated,
  standing: BlockStanding,
  order: Order,
  nation: Nation,
  context: Context,
): { readonly not: Proposal } | { readonly price: typeof noPp } => {
  if (standing === 'whole') return { price: noPp };
  const unit = findBlock(context, id);
  const pf = order.how === 'record' && unit ? missingPf(context, unit, standing) : order.pf;
  const unitClass = (unit && classOf(unit)) ?? order.class;
  const printed =
    unit && order.how === 'record' ? made(unit, standing === 'eliminated', pf, context).colours : undefined;
  if (order.colour === 'printed' && !printed) return { not: refuse(msg('bite.bar.noColours'), '7.3') };
  const { colour } = order;
  const paid = colour === 'printed' ? (printed ?? []) : Array.from({ length: pf }, () => colour);
  return { price: priceOf(paid, unitClass, priceRules(context, nation)) };
};

/** Allies without PP of their own are Germany's to pay for. */
const payerOf = (nation: Nation): Payer => payers.find((one) => one === nation) ?? 'GER';

const leave = (dated: Dated, called: Name, nation: Nation, order: Order, context: Context): Proposal => {
  const { unit: id, becomes } = dated;
  const standing = order.how === 'record' ? standingOf(context, id) : order.how;
  const said = { unit: called };
  if (standing === 'removed') return refuse(msg('bite.bar.hasLeft', said), '7.3');
  if (standing === undefined) return refuse(msg('bite.bar.sayHow', said), '7.3');
  if (standing === 'unsupplied')
    return {
      ok: true,
      says: becomes ? msg('bite.says.upgradeLater', said) : msg('bite.says.putOff', said),
      facts: [thisMonth(context.turn, eventMarks.removalPutOff, id, 1)],
    };
  if (becomes) return turnInto(dated, becomes, called, standing, context);
  const got = priceFor(dated, standing, order, nation, context);
  if ('not' in got) return got.not;
  const payer = payerOf(nation);
  const due = dueBlocks(context).some((one) => one.unit === id);
  const bar: Objection | undefined = due
    ? lacks(payer, got.price, context)
    : { msg: msg('bite.bar.notDue', said), rule: '7.3' };
  const says = isNone(got.price)
    ? msg('bite.says.leaves', said)
    : msg('bite.says.leavesPaid', { ...said, pp: ppMsg(got.price) });
  const off = gone(context, id);
  return allowUnless(bar, offSaid(says, off), [...payments(payer, got.price, says, '7.3', context), ...off]);
};

/** UPG-1: the new block stands where the old one stood, with the damage it had. */
const turnInto = (
  { unit: id }: Dated,
  becomes: string,
  called: Name,
  standing: BlockStanding,
  context: Context,
): Proposal => {
  const said = { unit: called, into: name(findBlock(context, becomes)?.name ?? blockNames[becomes] ?? becomes) };
  if (standing === 'eliminated') return refuse(msg('bite.bar.rebuildFirst', said), '7.3');
  const due = dueBlocks(context).some((one) => one.unit === id);
  const old = findBlock(context, id);
  const shown = old && shownOf(old, context);
  const hex = mapIn(context, cells.at)[id];
  const facts: readonly Fact[] = [
    ...gone(context, id),
    setAt(cells.state, becomes, null),
    setAt(poolCells.arrived, becomes, context.turn),
    ...showFacts(becomes, shown === undefined || shown === 0 ? null : shown, context),
    ...(typeof hex === 'string' ? [setAt(cells.at, becomes, hex)] : []),
  ];
  return allowUnless(
    due ? undefined : { msg: msg('bite.bar.notDue', said), rule: '7.3' },
    msg('bite.says.upgrade', said),
    facts,
  );
};

/** As the text calls them, where nobody keeps a roster. */
const blockNames: { readonly [id: string]: string } = {
  'flieger-7': '7. Flieger',
  rapid: 'Rapid Corps',
  'luftlande-22': '22. Luftlande',
  lssah: 'LSSAH',
  'ss-1': '1. SS-Panzerkorps',
};
export const calledDated = (context: Pick<Context, 'rosters'>, id: string) =>
  name(findBlock(context, id)?.name ?? blockNames[id] ?? id);

/** Of the text: each has its own form, with nothing to type where the record knows how it stands. */
const ofText = (id: string, unit: string, nation: Nation) =>
  action({
    id,
    msg: msg(id === 'lssah' ? 'bite.action.upgrade' : 'bite.action.leaves', { unit: name(blockNames[unit] ?? unit) }),
    rule: '7.3',
    about: id === 'lssah' ? msg('bite.action.upgrade.about') : msg('bite.action.leaves.about'),
    group: msg('bite.group.month'),
    fields,
    when: (context) => dueBlocks(context).some((one) => one.unit === unit),
    proposes: (input, context) => {
      const dated = datedBlocks(context).find((one) => one.unit === unit);
      if (!dated) return nobody(unit);
      return leave(dated, calledDated(context, unit), nation, input, context);
    },
  });

/** Of the players' own cards. */
const ofCards = action({
  id: 'removal',
  msg: msg('bite.action.removal'),
  rule: '7.3',
  about: msg('bite.action.removal.about'),
  group: msg('bite.group.month'),
  fields: {
    block: {
      kind: 'text',
      msg: msg('bite.field.block'),
      hint: msg('bite.block.hint'),
      start: '',
      max: 60,
      offers: (context) => dueBlocks(context).map(({ unit }) => ({ name: calledDated(context, unit).name })),
      big: true,
    },
    ...fields,
  },
  when: (context) => dueBlocks(context).length > 0,
  proposes: (input, context) => {
    const dated = calledSo(
      input.block,
      datedBlocks(context).map((one) => ({ ...one, id: one.unit, name: calledDated(context, one.unit).name })),
    );
    const unit = dated && findBlock(context, dated.unit);
    if (!dated || !unit) return nobody(input.block);
    return leave(dated, name(unit.name), nationOf(unit), input, context);
  },
});

export const removalActions: readonly Action[] = [
  ofText('remove-flieger', 'flieger-7', 'GER'),
  ofText('remove-rapid', 'rapid', 'HUN'),
  ofText('remove-luftlande', 'luftlande-22', 'GER'),
  ofText('lssah', 'lssah', 'GER'),
  ofCards,
];
