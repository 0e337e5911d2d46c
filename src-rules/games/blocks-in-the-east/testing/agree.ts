import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Agreement, Agreements, Said } from '../../../testing/agree.ts';
import { someInput } from '../../../testing/fights.ts';
import type { Position } from '../../../testing/position.ts';
import type { Roll } from '../../../testing/roll.ts';
import { listed } from '../chapters/command/blocks.ts';
import { asHq } from '../chapters/command/kinds.ts';
import { cells, type SideId, sides } from '../ids.ts';
import { thisMonth } from '../model/facts.ts';
import { sitesOf } from '../model/sites/list.ts';
import { bothSides, hexesOf, inStep, playing, refusalOf } from './agreeHelpers.ts';
import {
  activation,
  allowance,
  drops,
  extra,
  extraOrder,
  flight,
  left,
  orders,
  radius,
  rail,
  railShown,
} from './agreeMovement.ts';
import {
  berths,
  bombs,
  income,
  lendLeaseArrives,
  offers,
  owed,
  siteOffers,
  storage,
  trackers,
} from './agreeProduction.ts';
import { inventedBlocks, inventedThings } from './invented.ts';

/** The pairs of readers of this game: `testing/agree.ts` says how to add one. */

/** 7.11: who has left the war. */
const out: Agreement = {
  id: 'left-the-war',
  rule: '7.11',
  readers: ['question income', 'forms buy-axis and gift'],
  check: (at) => {
    const nation = at.roll.one(['ROM', 'HUN']) ?? 'ROM';
    const [told] = at.script('income', { nation }) as readonly {
      readonly lines: readonly { readonly why: string }[];
      readonly income: { readonly yellow: number };
    }[];
    const earns = at.context.turn > 1 && (told?.income.yellow ?? 0) > 0;
    const refused = [at.form('buy-axis', { nation }), at.form('gift', { nation })].map(
      (form) => refusalOf(form) === 'bite.bar.isOut',
    );
    // who earns nothing need not be out: the other way round it holds
    const gone = told?.lines.some(({ why }) => why === 'bite.book.out') ?? false;
    return earns || gone ? { about: nation, says: [[gone, gone], refused] } : undefined;
  },
};

/** 4.2, 4.3: who stands on a source of its nation lacks no line. */
const supply: Agreement = {
  id: 'on-a-source',
  rule: '4.2',
  readers: ['map tool sources', 'question supply'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const judge = at.game.map?.supplyChecks.find((one) => one.side === side);
    const states = judge?.of(at.board, at.stand, at.context) ?? [];
    return states.flatMap((one): readonly Said[] => {
      const piece = at.stand.pieces.find(({ id }) => id === one.piece);
      const shown = piece && at.tool('sources', piece.id);
      if (!piece || !shown || !hexesOf(shown, 'good').includes(piece.hex)) return [];
      return [{ about: piece.id, says: [false, one.state === 'none'] }];
    });
  },
  constant: true,
};
/** 29.1: hexes for a new battalion. */
const partisans: Agreement = {
  id: 'partisan-hexes',
  rule: '29.1',
  readers: ['map tool partisan-hexes', 'form partisans-place'],
  check: (position) => {
    const at = playing(position, 'o29');
    const shown = at.tool('partisan-hexes', '');
    const good = shown && hexesOf(shown, 'good');
    const hex = at.roll.one(at.roll.chance(0.5) && good && good.length > 0 ? good : at.board.ids);
    const form = hex === undefined ? undefined : at.form('partisans-place', { minor: 99, major: 99, places: hex });
    const refused = refusalOf(form);
    const ofMonth = ['bite.bar.noPartisansYet', 'bite.bar.tooManyPartisans', 'bite.bar.noCounters'];
    if (!good || hex === undefined || !form || (refused !== undefined && ofMonth.includes(refused))) return undefined;
    return { about: hex, says: [good.includes(hex), refused === undefined] };
  },
};
/** Whoever is reminded of something finds the form that does it. */
const reminded: Agreement = {
  id: 'reminded',
  rule: '',
  readers: ['reminders', 'forms'],
  check: (at) =>
    at.game.reminders(at.context).flatMap(({ id, due, action }): readonly Said[] => {
      const form = action === undefined || !due ? undefined : at.game.actions.find((one) => one.id === action);
      return form ? [{ about: id, says: [true, form.when(at.context)] }] : [];
    }),
  constant: true,
};
/** 7.11, 36.0, 9.0: what is owed is not refused for good. */
const surrender: Agreement = {
  id: 'surrender',
  rule: '7.11',
  readers: ['reminders', 'form surrender'],
  check: (at) => {
    const there = inStep(at, 'victory');
    const nation = at.roll.one(['GER', 'FIN', 'ROM', 'HUN', 'SVK']) ?? 'GER';
    const told = there.game.reminders(there.context).some(({ id }) => id === `surrender-${nation}`);
    return { about: nation, says: [told, there.form(`surrender-${nation}`)?.ok === true] };
  },
};

