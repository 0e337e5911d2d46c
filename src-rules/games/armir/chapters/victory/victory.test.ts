import { describe, expect, it } from 'vitest';
import { certain, chance } from '#rules/kit/chance/dist.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { printOf } from '#rules/kit/game/secret.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { accounts, cells, named, rosters, tables } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { armirHqGone, corpsDestroyed, corpsTallies } from '../../model/corps.ts';
import { at, bid, refusal, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { usualOdds } from '../combat/crt/combatResults.ts';
import { airportsOutcome, chancesBySet, cirOutcome, shared } from './ahead.ts';
import { chosen, decoys, type Objective, sets } from './objectives.ts';
import { armirPoints, canWin, donetzPoints } from './points.ts';
import { scoreOf } from './score.ts';
import { objectivesSecret } from './secret.ts';
import { figuresOf, verdictOf, worthOf } from './standing.ts';

/** Invented counters: so many with one step, and one HQ among them. */
const corpsOf = (formation: string, steps: number): readonly RosterUnit[] => [
  { id: `${formation}-hq`, name: `Invented ${formation} HQ`, values: { kind: 'hq', nation: 'ITA', formation } },
  ...Array.from({ length: steps - 1 }, (_, i): RosterUnit => {
    // every third a German, every fourth a gun
    const gun: RosterUnit['values'] = { kind: 'artillery', nation: 'ITA', formation, value: 2 };
    const foot: RosterUnit['values'] = { kind: 'combat', nation: 'ITA', formation, cp: '2', move: 'other' };
    const german: RosterUnit['values'] = i % 3 === 2 ? { nation: 'GER' } : {};
    return {
      id: `${formation}-${i}`,
      name: `Invented ${formation} ${i}`,
      values: i % 4 === 3 ? gun : { ...foot, ...german },
    };
  }),
];
const withUnits = (units: readonly RosterUnit[]) => ({ rosters: { [rosters.axis]: { id: rosters.axis, units } } });
const lost = (ids: readonly string[]) => ({ [cells.steps]: Object.fromEntries(ids.map((id) => [id, 0])) });
const firstLost = (formation: string, n: number): readonly string[] =>
  corpsOf(formation, n + 1)
    .map(({ id }) => id)
    .slice(0, n);
const alpine = (context: Parameters<typeof corpsTallies>[0]) => corpsTallies(context)[0];

describe('corps destroyed', () => {
  it.each([
    [20, 10, false, 1],
    [20, 11, true, 0],
    [21, 10, false, 1],
    [21, 11, true, 0],
  ])('D12 ARMIR-17.1.1a a corps of %i steps with %i lost', (full, gone, destroyed, needed) => {
    const context = at({ cells: lost(firstLost('alpine', gone)) }, withUnits(corpsOf('alpine', full)));
    expect(alpine(context)).toMatchObject({ full, lost: gone, destroyed, needed });
  });

  it('ARMIR-17.1.1a HQs, artillery and German units of the corps count, army units and the Pz.Korps do not', () => {
    const units = [...corpsOf('ii', 9), ...corpsOf('xxiv', 5), ...corpsOf('army', 5)];
    const context = at({ cells: lost([...firstLost('xxiv', 5), ...firstLost('army', 5).slice(1)]) }, withUnits(units));
    expect(corpsTallies(context).map(({ full, lost: n }) => [full, n])).toEqual([
      [0, 0],
      [9, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(corpsDestroyed(context)).toBe(0);
  });

  it('ARMIR-17.1.1a the HQ of the army eliminated is one corps more', () => {
    const hq = {
      id: named.armirHq,
      name: 'Invented army HQ',
      values: { kind: 'hq', nation: 'ITA', formation: 'army' },
    };
    const things = withUnits([...corpsOf('ii', 4), hq]);
    expect(armirHqGone(at({}, things))).toBe(false);
    const gone = at({ cells: lost([named.armirHq, ...firstLost('ii', 3)]) }, things);
    expect([armirHqGone(gone), corpsDestroyed(gone)]).toEqual([true, 2]);
  });

  it('ARMIR-17.1.1a a counter without CP leaves its corps unsettled; the players may say it by hand', () => {
    const blank = {
      id: 'blank',
      name: 'Invented blank',
      values: { kind: 'combat', nation: 'ITA', formation: 'alpine' },
    };
    const things = withUnits([...corpsOf('alpine', 4), blank]);
    const context = at({ cells: lost(firstLost('alpine', 4)) }, things);
    expect(alpine(context)).toMatchObject({ unknown: ['Invented blank'], destroyed: false });
    const said = bid('corps-destroyed', { corps: 'alpine', state: 'yes' }, context);
    expect(said.ok && said.facts).toEqual([{ kind: 'set', cell: cells.corpsGone, key: 'alpine', value: 'yes' }]);
    expect(corpsDestroyed(at({ cells: { [cells.corpsGone]: { alpine: 'yes', armir: 'yes' } } }))).toBe(2);
  });

  it('ARMIR-AMB-42 Julia handed over: her steps count for nobody, or stay with the Alpine Corps', () => {
    const julia = (id: string, formation: string) => ({
      id,
      name: `Invented ${id}`,
      values: { kind: 'combat', nation: 'ITA', formation, division: 'Julia', cp: '4 2', move: 'other' },
    });
    const things = withUnits([
      ...corpsOf('alpine', 6),
      ...named.julia.map((id) => julia(id, 'alpine')),
      ...named.juliaXxiv.map((id) => julia(id, 'xxiv')),
    ]);
    const gone = lost([...firstLost('alpine', 4), ...named.julia]);
    const full = (julias: number, amb42: string) => {
      const tally = alpine(at({ cells: { ...gone, [cells.julia]: julias }, options: { amb42 } }, things));
      return [tally?.full, tally?.lost, tally?.destroyed];
    };
    expect(full(0, 'nobody')).toEqual([10, 8, true]);
    expect(full(3, 'nobody')).toEqual([6, 4, true]);
    expect(full(3, 'alpine')).toEqual([10, 4, false]);
  });
});

const figures = { arrival: 0, airports: true, corps: 0, stars: 0, hqs: 0, spent: false };
const all: readonly Objective[] = ['cir', 'airports', 'armir', 'donetz'];

describe('victory points', () => {
  it('ARMIR-17.1.1b the starred points by what they bring', () => {
    expect([11, 12, 13, 14, 15, 16, 40].map(donetzPoints)).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  });

  it('ARMIR-17.1.1b places Soviet from the start count, village 1 and city 2', () => {
    const place = (id: string, kind: string, start: string) => ({ id, name: id, values: { kind, start, hex: '' } });
    const things = {
      rosters: {
        [rosters.places]: {
          id: rosters.places,
          units: [place('one', 'city', 'soviet'), place('two', 'village', 'axis'), place('three', 'city', 'axis')],
        },
      },
    };
    expect(figuresOf(at({}, things)).stars).toBe(2);
    expect(figuresOf(at({ cells: { [cells.control]: { two: 'soviet' } } }, things)).stars).toBe(3);
  });

  it('ARMIR-AMB-51 Bokovskaya on turn 5, 6 or never', () => {
    const cir = (arrival: number, amb51: string) => worthOf({ ...figures, arrival }, at({ options: { amb51 } })).cir;
    expect([1, 2, 3, 4].map((turn) => cir(turn, 'minus'))).toEqual([1, 1, 0, -1]);
    expect([5, 6, 0].map((turn) => cir(turn, 'minus'))).toEqual([-1, -1, -1]);
    expect([4, 5, 6, 0].map((turn) => cir(turn, 'zero'))).toEqual([-1, 0, 0, 0]);
  });

  it('ARMIR-AMB-56 no corps destroyed; five are worth no more than four (AMB-57)', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => armirPoints(n, 'minus'))).toEqual([-1, -1, -1, 1, 2, 2]);
    expect([0, 1].map((n) => armirPoints(n, 'zero'))).toEqual([0, -1]);
    expect(worthOf(figures, at({ options: { amb56: 'zero' } })).armir).toBe(0);
  });

  it('ARMIR-17.1.3 ARMIR-AMB-58 points for Soviet HQs come off the Soviet total, or are only shown', () => {
    const won = { ...figures, arrival: 2, corps: 4, hqs: 1 };
    const choice: readonly Objective[] = ['cir', 'armir'];
    expect(verdictOf(choice, won, at())).toMatchObject({ soviet: 3, axis: 1, net: 2, winner: 'axis' });
    expect(verdictOf(choice, won, at({ options: { amb58: 'apart' } }))).toMatchObject({ net: 3, winner: 'soviet' });
  });

  it('ARMIR-17.1.3 every elimination of a Soviet HQ counts', () => {
    const once = bid('hq-lost', { army: 'a' }, at());
    expect(once.ok && once.facts).toContainEqual({ kind: 'set', cell: cells.hqLosses, value: 1 });
    const line = (n: number) => scoreOf(at({ cells: { [cells.hqLosses]: n } }), { choice: all }).lines.at(-1);
    expect([line(0)?.points, line(3)?.points, line(3)?.side]).toEqual([0, 3, 'axis']);
  });

  it('ARMIR-17.2 the Soviet wins from 3 PV net, with PS to the end, and with the airports where chosen', () => {
    const best = { ...figures, arrival: 2, corps: 4, stars: 16 };
    expect(verdictOf(['cir', 'armir'], best, at())).toMatchObject({ net: 3, winner: 'soviet' });
    expect(verdictOf(['cir', 'airports'], best, at())).toMatchObject({ net: 2, winner: 'axis' });
    expect(verdictOf(all, { ...best, airports: false }, at())).toMatchObject({ winner: 'axis', lost: 'airports' });
    expect(verdictOf(['armir', 'donetz'], { ...best, airports: false }, at())).toMatchObject({ winner: 'soviet' });
    expect(verdictOf(['armir', 'donetz'], { ...best, spent: true }, at())).toMatchObject({
      winner: 'axis',
      lost: 'ps',
    });
  });

  it('ARMIR-17.1.2 what was not chosen brings nothing, good or bad', () => {
    const context = at({ place: 'end', turn: 6, cells: { [cells.cirReached]: 2 } });
    const points = (choice: readonly Objective[]) => scoreOf(context, { choice }).lines.map((line) => line.points);
    expect(points(['cir', 'armir'])).toEqual([1, 0, -1, 0, 0]);
    expect(points(['cir', 'donetz'])).toEqual([1, 0, 0, -1, 0]);
  });
});

describe('the choice', () => {
  it('ARMIR-17.1a two or more of four, with decoys always four counters', () => {
    expect(sets).toHaveLength(11);
    expect(sets.map((set) => set.length + decoys(set))).toEqual(sets.map(() => 4));
    expect([objectivesSecret.least, objectivesSecret.most]).toEqual([2, 4]);
    const told = objectivesSecret.warns?.(['cir', 'armir', 'donetz'], at()) ?? [];
    expect(told.map(({ msg }) => msg.p)).toEqual([{ n: 3, decoys: 1, all: 4 }]);
  });

  it('ARMIR-17.1c only Čir and Airports cannot reach 3 PV', () => {
    expect(sets.filter((set) => !canWin(set))).toEqual([['cir', 'airports']]);
    expect(objectivesSecret.warns?.(['cir', 'airports'], at())[0]?.msg.id).toBe('armir.secret.tooFew');
  });

  it('ARMIR-17.1d it is owed before turn 1, in its own phase of the set-up', () => {
    const task = (sealed = {}) => tasksOf(at({ sealed }), 'objectives').find(({ id }) => id === 'choose');
    expect(task()).toMatchObject({ secret: { id: 'objectives', part: 'seal' }, debt: { id: 'armir.debt.objectives' } });
    const note = { side: 'soviet', print: 'p', box: 'b' };
    expect(task({ 'objectives/x': note })?.debt).toBeUndefined();
  });

  it('ARMIR-17.1b sealed, the score names no choice, and says for each objective what it would bring', () => {
    const sealed = { 'objectives/x': { side: 'soviet', print: 'p', box: 'b' } };
    const context = at({ place: 'end', turn: 6, sealed });
    const score = game.score(context);
    expect(score.lines.map((line) => line.sure)).toEqual(['sealed', 'sealed', 'sealed', 'sealed', 'now']);
    expect(score.lines.map((line) => line.why?.id)).toEqual([
      'armir.why.ifChosen',
      'armir.why.ifChosenLost',
      'armir.why.ifChosen',
      'armir.why.ifChosen',
      undefined,
    ]);
    expect([score.final, score.level.id]).toEqual([false, 'armir.level.toOpen']);
    expect(game.score({ ...context, balances: { [accounts.ps]: 0 } })).toMatchObject({
      final: true,
      level: { id: 'armir.level.ps' },
    });
  });

  it('ARMIR-17.2b the way to Bokovskaya is said by its boxes, then by its end, then by the turn it was reached', () => {
    const said = (boxes: number, turn?: number) => {
      const way = { [cells.cirBoxes]: boxes, [cells.cirLength]: 5 };
      const context = at({
        ...{ place: 'end', turn: 6 },
        cells: turn === undefined ? way : { ...way, [cells.cirReached]: turn },
      });
      const [first] = game.score(context).lines;
      return first?.evidence?.map(({ id, p }) => [id, p?.n]);
    };
    expect(said(4)).toEqual([['armir.evidence.boxes', 4]]);
    expect(said(5)).toEqual([['armir.evidence.arrivedSome', undefined]]);
    expect(said(5, 3)).toEqual([['armir.evidence.arrived', 3]]);
  });

  it('ARMIR-17.2b opened, every line has its evidence and the verdict stands; by hand it is unverified', () => {
    const text = 'cir donetz';
    const note = { side: 'soviet', print: printOf('5a17', text), box: 'b' };
    const context = at({ place: 'end', turn: 6, cells: { [cells.cirReached]: 2 } }, inventedThings);
    const opened = { ...context, sealed: { 'objectives/x': { ...note, opened: { text, salt: '5a17', same: true } } } };
    expect(chosen(opened)).toEqual({ choice: ['cir', 'donetz'], how: 'opened' });
    const score = game.score(opened);
    expect(score).toMatchObject({ final: true, total: { points: 0 }, level: { id: 'armir.level.axis' } });
    for (const line of score.lines) expect([line.id, line.evidence?.length]).not.toEqual([line.id, 0]);
    expect(score.lines[2]?.evidence).toHaveLength(5);
    // what does not match its fingerprint is not believed, whatever the file says of itself
    const other = { text: 'armir donetz', salt: '5a17', same: true };
    const forged = { ...context, sealed: { 'objectives/x': { ...note, opened: other } } };
    expect(chosen(forged)).toBeUndefined();
    const hand = bid('objectives-by-hand', { cir: true, donetz: true }, context);
    expect(hand.ok && hand.facts).toHaveLength(4);
    expect(refusal('objectives-by-hand', { cir: true }, context)).toBe('17.1');
    const ticked = {
      ...context,
      cells: { ...context.cells, [cells.objectives]: { cir: 'yes', donetz: 'yes', armir: 'no' } },
    };
    expect(game.score(ticked)).toMatchObject({ final: true, total: { msg: { id: 'armir.score.totalHand' } } });
    const action = game.actions.find(({ id }) => id === 'objectives-by-hand');
    expect([action?.when(context), action?.when(at({ turn: 3 })), action?.when(opened)]).toEqual([true, false, false]);
  });

  it('ARMIR-17.2b with other figures: every choice at once, and every figure can be done again', () => {
    const calculator = game.calculators.find(({ id }) => id === 'victory');
    const input = calculator?.parse({ arrival: 2, airports: false, corps: 4, stars: 16, hqs: 1, ps: 1 }, at());
    if (!calculator || !input?.ok) throw new Error('no calculator');
    const panel = calculator.panel(input.value, at(), []);
    if (panel.kind !== 'value') throw new Error('not a value');
    // armir + donetz 4 − 1, and with the Čir 5 − 1
    expect(panel.answer).toEqual({ id: 'armir.victory.answer', p: { n: 2, of: 11 } });
    expect(panel.grids?.[0]?.rows).toHaveLength(11);
    expect(verifySteps(panel.figures, game.readers)).toEqual([]);
  });
});

describe('chances by choice', () => {
  const percent = (n: number) => ({ n, of: 100 });
  const dist = (...ways: readonly (readonly [number | 'lost', number])[]) =>
    shared(
      ways.map(([value, n]) => [value, percent(n)] as const),
      -1,
    );

  it('ARMIR-P6 a convolution by hand: two objectives of two outcomes each', () => {
    const even = certain(0);
    const outcomes = {
      cir: dist([1, 100]),
      airports: shared([[1, percent(40)]], 'lost'),
      armir: dist([2, 50], [1, 25]),
      donetz: dist([2, 25], [1, 25]),
    };
    const p = (set: string, hqs = 0) =>
      chancesBySet(outcomes, hqs === 0 ? even : certain(hqs), at()).find((one) => one.set.join(' ') === set)?.p;
    expect(p('cir armir')).toBe(0.5);
    expect(p('cir airports')).toBe(0);
    // 3 or more of armir + donetz: (2,2) (2,1) (1,2)
    expect(p('armir donetz')).toBeCloseTo(0.5 * 0.25 + 0.5 * 0.25 + 0.25 * 0.25, 12);
    // a failed airports objective wins nothing
    expect(p('cir airports armir')).toBeCloseTo(0.4 * 0.75, 12);
    expect(p('cir armir', 1)).toBe(0);
    expect(chancesBySet(outcomes, even, at()).map((one) => one.p)).toEqual(
      chancesBySet(outcomes, even, at())
        .map((one) => one.p)
        .toSorted((a, b) => b - a),
    );
  });

  it('ARMIR-P6 the Čir is reckoned from the units there, or is what it already came to', () => {
    const there = { [cells.cirUnits]: { 'rifle-1': 'yes', 'rifle-2': 'yes' } };
    const found = cirOutcome(at({ cells: there }, inventedThings));
    // 27 CP, +1: a die of 2 to 5 advances for one step (23 CP, still +1), a 6 for two (18 CP, +0)
    expect(found && chance(found, (pv) => pv === 1)).toEqual({ p: 2 / 3, exact: '2/3' });
    expect(cirOutcome(at({ cells: { [cells.cirReached]: 3 } }))).toEqual(certain(0));
    expect(cirOutcome(at())).toEqual(certain(-1));
    const blank = {
      rosters: { [rosters.soviet]: { id: rosters.soviet, units: [{ id: 'x', name: 'x', values: {} }] } },
    };
    expect(cirOutcome(at({ cells: { [cells.cirUnits]: { x: 'yes' } } }, blank))).toBeUndefined();
  });

  it('ARMIR-P6 the airports are reckoned from the units in the box, as far as the combat table is typed', () => {
    const box = { [cells.temUnits]: { 'tank-1': 'yes' } };
    const crt = (text: string) => ({
      id: tables.crt,
      cols: usualOdds,
      rows: ['1', '2', '3', '4', '5', '6'],
      cells: Object.fromEntries(
        usualOdds.flatMap((col) => ['1', '2', '3', '4', '5', '6'].map((row) => [`${row}/${col}`, { text }])),
      ),
      from: 'typed',
    });
    const reckoned = (text?: string, there: object = { ...box, [cells.temDice]: { 6: 6 } }) =>
      airportsOutcome(
        at(
          { turn: 6, place: 't6/order=axis/usual/soviet-combat', cells: { [cells.garrison]: 1, ...there } },
          {
            ...inventedThings,
            ...(text === undefined ? {} : { tables: { [tables.crt]: crt(text) } }),
          },
        ),
      );
    expect(reckoned('-/1')).toEqual(certain(1));
    // the die of turn 6 is still to come: five faces of six bring one more
    const open = reckoned('-/1', box);
    expect(open && chance(open, (pv) => pv === 1)).toEqual({ p: 1 / 6, exact: '1/6' });
    expect(reckoned('-/-')).toEqual(certain('lost'));
    expect(reckoned(undefined)).toBeUndefined();
    expect(reckoned('-/1', {})).toEqual(certain('lost'));
    expect(airportsOutcome(at({ cells: { [cells.temTaken]: 4 } }))).toEqual(certain(1));
  });

  it('ARMIR-P6 shows all eleven choices, the own one marked, on the private screen alone', () => {
    const behind = objectivesSecret.behind;
    const outlook = behind?.outlook(
      ['armir', 'donetz'],
      {
        cir: 'own',
        cirUp: '100',
        cirEven: '0',
        tem: 'own',
        airports: '0',
        armir4: '100',
        armir3: '0',
        armir0: '0',
        donetz16: '0',
        donetz14: '100',
        donetz12: '0',
        hqs: 0,
        hqMore: '50',
      },
      at(),
    );
    expect(outlook?.rows).toHaveLength(11);
    expect(outlook?.rows.filter(({ here }) => here)).toEqual([expect.objectContaining({ p: 0.5 })]);
    // the screen that both see has none of it
    expect(game.score(at()).outlook).toBeUndefined();
  });
});

describe('command line', () => {
  const ask = (id: string, raw: unknown, context = at()) => {
    const answer = questionsOf(game)
      .find((one) => one.id === id)
      ?.answer(raw, context);
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  it('ARMIR-17.1.1a ARMIR-17.2 corps and objectives', () => {
    expect(ask('corps', {}, at({}, inventedThings))).toMatchObject({ destroyed: 0, armirHq: false });
    expect(ask('corps', { steps: { full: 21, lost: 10 } })).toMatchObject({ steps: { destroyed: false, needed: 1 } });
    expect(ask('objectives', { choice: ['cir', 'armir'], arrival: 2, corps: 4 })).toMatchObject({
      net: 3,
      winner: 'soviet',
      decoys: 2,
      canWin: true,
    });
  });
  it('ARMIR-17.1a a choice has each objective once', () => {
    const troubles = (choice: readonly string[]) => {
      const answer = questionsOf(game)
        .find((one) => one.id === 'objectives')
        ?.answer({ choice }, at());
      return answer && !answer.ok ? answer.troubles.map(({ path }) => path) : [];
    };
    expect(troubles(['armir', 'armir'])).toEqual(['choice']);
    expect(troubles(['armir', 'donetz', 'armir'])).toEqual(['choice']);
    expect(troubles(['armir', 'donetz'])).toEqual([]);
  });
  it('ARMIR-P6 the outlook of the private screen, with thirds', () => {
    const certainly = { cirUp: 100, armir4: '1/3', armir3: 0, donetz16: '1/3', donetz14: '1/3', airports: 0 };
    const asked = ask('objectives-outlook', certainly) as {
      readonly chances: readonly { readonly choice: readonly string[]; readonly p: number; readonly exact?: string }[];
    };
    const of = (...choice: readonly string[]) => asked.chances.find((one) => String(one.choice) === String(choice));
    expect(asked.chances).toHaveLength(11);
    // 3 PV: ARMIR 2 and the Čir; or ARMIR 2 with 1 or 2 of the Donetz
    expect(of('cir', 'armir')).toMatchObject({ p: 1 / 3, exact: '1/3' });
    expect(of('armir', 'donetz')).toMatchObject({ exact: '2/9' });
    expect(of('cir', 'donetz')).toMatchObject({ exact: '1/3' });
    // the quarter left at 12 or 13 stars helps where there are 2 and 1 already
    expect(of('cir', 'armir', 'donetz')).toMatchObject({ exact: '11/36' });
    expect(asked.chances[0]?.choice).toEqual(['cir', 'armir']);
    // of what nobody says a share the app reckons with what it knows
    const { cirUp: _, ...others } = certainly;
    expect(ask('objectives-outlook', others)).toEqual(ask('objectives-outlook', { ...others, cir: 'reckoned' }));
    expect(ask('objectives-outlook', others)).not.toEqual(ask('objectives-outlook', { ...others, cir: 'own' }));
    // the screen says the same
    const fields = objectivesSecret.behind?.fields ?? {};
    const words = { cir: 'own', ...Object.fromEntries(Object.entries(certainly).map(([key, n]) => [key, String(n)])) };
    const shown = parsePlain(fields, { tem: 'own', ...words }, at());
    const screen = shown.ok ? objectivesSecret.behind?.outlook(['cir', 'armir'], shown.value, at()) : undefined;
    expect(screen?.rows.map(({ p }) => p)).toEqual(asked.chances.map(({ p }) => p));
    expect(screen?.rows.find(({ here }) => here)?.p).toBe(1 / 3);
    // what is no chance is said, by script and on the screen
    const refused = questionsOf(game)
      .find((one) => one.id === 'objectives-outlook')
      ?.answer({ armir4: '4/3' }, at());
    expect(refused && !refused.ok && refused.troubles.map(({ path }) => path)).toEqual(['armir4']);
    const slip = shown.ok ? { ...shown.value, armir4: 'often' } : {};
    expect(objectivesSecret.behind?.outlook(['cir', 'armir'], slip, at())).toMatchObject({
      rows: [],
      note: { id: 'armir.ahead.unread' },
    });
    expect(ask('objectives-outlook', { armir4: '2/3', armir3: 50 })).toMatchObject({
      note: { id: 'armir.ahead.tooMuch' },
    });
  });
});
