import type { JsonObject } from '#rules/kit/base/json.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { cells } from '../ids.ts';
import { countersOf } from '../model/reading.ts';
import { type Counter, isCombat } from '../model/units.ts';
import { bid, drawn, faces, inPhase, offers, refusal, unfit } from './agree-at.ts';

/** Attacks declared, refused, reacted to: forms and what they offer, the look ahead, the map. */

/** A hex of the defender's, in a Mobile sequence of the other side. */
const targetIn = (at: Position): { readonly hex: string; readonly attacker: string } | undefined => {
  const one = at.roll.one(drawn(at, isCombat));
  return one && { hex: one.hex, attacker: one.counter.side === 'german' ? 'soviet' : 'german' };
};
const inSequence = (at: Position, phase: 'movement' | 'reaction', active: string): Position =>
  inPhase(at, phase, { cells: { [cells.active]: active, [cells.sequence]: 'mobile' } });

/** What only all attackers together can be told. */
const ofAll: readonly string[] = ['10.15', '10.53'];
const declareOffers: Agreement = {
  id: 'declare-offers',
  rule: '9.1',
  readers: ['attackers offered', 'form declare'],
  check: (at) => {
    const target = targetIn(at);
    if (!target) return undefined;
    const there = inSequence(at, 'movement', target.attacker);
    const mine = countersOf(at.context).filter((one) => one.side === target.attacker && isCombat(one));
    const rules = mine.map(({ name }) => refusal(there, 'declare', { hex: target.hex, units: name }));
    if (rules.includes('9.11')) return undefined;
    const taken = mine.flatMap(({ name }, i) => {
      const rule = rules[i] ?? null;
      return rule === null || ofAll.includes(rule) ? [name] : [];
    });
    const offered = offers(there, 'declare', 'units', { hex: target.hex });
    // where nobody may, everybody is offered
    return { about: target, says: [offered, taken.length > 0 ? taken : mine.map(({ name }) => name)] };
  },
};

/** 9.1: who may be named for an attack from where he stands, and whom the map brings into it. */
const declareAndFight: Agreement = {
  id: 'declare-and-fight',
  rule: '9.1',
  readers: ['form declare', 'fight from the map'],
  check: (at) => {
    const target = targetIn(at);
    if (!target) return undefined;
    const there = inSequence(at, 'movement', target.attacker);
    const near = new Set(neighboursOf(there.board.sheet.grid, target.hex));
    const mine = drawn(there, ({ side, kind }) => side === target.attacker && kind === 'combat');
    return mine.flatMap(({ counter, hex }): readonly Said[] => {
      const rule = refusal(there, 'declare', { hex: target.hex, units: counter.name });
      if (rule !== null && rule !== '9.1' && rule !== '10.53') return [];
      const made = there.game.map?.fight?.(
        { target: target.hex, attackers: [counter.id], side: target.attacker },
        there.board,
        there.context,
      );
      return near.has(hex) || at.roll.chance(0.1)
        ? [{ about: [counter.id, target.hex], says: [rule !== '9.1', made !== undefined] }]
        : [];
    });
  },
};

interface Noted {
  readonly hex: string;
  readonly input: JsonObject;
}
/** A declared attack in the reaction phase, as it opens in the look ahead. */
const noted = (at: Position): { readonly there: Position; readonly fights: readonly Noted[] } => {
  const there = inPhase(at, 'reaction', { cells: { [cells.sequence]: 'mobile' } });
  const fights = (there.game.fights?.(there.context) ?? [])
    .filter(({ calc }) => calc === 'ahead')
    .map(({ input }) => ({ hex: String(input.target), input }))
    // only of the side whose sequence it is
    .filter(({ input }) => input.attacker === (there.context.cells[cells.active] || 'german'));
  return { there, fights };
};
const rowsIn = (input: JsonObject, key: string): readonly JsonObject[] => {
  const rows = input[key];
  return Array.isArray(rows) ? (rows as readonly JsonObject[]) : [];
};
const theirsIn = (at: Position, { input }: Noted): readonly Counter[] =>
  countersOf(at.context)
    .filter(({ side }) => side !== input.attacker)
    .filter(isCombat);

