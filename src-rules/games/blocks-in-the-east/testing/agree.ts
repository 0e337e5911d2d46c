import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { outline } from '#rules/kit/sequence/walker.ts';
import type { Agreement, Agreements, Said } from '../../../testing/agree.ts';
import { someInput } from '../../../testing/fights.ts';
import { phasesOf } from '../../../testing/play.ts';
import { Position } from '../../../testing/position.ts';
import type { Roll } from '../../../testing/roll.ts';
import { thisMonth } from '../facts.ts';
import { listed } from '../hq/blocks.ts';
import { asHq } from '../hq/kinds.ts';
import { cells, type SideId, sides } from '../ids.ts';
import { lendLease } from '../production/accounts.ts';
import { sitesOf } from '../sites/list.ts';
import { inventedBlocks, inventedThings } from './invented.ts';

/** The pairs of readers of this game: `testing/agree.ts` says how to add one. */

const bothSides = [sides.axis, sides.soviet] as const;
/** The same position in another step of its month. */
const inStep = (at: Position, step: string): Position => {
  const { past: _, ...around } = at.around;
  return new Position(at.game, { ...around, place: `t${around.turn}/${step}` }, at.seed);
};
/** The same position with these rules in use. */
const playing = (at: Position, ...rules: readonly string[]): Position => {
  const options = { ...at.around.options, level: 'advanced', ...Object.fromEntries(rules.map((id) => [id, true])) };
  return new Position(at.game, { ...at.around, options }, at.seed);
};
const refusalOf = (proposal: Proposal | undefined): string | undefined =>
  proposal && !proposal.ok ? proposal.msg.id : undefined;
const factsOf = (proposal: Proposal | undefined): readonly Fact[] => (proposal?.ok ? proposal.facts : []);
/** What is booked, by account. */
const postsOf = (facts: readonly Fact[]): { readonly [account: string]: number } => {
  const sum: Record<string, number> = {};
  for (const fact of facts) if (fact.kind === 'post') sum[fact.account] = (sum[fact.account] ?? 0) + fact.n;
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => n !== 0));
};
const saysIn = (shown: Overlay): readonly string[] => shown.list.map(({ msg }) => msg.id);
const hexesOf = (shown: Overlay, tone: string): readonly string[] =>
  shown.hexes.flatMap((one) => (one.tone === tone ? [one.hex] : [])).sort();
const offersOf = (at: Position, action: string, field: string, beside: JsonObject = {}): readonly Offer[] => {
  const found = at.game.actions.find(({ id }) => id === action)?.fields[field];
  if (found?.kind !== 'text' || !found.offers) throw new Error(`${action} has no offers at ${field}`);
  return found.offers(at.around, beside);
};
const hqsAt = (at: Position, side: SideId) => listed(at.around, side).flatMap((block) => asHq(block) ?? []);
const panelRow = (at: Position, block: string): string | undefined =>
  at.panel('move', { block }).kind === 'value'
    ? (
        at.panel('move', { block }) as { readonly rows?: readonly { rule: string; value: { id: string } }[] }
      ).rows?.find(({ rule }) => rule === '7.10')?.value.id
    : undefined;

/** 7.5.3: what a block may spend. */
const allowance: Agreement = {
  id: 'allowance',
  rule: '7.5.3',
  readers: ['map tool reach', 'calculator move'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    const shown = unit && at.tool('reach', unit.id);
    const points = shown?.says.p?.n;
    const block = unit && bothSides.flatMap((side) => listed(at.around, side)).find(({ id }) => id === unit.id);
    // a block that is held has no points on the map
    if (!shown || !block || points === undefined) return undefined;
    const panel = at.panel('move', {
      block: block.name,
      unsupplied: saysIn(shown).includes('bite.reach.unsupplied'),
      commanded: !saysIn(shown).includes('bite.reach.uncommanded'),
    });
    return { about: unit.id, says: [points, panel.figures.find(({ id }) => id === 'allowance')?.value] };
  },
};

