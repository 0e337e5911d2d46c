import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, level, type SideId, type SwitchId, strictlyBase } from '../../ids.ts';
import { isAir } from '../../model/blocks/block.ts';
import { moverOfUnit } from '../../model/blocks/unitMover.ts';
import { mayDrop } from '../../model/eligible.ts';
import { assaultTech, extraBar } from '../../model/extraMoves.ts';
import { activeSide, on, playerTurn, ruling } from '../../model/rules.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { blockTech, techFieldOf } from '../../model/tech.ts';
import { nationMsg } from '../../model/units.ts';
import { isFine } from '../../model/weather.ts';
import { type Activation, activates, activationNow, activationOf, type HqOrder, type HqStage } from './activation.ts';
import { faceOf, isThere, isUnsupplied, type Listed, listed, stepOf } from './blocks.ts';
import { asHq, type Hq, type HqUse, isArmour, isInfantryGroup, isSupreme, maySpendOn, movesExtra } from './kinds.ts';
import { msg } from './msg.ts';
import { attemptsIn, attemptsOf, mostFhq, pointsOf, spentOn } from './points.ts';
import { hasPaid, owedRest } from './rest.ts';

/** Who may be activated when, what it may order, and whom: 13.1 to 13.8, 18.0, 23.0, 31.0. */

export const hqsOf = (context: Context, side: SideId): readonly Hq[] =>
  hqsAmong(listed(context, side)).filter((hq) => isThere(context, hq));
const among = new WeakMap<readonly Listed[], readonly Hq[]>();
const hqsAmong = (blocks: readonly Listed[]): readonly Hq[] => {
  const hqs = among.get(blocks) ?? blocks.flatMap((block) => asHq(block) ?? []);
  among.set(blocks, hqs);
  return hqs;
};

const isBase = (context: Pick<Context, 'options' | 'scenario'>): boolean =>
  context.options[level.id] !== level.advanced || context.scenario === strictlyBase;
/** AMB-66: with the advanced rules every HQ acts; at BASE none, or the supreme ones. */
export const supremesAct = (context: Context): boolean =>
  on(context, 'a13') || (isBase(context) && ruling(context, 'amb66') === 'supreme');
const acts = (context: Context, hq: Hq): boolean => on(context, 'a13') || (isSupreme(hq) && supremesAct(context));

/** In which of its steps a side can activate an HQ now. */
export const stageNow = (context: Pick<Context, 'place'>, side: SideId): HqStage | undefined => {
  const active = activeSide(context);
  const step = stepOf(context);
  if (active === undefined) return undefined;
  if (active !== side) return step === 'reaction' ? 'reaction' : undefined;
  if (step === 'extra') return 'extra';
  return step === 'rail' || step === 'movement' ? 'movement' : undefined;
};

const bar = (msg: Msg, rule: string): Objection => ({ msg, rule });

/** 3.21, SBE5: in June 1941 Stavka gives no orders. */
export const stavkaFrozen = (context: Pick<Context, 'turn' | 'scenario'>): boolean =>
  context.turn === 1 && rulesOf(context.scenario).frozen;

/** What speaks against activating it here and now. */
export const barActivating = (context: Context, hq: Hq): Objection | undefined => {
  const p = { hq: name(hq.name) };
  if (!acts(context, hq)) return bar(msg('bite.hq.bar.base', p), '6.4');
  // the rest of an earlier turn is paid before it is at work again
  if (activationOf(context, hq.id))
    return bar(msg(activationNow(context, hq.id) ? 'bite.hq.bar.active' : 'bite.hq.bar.owes', p), '13.6');
  if (hq.kind === 'stavka' && stavkaFrozen(context)) return bar(msg('bite.hq.bar.frozen', p), '3.21');
  const stage = stageNow(context, hq.side);
  if (!stage) return bar(msg('bite.hq.bar.step', p), '13.3');
  if (stage === 'reaction') return hq.kind === 'air' ? undefined : bar(msg('bite.hq.bar.reaction', p), '13.3');
  if (stage === 'extra') {
    if (isSupreme(hq)) return bar(msg('bite.hq.bar.extraSupreme', p), '13.7');
    return movesExtra(hq) ? undefined : bar(msg('bite.hq.bar.extra', p), '13.7');
  }
  // FHQ is activated every turn, whatever was forgotten
  const late = isSupreme(hq) && hq.kind !== 'fhq' && stepOf(context) !== 'rail';
  return late ? bar(msg('bite.hq.bar.late', p), '13.8') : undefined;
};

