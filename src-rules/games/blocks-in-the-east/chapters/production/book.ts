import { holds } from '#rules/kit/forms/conditions.ts';
import type { BookColumn, BookNote, BookPage, BookSpec } from '#rules/kit/game/book.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Msg, type Name, name } from '#rules/kit/words/message.ts';
import { rosters, sideOf, type UnitClass } from '../../ids.ts';
import { classOf, made } from '../../model/blocks/made.ts';
import { type Colour, colours, noPp, type Payer, payers } from '../../model/income.ts';
import { ppMsg } from '../../model/ppWords.ts';
import type { PfColour } from '../../model/prices.ts';
import { account, counts, groups, inHand, lendInHand, lendLease, purseMsg, purses } from '../../model/purses.ts';
import { on } from '../../model/rules.ts';
import { classMsg, highestPf, nationMsg } from '../../model/units.ts';
import { accountSpecs } from './accounts.ts';
import { sovietPurchase } from './buying/purchase.ts';
import { unpaidBar } from './income/income.ts';
import { tooMany } from './income/storage.ts';
import { msg } from './msg.ts';
import { siteGroups } from './sites/groups.ts';
import { hasPocket, pocketColours, pocketPurse } from './sites/pocket.ts';

/** The account book of production: a page a nation, a column a colour, Lend-Lease beside the Soviet ones. */

export const letters: { readonly [C in Colour]: BookColumn['letter'] } = {
  yellow: msg('bite.book.letter.yellow'),
  red: msg('bite.book.letter.red'),
  blue: msg('bite.book.letter.blue'),
  black: msg('bite.book.letter.black'),
};

const kept = (context: Context, nation: Payer): boolean => {
  const spec = accountSpecs.find(({ id }) => id === account(nation, 'yellow'));
  return spec !== undefined && (!spec.when || holds(spec.when, { context }));
};

const columnsOf = (context: Context, nation: Payer): readonly BookColumn[] => [
  ...purses
    .filter((purse) => purse.nation === nation && (purse.colour === 'yellow' || on(context, 'a11')))
    .map(
      ({ id, colour }): BookColumn => ({
        account: id,
        ink: colour,
        letter: letters[colour],
        msg: purseMsg(nation, colour),
        ...(counts(context, nation, colour) ? {} : { idle: true }),
      }),
    ),
  ...(nation === 'SOV' && on(context, 'o34')
    ? (['red', 'blue'] as const).map(
        (colour): BookColumn => ({
          account: lendLease[colour],
          ink: colour,
          letter: letters[colour],
          msg: msg('bite.account.lend', { colour: msg(`bite.pp.colour.${colour}`) }),
          head: msg('bite.book.lease'),
          lapses: true,
        }),
      )
    : []),
  ...(nation === 'SOV' ? pocketOf(context) : []),
];

/** 12.3: Leningrad's own purse, while it has one. */
const pocketOf = (context: Context): readonly BookColumn[] =>
  hasPocket(context)
    ? pocketColours
        .filter((colour) => colour === 'yellow' || on(context, 'a11'))
        .map(
          (colour): BookColumn => ({
            account: pocketPurse[colour],
            ink: colour,
            letter: letters[colour],
            msg: msg(`bite.account.pocket.${colour}`),
            head: msg('bite.book.pocket'),
          }),
        )
    : [];

const pageOf = (context: Context, nation: Payer): BookPage => {
  const side = sideOf(nation);
  return {
    id: nation,
    msg: nationMsg[nation],
    title: msg(`bite.book.${nation}`),
    side,
    columns: columnsOf(context, nation),
    buy: side === 'soviet' ? 'buy-soviet' : 'buy-axis',
    groups: [groups[side], groups.rail, siteGroups.factories, siteGroups.sites],
    start: { nation, payer: nation, purse: account(nation, 'yellow') },
  };
};

/** 34.0: what each colour of Lend-Lease can pay for. */
const uses: { readonly red: readonly UnitClass[]; readonly blue: readonly UnitClass[] } = {
  red: ['tanks', 'mechanised'],
  blue: ['bomber', 'fighter', 'longRange', 'paratroops'],
};

type Offer = Extract<BookNote, { readonly kind: 'lapses' }>['offers'][number];

/** A purchase to be offered, if the form takes it. */
interface Candidate {
  readonly id: string;
  readonly start: { readonly block: string } | { readonly class: UnitClass };
  readonly who: Msg | Name;
  readonly pf: number;
  readonly of: PfColour;
}
const isSold = (context: Context, { start, pf, of }: Candidate): boolean => {
  const got = sovietPurchase(
    {
      kind: 'repair',
      block: '',
      class: 'infantry',
      ...start,
      pf,
      colour: of,
      supplied: true,
      city: '',
      lend: true,
    },
    context,
  );
  return !('not' in got) && got.bar === undefined;
};

