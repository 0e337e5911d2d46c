import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, eventCells } from '../../ids.ts';
import { at, bid } from '../../testing/at.ts';
import { advanced, panelOf, row } from '../../testing/battles.ts';
import { type Drawing, draw, scene } from '../../testing/draw.ts';
import { groundOf, mayNotAttack, mayNotEnter, supportsOnlyOwn } from '../movement/areas.ts';
import { germansInFinland } from '../movement/astray.ts';
import { routeState } from '../production/lendLease/routes.ts';
import { reminders } from '../sequence/reminders.ts';
import { groznyOpen } from './garrisons.ts';
import { partisanMarker } from './partisanMarker.ts';
import { crossed } from './volkssturm.ts';
import { partisanHexes } from './watched.ts';

/** Invented ground: a strip of countries, of which nobody's map looks like that. */
const strip: Drawing = {
  columns: [10, 19],
  rows: [10, 14],
  labels: {
    GER: ['1010', '1011'],
    ROM: ['1110'],
    HUN: ['1111'],
    YUG: ['1112'],
    POL: ['1210', '1211'],
    USSR: ['1310', '1311', '1312', '1410', '1411', '1510', '1710', '1711', '1712', '1810'],
    NORTH: ['1311', '1411'],
    FIN: ['1610', '1611'],
    FAZ: ['1710'],
    FOA: ['1710', '1711'],
  },
  names: { '1810': 'Archangelsk', '1510': 'Kerch' },
};
const sheet = draw(strip);
const bare = { sheets: { map: sheet } };
const why = (nation: Parameters<typeof mayNotEnter>[0], hex: string, byFinland = false) =>
  mayNotEnter(nation, groundOf(bare, hex), byFinland)?.rule;
const said = (context: Context): readonly string[] => reminders(context).map(({ id }) => id);

