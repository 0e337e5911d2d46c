import type { Panel, ValuePanel } from '#rules/kit/procedure/panel.ts';
import { countIn, mapIn } from '#rules/kit/record/readers.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { cirLength } from '../chapters/events/cir.ts';
import { cells, turns } from '../ids.ts';

/** Forecasts beside what is booked when their die falls. */

const shownBy = (panel: Panel): ValuePanel | undefined => (panel.kind === 'value' && !panel.not ? panel : undefined);
const round = (p: unknown): number => Math.round(Number(p) * 1e9) / 1e9;
const faces = [1, 2, 3, 4, 5, 6];
const flat = (
  facts: readonly unknown[],
): readonly { readonly kind: string; readonly cell?: string; readonly key?: string; readonly value?: unknown }[] =>
  facts as never;

/** What the die of the Čir books, face by face; undefined: it is not thrown now. */
const cirBooked = (at: Position) => {
  const all = faces.map((die) => at.form('cir-roll', { die }));
  if (all.some((one) => one?.ok !== true)) return undefined;
  return all.map((one) => flat(one?.ok ? one.facts : []));
};

/** 16.1: the roll of this turn. */
const cirRoll: Agreement = {
  id: 'cir-arrival',
  rule: '16.1',
  readers: ['calculator cir-ahead', 'form cir-roll'],
  check: (at) => {
    const booked = cirBooked(at);
    // as if it were the last one: what the dice after it do is no matter here
    const panel = shownBy(at.panel('cir-ahead', { turn: turns }));
    if (!booked || !panel || panel.missing.length > 0) return undefined;
    const on = panel.grids?.find(({ id }) => id === 'forces')?.rows[0]?.cells[0]?.p;
    const arrives = booked.filter((facts) => facts.some(({ cell }) => cell === cells.cirReached)).length / 6;
    return {
      about: [at.context.turn, countIn(at.context, cells.cirBoxes), cirLength(at.context)],
      says: [round(on), round(arrives)],
    };
  },
};

/** 16.1.2: what it costs. */
const cirCost: Agreement = {
  id: 'cir-losses',
  rule: '16.1.2',
  readers: ['calculator cir-ahead', 'form cir-roll'],
  check: (at) => {
    const booked = cirBooked(at);
    const panel = shownBy(at.panel('cir-ahead', { turn: turns }));
    if (!booked || !panel || panel.missing.length > 0) return undefined;
    const lost = panel.rows.find(({ msg }) => msg.id === 'armir.cirAhead.lostLong')?.value.p?.n;
    const before = mapIn(at.context, cells.steps);
    const known = new Map(
      (at.script('step-ledger', {}) as readonly { readonly id: string; readonly left?: number }[]).map(
        ({ id, left }) => [id, left],
      ),
    );
    const sum = booked.reduce(
      (all, facts) =>
        all +
        facts.reduce(
          (so, { cell, key, value }) =>
            cell === cells.steps && key !== undefined
              ? so + Number(known.get(key) ?? before[key] ?? 0) - Number(value)
              : so,
          0,
        ),
      0,
    );
    return { says: [round(lost), round(sum / 6)] };
  },
};

/** 16.1.3: bonus and faces. */
const cirFaces: Agreement = {
  id: 'cir-odds',
  rule: '16.1.3',
  readers: ['calculator cir-ahead', 'question cir-odds'],
  check: (at) => {
    const panel = shownBy(at.panel('cir-ahead'));
    const cp = panel?.figures.find(({ id }) => id === 'cirCp')?.value;
    if (!panel || cp === undefined) return undefined;
    const asked = at.script('cir-odds', { cp }) as { readonly bonus: number; readonly advance: number };
    const next = panel.rows.find(({ msg }) => msg.id === 'armir.cirAhead.next')?.value.p?.p;
    const bonus = panel.figures.find(({ id }) => id === 'cirBonus')?.value;
    return {
      about: cp,
      says: [
        [bonus, round(next)],
        [asked.bonus, round(asked.advance)],
      ],
    };
  },
};

/** 16.1: what stands beside the task, and what the die does. */
const cirStatus: Agreement = {
  id: 'cir-status',
  rule: '16.1.1',
  readers: ['question fronts', 'form cir-roll'],
  check: (at) => {
    const asked = at.script('fronts', {}) as {
      readonly cir: { readonly units: readonly string[]; readonly reached: boolean };
    };
    const form = at.form('cir-roll', { die: 3 });
    if (!form || at.context.place.split('/').at(-1) !== 'soviet-combat') return undefined;
    const rolled = mapIn(at.context, cells.cirRolls)[String(at.context.turn)] !== undefined;
    const due = asked.cir.units.length > 0 && !asked.cir.reached && !rolled;
    return { says: [due, form.ok] };
  },
};