/** 7.5.2: how far aircraft change their base. */
const flight: Agreement = {
  id: 'flight',
  rule: '7.5.2',
  readers: ['map tool air', 'calculator move'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    const shown = unit && at.tool('air', unit.id);
    const p = shown?.says.p;
    const block = unit && bothSides.flatMap((side) => listed(at.around, side)).find(({ id }) => id === unit.id);
    if (!shown || !p || !block) return undefined;
    const panel = at.panel('move', { block: block.name, rebases: true });
    return { about: unit.id, says: [p.m ?? p.n, panel.figures.find(({ id }) => id === 'range')?.value] };
  },
};

/** 7.10: who moves a second time. */
const extra: Agreement = {
  id: 'extra-move',
  rule: '7.10',
  readers: ['map tool reach', 'calculator move'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    if (!unit?.side) return undefined;
    const there = inStep(at, `${unit.side}/extra`);
    const block = listed(at.around, unit.side === sides.axis ? sides.axis : sides.soviet).find(
      ({ id }) => id === unit.id,
    );
    const shown = there.tool('reach', unit.id);
    const told = block && panelRow(there, block.name);
    const held = shown && saysIn(shown).find((id) => id.startsWith('bite.held.'));
    if (!shown || told === undefined || (held !== undefined && held !== 'bite.held.extra')) return undefined;
    // 31.0: what was set aside moves as armour does
    if (typeof at.around.cells[cells.reserve] === 'object' && unit.id in (at.around.cells[cells.reserve] as object))
      return undefined;
    return { about: unit.id, says: [held === undefined, told === 'bite.ops.yes'] };
  },
};
const extraOrder: Agreement = {
  id: 'extra-order',
  rule: '7.10',
  readers: ['order of an HQ', 'calculator move'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/extra`);
    const hq = at.roll.one(hqsAt(there, side).filter(({ kind }) => kind === 'armoured'));
    const block = hq && at.roll.one(listed(at.around, side).filter(({ nation }) => nation === hq.nation));
    const form = block && there.form(`hq-order-${side}`, { use: 'armour', hq: hq.name, blocks: block.name });
    const refused = refusalOf(form);
    const told = block && panelRow(there, block.name);
    // what speaks against the HQ says nothing of the block
    const spoken = refused === undefined || refused === 'bite.hq.bar.noExtra' || refused === 'bite.hq.bar.notArmour';
    return form && spoken && told !== undefined
      ? { about: block?.id, says: [refused === undefined, told === 'bite.ops.yes'] }
      : undefined;
  },
};

/** 13.2 to 13.8: whether an HQ can be activated here and now, and what it has left. */
const activation: Agreement = {
  id: 'hq-activation',
  rule: '13.2',
  readers: ['question hqs', 'form hq-activate'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const step = at.roll.one([
      'axis/rail',
      'axis/movement',
      'soviet/rail',
      'soviet/reaction',
      'axis/extra',
      'soviet/extra',
    ]);
    const there = inStep(at, step ?? 'axis/rail');
    const { hqs } = there.script('hqs', { side }) as {
      readonly hqs: readonly {
        readonly name: string;
        readonly activated: string | null;
        readonly refused?: { readonly msg: { readonly id: string } };
      }[];
    };
    const hq = at.roll.one(hqs.filter(({ activated }) => activated === null));
    const form = hq && there.form(`hq-activate-${side}`, { hq: hq.name });
    return hq && form ? { about: hq.name, says: [hq.refused?.msg.id, refusalOf(form)] } : undefined;
  },
};
const left: Agreement = {
  id: 'hq-left',
  rule: '13.4',
  readers: ['question hqs', 'limits'],
  check: (at) =>
    bothSides.flatMap((side): readonly Said[] => {
      // at BASE nobody is at work
      if (!at.form('hq-rest')) return [];
      const { hqs } = at.script('hqs', { side }) as {
        readonly hqs: readonly {
          readonly id: string;
          readonly activated: string | null;
          readonly left: number | null;
        }[];
      };
      return hqs
        .filter(({ activated }) => activated !== null)
        .map((hq) => ({
          about: hq.id,
          says: [hq.left, at.game.limits(at.around).find(({ id }) => id === `hq-${hq.id}`)?.left ?? null],
        }));
    }),
};
/** 13.3: who stands within the radius of an HQ that commands it. */
const radius: Agreement = {
  id: 'hq-radius',
  rule: '13.3',
  readers: ['map tool radius', 'order of an HQ'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/movement`);
    const placed = new Set(there.stand.pieces.map(({ id }) => id));
    const hq = at.roll.one(
      hqsAt(there, side).filter(({ id, kind }) => placed.has(id) && (kind === 'armoured' || kind === 'air')),
    );
    const block = hq && at.roll.one(listed(at.around, side).filter(({ id }) => placed.has(id)));
    const shown = hq && there.tool('radius', hq.id);
    if (!hq || !block || !shown) return undefined;
    const units = JSON.stringify(shown.list.find(({ msg }) => msg.id === 'bite.radius.units') ?? '');
    const use = hq.kind === 'air' ? 'air' : 'armour';
    const form = there.form(`hq-order-${side}`, { use, hq: hq.name, blocks: block.name });
    const refused = refusalOf(form);
    if (!form) return undefined;
    // what speaks against the HQ, and an order given already, say nothing of where a block stands
    if (refused !== undefined && !aboutBlock.includes(refused)) return undefined;
    return {
      about: [hq.id, block.id],
      says: [units.includes(JSON.stringify(block.name)), refused === undefined],
    };
  },
};
const aboutBlock = ['nation', 'notArmour', 'notAir', 'itself', 'range', 'stays', 'gone'].map(
  (one) => `bite.hq.bar.${one}`,
);

