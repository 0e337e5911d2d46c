import type { JsonObject } from '#rules/kit/base/json.ts';
import { calledSo } from '#rules/kit/base/named.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { rolled, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { face, noDie } from '../../model/actionFields.ts';
import { asBlock } from '../../model/blocks/block.ts';
import { guardsFacts, offSaid, stateFacts } from '../../model/blocks/change.ts';
import { allowUnless } from '../../model/facts.ts';
import { hasZeroFace, showFacts } from '../../model/reading.ts';
import { on } from '../../model/rules.ts';
import { placeOffer } from '../../model/sites/places.ts';
import { faceOf, type Listed, listed } from '../command/blocks.ts';
import { blocksField, readBlocks, readHq, spendField } from '../command/forms.ts';
import { order, supremesAct } from '../command/orders.ts';
import { placeOf } from '../map/places.ts';
import { type Passage, passage } from './mines.ts';
import { msg } from './msg.ts';
import { voyagesOf } from './voyages.ts';

/** 18.0, 18.1: a unit by sea from port to port, by order of an HQ; through mines its die decides. */

/** What the mines make of it, and of its block. */
const through = (
  context: Context,
  block: Listed,
  die: number,
): { readonly fate: Passage; readonly facts: readonly Fact[] } => {
  const { at, strength } = faceOf(context, block);
  // unknown faces: more than 1 PF, as most have; the next step says what to look at
  const fate = passage(die, strength ?? 2, hasZeroFace(block.unit, block.class, block.nation));
  const pooled = asBlock(block.unit, block.side);
  const facts =
    fate === 'lost'
      ? [...stateFacts(pooled, 'eliminated', context), ...guardsFacts([{ block: pooled, to: 'eliminated' }], context)]
      : fate === 'damaged'
        ? showFacts(block.id, 2 * (at + 1), context)
        : [];
  return { fate, facts };
};

/** Ports the drawn map lets it sail to. */
const havens = (context: Context, side: SideId, called: unknown): readonly Offer[] => {
  const block = typeof called === 'string' ? calledSo(called, listed(context, side)) : undefined;
  const ports = block && voyagesOf(context, block.id)?.ports;
  return (ports ?? [])
    .filter(({ bar }) => bar === undefined)
    .map((port) => ({ ...placeOffer(port.called), ...(port.mined ? { msg: msg('bite.hq.field.mined') } : {}) }));
};

/** What the drawn map says of a voyage, and the block in its port; a map that does not have it says nothing. */
const voyage = (
  context: Context,
  block: Listed,
  called: string,
  mined: boolean,
): { readonly bar?: Objection; readonly facts: readonly Fact[] } => {
  const p = { unit: name(block.name) };
  const voyages = voyagesOf(context, block.id);
  const to = called.trim() === '' ? undefined : placeOf(called, context);
  const port = voyages?.ports.find(({ hex }) => hex === to);
  const bar = (): Objection | undefined => {
    if (!voyages) return undefined;
    if (voyages.bar)
      return { msg: msg(`bite.hq.bar.sea.${voyages.bar}`, p), rule: voyages.bar === 'ice' ? '9.2' : '18.0' };
    if (to === undefined) return undefined;
    const there = { ...p, to: name(called.trim()) };
    if (!port) return { msg: msg('bite.hq.bar.sea.other', there), rule: '18.0' };
    if (port.bar) return { msg: msg('bite.hq.bar.sea.shut', there), rule: port.bar === 'ice' ? '9.2' : '18.0' };
    return port.mined && !mined ? { msg: msg('bite.hq.bar.sea.mined', there), rule: '18.1' } : undefined;
  };
  const against = bar();
  return {
    ...(against ? { bar: against } : {}),
    facts: voyages && to !== undefined ? [setAt(cells.at, block.id, to)] : [],
  };
};

const bySea = (side: SideId): Action =>
  action({
    id: `hq-sea-${side}`,
    msg: msg('bite.hq.action.sea'),
    rule: '18.0',
    about: msg('bite.hq.action.sea.about'),
    side,
    group: msg('bite.hq.group'),
    fields: {
      block: {
        ...blocksField(side, 'naval'),
        many: undefined,
        msg: msg('bite.hq.field.block'),
        hint: undefined,
        max: 60,
      },
      to: {
        kind: 'text',
        msg: msg('bite.hq.field.to'),
        hint: msg('bite.hq.field.to.hint'),
        start: '',
        max: 40,
        offers: (context: Context, beside: JsonObject) => havens(context, side, beside.block),
      },
      hq: spendField(side, 'naval'),
      mined: {
        kind: 'toggle',
        msg: msg('bite.hq.field.mined'),
        hint: msg('bite.hq.field.mined.hint'),
        start: false,
        rule: '18.1',
      },
      die: { ...face, rule: '18.1', when: { field: 'mined', is: true } },
    },
    when: (context) => supremesAct(context) && on(context, 'o18'),
    proposes: (input, context): Proposal => {
      const whose = readHq(context, side, input.hq);
      if ('not' in whose) return whose.not;
      const read = readBlocks(context, side, input.block);
      if ('not' in read) return read.not;
      const [block] = read.blocks;
      if (!block || read.blocks.length > 1) return refuse(msg('bite.hq.bar.oneBlock'), '18.0');
      const ordered = order(context, whose.hq, 'naval', [block]);
      const p = { hq: name(whose.hq.name), unit: name(block.name) };
      const sails = voyage(context, block, input.to, input.mined);
      const bar = ordered.bar ?? sails.bar;
      const facts = [...ordered.facts, ...sails.facts];
      const unknown = faceOf(context, block).strength === undefined;
      if (!input.mined) return allowUnless(bar, msg('bite.hq.says.sea', p), facts);
      if (input.die === null) return noDie('18.1');
      const { fate, facts: after } = through(context, block, input.die);
      return allowUnless(
        bar,
        offSaid(msg(`bite.hq.says.sea.${fate}`, { ...p, n: input.die }), after),
        [...facts, rolled('mines', input.die), ...after],
        fate === 'damaged' && unknown ? [{ msg: msg('bite.hq.next.onePf', p), rule: '18.1' }] : [],
      );
    },
  });

export const seaActions: readonly Action[] = [bySea(sides.axis), bySea(sides.soviet)];
