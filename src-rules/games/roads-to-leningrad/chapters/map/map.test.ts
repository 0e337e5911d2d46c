import { describe, expect, it } from 'vitest';
import { inScenario } from '#rules/kit/game/turnName.ts';
import { touch } from '#rules/kit/hexmap/lattice.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import { scenarios } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { areAdjacent } from '../../model/hexes.ts';
import { block, fieldIn, row } from '../../testing/block.ts';
import { draw, scene } from '../../testing/drawn.ts';
import { map } from '../../testing/map.ts';
import { mapQuestions } from './questions.ts';
import { sheetSpec } from './sheet.ts';

describe('the sheet', () => {
  it('RTL-EX-13 the numbering agrees with every neighbour the text names, on each preset', () => {
    const pairs = [
      ['5730', '5729'],
      ['5730', '5830'],
      ['5730', '5831'],
      ['6028', '6128'],
      ['6028', '5927'],
      ['6229', '6129'],
      ['6229', '6329'],
      ['6229', '6328'],
    ] as const;
    for (const { id, grid: of } of sheetSpec.presets)
      for (const [a, b] of pairs) {
        if (id === 'soltsy') continue;
        expect(touch(of, a, b), `${id} ${a} ${b}`).toBe(true);
        expect(areAdjacent(a, b)).toBe(true);
      }
    const soltsy = sheetSpec.presets[0]?.grid;
    for (const [a, b] of [
      ['2114', '2015'],
      ['2114', '2014'],
      ['2214', '2113'],
      ['1533', '1534'],
      ['1533', '1632'],
    ] as const)
      expect(soltsy && touch(soltsy, a, b), `${a} ${b}`).toBe(areAdjacent(a, b));
  });
});

it('railways, trails and roads are drawn each in its own way', () => {
  const looks = Object.fromEntries(sheetSpec.links.map(({ key, look }) => [key, look]));
  expect(looks).toEqual({ main: 'road', secondary: 'road', trail: 'trail', rail: 'rail' });
});

it('the grid of the scenario’s own map is the first that is offered', () => {
  const first = (scenario: string) => inScenario(game, scenario).map?.sheet.presets.map(({ id }) => id);
  expect(Object.values(scenarios).map(first)).toEqual([
    ...[scenarios.soltsy, scenarios.counterattack].map(() => ['soltsy', 'staraya-russa', 'both']),
    ...[scenarios.starayaRussa, scenarios.manstein].map(() => ['staraya-russa', 'soltsy', 'both']),
  ]);
});

describe('the counters', () => {
  it('RTL-3.2 each unit of a list has one kind on the map, by its traits before its way of moving; aircraft have none', () => {
    const kinds = (values: { readonly [key: string]: string | readonly string[] }) =>
      map.pieces.flatMap(({ id, of }) => (of?.(values) ? [id.split('-')[1]] : []));
    const both = (kind: string) => [kind, kind];
    expect(kinds({ kind: 'combat', class: 'mot', traits: ['armoured'] })).toEqual(both('tank'));
    expect(kinds({ kind: 'combat', class: 'foot', traits: ['vehicle', 'cavalry'] })).toEqual(both('cavalry'));
    expect(kinds({ kind: 'combat', class: 'mot', traits: ['vehicle'] })).toEqual(both('mot'));
    expect(kinds({ kind: 'combat' })).toEqual(both('foot'));
    expect(kinds({ kind: 'hq', class: 'mot' })).toEqual(both('hq'));
    expect(kinds({ kind: 'air' })).toEqual([]);
  });
});

it('RTL-12.19 RTL-15.32 RTL-15.23 on a counter is offered what it may bear: guns fire, HQs and leaders spend', () => {
  const borne = (what: string) => {
    const piece = { id: what, kind: `soviet-${what}`, side: 'soviet', symbol: 'infantry', name: what } as const;
    return map.states.flatMap(({ id, fits }) => (fits?.({ ...piece, hex: '2114', states: [] }) === false ? [] : [id]));
  };
  expect(borne('foot')).toEqual(['disrupted', 'emergency', 'oos']);
  expect(borne('artillery')).toEqual(['disrupted', 'emergency', 'oos', 'fired']);
  expect(borne('hq')).toEqual(['disrupted', 'emergency', 'oos', 'spent']);
  expect(borne('leader')).toEqual(['spent']);
});

