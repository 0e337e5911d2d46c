import type { When } from '#rules/kit/forms/conditions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance, textIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, inUse } from '../ids.ts';
import { type Colour, colours, type Payer, type Pp, payers } from './income.ts';
import { msg } from './msg.ts';
import { ppBy } from './pp.ts';
import { on } from './rules.ts';
import { rulesOf, withoutAllies } from './scenarios.ts';
import { nationMsg } from './units.ts';

/** PP in hand, by nation and colour. Names stand in saved games. */

export const account = (nation: Payer, colour: Colour): string => `pp.${nation}.${colour}`;
export const lendLease = { red: 'lend.red', blue: 'lend.blue' } as const;

export const colourMsg: { readonly [C in Colour]: Msg } = {
  yellow: msg('bite.pp.colour.yellow'),
  red: msg('bite.pp.colour.red'),
  blue: msg('bite.pp.colour.blue'),
  black: msg('bite.pp.colour.black'),
};
export const groups = {
  axis: msg('bite.group.ppAxis'),
  soviet: msg('bite.group.ppSoviet'),
  rail: msg('bite.group.rail'),
} as const;

/** Romania and Hungary have neither armour nor air PP; Soviet fuel counts in the longest scenario only. */
const coloursOf: { readonly [N in Payer]: readonly Colour[] } = {
  GER: colours,
  ROM: ['yellow', 'black'],
  HUN: ['yellow', 'black'],
  SOV: colours,
};
const fuelScenario = 'SBE9';
export const shownWhen = (nation: Payer, colour: Colour): When => ({
  all: [
    ...(nation === 'ROM' || nation === 'HUN' ? [{ not: { scenario: withoutAllies } }] : []),
    ...(colour === 'yellow' ? [] : [inUse('a11')]),
    ...(nation === 'SOV' && colour === 'black' ? [{ scenario: fuelScenario }] : []),
  ],
});
/** Whether a nation ever has PP of a colour. */
const keeps = (nation: Payer, colour: Colour): boolean => coloursOf[nation].includes(colour);
/** A field for PP of one colour, where `field` says whose they are. */
export const shownFor = (field: string, nations: readonly Payer[], colour: Colour): When => ({
  any: nations
    .filter((nation) => keeps(nation, colour))
    .map((nation) => ({ all: [{ field, is: nation }, shownWhen(nation, colour)] })),
});
export const purses: readonly { readonly nation: Payer; readonly colour: Colour; readonly id: string }[] =
  payers.flatMap((nation) => coloursOf[nation].map((colour) => ({ nation, colour, id: account(nation, colour) })));
export const purseMsg = (nation: Payer, colour: Colour): Msg =>
  msg('bite.account.pp', { nation: nationMsg[nation], colour: colourMsg[colour] });

type Balances = Pick<Context, 'balances'>;
export const inHand = (context: Balances, nation: Payer): Pp =>
  ppBy((colour) => balance(context, account(nation, colour)));
export const lendInHand = (context: Balances): { readonly red: number; readonly blue: number } => ({
  red: balance(context, lendLease.red),
  blue: balance(context, lendLease.blue),
});

/** SBE5-3: Soviet fuel comes to count in the course of this game. */
export const fuelMayCount = (context: Context): boolean =>
  rulesOf(context.scenario).sovietFuel === 'onceVolga' && on(context, 'a11');
/** It is free until the players say that the Axis stands at the Volga. */
export const sovietFuel = (context: Context): boolean =>
  fuelMayCount(context) && textIn(context, cells.sovietFuel) === 'yes';
/** Whether a nation keeps count of a colour here and now. */
export const counts = (context: Context, nation: Payer, colour: Colour): boolean =>
  keeps(nation, colour) &&
  (colour === 'yellow' || on(context, 'a11')) &&
  (nation !== 'SOV' || colour !== 'black' || sovietFuel(context));
