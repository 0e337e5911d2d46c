import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { never, unless } from '../facts.ts';
import { type SideId, sides } from '../ids.ts';
import { on } from '../rules.ts';
import { h } from '../text/speak-hq.ts';
import { activated, activates } from './activation.ts';
import { stepOf } from './blocks.ts';
import { activateField, blocksField, readBlocks, readHq, spendField } from './forms.ts';
import { barActivating, fresh, type Means, meansOf, order, supremesAct } from './orders.ts';
import { attemptsIn, hqRadius } from './points.ts';
import { tooFar } from './range.ts';
import { resting, tooEarly } from './rest.ts';
import { unitsMsg } from './words.ts';

/** 13.0: headquarters activated, what their AP go on, and what they lose by it. */

const group = h('bite.hq.group');
const bySide = <A>(make: (side: SideId) => A): readonly A[] => [sides.axis, sides.soviet].map(make);

const activate = (side: SideId): Action =>
  action({
    id: `hq-activate-${side}`,
    msg: h('bite.hq.action.activate'),
    rule: '13.2',
    about: h('bite.hq.action.activate.about'),
    side,
    group,
    fields: {
      hq: activateField(side),
      ap: {
        kind: 'count',
        msg: h('bite.hq.field.ap'),
        hint: h('bite.hq.field.ap.hint'),
        start: 0,
        min: 0,
        max: 12,
        rule: '3.12',
      },
    },
    when: supremesAct,
    proposes: (input, around) => {
      const read = readHq(around, side, input.hq);
      if ('not' in read) return read.not;
      const { hq } = read;
      const activation = fresh(around, hq, input.ap);
      const { of } = meansOf(around, hq, activation);
      const p = { hq: name(hq.name), range: hqRadius(around) };
      return unless(
        barActivating(around, hq),
        of === undefined ? h('bite.hq.says.active', p) : h('bite.hq.says.activeWith', { ...p, count: of }),
        [activates(hq.id, activation)],
      );
    },
  });

/** What is left, after the sentence of an order. */
const leftMsg = ({ left, of }: Means): Msg =>
  left === undefined || of === undefined ? h('bite.hq.says.leftUnknown') : h('bite.hq.says.left', { n: left, of });

const spends = ['armour', 'air', 'unsupplied', 'drop', 'again'] as const;
const count = {
  kind: 'count',
  msg: h('bite.hq.field.count'),
  hint: h('bite.hq.field.count.hint'),
  start: 1,
  min: 1,
  max: 12,
  when: { field: 'blocks', is: '' },
} as const;
const spend = (side: SideId): Action =>
  action({
    id: `hq-order-${side}`,
    msg: h('bite.hq.action.order'),
    rule: '13.4',
    about: h('bite.hq.action.order.about'),
    side,
    group,
    fields: {
      use: {
        kind: 'choice',
        msg: h('bite.hq.field.use'),
        start: 'armour',
        // 7.6: who reacts flies
        begins: (around: Around) => (stepOf(around) === 'reaction' ? 'air' : 'armour'),
        rule: '13.4',
        options: spends
          .filter((key) => side === sides.soviet || key !== 'again')
          .map((key) => ({ key, msg: h(`bite.hq.use.${key}`) })),
      } as const,
      hq: spendField(side),
      blocks: blocksField(side),
      count,
    },
    when: supremesAct,
    proposes: (input, around) => ordered(input, side, around),
  });

/** 31.0: 1 AP for each unit. */
const intoReserve = (side: SideId): Action =>
  action({
    id: `reserve-into-${side}`,
    msg: h('bite.hq.action.into'),
    rule: '31.0',
    about: h('bite.hq.action.into.about'),
    side,
    group,
    fields: { hq: spendField(side, 'reserve'), blocks: blocksField(side, 'reserve') },
    when: (around) => supremesAct(around) && on(around, 'o31'),
    proposes: (input, around) =>
      input.blocks.trim() === ''
        ? never(h('bite.hq.bar.noUnit'), '31.0')
        : ordered({ ...input, use: 'reserve', count: 1 }, side, around),
  });