/** Damaged blocks of the roster that Lend-Lease of this colour would repair; without any, a purchase of the class. */
const offersFor = (context: Context, colour: 'red' | 'blue', held: number): readonly Offer[] => {
  if (held <= 0) return [];
  const damaged = (context.rosters[rosters.soviet]?.units ?? []).flatMap((unit: RosterUnit): readonly Candidate[] => {
    const unitClass = classOf(unit);
    if (unitClass === undefined || !uses[colour].includes(unitClass)) return [];
    const of = made(unit, false, 1, context).colours?.[0];
    return of === undefined ? [] : [{ id: unit.id, start: { block: unit.name }, who: name(unit.name), pf: 1, of }];
  });
  const repairs = damaged.filter((one) => isSold(context, one));
  const unitClass = colour === 'red' ? 'tanks' : 'bomber';
  // an even amount is spent to the last on white PF, an odd one on black PF
  const white = colour === 'blue' && held % 2 === 0;
  const ofClass: Candidate = {
    id: unitClass,
    start: { class: unitClass },
    who: classMsg[unitClass],
    pf: Math.min(highestPf, white ? held / 2 : held),
    of: white ? 'white' : 'black',
  };
  const offered = repairs.length > 0 ? repairs.slice(0, 2) : [ofClass].filter((one) => isSold(context, one));
  return offered.map(({ id, start, who, pf, of }) => ({
    id: `${colour}/${id}`,
    action: 'buy-soviet',
    start: { kind: 'repair', ...start, pf, colour: of },
    pays: msg('bite.book.pays', { pp: ppMsg({ ...noPp, [colour]: held }) }),
    what: msg('bite.book.offer', { who, count: pf, colour: msg(`bite.book.colour.${of}`, { count: pf }) }),
  }));
};

const lapses = (context: Context): readonly BookNote[] => {
  const { red, blue } = lendInHand(context);
  const count = Math.max(0, red) + Math.max(0, blue);
  if (!on(context, 'o34') || count === 0) return [];
  return [
    {
      kind: 'lapses',
      id: 'lend-lease',
      msg: msg('bite.book.lapses', { count }),
      rule: '34.0',
      held: [
        { account: lendLease.red, n: red },
        { account: lendLease.blue, n: blue },
      ].filter(({ n }) => n > 0),
      offers: [...offersFor(context, 'red', red), ...offersFor(context, 'blue', blue)],
    },
  ];
};

/** 11.2: what is stored, and what has no yellow PP to be stored with. */
const keeps = (context: Context, nation: Payer): readonly BookNote[] => {
  if (!on(context, 'a11')) return [];
  const held = inHand(context, nation);
  const coloured = colours.reduce((sum, colour) => sum + (colour === 'yellow' ? 0 : Math.max(0, held[colour])), 0);
  const yellow = Math.max(0, held.yellow);
  if (coloured === 0) return [];
  const over = tooMany(held);
  return [
    {
      kind: 'keeps',
      id: 'storage',
      msg: msg('bite.book.keeps', { n: Math.min(coloured, yellow), yellow }),
      rule: '11.2',
      part: { n: Math.min(coloured, yellow), of: yellow },
      ...(over > 0 ? { over: msg('bite.book.over', { count: over }), action: `storage-${sideOf(nation)}` } : {}),
    },
  ];
};

/** Why this month brings nothing: a page without income would look forgotten. */
const nothing = (context: Context, nation: Payer): readonly BookNote[] => {
  const bar = unpaidBar(context, nation);
  return bar ? [{ kind: 'nothing', id: 'nothing', ...bar }] : [];
};

const isPayer = (id: string): id is Payer => payers.some((one) => one === id);

export const book: BookSpec = {
  carries: '11.2',
  pages: (context) => payers.filter((nation) => kept(context, nation)).map((nation) => pageOf(context, nation)),
  notes: (page, context) =>
    isPayer(page)
      ? [...nothing(context, page), ...(page === 'SOV' ? lapses(context) : []), ...keeps(context, page)]
      : [],
  // 3.6, 11.3: a lost site or shipment is less income, no purchase
  sectionOf: ({ rule, n, for: why }) =>
    why.id.startsWith('bite.income.') || rule === '3.6' || rule === '3.13' || rule === '11.3' || rule === '35.2'
      ? 'income'
      : rule === '11.2' && n < 0
        ? 'lapsed'
        : undefined,
};
