import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import { sides } from '../ids.ts';
import { lendLease } from '../model/purses.ts';
import { sitesOf } from '../model/sites/list.ts';
import { bothSides, factsOf, inStep, offersOf, playing, postsOf, refusalOf } from './agreeHelpers.ts';

/** 3.6: the income a script is told is the one that is booked. */
export const income: Agreement = {
  id: 'income',
  rule: '3.6',
  readers: ['question income', 'form income'],
  check: (at) => {
    const nation = at.roll.one(['GER', 'ROM', 'HUN', 'SOV']) ?? 'GER';
    const form = nation === 'SOV' ? at.form('income-soviet') : at.form('income-axis', { earner: nation });
    if (refusalOf(form) === 'bite.bar.incomeTaken') return undefined;
    const [told] = at.script('income', { nation }) as readonly {
      readonly income: { readonly [colour: string]: number };
    }[];
    const own = Object.entries(postsOf(factsOf(form))).filter(([account]) => account.startsWith('pp.'));
    return {
      about: nation,
      says: [
        Object.fromEntries(
          Object.entries(told?.income ?? {}).flatMap(([colour, n]) => (n > 0 ? [[`pp.${nation}.${colour}`, n]] : [])),
        ),
        Object.fromEntries(
          own.sort(([a], [b]) => order.indexOf(a.split('.')[2] ?? '') - order.indexOf(b.split('.')[2] ?? '')),
        ),
      ],
    };
  },
};
export const order = ['yellow', 'red', 'blue', 'black'];

