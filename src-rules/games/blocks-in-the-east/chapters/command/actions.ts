import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../ids.ts';
import { allowUnless } from '../../model/facts.ts';
import { on } from '../../model/rules.ts';
import { activates, anyActivated } from './activation.ts';
import { stepOf } from './blocks.ts';
import { activateField, blocksField, readBlocks, readHq, spendField } from './forms.ts';
import { msg } from './msg.ts';
import { barActivating, fresh, type Means, meansOf, order, supremesAct } from './orders.ts';
import { attemptsIn, hqRadius } from './points.ts';
import { tooFar } from './range.ts';
import { dueToRest, owedRest, restedMsg, resting } from './rest.ts';
import { unitsMsg } from './words.ts';

/** 13.0: headquarters activated, what their AP go on, and what they lose by it. */

const group = msg('bite.hq.group');
const bySide = <A>(make: (side: SideId) => A): readonly A[] => [sides.axis, sides.soviet].map(make);

const activate = (side: SideId): Action =>
  action({
    id: `hq-activate-${side}`,
    msg: msg('bite.hq.action.activate'),
    rule: '13.2',
    about: msg('bite.hq.action.activate.about'),
    side,
    group,
    fields: {
      hq: activateField(side),
      ap: {
        kind: 'count',
        msg: msg('bite.hq.field.ap'),
        hint: msg('bite.hq.field.ap.hint'),
        start: 0,
        min: 0,
        max: 12,
        rule: '3.12',
      },
    },
    when: supremesAct,
    proposes: (input, context) => {
      const read = readHq(context, side, input.hq);
      if ('not' in read) return read.not;
      const { hq } = read;
      const activation = fresh(context, hq, input.ap);
      const { of } = meansOf(context, hq, activation);
      const p = { hq: name(hq.name), range: hqRadius(context) };
      return allowUnless(
        barActivating(context, hq),
        of === undefined ? msg('bite.hq.says.active', p) : msg('bite.hq.says.activeWith', { ...p, count: of }),
        [...owedRest(context, hq), activates(hq.id, activation)],
      );
    },
  });

/** What is left, after the sentence of an order. */
const leftMsg = ({ left, of }: Means): Msg =>
  left === undefined || of === undefined ? msg('bite.hq.says.leftUnknown') : msg('bite.hq.says.left', { n: left, of });

const spends = ['armour', 'air', 'unsupplied', 'drop', 'again'] as const;
const count = {
  kind: 'count',
  msg: msg('bite.hq.field.count'),
  hint: msg('bite.hq.field.count.hint'),
  start: 1,
  min: 1,
  max: 12,
  when: { field: 'blocks', is: '' },
} as const;
const spend = (side: SideId): Action =>
  action({
    id: `hq-order-${side}`,
    msg: msg('bite.hq.action.order'),
    rule: '13.4',
    about: msg('bite.hq.action.order.about'),
    side,
    group,
    fields: {
      use: {
        kind: 'choice',
        msg: msg('bite.hq.field.use'),
        start: 'armour',
        // 7.6: who reacts flies
        begins: (context: Context) => (stepOf(context) === 'reaction' ? 'air' : 'armour'),
        rule: '13.4',
        options: spends
          .filter((key) => side === sides.soviet || key !== 'again')
          .map((key) => ({ key, msg: msg(`bite.hq.use.${key}`) })),
      } as const,
      hq: spendField(side),
      blocks: blocksField(side),
      count,
    },
    when: supremesAct,
    proposes: (input, context) => ordered(input, side, context),
  });

/** 31.0: 1 AP for each unit. */
const intoReserve = (side: SideId): Action =>
  action({
    id: `reserve-into-${side}`,
    msg: msg('bite.hq.action.into'),
    rule: '31.0',
    about: msg('bite.hq.action.into.about'),
    side,
    group,
    fields: { hq: spendField(side, 'reserve'), blocks: blocksField(side, 'reserve') },
    when: (context) => supremesAct(context) && on(context, 'o31'),
    proposes: (input, context) =>
      input.blocks === ''
        ? refuse(msg('bite.hq.bar.noUnit'), '31.0')
        : ordered({ ...input, use: 'reserve', count: 1 }, side, context),
  });