/** As it would be activated now; `ap` as typed where the block's faces are not. */
export const fresh = (context: Context, hq: Hq, ap = 0): Activation => {
  const shown = apOf(context, hq, ap);
  const during = playerTurn(context);
  return {
    stage: stageNow(context, hq.side) ?? 'movement',
    ...(shown === undefined ? {} : { ap: shown }),
    ...(during === undefined ? {} : { during }),
    ...(hasPaid(context, hq) ? { paid: true } : {}),
    orders: [],
  };
};

/** The one strength of an HQ the text gives (10). */
const fullFhq = 4;
export const apOf = (context: Context, hq: Hq, typed = 0): number | undefined => {
  if (typed > 0) return typed;
  const { strength, at } = faceOf(context, hq);
  if (strength !== undefined) return strength;
  return hq.kind === 'fhq' ? Math.max(1, fullFhq - at) : undefined;
};
/** 13.8.2: AP that FHQ has lost. */
export const missingAp = (context: Context, hq: Hq): number => {
  const { faces, at } = faceOf(context, hq);
  return faces.length > 0 ? (faces[0] ?? 0) - (faces[at] ?? 0) : at;
};

export interface Means {
  readonly hq: Hq;
  readonly activation: Activation;
  /** what it can do and has done; absent: its AP are not known */
  readonly of?: number;
  readonly spent: number;
  readonly left?: number;
  readonly attempts: { readonly of: number; readonly made: number };
}
/** What an activated HQ, or one about to be, has left. */
export const meansOf = (context: Context, hq: Hq, activation: Activation): Means => {
  const power = activation.ap === undefined ? undefined : powerOf(context, hq, activation.ap);
  const spent = spentOn(activation.orders);
  const of = power ? pointsOf(power) : hq.kind === 'fhq' ? mostFhq : undefined;
  return {
    hq,
    activation,
    spent,
    ...(of === undefined ? {} : { of, left: Math.max(0, of - spent) }),
    attempts: {
      of:
        on(context, 'o19') && activation.stage === 'movement'
          ? power
            ? attemptsOf(power)
            : hq.kind === 'minor'
              ? 1
              : 0
          : 0,
      made: attemptsIn(activation.orders),
    },
  };
};
export const powerOf = (context: Pick<Context, 'cells'>, hq: Hq, ap: number) => ({
  kind: hq.kind,
  ap,
  unsupplied: isUnsupplied(context, hq),
});

const needs: { readonly [U in HqUse]?: readonly [SwitchId, string] } = {
  naval: ['o18', '18.0'],
  drop: ['o23', '23.0'],
  reserve: ['o31', '31.0'],
  recon: ['o19', '19.1'],
  again: ['o24', '24.0'],
};
const usesIn: { readonly [S in HqStage]: readonly HqUse[] } = {
  movement: ['armour', 'air', 'unsupplied', 'rail', 'naval', 'drop', 'reserve', 'recon', 'again'],
  reaction: ['air'],
  extra: ['armour', 'reserve'],
};
const ruleOf = (hq: Hq, use: HqUse): string => {
  if (use === 'drop') return '23.0';
  if (use === 'naval') return '18.0';
  if (use === 'recon') return '19.1';
  return isSupreme(hq) ? '13.8' : '13.1';
};
const orderMsg = (use: HqUse): Msg => msg(`bite.hq.use.${use}`);

/** 13.6, 13.7: an activation serves in the step it was made for; another of these needs one of its own. */
const serves = (context: Context, side: SideId, stage: HqStage): boolean =>
  (stageNow(context, side) ?? stage) === stage;
/** Whether it is activated and can still be used now. */
export const isServing = (context: Context, hq: Hq): boolean => {
  const had = activationNow(context, hq.id);
  return had !== undefined && serves(context, hq.side, had.stage);
};
const barServing = (context: Context, hq: Hq, stage: HqStage, use: HqUse): Objection | undefined =>
  serves(context, hq.side, stage)
    ? undefined
    : bar(msg('bite.hq.bar.notNow', { hq: name(hq.name), use: orderMsg(use) }), '13.6');