it('a counter on its reverse says so on the map, a whole one and one of a single step nothing', () => {
  const at = { 'pz-1': '4606', 'rifle-1': '4606', pioneers: '4606' };
  const { stand } = scene(draw(block), at, { cells: { at, steps: { 'pz-1': 1 } } });
  expect(stand.pieces.map(({ id, steps }) => [id, steps && [steps.left, steps.of, steps.msg.id]])).toEqual([
    ['pz-1', [1, 2, 'rtl.map.reduced']],
    ['rifle-1', undefined],
    ['pioneers', undefined],
  ]);
});

describe('zones and hex status', () => {
  it('RTL-3.2 zones stop at hexsides their unit could never cross; one unit gives its zone to the stack', () => {
    const sheet = draw({
      ...block,
      terrain: { swamp: ['4505'] },
      sides: { river: [['4606', '4607']], lake: [['4606', '4706']] },
    });
    const zones = (pieces: { readonly [piece: string]: string }, hex: string, over = {}) => {
      const field = fieldIn(scene(sheet, pieces, over));
      return field.zones.any.german[field.ground.board.nodeOf(hex)] === 1;
    };
    expect([zones({ 'pz-1': '4606' }, '4605'), zones({ 'pz-1': '4606' }, '4607')]).toEqual([true, false]);
    // lorries and men on foot could get over, nobody over a lake
    expect([zones({ 'rifle-1': '4606' }, '4607'), zones({ pioneers: '4606' }, '4607')]).toEqual([true, true]);
    expect([zones({ pioneers: '4606' }, '4706'), zones({ pioneers: '4606' }, '4505')]).toEqual([false, true]);
    expect(zones({ 'rifle-1': '4606' }, '4505')).toBe(false);
    // 16.2: a bridge unit opens the river
    expect(zones({ 'pz-1': '4606' }, '4607', { cells: { at: { 'pz-1': '4606' }, bridges: { b: '4607/4606' } } })).toBe(
      true,
    );
    const soviet = fieldIn(scene(sheet, { 'at-guns': '4606' }));
    expect(soviet.zones.any.soviet.some((one) => one === 1)).toBe(false);
    const stack = fieldIn(scene(sheet, { 'at-guns': '4606', 'rifles-1': '4606' }));
    expect(stack.zones.any.soviet[stack.ground.board.nodeOf('4605')]).toBe(1);
  });

  it('RTL-3.12 RTL-AMB-19 held, contested, in one zone, crossed last, nobody’s', () => {
    const sheet = draw(block);
    const at = { 'rifle-1': '4603', 'rifles-1': '4606' };
    const status = (options: { readonly [id: string]: string }, control = {}) => {
      const field = fieldIn(scene(sheet, at, { options, cells: { at, control } }));
      return ['4603', '4604', '4605', '4607', '4512', '4504'].map(
        (hex) => field.status[field.ground.board.nodeOf(hex)],
      );
    };
    const control = { '4512': 'soviet', '4604': 'soviet' };
    expect(status({ amb19: 'counts' }, control)).toEqual(['german', 'german', 'soviet', 'soviet', 'soviet', 'neutral']);
    expect(status({ amb19: 'ignored' }, control)).toEqual([
      'german',
      'german',
      'soviet',
      'soviet',
      'neutral',
      'neutral',
    ]);
    const near = { 'rifle-1': '4604', 'rifles-1': '4606' };
    const field = fieldIn(scene(sheet, near));
    expect(field.status[field.ground.board.nodeOf('4605')]).toBe('contested');
  });
});

describe('the same for the command line', () => {
  const ask = (id: string, raw: object) => {
    const answer = mapQuestions(map)
      .find((one) => one.id === id)
      ?.answer(raw, { ...emptyContext, scenario: 'manstein' });
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  const sheet = draw({ ...block, features: { sourceGerman: ['4601'] }, links: { main: [row(46, 1, 4)] } });
  const units = [{ id: 'one', hex: '4611', side: 'german', values: { class: 'mot', ma: 4 } }];
  it('RTL-6.21 RTL-8.3 supply and reach of units nobody typed before', () => {
    expect(ask('supply', { sheet, units, side: 'german' })).toMatchObject({
      units: [{ id: 'one', state: 'supplied' }],
    });
    expect(ask('supply', { sheet, units, weather: 'rain', side: 'german' })).toMatchObject({
      units: [{ state: 'emergency', says: { id: 'rtl.map.two' } }],
    });
    expect(ask('map', { sheet, units, ask: 'reach', target: 'one' })).toMatchObject({ says: { p: { mp: 4 } } });
  });
});