/** 19.1: counted apart from its AP. */
const attempt = (side: SideId): Action =>
  action({
    id: `hq-recon-${side}`,
    msg: msg('bite.hq.action.recon'),
    rule: '19.1',
    about: msg('bite.hq.action.recon.about'),
    side,
    group,
    fields: { hq: spendField(side, 'recon') },
    when: (context) => supremesAct(context) && on(context, 'o19'),
    proposes: (input, context) => ordered({ ...input, use: 'recon', blocks: '', count: 1 }, side, context),
  });

type Spent = (typeof spends)[number] | 'reserve' | 'recon';
const ordered = (
  input: { readonly use: Spent; readonly hq: string; readonly blocks: string; readonly count: number },
  side: SideId,
  context: Context,
): Proposal => {
  const whose = readHq(context, side, input.hq);
  if ('not' in whose) return whose.not;
  const read = readBlocks(context, side, input.blocks);
  if ('not' in read) return read.not;
  const { hq } = whose;
  const nobody = input.use === 'recon' || input.use === 'again';
  const blocks = nobody ? [] : read.blocks;
  const many = blocks.length > 0 ? blocks.length : input.count;
  const { bar, facts, means } = order(context, hq, input.use, blocks, many);
  const units = unitsMsg(blocks);
  const p = { hq: name(hq.name), use: msg(`bite.hq.use.${input.use}`), left: leftMsg(means), count: many };
  // 13.3: at the moment it moves; where it goes into reserve it does not
  const far = input.use === 'reserve' ? undefined : tooFar(context, hq, blocks);
  const says = (): Msg => {
    if (input.use === 'recon')
      return msg('bite.hq.says.recon', { ...p, n: attemptsIn(means.activation.orders), of: means.attempts.of });
    if (input.use === 'again') return msg('bite.hq.says.again', p);
    return units ? msg('bite.hq.says.order', { ...p, units }) : msg('bite.hq.says.orderCount', p);
  };
  return allowUnless(bar ?? far, says(), facts, nextOf(input.use, means));
};
const nextOf = (use: Spent, { activation }: Means) => {
  if (use === 'drop') return [{ msg: msg('bite.hq.next.drop'), rule: '23.0' }];
  if (use === 'recon') return [{ msg: msg('bite.hq.next.recon'), rule: '19.1' }];
  if (use === 'again') return [{ msg: msg('bite.hq.next.again'), rule: '24.0' }];
  if (use !== 'reserve') return [];
  return [
    { msg: activation.stage === 'extra' ? msg('bite.hq.next.mobile') : msg('bite.hq.next.motorised'), rule: '31.0' },
  ];
};

/** 13.6: one press for all, of both sides. */
const rest = action({
  id: 'hq-rest',
  msg: msg('bite.hq.action.rest'),
  rule: '13.6',
  about: msg('bite.hq.action.rest.about'),
  group,
  fields: {},
  when: (context) => supremesAct(context) && anyActivated(context),
  proposes: (_, context) => {
    const { who, early } = dueToRest(context);
    const { rested, facts } = resting(context, who);
    if (facts.length === 0) return refuse(msg('bite.hq.bar.nobodyActive'), '13.6');
    const what = restedMsg(rested);
    return allowUnless(
      early ? { msg: msg('bite.hq.bar.early'), rule: '13.6' } : undefined,
      what ? msg('bite.hq.says.rest', { what }) : msg('bite.hq.says.restGone'),
      facts,
      [{ msg: msg('bite.hq.next.hide'), rule: '13.6' }],
    );
  },
});

export const hqActions: readonly Action[] = [
  ...bySide(activate),
  ...bySide(spend),
  ...bySide(intoReserve),
  ...bySide(attempt),
  rest,
];
