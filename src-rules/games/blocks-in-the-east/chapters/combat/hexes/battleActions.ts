import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { namesField } from '../../../model/blocks/blocksField.ts';
import { allowUnless } from '../../../model/facts.ts';
import { activeSide } from '../../../model/rules.ts';
import { msg } from '../msg.ts';
import {
  type BattleHex,
  battleHexes,
  contested,
  dropBattle,
  hexMeant,
  noteBattles,
  notedAs,
  openBattles,
  orderBattles,
} from './battles.ts';

/** The list of battle hexes (3.22, 7.7): noted, put in order, struck off. */

const group = msg('bite.group.battles');
const longestName = 40;

const hexField = (offers: (context: Context) => readonly Offer[], all = false) =>
  ({
    ...namesField(offers, all),
    msg: msg('bite.field.hexes'),
    hint: msg('bite.field.hexes.hint'),
    max: 400,
  }) as const;
const offered = (hexes: readonly BattleHex[]): readonly Offer[] => hexes.map((hex) => ({ name: hex.name }));

/** What is booked of hexes of the list, by the names they were noted under; the first that is not on it is refused. */
const ofList = (
  text: string,
  rule: string,
  context: Context,
  does: (hexes: readonly string[]) => Proposal,
): Proposal => {
  const names = namesIn(text);
  if (names.length === 0) return refuse(msg('bite.bar.noHex'), rule);
  const odd = names.find((one) => notedAs(context, one) === undefined);
  if (odd !== undefined) return refuse(msg('bite.bar.noSuchBattle', { hex: name(odd) }), rule);
  return does([...new Set(names.flatMap((one) => notedAs(context, one) ?? []))]);
};

const note = action({
  id: 'battle-hexes',
  msg: msg('bite.action.battles'),
  rule: '3.22',
  about: msg('bite.action.battles.about'),
  group,
  fields: { hexes: hexField(contested, true) },
  when: (context) => activeSide(context) !== undefined,
  proposes: ({ hexes }, context) => {
    const names = namesIn(hexes).map((one) => one.slice(0, longestName));
    if (names.length === 0) return refuse(msg('bite.bar.noHex'), '3.22');
    const meant = names.map((one) => hexMeant(context, one));
    const twice = names.find((one, i) => notedAs(context, one) !== undefined || meant.indexOf(meant[i] ?? '') < i);
    if (twice !== undefined) return refuse(msg('bite.bar.hexTwice', { hex: name(twice) }), '3.22');
    return allowUnless(
      undefined,
      msg('bite.says.battles', { count: names.length, what: nameList(names) }),
      noteBattles(context, names),
    );
  },
});
const order = action({
  id: 'battle-order',
  msg: msg('bite.action.battleOrder'),
  rule: '7.7',
  about: msg('bite.action.battleOrder.about'),
  group,
  fields: { hexes: hexField((context) => offered(openBattles(context)), true) },
  when: (context) => openBattles(context).length > 0,
  proposes: ({ hexes }, context) =>
    ofList(hexes, '7.7', context, (names) => ({
      ok: true,
      says: msg('bite.says.battleOrder', { what: nameList(names) }),
      facts: orderBattles(context, names),
    })),
});
const drop = action({
  id: 'battle-off',
  msg: msg('bite.action.battleOff'),
  rule: '3.22',
  about: msg('bite.action.battleOff.about'),
  group,
  fields: { hexes: hexField((context) => offered(battleHexes(context))) },
  when: (context) => battleHexes(context).length > 0,
  proposes: ({ hexes }, context) =>
    ofList(hexes, '3.22', context, (names) => ({
      ok: true,
      says: msg('bite.says.battleOff', { count: names.length, what: nameList(names) }),
      facts: names.map(dropBattle),
    })),
});

export const battleActions: readonly Action[] = [note, order, drop];