describe('BITE-5.3-1 where the allies may go', () => {
  it('each in its countries, and in the USSR south of the green line', () => {
    const closed = (nation: 'ITA' | 'ROM' | 'HUN' | 'SVK' | 'GER') =>
      ['1010', '1110', '1111', '1112', '1210', '1310', '1311'].filter((hex) => why(nation, hex) !== undefined);
    expect(closed('ITA')).toEqual(['1010', '1110', '1111', '1311']);
    expect(closed('ROM')).toEqual(['1010', '1111', '1112', '1210', '1311']);
    expect(closed('HUN')).toEqual(['1010', '1110', '1311']);
    expect(closed('SVK')).toEqual(['1010', '1110', '1111', '1112', '1311']);
    expect(closed('GER')).toEqual([]);
    expect(['ITA', 'ROM', 'HUN', 'SVK', 'FIN', 'GER'].map((one) => supportsOnlyOwn(one as 'GER'))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('BITE-5.3-1 Finns attack in their zone and stay in their area; Germans supplied through Finland too', () => {
    expect([why('FIN', '1711'), why('FIN', '1712'), why('FIN', '1610')]).toEqual([undefined, '5.5', undefined]);
    expect([why('GER', '1712'), why('GER', '1712', true)]).toEqual([undefined, '5.5']);
    const attack = (hex: string) => mayNotAttack('FIN', groundOf(bare, hex))?.rule;
    expect([attack('1710'), attack('1711'), attack('1611')]).toEqual([undefined, '5.5', undefined]);
  });

  it('BITE-5.3-1 a line nobody has drawn stops nobody, nor does a hex without a country', () => {
    const plain = { sheets: { map: draw({ ...strip, labels: { USSR: ['1712'] } }) } };
    expect(mayNotEnter('FIN', groundOf(plain, '1712'))).toBeUndefined();
    expect(mayNotEnter('ITA', groundOf(bare, '1914'))).toBeUndefined();
    expect(mayNotEnter('ITA', {})).toBeUndefined();
  });

  it('BITE-5.3-1 Romanians and Hungarians never share a hex', () => {
    const { context } = scene(sheet, { rom: '1310', hun: '1310', ita: '1410' });
    expect(said(context)).toContain('together-1310');
    expect(said(scene(sheet, { rom: '1310', hun: '1312' }).context)).not.toContain('together-1310');
  });

  it('BITE-5.3-1 the limits are said as the scenario begins, those of nations in the war', () => {
    const rulesIn = (scenario: string, turn: number, out = {}) =>
      said(at({ scenario, turn, place: `t${turn}/axis/movement`, cells: { [eventCells.nationsOut]: out } })).filter(
        (id) => id.startsWith('allies-'),
      ).length;
    expect([rulesIn('SBE9', 1), rulesIn('SBE9', 2), rulesIn('SBE1', 1)]).toEqual([7, 0, 0]);
    expect(rulesIn('SBE8', 37, { HUN: 'out', SVK: 'out' })).toBe(4);
  });

  it('BITE-5.3-1 a block astray is said, with its reason', () => {
    const { context } = scene(sheet, { ita: '1311', rom: '1310' });
    expect(said(context)).toContain('astray-ita');
    expect(said(context)).not.toContain('astray-rom');
  });

  it('BITE-5.3-1 one German unit in Finland, until a Soviet one crosses its border', () => {
    const two = scene(sheet, { g1: '1610', g2: '1611', g3: '1010' });
    expect(germansInFinland(two.context)).toBe(2);
    expect(said(two.context)).toContain('germans-in-finland');
    const over = scene(sheet, { g1: '1610', g2: '1611' }, { cells: { [eventCells.crossed]: { finland: 20 } } });
    expect(said(over.context)).not.toContain('germans-in-finland');
    const neutral = scene(sheet, { g1: '1610' }, { cells: { [eventCells.nationsOut]: { FIN: 'neutral' } } });
    expect(said(neutral.context)).toContain('leave-finland');
    expect(said(scene(sheet, { g1: '1610' }).context)).not.toContain('leave-finland');
    const seen = scene(sheet, { g1: '1610', g2: '1611', s1: '1611' });
    expect(crossed(seen.context, 'finland')).toBe(true);
  });
});

describe('BITE-5.3-1 allies in a battle', () => {
  const hintsIn = (...axis: readonly object[]) =>
    panelOf({ attacks: 'axis', axis, soviet: [row('infantry', 3)] }).hints.map(({ msg }) =>
      msg.id.replace('bite.hint.', ''),
    );

  it('their aircraft help their own; Romanians and Hungarians never fight in one hex', () => {
    const german = row('infantry', 4);
    const plane = row('bomber', 2, { nation: 'ROM', faces: '2 1 0' });
    const romanian = row('infantry', 3, { nation: 'ROM' });
    expect(hintsIn(german, plane)).toContain('ownAir');
    expect(hintsIn(romanian, plane)).not.toContain('ownAir');
    expect(hintsIn(german, row('bomber', 2))).not.toContain('ownAir');
    expect(hintsIn(romanian, row('infantry', 2, { nation: 'HUN' }))).toContain('together');
    expect(hintsIn(romanian, german)).not.toContain('together');
  });

  it('BITE-35.1-3 interceptors never fight at the front', () => {
    const hints = (interceptor: boolean, o351 = true) =>
      panelOf(
        {
          attacks: 'axis',
          axis: [row('infantry', 4), row('fighter', 3, { interceptor })],
          soviet: [row('infantry', 3)],
        },
        advanced({ o351 }),
      ).hints.map(({ msg }) => msg.id);
    expect(hints(true)).toContain('bite.hint.interceptors');
    expect(hints(false)).not.toContain('bite.hint.interceptors');
  });
});

describe('what else the map tells of events', () => {
  it('BITE-29.1-1 partisans: Soviet land held by the Axis, outside its ZOC', () => {
    const place = (
      hex: string,
      control: { readonly [hex: string]: string },
      pieces: { readonly [id: string]: string },
    ) => {
      const { context } = scene(sheet, pieces, {
        turn: 4,
        place: 't4/soviet/production',
        options: { o29: true },
        cells: { [cells.control]: control },
      });
      const proposal = bid('partisans-place', { major: 1, places: hex }, context);
      return proposal.ok ? 'placed' : proposal.msg.id;
    };
    const held = { '1510': 'axis', '1010': 'axis' };
    expect(place('1510', held, { g1: '1310' })).toBe('placed');
    expect(place('kerch', held, { g1: '1310' })).toBe('placed');
    expect(place('1510', {}, { g1: '1310' })).toBe('bite.bar.notAxisHeld');
    expect(place('1010', held, { g1: '1310' })).toBe('bite.bar.notAxisHeld');
    expect(place('1510', held, { g1: '1511' })).toBe('bite.bar.axisZoc');
  });

  it('BITE-29.1-1 BITE-29.1-3 markers on the map: a battalion put, and met by whose turn it is', () => {
    const kind = partisanMarker;
    const at = (place: string, n: number, over: Partial<Context> = {}) =>
      scene(
        sheet,
        { g1: '1310' },
        {
          turn: 4,
          place,
          options: { o29: true },
          ...over,
          cells: { [cells.control]: { '1510': 'axis' }, [cells.partisans]: { '1510': n } },
        },
      ).context;
    const production = 't4/soviet/production';
    expect(kind.put?.('1510', at(production, 1))).toMatchObject({ ok: true, facts: [{ value: 2 }, { kind: 'mark' }] });
    expect(kind.put?.('1510', at(production, 3))).toMatchObject({ ok: false });
    // 29.1: twenty battalions are all there are
    const others = { a: 3, b: 3, c: 3, d: 3, e: 3, f: 3 };
    const full = (n: number) =>
      kind.put?.('1510', {
        ...at(production, n),
        cells: { [cells.control]: { '1510': 'axis' }, [cells.partisans]: { '1510': n, ...others } },
      });
    expect([full(1), full(2)]).toMatchObject([{ ok: true }, { ok: false, msg: { id: 'bite.bar.noCounters' } }]);
    const marks = { 'partisans-new': { '1510': { value: 1 } } };
    expect(kind.put?.('1510', at(production, 1, { marks }))).toMatchObject({ ok: false, anyway: {} });
    expect(kind.take?.('1510', at('t4/axis/movement', 2))).toMatchObject({ ok: true, facts: [{ value: null }, {}] });
    expect(kind.take?.('1510', at('t4/soviet/movement', 2))).toMatchObject({
      facts: [{}, {}, { kind: 'post', n: 2 }],
    });
  });

  it('BITE-29.1-1 a hex with three battalions is offered for no fourth', () => {
    const offered = (n: number) => {
      const { context, board, field } = scene(
        sheet,
        { g1: '1310' },
        { turn: 4, cells: { [cells.control]: { '1510': 'axis' }, [cells.partisans]: { '1510': n } } },
      );
      return partisanHexes(field, context).map((node) => board.ids[node]);
    };
    expect([offered(2), offered(3)]).toEqual([['1510'], []]);
  });

  it('BITE-30.0-1 one Soviet unit in Grozny is its garrison, wherever the others stand', () => {
    const caucasus = draw({ ...strip, names: { '1810': 'Grozny' } });
    const open = (pieces: { readonly [piece: string]: string }) =>
      groznyOpen(scene(caucasus, pieces, { turn: 8 }).context);
    expect([open({ s1: '1810', s2: '1410' }), open({ s1: '1411', s2: '1410' })]).toEqual([false, true]);
  });

  it('BITE-28.0-1 a Soviet ground unit in Germany is seen', () => {
    expect(crossed(scene(sheet, { s1: '1010' }).context, 'germany')).toBe(true);
    expect(crossed(scene(sheet, { s12: '1010' }).context, 'germany')).toBe(false);
    expect(crossed(scene(sheet, { s1: '1210' }).context, 'germany')).toBe(false);
    const { context } = scene(sheet, { s1: '1010' }, { options: { o28: true } });
    expect(said(context)).toContain('border-germany');
  });

  it('BITE-34.0-3 the Arctic route needs a line from its port to Siberia', () => {
    const linked = draw({ ...strip, features: { linkedSoviet: ['1710'] }, links: { rail: [['1810', '1710']] } });
    const state = (map: typeof sheet, pieces: { readonly [id: string]: string }) =>
      routeState(scene(map, pieces, { turn: 5, options: { o34: true } }).context, 'arctic').why.id;
    expect(state(linked, { s1: '1710' })).toBe('bite.route.portsHeld');
    expect(state(linked, { g1: '1711' })).toBe('bite.route.portsCut');
    expect(state(draw({ ...strip, names: {} }), {})).toBe('bite.route.portsHeld');
  });
});