/** What speaks against this HQ doing such a thing at all, so many times. */
const barUsing = (context: Context, means: Means, use: HqUse, count: number): Objection | undefined => {
  const { hq, activation } = means;
  const p = { hq: name(hq.name), use: orderMsg(use) };
  const [needed, rule] = needs[use] ?? [];
  if (needed && !on(context, needed)) return bar(msg('bite.hq.bar.notInUse', p), rule ?? '13.0');
  if (!maySpendOn(hq, use)) return bar(msg('bite.hq.bar.notIts', p), ruleOf(hq, use));
  const over = barServing(context, hq, activation.stage, use);
  if (over) return over;
  if (!usesIn[activation.stage].includes(use)) return bar(msg('bite.hq.bar.notNow', p), '13.7');
  if (use === 'drop' && !mayDrop(hq.side)(context)) return bar(msg('bite.hq.bar.dropNobody', p), '23.0');
  if (use === 'drop' && !isFine(context)) return bar(msg('bite.hq.bar.dropWeather', p), '23.0');
  if (use === 'again') return undefined;
  if (use === 'recon') {
    const { of, made } = means.attempts;
    return made + count > of ? bar(msg('bite.hq.bar.attempts', { ...p, count: of }), '19.1') : undefined;
  }
  const before = activation.orders.filter((one) => one.use === use).length;
  if (isSupreme(hq) && before + count > 1) return bar(msg('bite.hq.bar.once', p), '13.8');
  if (means.left !== undefined && count > means.left)
    return bar(msg('bite.hq.bar.left', { ...p, count: means.left }), hq.kind === 'fhq' ? '13.8.2' : '13.4');
  return undefined;
};

/** 3.13: the level of a block this month. */
const techIn = (context: Context, block: Listed): number =>
  blockTech(
    { nation: block.nation, class: block.class, shock: block.unit.values.shock === true },
    block.class && techFieldOf(block.class),
    context.turn,
    { o17: on(context, 'o17') },
  );

/** 7.10: a second move is for the arms it is for, in supply as the step begins. */
const barExtra = (context: Context, block: Listed): Objection | undefined => {
  const mover = moverOfUnit(block.unit, context);
  const why = mover && extraBar(mover, isUnsupplied(context, block));
  return why && bar(msg('bite.hq.bar.noExtra', { unit: name(block.name), why }), '7.10');
};

/** 23.0: what the order can tell: who drops, whole, in supply, at which TECH. */
const barDropping = (context: Context, block: Listed): Objection | undefined => {
  const p = { unit: name(block.name) };
  if (block.class !== undefined && block.class !== 'paratroops' && block.unit.values.elite !== 'defence')
    return bar(msg('bite.hq.bar.notParatroops', p), '23.0');
  if (!assaultTech(block.side, techIn(context, { ...block, class: block.class ?? 'paratroops' })))
    return bar(msg('bite.hq.bar.dropTech', p), '23.0');
  if (faceOf(context, block).at > 0) return bar(msg('bite.hq.bar.dropWhole', p), '23.0');
  return isUnsupplied(context, block) ? bar(msg('bite.hq.bar.dropSupply', p), '23.0') : undefined;
};

