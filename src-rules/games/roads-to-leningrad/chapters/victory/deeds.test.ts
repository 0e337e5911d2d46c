import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { cells, rosters, type ScenarioId, tables } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import {
  counterattack,
  hold,
  linesSum,
  manstein,
  more,
  points,
  soltsy,
  starayaRussa,
  vp,
} from '../../testing/ledger.ts';
import { sheetId, sheetSpec } from '../map/sheet.ts';
import { deedKey } from './ledger.ts';

describe('actions', () => {
  const typed = (id: string, text: { readonly [at: string]: string }): { readonly [id: string]: GridData } => ({
    [id]: {
      id,
      from: 'typed',
      cols: [...new Set(Object.keys(text).map((one) => one.split('/')[1] ?? ''))],
      rows: [...new Set(Object.keys(text).map((one) => one.split('/')[0] ?? ''))],
      cells: Object.fromEntries(Object.entries(text).map(([one, said]) => [one, { text: said }])),
    },
  });
  it('RTL-S1.32 Soltsy brings +3 on 16PM, 17AM and 17PM, once each, besides the place', () => {
    const played = hold(table(), 'german', '2214');
    for (const turn of [turnOf(16, 'PM'), turnOf(17, 'AM')]) {
      reach(played, turn, 'record');
      expect(tasksOf(played.context, 'record').map(({ id }) => id)).toContain('soltsy-held');
      expect(game.reminders(played.context).map(({ id }) => id)).toContain('soltsy');
      played.act('soltsy-held');
      expect(game.reminders(played.context).map(({ id }) => id)).not.toContain('soltsy');
      expect(refusal('soltsy-held', {}, played.context)).toBe('S1.32');
    }
    reach(played, turnOf(17, 'PM'), 'victory').act('soltsy-held');
    expect([vp(played.context), game.score(played.context).total.points]).toEqual([9, 12]);
    const offered = (turn: number, scenario: ScenarioId = soltsy) =>
      game.actions.find(({ id }) => id === 'soltsy-held')?.when(at({ turn }, {}, scenario));
    expect([offered(turnOf(16, 'AM')), offered(turnOf(16, 'PM'), manstein)]).toEqual([false, false]);
    const soviet = at({ turn: turnOf(17, 'AM'), cells: { [cells.places]: { 2214: 'soviet' } } });
    expect(refusal('soltsy-held', {}, soviet)).toBe('S1.32');
  });

  it('RTL-S1.32 RTL-S4.32 scenario 2 pays 1 VP for each hex of the main road in every supply determination', () => {
    const road = { tables: typed(tables.road, { 'road/hexes': '3333, 3332  3232' }) };
    const played = reach(table(counterattack, road), turnOf(15, 'AM'), 'supply');
    const task = () => tasksOf(played.context, 'supply').find(({ id }) => id === 'road-hexes');
    expect(task()?.debt).toBeDefined();
    expect(refusal('road-hexes', { hexes: 4 }, played.context)).toBe('S4.32');
    played.act('road-hexes', { hexes: 3 });
    expect([vp(played.context), task()?.debt]).toEqual([-3, undefined]);
    expect(refusal('road-hexes', { hexes: 1 }, played.context)).toBe('S1.32');
    reach(played, turnOf(15, 'PM'), 'supply').act('road-hexes', { hexes: 0 });
    expect([vp(played.context), points(played.context, 'road'), task()?.debt]).toEqual([-3, -3, undefined]);
    expect(tasksOf(reach(table(), 1, 'supply').context, 'supply').map(({ id }) => id)).not.toContain('road-hexes');
  });

  it('RTL-S1.32 RTL-S4.32 on a drawn map the road hexes in Soviet ZOC are counted; a German ZOC or unit contests them', () => {
    const grid = sheetSpec.presets.find(({ id }) => id === 'soltsy')?.grid;
    if (!grid) throw new Error('no grid');
    const drawn = ['2911', '3009', '3010', '3011', '3012', '3110'];
    const hexes = Object.fromEntries(drawn.map((hex) => [hex, { terrain: 'open' }]));
    const sheets = { [sheetId]: { grid, hexes, sides: {}, links: {}, boxes: {} } };
    const begins = (there: { readonly [unit: string]: string }, road = '3010 3011 3012') => {
      const things = { ...inventedThings, sheets, tables: typed(tables.road, { 'road/hexes': road }) };
      const context = at({ cells: { [cells.at]: there } }, things, counterattack);
      return game.actions.find(({ id }) => id === 'road-hexes')?.fields.hexes?.begins?.(context);
    };
    expect(begins({ 'rifles-1': '3110' })).toBe(2);
    expect(begins({ 'rifles-1': '3110', 'rifle-1': '2911' })).toBe(1);
    expect(begins({ 'rifles-1': '3110', 'rifle-1': '3010' })).toBe(0);
    // in a corner of what is drawn, too
    expect(begins({ 'rifles-1': '3110' }, '2911 3010 3011')).toBe(2);
    // a hex of the road that is not drawn: nothing is proposed
    expect(begins({ 'rifles-1': '3110' }, '3010 3333')).toBeUndefined();
  });

  it.each([
    [soltsy, 'soltsy-voroshilov', 15, 5],
    [soltsy, 'soltsy-replacements', 16, 3],
    [soltsy, 'soltsy-air', 16, -6],
    [counterattack, 'soltsy-air', 16, -6],
    [starayaRussa, 'russa-artillery', 13, -3],
    [starayaRussa, 'russa-soviet-air', 16, 2],
    [starayaRussa, 'russa-german-air', 17, -6],
    [starayaRussa, 'russa-german-19am', 19, -3],
    [manstein, 'russa-german-19am', 19, -3],
    [manstein, 'russa-soviet-20am', 20, 2],
  ] as const)('RTL-S1.32 %s: %s on %iAM changes the total by %i, only where it is taken', (scenario, group, day, n) => {
    const played = table(scenario);
    const turn = turnOf(day, 'AM');
    played.write([{ kind: 'go', to: `t${turn}/strategic/reinforcements`, turn, open: [] }]);
    const before = vp(played.context);
    played.act('optional-group', { group, taken: 'taken' });
    expect([vp(played.context) - before, points(played.context, `group-${group}`)]).toEqual([n, n]);
    expect(linesSum(played.context)).toBe(vp(played.context));
    played.undo();
    played.act('optional-group', { group, taken: 'declined' });
    expect([vp(played.context) - before, points(played.context, `group-${group}`)]).toEqual([0, 0]);
  });

  it('RTL-S1.32 RTL-AMB-38 a German unit lost while surrounded costs 2: the players tick all six hexes', () => {
    const played = table(soltsy, inventedThings);
    const six = ['ne', 'e', 'se', 'sw', 'w', 'nw'];
    played.write([setAt(cells.steps, 'rifle-1', 0)]);
    expect(refusal('surrounded', { unit: 'rifle-1', hexes: six.slice(1) }, played.context)).toBe('S1.32');
    played.act('surrounded', { unit: 'rifle-1', hexes: six });
    expect(vp(played.context)).toBe(-2);
    expect(refusal('surrounded', { unit: 'rifle-1', hexes: six }, played.context)).toBe('S1.32');
    expect(refusal('surrounded', { unit: 'recon-1', hexes: six }, played.context)).toBe('S1.32');
    expect(refusal('surrounded', { unit: 'rifles-1', hexes: six }, played.context)).toBe('S1.32');
    // a unit on no roster, by its name
    played.act('surrounded', { unit: 'II/8', hexes: six });
    expect([vp(played.context), points(played.context, 'surrounded')]).toEqual([-4, -4]);
  });

  it('RTL-S1.32 RTL-AMB-24 Soviet HQs, artillery and tanks east of the Redya bring +2 each before 21PM', () => {
    const rivers = { ...inventedThings, tables: typed(tables.rivers, { '52/redya': '10', '53/redya': '09' }) };
    const there = {
      [cells.at]: { tanks: '5210', 'guns-2': '5310', 'hq-2': '5309', 'rifles-1': '5201', 'pz-1': '5202' },
    };
    const context = at({ turn: turnOf(21, 'AM'), cells: there }, rivers, starayaRussa);
    const due = game.reminders(context).filter(({ id }) => id.startsWith('redya-'));
    expect(due.map(({ id }) => id)).toEqual(['redya-tanks', 'redya-hq-2']);
    const booked = bid('redya-crossed', { unit: 'tanks' }, context);
    expect(booked.ok && booked.facts.find(({ kind }) => kind === 'post')).toMatchObject({ n: 2 });
    expect(refusal('redya-crossed', { unit: 'rifles-1' }, context)).toBe('S1.32');
    expect(refusal('redya-crossed', { unit: 'pz-1' }, context)).toBe('S1.32');
    const late = { ...context, turn: turnOf(21, 'PM') };
    expect(refusal('redya-crossed', { unit: 'tanks' }, late)).toBe('S1.32');
    const played = table(manstein, inventedThings);
    played.act('redya-crossed', { unit: 'tanks' });
    expect(refusal('redya-crossed', { unit: 'Invented tanks' }, played.context)).toBe('S1.32');
    expect(vp(played.context)).toBe(-11);
  });

  it('RTL-S1.32 RTL-AMB-29 15 stacking points beyond Polist by 21PM and Porussya by 22PM bring +8 once each', () => {
    const played = table(manstein);
    expect(refusal('river-line', { river: 'polist', points: 14 }, played.context)).toBe('S1.32');
    played.act('river-line', { river: 'polist', points: 15 });
    expect(refusal('river-line', { river: 'polist', points: 15 }, played.context)).toBe('S1.32');
    expect(vp(played.context)).toBe(-5);
    // the scenario ends on 22AM: the Porussya is judged then
    reach(played, turnOf(22, 'AM'), 'victory').act('river-line', { river: 'porussya', points: 20 });
    expect([vp(played.context), points(played.context, 'line')]).toEqual([3, 16]);
    const late = (turn: number, river: string) =>
      refusal('river-line', { river, points: 15 }, at({ turn }, {}, starayaRussa));
    expect([late(turnOf(21, 'PM'), 'polist'), late(turnOf(22, 'AM'), 'polist')]).toEqual([undefined, 'S1.32']);
    expect([late(turnOf(22, 'PM'), 'porussya'), late(turnOf(23, 'AM'), 'porussya')]).toEqual([undefined, 'S1.32']);
  });

  it('RTL-S1.32 the points beyond a river are counted from places and banks typed; what is missing is said', () => {
    const big = more(rosters.german, 'big', { kind: 'combat', class: 'foot', stacking: 9 });
    const banks = typed(tables.rivers, { '56/polist': '20', '55/polist': '20', '57/polist': '00' });
    const things = { ...big, tables: banks };
    // pz-1 and rifle-1 have 3 points each, big 9
    const there = {
      'pz-1': '5620',
      'rifle-1': '5612',
      big: '5601',
      'guns-1': '5621',
      'recon-1': '5510',
      pioneers: '5701',
    };
    const ask = (where: object) => {
      const context = at({ turn: turnOf(21, 'AM'), cells: { [cells.at]: { ...where } } }, things, starayaRussa);
      const found = questionsOf(game)
        .find(({ id }) => id === 'river-lines')
        ?.answer({}, context);
      return { told: found?.ok && found.value, context };
    };
    const { told, context } = ask(there);
    expect(told).toMatchObject({ polist: { points: 15, untyped: [], unknown: [] }, porussya: { points: 0 } });
    expect(game.reminders(context).map(({ id }) => id)).toContain('line-polist');
    const reminded = (over: Partial<Context>): boolean =>
      game.reminders({ ...context, ...over }).some(({ id }) => id === 'line-polist');
    const scored = { cells: { ...context.cells, [cells.scored]: { [deedKey('line', 'polist')]: 8 } } };
    expect([reminded(scored), reminded({ turn: turnOf(21, 'PM') }), reminded({ turn: turnOf(22, 'AM') })]).toEqual([
      false,
      true,
      false,
    ]);
    const field = game.actions.find(({ id }) => id === 'river-line')?.fields.points;
    expect(field?.begins?.(context)).toBe(15);
    expect(ask({ 'pz-1': '5801' }).told).toMatchObject({ polist: { points: 0, unknown: ['Invented pz-1'] } });
  });
});