/** 19.1: counted apart from its AP. */
const attempt = (side: SideId): Action =>
  action({
    id: `hq-recon-${side}`,
    msg: h('bite.hq.action.recon'),
    rule: '19.1',
    about: h('bite.hq.action.recon.about'),
    side,
    group,
    fields: { hq: spendField(side, 'recon') },
    when: (around) => supremesAct(around) && on(around, 'o19'),
    proposes: (input, around) => ordered({ ...input, use: 'recon', blocks: '', count: 1 }, side, around),
  });

type Spent = (typeof spends)[number] | 'reserve' | 'recon';
const ordered = (
  input: { readonly use: Spent; readonly hq: string; readonly blocks: string; readonly count: number },
  side: SideId,
  around: Around,
): Proposal => {
  const whose = readHq(around, side, input.hq);
  if ('not' in whose) return whose.not;
  const read = readBlocks(around, side, input.blocks);
  if ('not' in read) return read.not;
  const { hq } = whose;
  const nobody = input.use === 'recon' || input.use === 'again';
  const blocks = nobody ? [] : read.blocks;
  const many = blocks.length > 0 ? blocks.length : input.count;
  const { bar, facts, means } = order(around, hq, input.use, blocks, many);
  const units = unitsMsg(blocks);
  const p = { hq: name(hq.name), use: h(`bite.hq.use.${input.use}`), left: leftMsg(means), count: many };
  // 13.3: at the moment it moves; where it goes into reserve it does not
  const far = input.use === 'reserve' ? undefined : tooFar(around, hq, blocks);
  const says = (): Msg => {
    if (input.use === 'recon')
      return h('bite.hq.says.recon', { ...p, n: attemptsIn(means.activation.orders), of: means.attempts.of });
    if (input.use === 'again') return h('bite.hq.says.again', p);
    return units ? h('bite.hq.says.order', { ...p, units }) : h('bite.hq.says.orderCount', p);
  };
  return unless(bar ?? far, says(), facts, nextOf(input.use, means));
};
const nextOf = (use: Spent, { activation }: Means) => {
  if (use === 'drop') return [{ msg: h('bite.hq.next.drop'), rule: '23.0' }];
  if (use === 'recon') return [{ msg: h('bite.hq.next.recon'), rule: '19.1' }];
  if (use === 'again') return [{ msg: h('bite.hq.next.again'), rule: '24.0' }];
  if (use !== 'reserve') return [];
  return [{ msg: activation.stage === 'extra' ? h('bite.hq.next.mobile') : h('bite.hq.next.motorised'), rule: '31.0' }];
};

/** 13.6: one press for all, of both sides. */
const rest = action({
  id: 'hq-rest',
  msg: h('bite.hq.action.rest'),
  rule: '13.6',
  about: h('bite.hq.action.rest.about'),
  group,
  fields: {},
  when: (around) => supremesAct(around) && activated(around).length > 0,
  proposes: (_, around) => {
    const { rested, facts } = resting(around);
    if (facts.length === 0) return never(h('bite.hq.bar.nobodyActive'), '13.6');
    const what = list(
      rested.map(({ hq, ap }) => {
        const p = { hq: name(hq.name) };
        if (ap === undefined) return h('bite.hq.rest.turned', p);
        return ap === 0 ? h('bite.hq.rest.leaves', p) : h('bite.hq.rest.left', { ...p, count: ap });
      }),
    );
    return unless(
      tooEarly(around) ? { msg: h('bite.hq.bar.early'), rule: '13.6' } : undefined,
      what ? h('bite.hq.says.rest', { what }) : h('bite.hq.says.restGone'),
      facts,
      [{ msg: h('bite.hq.next.hide'), rule: '13.6' }],
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