/** What speaks against this HQ ordering this block so. */
export const barOrdering = (
  context: Context,
  hq: Hq,
  stage: HqStage,
  use: HqUse,
  block: Listed,
): Objection | undefined => {
  const p = { hq: name(hq.name), unit: name(block.name), use: orderMsg(use) };
  const over = barServing(context, hq, stage, use);
  if (over) return over;
  if (!isThere(context, block)) return bar(msg('bite.hq.bar.gone', p), '7.7.10');
  if (block.nation !== hq.nation && hq.kind !== 'fhq')
    return bar(
      msg('bite.hq.bar.nation', { ...p, nation: nationMsg[hq.nation] }),
      hq.kind === 'minor' ? '13.8.3' : '13.1',
    );
  const moved = asHq(block);
  if (moved?.kind === 'stavka' || moved?.kind === 'fhq') return bar(msg('bite.hq.bar.stays', p), '13.8');
  if (block.id === hq.id || activationNow(context, block.id)) return bar(msg('bite.hq.bar.itself', p), '13.2');
  switch (use) {
    case 'armour':
      // aircraft take orders too, of their own kind of HQ
      if (!isArmour(block)) return bar(msg(isAir(block) ? 'bite.hq.bar.flies' : 'bite.hq.bar.notArmour', p), '13.2');
      return stage === 'extra' ? barExtra(context, block) : undefined;
    case 'air':
      return isAir(block) ? undefined : bar(msg('bite.hq.bar.notAir', p), '13.2');
    case 'unsupplied':
      return isUnsupplied(context, block) ? undefined : bar(msg('bite.hq.bar.supplied', p), '13.8');
    case 'drop':
      return barDropping(context, block);
    case 'reserve': {
      const fits = hq.kind === 'armoured' && stage === 'movement' ? isInfantryGroup(block) : isArmour(block);
      if (!fits)
        return bar(
          msg(stage === 'extra' || isSupreme(hq) ? 'bite.hq.bar.armourOnly' : 'bite.hq.bar.footOnly', p),
          '31.0',
        );
      return techIn(context, block) < 2 ? bar(msg('bite.hq.bar.tech', p), '31.0') : undefined;
    }
    default:
      return undefined;
  }
};

/** 13.6, 13.7: the orders to a block that hold now: those of an activation for another step or turn are over. */
const ordersNow = (context: Context, { id, side }: Pick<Listed, 'id' | 'side'>): readonly HqOrder[] =>
  hqsOf(context, side)
    .filter((hq) => isServing(context, hq))
    .flatMap((hq) => (activationNow(context, hq.id)?.orders ?? []).filter((one) => one.block === id));

export interface Ordered {
  readonly bar?: Objection;
  readonly facts: readonly Fact[];
  readonly means: Means;
}
/** An HQ spends AP on these blocks, or on so many that nobody named; it is activated first where it was not. */
export const order = (
  context: Context,
  hq: Hq,
  use: HqUse,
  blocks: readonly Listed[],
  count = blocks.length,
): Ordered => {
  const had = activationNow(context, hq.id);
  const before = had ?? fresh(context, hq);
  const again: Objection | undefined = blocks
    .filter((block) => ordersNow(context, block).some((one) => one.use === use))
    .map((block) => bar(msg('bite.hq.bar.twice', { unit: name(block.name) }), '13.4'))[0];
  const against =
    (had ? undefined : barActivating(context, hq)) ??
    barUsing(context, meansOf(context, hq, before), use, count) ??
    blocks.map((block) => barOrdering(context, hq, before.stage, use, block)).find((one) => one !== undefined) ??
    again;
  const orders: readonly HqOrder[] =
    blocks.length > 0 ? blocks.map(({ id }) => ({ use, block: id })) : Array.from({ length: count }, () => ({ use }));
  const after: Activation = { ...before, orders: [...before.orders, ...orders] };
  return {
    ...(against ? { bar: against } : {}),
    means: meansOf(context, hq, after),
    facts: [
      ...(had ? [] : owedRest(context, hq)),
      activates(hq.id, after),
      ...(use === 'reserve'
        ? blocks.map(({ id }) => setAt(cells.reserve, id, before.stage === 'extra' ? 'reaction' : 'extra'))
        : []),
    ],
  };
};

/** 13.8: a supreme HQ moves it as supplied. */
export const movesSupplied = (context: Context, block: Pick<Listed, 'id' | 'side'>): boolean =>
  ordersNow(context, block).some(({ use }) => use === 'unsupplied');
/** 13.2: armour and aircraft that an HQ has ordered this player-turn, so that they are fully supplied. */
export const isCommanded = (context: Context, block: Listed): boolean =>
  ordersNow(context, block).some(
    ({ use }) => use === 'armour' || use === 'air' || use === 'unsupplied' || use === 'drop',
  );
/** 13.2: without one of these it is not. */
export const needsHq = (context: Context, block: Listed): boolean =>
  on(context, 'a13') && (isArmour(block) || isAir(block)) && activationNow(context, block.id) === undefined;
