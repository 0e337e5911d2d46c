import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { contextFrom } from '#rules/kit/game/questions/commandLine.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { accounts, cells, marks, phases } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { recorded } from '../../model/rows.ts';
import { inventedThings } from '../../testing/invented.ts';
import { zoneCheck } from '../map/questions.ts';
import { zone } from '../map/zoneCalc.ts';
import { move } from './move.ts';
import { questions } from './questions.ts';
import { stack } from './stackCalc.ts';

const bare = { ...contextWithoutGame(game, inventedThings), turn: 3 };
const panel = (calculator: Calculator, raw: JsonObject, context: Context = bare): ValuePanel => {
  const input = calculator.parse(raw, context);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const shown = calculator.panel(input.value, context, []);
  if (shown.kind !== 'value') throw new Error(shown.kind);
  expect(verifySteps(shown.figures, game.readers)).toEqual([]);
  return shown;
};
const figure = (shown: ValuePanel, id: string) => shown.figures.find((one) => one.id === id)?.value;
const rules = (shown: ValuePanel) => shown.hints.map(({ rule }) => rule);

describe('the cost of a way', () => {
  const tank = { name: 'Invented', move: 'tracked', mp: 20 };

  it('ARMIR-5b ARMIR-5.1a the way is paid hex by hex; total, legal or not, what is left', () => {
    const shown = panel(move, { units: [tank], path: [{ road: true }, {}, { road: true }] });
    expect([figure(shown, 'step0'), figure(shown, 'step1'), figure(shown, 'spent')]).toEqual([1, 3, 5]);
    const long = panel(move, { units: [{ ...tank, mp: 6 }], path: [{}, {}, {}] });
    expect(long.rows[0]?.value.id).toBe('armir.moving.legal.no');
    const rifle = panel(move, { units: [{ ...tank, move: 'other' }], path: [{ enemy: true, assault: true }] });
    expect(rules(rifle)).toContain('13');
  });

  it('ARMIR-18.4.1a ARMIR-18.4.1c weather and OOS are steps of what a unit has', () => {
    const first = panel(move, { units: [{ ...tank, mp: 14, move: 'other', oos: true }], path: [{}], turn: 1 });
    expect([figure(first, 'whole0'), figure(first, 'unit0')]).toEqual([5, 6]);
    expect(first.figures.find(({ id }) => id === 'whole0')?.steps.map(({ rule }) => rule)).toEqual([
      '5',
      '18.4.1',
      '8.3',
    ]);
    expect(figure(panel(move, { units: [{ ...tank, mp: 14 }], path: [{}], turn: 1 }), 'unit0')).toBe(12);
    expect(figure(panel(move, { units: [{ ...tank, mp: 2, move: 'other' }], turn: 1 }), 'unit0')).toBe(0);
  });

  it('ARMIR-5a ARMIR-5b the one hex whatever it costs', () => {
    const shown = panel(move, { units: [{ ...tank, mp: 2 }], path: [{}] });
    expect(figure(shown, 'spent')).toBe(2);
    expect(shown.hints.map(({ msg }) => msg.id)).toContain('armir.moving.hint.minimum');
  });

  it('ARMIR-5.1.2 ARMIR-14.2.1b where nobody of a side goes', () => {
    const bars = (side: string, step: JsonObject) => rules(panel(move, { side, units: [tank], path: [step] }));
    expect(bars('soviet', { railAB: true })).toContain('5.1.2');
    expect(bars('axis', { bokovskaya: true })).toContain('16.1.4');
    expect(bars('axis', { don: true, zoc: 'light' })).toContain('14.2.1');
    expect(bars('axis', { don: true })).not.toContain('14.2.1');
    expect(bars('soviet', { don: true, zoc: 'heavy' })).not.toContain('14.2.1');
  });

  it('ARMIR-5b with nobody to move there is no way to cost', () => {
    expect(panel(move, { units: [], path: [{}] }).not).toMatchObject({ rule: '5' });
  });

  it('ARMIR-5.2 in motorised movement foot and HQs stay', () => {
    const shown = (over: JsonObject) => panel(move, { units: [{ ...tank, ...over }], path: [{}], phase: 'motorised' });
    expect(rules(shown({ kind: 'hq' }))).toContain('5.2');
    expect(rules(shown({ move: 'other' }))).toContain('5.2');
    expect(rules(shown({}))).not.toContain('5.2');
    const opened = move.parse({}, { ...bare, place: `t3/order=axis/usual/${phases.axisMotorised}` });
    expect(opened.ok && opened.value.phase).toBe('motorised');
  });

  it('ARMIR-AMB-04 ARMIR-5.4a what the way costs in PA: one for all, or one for each unit', () => {
    const lorries = {
      units: [
        { ...tank, id: 'a' },
        { ...tank, id: 'b', move: 'motorised' },
      ],
      path: [{}, {}],
    };
    const pa = (raw: JsonObject, context: Context = bare) =>
      panel(move, raw, context).rows.find(({ rule }) => rule === '5.4')?.value.p?.count;
    expect(pa(lorries)).toBe(1);
    expect(pa(lorries, { ...bare, options: { ...bare.options, amb04: 'unit' } })).toBe(2);
    expect(pa({ ...lorries, path: [{}] })).toBe(0);
    expect(pa({ ...lorries, units: [{ ...tank, nation: 'GER' }] })).toBeUndefined();
    expect(rules(panel(move, { ...lorries, pa: false }))).toContain('5.4');
  });

  it('ARMIR-16.2b the form knows when no PA is there to spend', () => {
    const place = `t3/order=axis/usual/${phases.axisMovement}`;
    const begun = (balances: Context['balances'], over: Partial<Context> = {}) => {
      const input = move.parse({}, { ...bare, place, balances, ...over });
      return input.ok ? input.value.pa : undefined;
    };
    expect(begun({ [accounts.pa]: 2 })).toBe(true);
    expect(begun({ [accounts.pa]: 0 })).toBe(false);
    expect(begun({ [accounts.pa]: 0 }, { marks: { [marks.paMoved]: { all: { value: 1 } } } })).toBe(true);
  });

  it('ARMIR-5b ARMIR-5.3a a counter of the list brings the MP of the side that lies up, and its supply', () => {
    const context = { ...bare, cells: { [cells.up]: { 'alp-hq': 'movement' }, [cells.oos]: { 'ii-1': 'yes' } } };
    const unit = (id: string) => context.rosters.axis?.units.find((one) => one.id === id);
    const of = (id: string, here: Context) => {
      const found = unit(id);
      return found && recorded(found, here);
    };
    expect(of('alp-hq', context)).toEqual({ mp: 10, sp: 1, oos: false });
    expect(of('alp-hq', bare)).toMatchObject({ mp: 4 });
    expect(of('ii-1', context)).toEqual({ mp: 6, sp: 2, oos: true });
  });
});