/** 9.32: with some lead of the hex a unit may react, or with none. */
const mayReact = (there: Position, one: Noted, unit: Counter): boolean => {
  const leads = offers(there, 'react', 'lead', { hex: one.hex });
  return leads.some(
    (lead) => refusal(there, 'react', { unit: unit.name, hex: one.hex, lead, er: 6, face: 1 }) === null,
  );
};
const reactOffers: Agreement = {
  id: 'react-offers',
  rule: '9.32',
  readers: ['units offered', 'form react'],
  check: (at) => {
    const { there, fights } = noted(at);
    return fights.slice(0, 1).map((one): Said => {
      const theirs = theirsIn(there, one);
      const offered = offers(there, 'react', 'unit', { hex: one.hex });
      const may = theirs.filter((unit) => mayReact(there, one, unit)).map(({ name }) => name);
      return {
        about: one.hex,
        says: [offered, may.length > 0 ? may : theirs.map(({ name }) => name)],
      };
    });
  },
};
const reactListed: Agreement = {
  id: 'react-listed',
  rule: '9.32',
  readers: ['look ahead as it opens', 'form react'],
  check: (at) => {
    const { there, fights } = noted(at);
    return fights.slice(0, 2).map((one): Said => {
      const listed = rowsIn(one.input, 'reacting').map(({ id }) => String(id));
      const standing = new Set(drawn(there).map(({ counter }) => counter.id));
      const may = theirsIn(there, one).filter(({ id }) => standing.has(id));
      const taken = may.filter((unit) => mayReact(there, one, unit)).map(({ id }) => id);
      return { about: one.hex, says: [listed.filter((id) => standing.has(id)), taken.slice(0, 6)] };
    });
  },
};

interface Ahead {
  readonly not: string | null;
  readonly refusal: number;
  readonly reacts: readonly { readonly id: string; readonly faces: number | null; readonly rules: readonly string[] }[];
}
/** 9.33: with the lead that the fight names. */
const reactChance: Agreement = {
  id: 'react-chance',
  rule: '9.33',
  readers: ['question attack-ahead', 'form react'],
  check: (at) => {
    const { there, fights } = noted(at);
    return fights.slice(0, 1).flatMap((one): readonly Said[] => {
      const { reacts } = there.script('attack-ahead', { ahead: one.input }) as Ahead;
      return reacts.map(({ id, faces: share, rules }): Said => {
        const unit = countersOf(there.context).find((counter) => counter.id === id)?.name ?? '';
        const of = (face: number) => bid(there, 'react', { unit, hex: one.hex, face });
        const said = of(1);
        const moves = faces((face) => {
          const made = of(face);
          return made.ok && made.next !== undefined;
        });
        const known = share !== null && (said.ok || said.rule !== '3.42');
        return {
          about: [id, one.hex],
          says: [
            [rules[0] ?? null, known ? share : null],
            [said.ok ? null : said.rule, known ? moves : null],
          ],
        };
      });
    });
  },
};

const refusalChance: Agreement = {
  id: 'refusal-chance',
  rule: '9.23',
  readers: ['question attack-ahead', 'form refuse'],
  check: (at) => {
    const { there, fights } = noted(at);
    return fights.slice(0, 2).map((one): Said => {
      const told = there.script('attack-ahead', { ahead: { ...one.input, refuse: true, reacting: [] } }) as Ahead;
      const of = (face: number) => bid(there, 'refuse', { hex: one.hex, face });
      const passes = faces((face) => {
        const made = of(face);
        return made.ok && made.next?.[0]?.rule === '11.31';
      });
      return { about: one.hex, says: [told.refusal, passes] };
    });
  },
};

