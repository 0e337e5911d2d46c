import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { allowUnless } from '../../model/facts.ts';
import { activeSide, on } from '../../model/rules.ts';
import { type ReserveKind, reserveOf, reserves } from './activation.ts';
import { isThere, type Listed, listed, stepOf } from './blocks.ts';
import { readBlocks } from './forms.ts';
import { msg } from './msg.ts';
import { unitsMsg } from './words.ts';

/** 31.0: units in reserve, when they move, and when the chance has passed. */

export const inReserve = (context: Context, side: SideId, kind: ReserveKind): readonly Listed[] =>
  listed(context, side).filter((block) => reserveOf(context, block.id) === kind && isThere(context, block));

/** 7.10 for those set aside in the movement step; 7.6 and the enemy's Blitz (7.8) for armour. */
const movesNow = (context: Context, side: SideId): ReserveKind | undefined => {
  const active = activeSide(context);
  const step = stepOf(context);
  if (active === side) return step === 'extra' ? 'extra' : undefined;
  return active && (step === 'reaction' || step === 'blitz') ? 'reaction' : undefined;
};

const moves = (side: SideId): Action =>
  action({
    id: `reserve-moves-${side}`,
    msg: msg('bite.hq.action.reserve'),
    rule: '31.0',
    about: msg('bite.hq.action.reserve.about'),
    side,
    group: msg('bite.hq.group'),
    fields: {
      blocks: {
        kind: 'text',
        msg: msg('bite.hq.field.blocks'),
        hint: msg('bite.hq.field.blocks.hint'),
        start: '',
        max: 400,
        many: true,
        big: true,
        offers: (context: Context) => {
          const now = movesNow(context, side);
          const kinds = now ? [now] : (['extra', 'reaction'] as const);
          return kinds.flatMap((kind) =>
            inReserve(context, side, kind).map((block) => ({ name: block.name, msg: msg(`bite.hq.reserve.${kind}`) })),
          );
        },
      },
    },
    when: (context) =>
      on(context, 'o31') && (['extra', 'reaction'] as const).some((kind) => inReserve(context, side, kind).length > 0),
    proposes: (input, context) => {
      const read = readBlocks(context, side, input.blocks);
      if ('not' in read) return read.not;
      const units = unitsMsg(read.blocks);
      if (!units) return refuse(msg('bite.hq.bar.noUnit'), '31.0');
      const out = read.blocks.find((block) => !reserveOf(context, block.id));
      if (out) return refuse(msg('bite.hq.bar.notInReserve', { unit: name(out.name) }), '31.0');
      const now = movesNow(context, side);
      const late = read.blocks.find((block) => reserveOf(context, block.id) !== now);
      return allowUnless(
        late && { msg: msg('bite.hq.bar.reserveWaits', { unit: name(late.name) }), rule: '31.0' },
        msg('bite.hq.says.reserve', { units, count: read.blocks.length }),
        read.blocks.map(({ id }) => setAt(cells.reserve, id, null)),
      );
    },
  });
export const reserveActions: readonly Action[] = [moves(sides.axis), moves(sides.soviet)];

/** Whoever did not move when the time came is in reserve no longer: foot after step 10, armour after the enemy's Blitz. */
const lapses = (kind: ReserveKind, step: string): StandingRule => ({
  id: `reserve-${kind}-lapses`,
  v: 1,
  rule: '31.0',
  when: (fact, _, before) => fact.kind === 'go' && before.place.path.endsWith(`/${step}`),
  inputs: (state) => {
    const ids = reserves(state).flatMap(([id, one]) => (one === kind ? [id] : []));
    return ids.length > 0 ? { ids } : undefined;
  },
  effect: ({ ids }) => {
    const gone = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
    return {
      says: msg('bite.hq.says.reserveLapses', { count: gone.length }),
      facts: gone.map((id): Fact => setAt(cells.reserve, id, null)),
    };
  },
});
export const hqStanding: readonly StandingRule[] = [lapses('extra', 'extra'), lapses('reaction', 'blitz')];