describe('stacking and zones as calculators', () => {
  it('ARMIR-6.2 whom the owner may pick', () => {
    const units: JsonObject[] = [{ sp: 4 }, { sp: 4 }, { kind: 'hq' }];
    expect(panel(stack, { units }).rows.filter(({ rule }) => rule === '6.2')).toHaveLength(2);
  });

  it('ARMIR-6a guns and HQs have one SP each; of what stands in order nothing has to go', () => {
    const row = (units: readonly JsonObject[]) => panel(stack, { units: [...units] }).rows;
    const full = row([{ sp: 6 }, { kind: 'hq' }, { kind: 'artillery' }]);
    expect(full[0]?.value.p).toMatchObject({ sp: 8, of: 8 });
    expect(full.map(({ rule }) => rule)).toEqual(['6', '6.1']);
    expect(row([{ sp: 7 }, { kind: 'hq' }, { kind: 'artillery' }]).map(({ rule }) => rule)).toContain('6.2');
  });

  it('they ask nothing and book nothing', () => {
    for (const calculator of [move, stack, zone]) {
      const input = calculator.parse({ units: [{ name: 'Invented' }] }, bare);
      if (!input.ok) throw new Error(calculator.id);
      expect(calculator.play(input.value, bare, []).done?.ending.facts).toEqual([]);
    }
  });
});

describe('the same for the command line', () => {
  const ask = (id: string, raw: object, context: object = {}): unknown => {
    const question = [...questions, zoneCheck].find((one) => one.id === id);
    const read = contextFrom(game, context);
    if (!question || !read.ok) throw new Error(id);
    const answer = question.answer(raw, read.value);
    return answer.ok ? answer.value : { troubles: answer.troubles.map(({ path }) => path) };
  };

  it('MP are whole or halves', () => {
    expect(ask('move-cost', { side: 'axis', move: 'motorised', mp: 2.25, path: [{}] })).toEqual({ troubles: ['mp'] });
  });

  it('ARMIR-5.1a an HQ goes by road as a motorised unit, a gun on foot, whatever else is said of them', () => {
    const spent = (kind: string, kindOfMove: string | undefined) => {
      const path = [{ road: true }, { road: true }];
      const unit = { kind, mp: 8, ...(kindOfMove === undefined ? {} : { move: kindOfMove }) };
      const form = panel(move, { units: [unit], path });
      expect(ask('move-cost', { side: 'axis', ...unit, path }, { turn: 3 })).toMatchObject({
        spent: (figure(form, 'spent') ?? 0) / 2,
      });
      return figure(form, 'spent');
    };
    // MP on the form are halves: 8 is 4 there; the two hexes cost the same
    expect([spent('hq', 'other'), spent('hq', undefined), spent('hq', 'motorised')]).toEqual([2, 2, 2]);
    expect([spent('artillery', 'motorised'), spent('heavyArtillery', undefined)]).toEqual([4, 4]);
    expect([spent('combat', 'other'), spent('combat', 'motorised')]).toEqual([4, 2]);
  });
});