/** 16.3.2: this turn's attack, forecast and fought. */
const temTurn: Agreement = {
  id: 'airports',
  rule: '16.3.2',
  readers: ['calculator tem-ahead', 'calculator tem-attack'],
  check: (at) => {
    const fight = at.panel('tem-attack');
    const ahead = shownBy(at.panel('tem-ahead', { stage: 'attack', turn: at.context.turn }));
    // AMB-53: who is in the box in turn 1 has entered in that turn, and no form has booked its marker
    if (at.context.turn === 1 && at.context.options.amb53 === 'once') return undefined;
    if (fight.kind !== 'odds' || fight.not || fight.missing.length > 0 || !ahead || ahead.missing.length > 0)
      return undefined;
    const [row] = ahead.grids?.find(({ id }) => id === 'garrison')?.rows ?? [];
    const attack = ahead.rows.find(({ msg }) => msg.id === 'armir.temAhead.attackNow')?.value.p?.n;
    return {
      says: [
        [attack, round(row?.cells[0]?.p)],
        [fight.figures.find(({ id }) => id === 'attack')?.value, round(fight.policies[0]?.cleared.p)],
      ],
    };
  },
};

/** 16.3, 8.4: the dice of a turn. */
const turnDice: Agreement = {
  id: 'turn-dice',
  rule: '16.3',
  readers: ['question turn-dice', 'forms tem-die and corps-die'],
  check: (at) => {
    const asked = at.script('turn-dice', { turn: at.context.turn }) as {
      readonly garrison: { readonly faces: readonly number[] };
      readonly armouredCorps: { readonly faces: readonly number[] };
    };
    const grown = faces.filter((die) => {
      const form = at.form('tem-die', { die });
      return form?.ok && flat(form.facts).some(({ cell }) => cell === cells.garrison);
    });
    const tem = at.form('tem-die', { die: 1 })?.ok === true;
    const stays = faces.filter((die) => {
      const form = at.form('corps-die', { die, where: '0101' });
      return form?.ok && flat(form.facts).some(({ kind, value }) => kind === 'mark' && value === 'stays');
    });
    const corps = at.form('corps-die', { die: 1, where: '0101' })?.ok === true;
    const pairs: Said[] = [
      ...(tem ? [{ about: 'tem', says: [asked.garrison.faces, grown] as const }] : []),
      ...(corps ? [{ about: 'corps', says: [asked.armouredCorps.faces, stays] as const }] : []),
    ];
    return pairs;
  },
};

/** 8.6: what attrition still takes. */
const attrition: Agreement = {
  id: 'attrition',
  rule: '8.6',
  readers: ['question fronts', 'form attrition'],
  check: (at) => {
    if (at.context.place.split('/').at(-1) !== 'attrition') return undefined;
    const { attrition: owed } = at.script('fronts', {}) as {
      readonly attrition: readonly { readonly units: readonly string[] }[];
    };
    const due = new Set(owed.flatMap(({ units }) => units));
    const known = at.script('step-ledger', {}) as readonly { readonly id: string; readonly eliminated: boolean }[];
    return at.roll.some(known, 0.3).map(({ id }): Said => {
      const form = at.form('attrition', { unit: id });
      return { about: id, says: [due.has(id), form?.ok === true] };
    });
  },
};

/** 16.4: points to come. */
const points: Agreement = {
  id: 'ps-forecast',
  rule: '16.4',
  readers: ['question ps-forecast', 'calculator ps-ahead'],
  check: (at) => {
    const ps = at.context.balances.ps ?? 0;
    // a turn of capture still to come is no record
    if (ps < 1 || countIn(at.context, cells.temTaken) > at.context.turn) return undefined;
    const { rows } = at.script('ps-forecast', {}) as {
      readonly rows: readonly { readonly turn: number; readonly ps: number }[];
    };
    const panel = shownBy(at.panel('ps-ahead'));
    const first = rows[0]?.turn;
    if (!panel || first === undefined || first > turns) return undefined;
    const shown = panel.grids?.[0]?.rows[0]?.cells.map(({ value }) =>
      value.id === 'armir.psAhead.lost' ? 0 : Number(value.p?.n ?? value.p?.count),
    );
    return { about: first, says: [rows.map((row) => row.ps), shown?.slice(0, rows.length)] };
  },
};

export const fronts: readonly Agreement[] = [
  cirRoll,
  cirCost,
  cirFaces,
  cirStatus,
  temTurn,
  turnDice,
  attrition,
  points,
];