/** 9.25: shut in by the map, where nothing else forbids it. */
const refusalWays: Agreement = {
  id: 'refusal-ways',
  rule: '9.25',
  readers: ['form refuse', 'map tool retreat-mobile'],
  check: (at) => {
    const { there, fights } = noted(at);
    return fights.slice(0, 2).flatMap((one): readonly Said[] => {
      const rule = refusal(there, 'refuse', { hex: one.hex, er: 6, face: 1 });
      const shown = there.tool('retreat-mobile', one.hex);
      if (!shown || (rule !== null && rule !== '9.25')) return [];
      const shut = shown.list.some(({ rule: of }) => of === '11.56' || of === '11.3');
      const both = new Set(
        drawn(there, isCombat).flatMap(({ counter, hex }) => (hex === one.hex ? [counter.side] : [])),
      );
      const undrawn = shown.list.some(({ msg }) => JSON.stringify(msg).includes('rtl.retreat.undrawn'));
      const parts = shown.says.id === 'rtl.retreat.parts';
      return undrawn || parts || both.size > 1 ? [] : [{ about: one.hex, says: [rule === '9.25', shut] }];
    });
  },
};

/** 9.41, 9.42 */
const noRetreatChance: Agreement = {
  id: 'no-retreat-chance',
  rule: '9.42',
  readers: ['calculator ahead', 'form no-retreat'],
  check: (at) => {
    const { there, fights } = noted(at);
    return fights.slice(0, 2).flatMap((one): readonly Said[] => {
      // declared already, it is not asked again
      if (one.input.noRetreat === true) return [];
      const panel = there.panel('ahead', { ...one.input, declares: true, reacting: [] });
      if (panel.kind !== 'value' || panel.not || panel.missing.length > 0) return [];
      const barred = panel.hints.some(({ rule }) => rule === '9.41');
      const row = panel.rows.find(({ msg }) => msg.id === 'rtl.ahead.row.stands')?.value.p?.n ?? 0;
      const stands = faces((face) => {
        const made = bid(there, 'no-retreat', { hex: one.hex, face });
        return made.ok && made.next !== undefined;
      });
      const rule = refusal(there, 'no-retreat', { hex: one.hex, face: 1 });
      return [
        {
          about: one.hex,
          says: [
            [barred, row],
            [rule === '9.41', stands],
          ],
        },
      ];
    });
  },
};

/** 3.72, 6.14: what a marker is said to forbid is forbidden. */
const markedEffects: Agreement = {
  id: 'marked-effects',
  rule: '3.72',
  readers: ['question unit-state', 'forms refuse, react, strongpoint and calculator move'],
  check: (at) => {
    const one = at.roll.one(drawn(at, isCombat).filter(({ counter }) => unfit(at, counter)));
    if (!one) return undefined;
    const { counter } = one;
    const [told] = at.script('unit-state', { unit: counter.id }) as readonly {
      readonly disrupted: boolean;
      readonly supply: string;
      readonly effects: readonly { readonly id: string }[];
    }[];
    if (!told) return undefined;
    const has = (id: string): boolean => told.effects.some((effect) => effect.id === id);
    const there = inSequence(at, 'reaction', counter.side === 'german' ? 'soviet' : 'german');
    const works = inPhase(at, 'construction', {
      cells: {
        [cells.active]: counter.side,
        [cells.sequence]: 'assault',
        [cells.acting]: '',
        [cells.strongpoints]: {},
      },
    });
    const move = at.panel('move', { units: [at.row('move', 'units', counter.id)], sequence: 'mobile', path: [] });
    const figure = move.figures.find(({ id }) => id === 'unit0');
    const hit = JSON.stringify(figure?.steps ?? []);
    const react = bid(there, 'react', { unit: counter.name, hex: '', er: 6, face: 1 });
    const build = bid(works, 'strongpoint', { side: counter.side, hex: one.hex, unit: counter.name });
    const [moves, builds] = [counter.class === 'mot' && counter.kind !== 'hq', !build.ok && build.rule === '14.24'];
    return {
      about: [counter.id, told.disrupted, told.supply],
      says: [
        [has('maHalf'), has('ma2'), moves && has('noReaction')],
        [hit.includes('"6.14"'), hit.includes('"3.72"'), moves && !react.ok && react.msg.id === 'rtl.chk.bar.unfit'],
        // who builds nothing anyway is told that first
      ].map((list, i) => [...list, builds && (i === 0 ? has('noWork') : builds)]) as [unknown, unknown],
    };
  },
};

export const beforeAgreements: readonly Agreement[] = [
  declareOffers,
  declareAndFight,
  reactOffers,
  reactListed,
  reactChance,
  refusalChance,
  refusalWays,
  noRetreatChance,
  markedEffects,
];