/** 3.6: the income is owed where the form takes it. */
export const owed: Agreement = {
  id: 'income-owed',
  rule: '3.6',
  readers: ['reminder', 'form income'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/production`);
    const reminded = there.game.reminders(there.context).some(({ id }) => id === `income-${side}`);
    const booked = Object.values(postsOf(factsOf(there.form(`income-${side}`)))).some((n) => n > 0);
    return { about: side, says: [reminded, booked] };
  },
};

/** 34.0: what the record says that sails is what arrives. */
export const lendLeaseArrives: Agreement = {
  id: 'lend-lease',
  rule: '34.0',
  readers: ['lane of the record', 'form lend-lease'],
  check: (position) => {
    const at = playing(position, 'o34');
    const form = at.form('lend-lease');
    if (!form?.ok) return undefined;
    const items = at.game.turnColumns.find(({ id }) => id === 'lend-lease')?.at(at.context.turn, at.context) ?? [];
    const amounts = items[0]?.amounts ?? [];
    const posts = postsOf(form.facts);
    return {
      says: [
        ['red', 'blue'].map((ink) => amounts.find((one) => one.ink === ink)?.n ?? 0),
        [posts[lendLease.red] ?? 0, posts[lendLease.blue] ?? 0],
      ],
    };
  },
};

/** 11.2: what cannot be kept goes by itself as the form lets it go. */
export const storage: Agreement = {
  id: 'storage',
  rule: '11.2',
  readers: ['form storage', 'standing rule'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const rule = at.game.standing.find(({ id }) => id === `storage-${side}`);
    const form = at.form(`storage-${side}`, { how: 'most' });
    if (!rule || !form) return undefined;
    const state = { ...at.context } as unknown as Parameters<typeof rule.inputs>[0];
    const slice = rule.inputs(state, { kind: 'roll', what: '', sides: 6, faces: [], by: 'table' }, state);
    const booked = slice ? rule.effect(slice) : undefined;
    return { about: side, says: [postsOf(factsOf(form)), postsOf(booked?.facts ?? [])] };
  },
};

/** 34.0: what Lend-Lease is offered to pay for can be bought. */
export const offers: Agreement = {
  id: 'lend-lease-offers',
  rule: '34.0',
  readers: ['account book', 'form buy-soviet'],
  check: (at) => {
    const notes = at.game.book?.notes?.('SOV', at.context) ?? [];
    return notes.flatMap((note): readonly Said[] =>
      note.kind === 'lapses'
        ? note.offers.map((offer) => ({
            about: offer.start,
            says: [undefined, refusalOf(at.form('buy-soviet', offer.start as JsonObject))],
          }))
        : [],
    );
  },
  constant: true,
};

/** 15.1, 16.0: trackers that can have a PP this month. */
export const trackers: Agreement = {
  id: 'trackers',
  rule: '15.1',
  readers: ['question trackers', 'form advance'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const form = at.form(`advance-${side}`, { which: 'all' });
    if (!form) return undefined;
    const told = at.script('trackers') as readonly {
      readonly side: string | null;
      readonly state: string;
      readonly rule: string;
      readonly id: string;
    }[];
    const open = told.filter((one) => one.side === side && one.state === 'open' && one.rule !== 'SBE6').length;
    const said = form.ok ? form.says : form.anyway?.says.p?.what;
    const count =
      typeof said === 'object' && said !== null && 'p' in said ? (said.p as { readonly count?: number }).count : 0;
    return { about: side, says: [open, count ?? 0] };
  },
};

/** 16.0, 16.2: a place is offered where it can be burnt or left. */
export const siteOffers = (action: 'scorch' | 'evacuate', more: JsonObject): Agreement => ({
  id: `${action}-offers`,
  rule: action === 'scorch' ? '16.0' : '16.2',
  readers: ['offers of the form', 'form'],
  check: (position) => {
    const at = playing(position, 'o16');
    const site = at.roll.one(sitesOf(at.context));
    const any = (colours: readonly JsonObject[]) =>
      colours.map((one) => at.form(action, { site: site?.name ?? '', ...one }));
    const forms = any(action === 'evacuate' ? [{ colour: 'red' }, { colour: 'blue' }] : [more]);
    if (!site || forms[0] === undefined) return undefined;
    // how many trains there are says nothing of the place
    if (forms.some((form) => refusalOf(form) === 'bite.bar.evacuationRail')) return undefined;
    const offered = offersOf(at, action, 'site').some(({ name }) => name === site.name);
    return { about: site.name, says: [offered, forms.some((form) => form?.ok === true)] };
  },
});

/** 32.0: what bombs may fall on. */
export const bombs: Agreement = {
  id: 'bombed',
  rule: '32.0',
  readers: ['calculator bombing', 'form site-bombed'],
  check: (position) => {
    const at = playing(position, 'o32');
    const site = at.roll.one(sitesOf(at.context));
    const aim = at.roll.one(['port', 'rail'] as const) ?? 'port';
    const form = site && at.form('site-bombed', { site: site.name, aim: aim === 'rail' ? 'station' : aim, hits: 2 });
    if (!site || !form || refusalOf(form) === 'bite.bar.nobodys') return undefined;
    const told = bothSides.map((attacks) => {
      const panel = at.panel('bombing', {
        attacks,
        aim,
        site: site.name,
        weather: 'clear',
        [`${attacks}Above`]: [{ id: 'b', class: attacks === 'soviet' ? 'longRange' : 'bomber', pf: 4, tech: 3 }],
      });
      return panel.kind === 'value' ? panel.not?.msg.id : undefined;
    });
    const other = told.filter((id) => id !== 'bite.bar.ownSite');
    return { about: [site.name, aim], says: [other[0], refusalOf(form)] };
  },
};

/** 7.3.1: a city is offered where a rebuilt unit may arrive. */
export const berths: Agreement = {
  id: 'arrival-offers',
  rule: '7.3.1',
  readers: ['offers of buy-axis', 'form buy-axis'],
  check: (at) => {
    const nation = at.roll.one(['GER', 'ROM', 'HUN']) ?? 'GER';
    const unitClass = at.roll.one(['infantry', 'tanks', 'fighter', 'airHq']) ?? 'infantry';
    const site = at.roll.one(sitesOf(at.context));
    const raw = { kind: 'rebuild', nation, class: unitClass, pf: 1, colour: 'black' };
    const form = site && at.form('buy-axis', { ...raw, city: site.name });
    const without = at.form('buy-axis', raw);
    if (!site || !form || refusalOf(without) === 'bite.bar.isOut') return undefined;
    const offered = offersOf(at, 'buy-axis', 'city', { ...raw, block: '' }).some(({ name }) => name === site.name);
    const same = refusalOf(form) === refusalOf(without);
    return { about: [nation, unitClass, site.name], says: [offered, same] };
  },
};