/** 13.4: an order is offered for whom it can be given. */
const orders: Agreement = {
  id: 'hq-offers',
  rule: '13.4',
  readers: ['offers of hq-order', 'form hq-order'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/${at.roll.one(['rail', 'movement', 'extra'])}`);
    const use = at.roll.one(['armour', 'air', 'unsupplied', 'drop'] as const) ?? 'armour';
    const hq = at.roll.one(hqsAt(there, side));
    const block = at.roll.one(listed(at.around, side));
    if (!hq || !block) return undefined;
    const alone = there.form(`hq-order-${side}`, { use, hq: hq.name, count: 1 });
    if (!alone?.ok) return undefined;
    const offered = offersOf(there, `hq-order-${side}`, 'blocks', { use, hq: hq.name }).some(
      (offer) => offer.name === block.name,
    );
    const refused = refusalOf(there.form(`hq-order-${side}`, { use, hq: hq.name, blocks: block.name }));
    if (refused === 'bite.hq.bar.range' || refused === 'bite.hq.bar.twice') return undefined;
    return { about: [use, hq.id, block.id], says: [offered, refused === undefined] };
  },
};
/** 23.0: a drop stands in the list of the movement step where it can be ordered. */
const drops: Agreement = {
  id: 'drops',
  rule: '23.0',
  readers: ['task of the step', 'order of a supreme HQ'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(playing(at, 'a13', 'o23'), `${side}/movement`);
    const hq = hqsAt(there, side).find(({ kind }) => kind === 'stavka' || kind === 'fhq');
    const form = hq && there.form(`hq-order-${side}`, { use: 'drop', hq: hq.name, count: 1 });
    const refused = refusalOf(form);
    if (!form || refused === 'bite.hq.bar.notInUse') return undefined;
    const mine = ['bite.hq.bar.dropNobody', 'bite.hq.bar.dropWeather'];
    if (hq === undefined || (refused !== undefined && !mine.includes(refused))) return undefined;
    const { sheets: _, ...bare } = there.around;
    const tasks =
      phasesOf(outline(at.game.sequence, bare)).find(({ path }) => path === there.around.place)?.tasks ?? [];
    return { says: [tasks.some(({ id }) => id === 'drops'), refused === undefined] };
  },
};

/** 3.6: the income a script is told is the one that is booked. */
const income: Agreement = {
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
const order = ['yellow', 'red', 'blue', 'black'];
/** 3.6: the income is owed where the form takes it. */
const owed: Agreement = {
  id: 'income-owed',
  rule: '3.6',
  readers: ['reminder', 'form income'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/production`);
    const reminded = there.game.reminders(there.around).some(({ id }) => id === `income-${side}`);
    const booked = Object.values(postsOf(factsOf(there.form(`income-${side}`)))).some((n) => n > 0);
    return { about: side, says: [reminded, booked] };
  },
};
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
    const earns = at.around.turn > 1 && (told?.income.yellow ?? 0) > 0;
    const refused = [at.form('buy-axis', { nation }), at.form('gift', { nation })].map(
      (form) => refusalOf(form) === 'bite.bar.isOut',
    );
    // who earns nothing need not be out: the other way round it holds
    const gone = told?.lines.some(({ why }) => why === 'bite.book.out') ?? false;
    return earns || gone ? { about: nation, says: [[gone, gone], refused] } : undefined;
  },
};

