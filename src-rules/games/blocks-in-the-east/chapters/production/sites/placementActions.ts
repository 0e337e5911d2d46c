import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, nations, unitClasses } from '../../../ids.ts';
import { offer } from '../../../model/blocks/blocksField.ts';
import { classOf, nationOf } from '../../../model/blocks/made.ts';
import { blockOf, nobody } from '../../../model/blocks/named.ts';
import { allowUnless } from '../../../model/facts.ts';
import { classMsg, nationMsg, sovietRosterFields } from '../../../model/units.ts';
import { mapNow } from '../../map/now.ts';
import { msg } from '../msg.ts';
import { siteGroups } from './groups.ts';
import { arrivalIn, berthOffers, type Newcomer, unplaced } from './placement.ts';

const unnamed = { field: 'block', is: '' } as const;
const who = (context: Context, beside: JsonObject): Newcomer | undefined => {
  const called = typeof beside.block === 'string' ? beside.block : '';
  const unit = called.trim() === '' ? undefined : blockOf(context, called);
  const unitClass = unit ? classOf(unit) : unitClasses.find((one) => one === beside.class);
  const nation = unit ? nationOf(unit) : nations.find((one) => one === beside.nation);
  return unitClass && nation ? { unitClass, nation } : undefined;
};

/** Those of the side whose player-turn it is come first. */
const offeredBlocks = (context: Context) => {
  const all = unplaced(context);
  const own = all.filter(({ side }) => side === context.who);
  return [...own, ...all.filter((block) => !own.includes(block))];
};

/** 7.3.1: reinforcements come into cities like what is rebuilt, and count with it. */
export const placementActions: readonly Action[] = [
  action({
    id: 'berth',
    msg: msg('bite.action.berth'),
    rule: '7.3.1',
    about: msg('bite.action.berth.about'),
    verb: 'place',
    group: siteGroups.sites,
    fields: {
      block: {
        kind: 'text',
        msg: msg('bite.field.blockIfAny'),
        hint: msg('bite.field.blockIfAny.hint'),
        start: '',
        max: 60,
        big: true,
        offers: (context: Context) => offer(offeredBlocks(context)),
        // without a map nobody is known to stand in a city: whom the players mean they say, and so where a class is named
        begins: (context: Context, beside: JsonObject = {}) => {
          const named = beside.class !== undefined || beside.nation !== undefined;
          const [first] = named || !mapNow(context) ? [] : offeredBlocks(context);
          return first?.unit.name;
        },
      },
      nation: {
        kind: 'choice',
        msg: msg('bite.field.ofNation'),
        start: 'SOV',
        when: unnamed,
        options: nations.map((key) => ({ key, msg: nationMsg[key] })),
      } as const,
      class: { ...sovietRosterFields.class, when: unnamed },
      city: {
        kind: 'text',
        msg: msg('bite.field.arrivesIn'),
        start: '',
        max: 60,
        offers: (context: Context, beside: JsonObject) => {
          const one = who(context, beside);
          return one ? berthOffers(context, one) : [];
        },
      } as const,
    },
    proposes: (input, context) => {
      const unit = input.block === '' ? undefined : blockOf(context, input.block);
      if (input.block !== '' && !unit) return nobody(input.block);
      const one = who(context, { ...input });
      if (!one) return refuse(msg('bite.bar.noClass', { unit: name(unit?.name ?? '') }), '6.0');
      if (input.city === '') return refuse(msg('bite.bar.noBuiltAt'), '7.3.1');
      const { bar, says, hex, facts } = arrivalIn(context, one, input.city);
      const called = unit ? name(unit.name) : classMsg[one.unitClass];
      return allowUnless(bar, msg('bite.says.berth', { who: called, where: says ?? name(input.city) }), [
        ...facts,
        // it stands where it is said to arrive
        ...(unit && hex !== undefined ? [setAt(cells.at, unit.id, hex)] : []),
      ]);
    },
  }),
];
