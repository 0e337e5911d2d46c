import { describe, expect, it } from 'vitest';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { cells } from '../../ids.ts';
import { bid } from '../../testing/at.ts';
import { scene } from '../../testing/draw.ts';
import { ask, columns, land, shown } from '../../testing/tools.ts';
import { partisans as calculator } from './diceCalculators.ts';

describe('hexes somebody has to watch', () => {
  it('BITE-27.0-1 border hexes of 1941 without a Soviet unit in or beside them; for it zones cross rivers', () => {
    const sheet = land({
      labels: { USSR: columns(5, 6, 7, 8, 9), SOV41: ['0502', '0504'], TURK: ['0505'] },
      sides: {
        river: [
          ['0503', '0502'],
          ['0504', '0505'],
        ],
      },
    });
    const here = scene(sheet, { s1: '0503', s2: '0505' }, { turn: 1, scenario: 'SBE5', options: { o27: true } });
    expect(ask('border', '', here).says.id).toBe('bite.border.closed');
    const gone = scene(sheet, { s1: '0503' }, { turn: 1, scenario: 'SBE5', options: { o27: true } });
    expect(shown(ask('border', '', gone), 'bad')).toEqual(['0505']);
    // as they lie on the map, each once, whichever border it is of
    const both = land({ labels: { USSR: columns(5, 6, 7, 8, 9), SOV41: ['0504', '0502'], TURK: ['0501', '0502'] } });
    const bare = ask('border', '', scene(both, {}, { turn: 1, scenario: 'SBE5', options: { o27: true } }));
    expect(bare.list.map(({ hex }) => hex)).toEqual(['0501', '0502', '0504']);
    expect(bare.hexes.map(({ hex }) => hex)).toEqual(['0501', '0502', '0504']);
    // in play a zone does not cross the river
    const over = scene(sheet, { s1: '0504' }, { options: { o27: true } });
    expect(shown(ask('turkey', '', over), 'bad')).toEqual(['0505']);
    expect(ask('turkey', '', here).says.id).toBe('bite.turkey.closed');
  });

  it('BITE-29.1-1 Soviet cities without a garrison feed the formula; none of what was taken in 1940', () => {
    const sheet = land({
      labels: { USSR: columns(6, 7, 8, 9), BALT: columns(5), POL: columns(1, 2, 3, 4) },
      features: { linkedSoviet: ['0903'], minor: ['0502', '0602', '0604', '0702', '0802'], major: ['0703'] },
    });
    const cell = { [cells.control]: Object.fromEntries(columns(5, 6, 7).map((hex) => [hex, 'axis'])) };
    const here = scene(sheet, { g1: '0602' }, { turn: 5, options: { o29: true }, cells: cell });
    const open = ask('open-cities', '', here);
    expect([shown(open, 'half'), shown(open, 'bad')]).toEqual([['0604', '0702'], ['0703']]);
    expect(open.says.p).toMatchObject({ minor: 2, major: 1, count: 1 });
    expect(fillFrom(calculator.fields, here.context)).toMatchObject({ minor: 2, major: 1 });
    const places = ask('partisan-hexes', '', here);
    expect(shown(places, 'good')).not.toContain('0602');
    expect(shown(places, 'good')).not.toContain('0603');
    expect(shown(places, 'good')).toContain('0705');
    expect(shown(places, 'good')).not.toContain('0802');
    // who was swept away this month, or is new, is not placed again: the form and the counter on the map say so, too
    const marks = { 'partisans-gone': { '0705': { value: 1 } } };
    const swept = { ...here, context: { ...here.context, place: 't4/soviet/production', marks } };
    expect(shown(ask('partisan-hexes', '', swept), 'good')).not.toContain('0705');
    const asked = { minor: 9, major: 9, places: '0705' };
    expect(bid('partisans-place', asked, swept.context)).toMatchObject({ ok: false, msg: { id: 'bite.bar.swept' } });
  });

  it('BITE-AMB-25 a supplied Soviet combat unit west of the Dnepr is a bridgehead; the map proposes it', () => {
    const sheet = land({ labels: { USSR: columns(5, 6, 7, 8, 9), DNEPRW: ['0703', '0503'] } });
    const at = (pieces: { readonly [id: string]: string }) =>
      ask(
        'bridgehead',
        '',
        scene(sheet, pieces, {
          scenario: 'SBE7',
          turn: 30,
          cells: { [cells.control]: Object.fromEntries(columns(5, 6, 7, 8, 9).map((hex) => [hex, 'soviet'])) },
        }),
      );
    expect(at({ s1: '0703' }).note?.proposal).toMatchObject({ facts: [{ cell: cells.bridgehead, value: 'yes' }] });
    expect(at({ s1: '0803' }).note?.proposal).toMatchObject({ facts: [{ cell: cells.bridgehead, value: null }] });
    expect(at({ s12: '0703' }).note?.proposal).toMatchObject({ facts: [{ value: null }] });
  });

  it('BITE-SBE5-3 the Volga reached and Stalingrad held: Soviet fuel counts', () => {
    const sheet = land({ labels: { USSR: columns(5, 6, 7, 8, 9), VOLGA: ['0803'] } });
    const at = (owner: string) =>
      ask('volga', '', scene(sheet, { g1: '0803' }, { cells: { [cells.owner]: { stalingrad: owner } } }));
    expect(at('axis').note?.proposal).toMatchObject({ ok: true, facts: [{ cell: cells.sovietFuel, value: 'yes' }] });
    expect(at('soviet').note).toBeUndefined();
  });
});
