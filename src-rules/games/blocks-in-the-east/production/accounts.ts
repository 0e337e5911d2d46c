import type { When } from '#rules/kit/forms/conditions.ts';
import type { AccountSpec } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Colour, colours, type Payer, type Pp, payers } from '../data/income.ts';
import { rulesOf } from '../data/scenarios.ts';
import { cells, sideOf, sides } from '../ids.ts';
import { inUse } from '../option-ids.ts';
import { on } from '../rules.ts';
import { pocketAccounts } from '../sites/pocket.ts';
import { p } from '../text/speak-production.ts';
import { nationMsg } from '../units.ts';
import { ppBy } from './pp.ts';

/** PP in hand, by nation and colour. Names stand in saved games. */

export const account = (nation: Payer, colour: Colour): string => `pp.${nation}.${colour}`;
export const lendLease = { red: 'lend.red', blue: 'lend.blue' } as const;

export const colourMsg: { readonly [C in Colour]: Msg } = {
  yellow: p('bite.pp.colour.yellow'),
  red: p('bite.pp.colour.red'),
  blue: p('bite.pp.colour.blue'),
  black: p('bite.pp.colour.black'),
};
export const groups = {
  axis: p('bite.group.ppAxis'),
  soviet: p('bite.group.ppSoviet'),
  rail: p('bite.group.rail'),
} as const;

/** Romania and Hungary have neither armour nor air PP; Soviet fuel counts in the longest scenario only. */
const coloursOf: { readonly [N in Payer]: readonly Colour[] } = {
  GER: colours,
  ROM: ['yellow', 'black'],
  HUN: ['yellow', 'black'],
  SOV: colours,
};
const fuelScenario = 'SBE9';
const withoutAllies = ['SBE1', 'SBE2'];
const shownWhen = (nation: Payer, colour: Colour): When => ({
  all: [
    ...(nation === 'ROM' || nation === 'HUN' ? [{ not: { scenario: withoutAllies } }] : []),
    ...(colour === 'yellow' ? [] : [inUse('a11')]),
    ...(nation === 'SOV' && colour === 'black' ? [{ scenario: fuelScenario }] : []),
  ],
});
export const purses: readonly { readonly nation: Payer; readonly colour: Colour; readonly id: string }[] =
  payers.flatMap((nation) => coloursOf[nation].map((colour) => ({ nation, colour, id: account(nation, colour) })));
export const purseMsg = (nation: Payer, colour: Colour): Msg =>
  p('bite.account.pp', { nation: nationMsg[nation], colour: colourMsg[colour] });

export const accountSpecs: readonly AccountSpec[] = [
  ...purses.map(
    ({ id, nation, colour }): AccountSpec => ({
      id,
      msg: purseMsg(nation, colour),
      rule: colour === 'yellow' ? '3.6' : '11.0',
      group: groups[sideOf(nation)],
      side: sideOf(nation),
      min: 0,
      when: shownWhen(nation, colour),
    }),
  ),
  ...(['red', 'blue'] as const).map(
    (colour): AccountSpec => ({
      id: lendLease[colour],
      msg: p('bite.account.lend', { colour: colourMsg[colour] }),
      rule: '34.0',
      group: groups.soviet,
      side: sides.soviet,
      min: 0,
      lapses: p('bite.account.lend.lapses'),
      when: inUse('o34'),
    }),
  ),
  ...pocketAccounts(groups.soviet),
];

type Balances = Pick<Around, 'balances'>;
export const inHand = ({ balances }: Balances, nation: Payer): Pp =>
  ppBy((colour) => balances[account(nation, colour)] ?? 0);
export const lendInHand = ({ balances }: Balances): { readonly red: number; readonly blue: number } => ({
  red: balances[lendLease.red] ?? 0,
  blue: balances[lendLease.blue] ?? 0,
});

/** SBE5-3: Soviet fuel is free until the players say that the Axis stands at the Volga. */
export const sovietFuel = (around: Pick<Around, 'scenario' | 'cells'>): boolean =>
  rulesOf(around.scenario).sovietFuel === 'onceVolga' && around.cells[cells.sovietFuel] === 'yes';
/** Whether a nation keeps count of a colour here and now. */
export const counts = (around: Around, nation: Payer, colour: Colour): boolean =>
  coloursOf[nation].includes(colour) &&
  (colour === 'yellow' || on(around, 'a11')) &&
  (nation !== 'SOV' || colour !== 'black' || sovietFuel(around));