/** 34.0: what the record says that sails is what arrives. */
const lendLeaseArrives: Agreement = {
  id: 'lend-lease',
  rule: '34.0',
  readers: ['lane of the record', 'form lend-lease'],
  check: (position) => {
    const at = playing(position, 'o34');
    const form = at.form('lend-lease');
    if (!form?.ok) return undefined;
    const items = at.game.lanes.find(({ id }) => id === 'lend-lease')?.at(at.around.turn, at.around) ?? [];
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
const storage: Agreement = {
  id: 'storage',
  rule: '11.2',
  readers: ['form storage', 'standing rule'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const rule = at.game.standing.find(({ id }) => id === `storage-${side}`);
    const form = at.form(`storage-${side}`, { how: 'most' });
    if (!rule || !form) return undefined;
    const state = { ...at.around } as unknown as Parameters<typeof rule.reads>[0];
    const slice = rule.reads(state, { kind: 'roll', what: '', sides: 6, faces: [], by: 'table' }, state);
    const booked = slice ? rule.proposes(slice) : undefined;
    return { about: side, says: [postsOf(factsOf(form)), postsOf(booked?.facts ?? [])] };
  },
};
/** 34.0: what Lend-Lease is offered to pay for can be bought. */
const offers: Agreement = {
  id: 'lend-lease-offers',
  rule: '34.0',
  readers: ['account book', 'form buy-soviet'],
  check: (at) => {
    const notes = at.game.book?.notes?.('SOV', at.around) ?? [];
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

/** 7.4: rail moves left. */
const rail: Agreement = {
  id: 'rail-left',
  rule: '7.4',
  readers: ['limits', 'form rail'],
  check: (at) => {
    const area = at.roll.one(['soviet', 'ussr', 'scandinavia'] as const) ?? 'soviet';
    const told = at.game.limits(at.around).find(({ id }) => id === `rail-${area}`);
    const form = (count: number) =>
      area === 'soviet'
        ? at.form('rail-soviet', { count, pay: 'pp' })
        : at.form('rail-axis', { count, area, pay: 'pp', payer: 'GER' });
    const most = [1, 2, 3, 4, 5, 6, 7, 8].filter((count) => refusalOf(form(count)) !== 'bite.bar.rail').length;
    return told ? { about: area, says: [told.left, most] } : undefined;
  },
};
const railShown: Agreement = {
  id: 'rail-shown',
  rule: '7.4',
  readers: ['map tool rail', 'limits'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    const shown = unit && at.tool('rail', unit.id);
    const limits = at.game.limits(at.around);
    return shown?.list.flatMap(({ msg }): readonly Said[] => {
      const area = msg.id === 'bite.status.rail' ? (msg.p?.area as { readonly id: string } | undefined)?.id : undefined;
      const told = limits.find(({ id }) => id === area?.replace('bite.rail.', 'rail-'));
      return area === undefined
        ? []
        : [
            {
              about: area,
              says: [
                [msg.p?.n, msg.p?.of],
                [told?.left, told?.of],
              ],
            },
          ];
    });
  },
};

/** 15.1, 16.0: trackers that can have a PP this month. */
const trackers: Agreement = {
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
const siteOffers = (action: 'scorch' | 'evacuate', more: JsonObject): Agreement => ({
  id: `${action}-offers`,
  rule: action === 'scorch' ? '16.0' : '16.2',
  readers: ['offers of the form', 'form'],
  check: (position) => {
    const at = playing(position, 'o16');
    const site = at.roll.one(sitesOf(at.around));
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
const bombs: Agreement = {
  id: 'bombed',
  rule: '32.0',
  readers: ['calculator bombing', 'form site-bombed'],
  check: (position) => {
    const at = playing(position, 'o32');
    const site = at.roll.one(sitesOf(at.around));
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
const berths: Agreement = {
  id: 'arrival-offers',
  rule: '7.3.1',
  readers: ['offers of buy-axis', 'form buy-axis'],
  check: (at) => {
    const nation = at.roll.one(['GER', 'ROM', 'HUN']) ?? 'GER';
    const unitClass = at.roll.one(['infantry', 'tanks', 'fighter', 'airHq']) ?? 'infantry';
    const site = at.roll.one(sitesOf(at.around));
    const raw = { kind: 'rebuild', nation, class: unitClass, pf: 1, colour: 'black' };
    const form = site && at.form('buy-axis', { ...raw, city: site.name });
    const without = at.form('buy-axis', raw);
    if (!site || !form || refusalOf(without) === 'bite.bar.isOut') return undefined;
    const offered = offersOf(at, 'buy-axis', 'city', { ...raw, block: '' }).some(({ name }) => name === site.name);
    const same = refusalOf(form) === refusalOf(without);
    return { about: [nation, unitClass, site.name], says: [offered, same] };
  },
};

/** 4.2, 4.3: who stands on a source of its nation lacks no line. */
const supply: Agreement = {
  id: 'on-a-source',
  rule: '4.2',
  readers: ['map tool sources', 'question supply'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const judge = at.game.map?.judges.find((one) => one.side === side);
    const states = judge?.of(at.board, at.stand, at.around) ?? [];
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
    at.game.reminders(at.around).flatMap(({ id, due, action }): readonly Said[] => {
      const form = action === undefined || !due ? undefined : at.game.actions.find((one) => one.id === action);
      return form ? [{ about: id, says: [true, form.when(at.around)] }] : [];
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
    const told = there.game.reminders(there.around).some(({ id }) => id === `surrender-${nation}`);
    return { about: nation, says: [told, there.form(`surrender-${nation}`)?.ok === true] };
  },
};

/** What forms rarely write: who is out of the war, who holds a place, partisans swept away, HQs at work, PP in hand. */
const dress = (around: Around, roll: Roll): readonly Fact[] => {
  const side = roll.one(bothSides) ?? sides.axis;
  const hq = roll.one(listed(around, side).flatMap((block) => asHq(block) ?? []));
  const hexes = Object.keys(around.sheets?.map?.hexes ?? {});
  return [
    ...roll.some(['ROM', 'HUN', 'FIN', 'SVK'], 0.1).map((nation) => setAt('nations-out', nation, 'out')),
    ...roll.some(sitesOf(around), 0.15).map((site) => setAt(cells.owner, site.id, roll.one(bothSides) ?? sides.axis)),
    ...(roll.chance(0.3) && hexes.length > 0
      ? [thisMonth(around.turn, 'partisans-gone', roll.one(hexes) ?? '', 1)]
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