/** What forms rarely write: who is out of the war, who holds a place, partisans swept away, HQs at work, PP in hand. */
const dress = (context: Context, roll: Roll): readonly Fact[] => {
  const side = roll.one(bothSides) ?? sides.axis;
  const hq = roll.one(listed(context, side).flatMap((block) => asHq(block) ?? []));
  const hexes = Object.keys(context.sheets?.map?.hexes ?? {});
  return [
    ...roll.some(['ROM', 'HUN', 'FIN', 'SVK'], 0.1).map((nation) => setAt('nations-out', nation, 'out')),
    ...roll.some(sitesOf(context), 0.15).map((site) => setAt(cells.owner, site.id, roll.one(bothSides) ?? sides.axis)),
    ...(roll.chance(0.3) && hexes.length > 0
      ? [thisMonth(context.turn, 'partisans-gone', roll.one(hexes) ?? '', 1)]
      : []),
    ...(hq && roll.chance(0.4) ? [setAt(cells.activated, hq.id, `movement ${1 + roll.below(4)}`)] : []),
    ...roll
      .some(
        ['pp.GER.yellow', 'pp.GER.red', 'pp.GER.blue', 'pp.SOV.yellow', 'pp.SOV.blue', 'lend.red', 'lend.blue'],
        0.5,
      )
      .map((account): Fact => ({ kind: 'post', account, n: roll.below(9), for: { id: 'bite.yes' }, rule: '3.6' })),
  ];
};

/** A battle as it is fought: ground units with what flies and shoots for them, on some ground, in some weather. */
const battle = (at: Position): JsonObject => {
  const { roll, game } = at;
  const calculator = game.calculators.find(({ id }) => id === 'battle');
  const force = (side: SideId): readonly JsonObject[] => {
    const of = (kinds: readonly string[], most: number) => {
      const fitting = inventedBlocks[side].filter(({ values }) => kinds.includes(String(values.class)));
      return Array.from({ length: roll.below(most + 1) }, () => roll.one(fitting)?.id ?? '');
    };
    const first = roll.one(inventedBlocks[side].filter(({ values }) => foot.includes(String(values.class))))?.id ?? '';
    const ids = new Set([
      first,
      ...of(foot, 1),
      ...of(['artillery', 'armouredHq'], 1),
      ...of(['fighter', 'bomber'], 1),
    ]);
    // worn down: whoever is fresh fights on for longer than anybody waits
    return [...ids].map((id) => ({ ...at.row('battle', side, id), pf: 1 + roll.below(2), half: false }));
  };
  const typed = calculator ? someInput(at, calculator) : {};
  // their own are chosen here, and a special attack is seldom one its weather allows
  const { axis: _, soviet: __, hex: ___, kind, ...rest } = typed;
  return {
    ...rest,
    ...(kind !== undefined && roll.chance(0.15) ? { kind } : {}),
    axis: force(sides.axis),
    soviet: force(sides.soviet),
  };
};
const foot = ['infantry', 'tanks', 'mechanised', 'cavalry'];

export const blocksAgree: Agreements = {
  against: {
    'lend-lease-lapses': 'what is bought with it the players choose',
    'fhq-repair: fhq-repair is refused as it opens, 11.0 bite.bar.lacks':
      'it is owed before anything else is bought, whether Germany has the PP or not (13.8.2)',
  },
  things: inventedThings,
  dress,
  inputs: { battle },
  pairs: [
    allowance,
    flight,
    extra,
    extraOrder,
    activation,
    left,
    radius,
    orders,
    drops,
    income,
    owed,
    out,
    lendLeaseArrives,
    storage,
    offers,
    rail,
    railShown,
    trackers,
    siteOffers('scorch', {}),
    siteOffers('evacuate', {}),
    bombs,
    berths,
    supply,
    partisans,
    reminded,
    surrender,
  ],
};
