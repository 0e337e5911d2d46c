import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { bid } from '../../testing/at.ts';
import { draw, scene } from '../../testing/draw.ts';
import { ask, columns, land, offered, row, said, shown } from '../../testing/tools.ts';
import { paying } from './tracing/shipping.ts';

it('BITE-4.1-1 the Chechens are shown the sources they live on', () => {
  const sheet = land({ names: { '0103': 'Berlin', '0503': 'Grozny' }, features: { linkedSoviet: ['0903'] } });
  const rosters = {
    axis: { id: 'axis', units: [{ id: 'chechens', name: 'Chechens', values: { nation: 'GER', class: 'mountain' } }] },
  };
  const owner = { owner: { grozny: 'axis' } };
  const here = scene(sheet, { chechens: '0503' }, { rosters, cells: owner });
  expect(ask('sources', 'chechens', here).says.p).toMatchObject({ to: { name: 'Grozny' } });
  expect(shown(ask('sources', 'chechens', here), 'good')).toContain('0503');
});

describe('sources, stacks, ports', () => {
  it('BITE-4.2-2 the sources of a nation, and its railways that are cut off', () => {
    const here = scene(land(), { s1: '0302' });
    const sources = ask('sources-axis', '', here);
    expect(shown(sources, 'good')).toEqual(['0103', '0203']);
    expect(shown(sources, 'bad')).toEqual(['0303', '0403']);
  });

  it('BITE-3.10-1 too many units in a hex are named', () => {
    const here = scene(land(), { g1: '0303', g2: '0303', g3: '0303', g4: '0202', g9: '0202' });
    const stacks = ask('stacking', '', here);
    expect(shown(stacks, 'bad')).toEqual(['0202', '0303']);
    expect(said(stacks)).toEqual(expect.arrayContaining(['bite.stacks.combat', 'bite.stacks.noAirfield']));
    expect(shown(ask('stacking', '', scene(land(), { g1: '0303', g2: '0303' })), 'bad')).toEqual([]);
  });

  const sea = land({
    features: { linkedSoviet: ['0903'], portMajor: ['0101', '0301', '0501'], portMinor: ['0701'], freezes: ['0301'] },
    boxes: {
      box1: {
        name: 'Black Sea',
        kind: 'sea',
        links: ['0101', '0301', '0501', '0701'].map((to) => ({ to, link: 'blue' })),
      },
    },
  });
  it('BITE-18.0-1 from port to port of its side in one sea; ice and the enemy close them, mines are said', () => {
    const here = scene(sea, {}, { options: { o18: true } });
    const ports = ask('ports', '0101', here);
    expect(shown(ports, 'good')).toEqual(['0301']);
    expect(shown(ports, 'bad')).toEqual(['0501', '0701']);
    expect(said(ports)).toContain('bite.ports.mines');
    // as either language writes it, and no other sea
    const called = (name: string) => ({ ...sea, boxes: { box1: { ...sea.boxes?.box1, name } } }) as typeof sea;
    for (const name of ['Mar d’Azov', 'Sea of Azov', 'Azov', 'Mar Nero', 'Gulf of Finland', 'Golfo di Finlandia'])
      expect(said(ask('ports', '0101', scene(called(name), {}, { options: { o18: true } }))), name).toContain(
        'bite.ports.mines',
      );
    expect(said(ask('ports', '0101', scene(called('Baltic'), {}, { options: { o18: true } })))).not.toContain(
      'bite.ports.mines',
    );
    const snow = scene(sea, {}, { cells: { [cells.weather]: { 2: 'snow' } } });
    expect(shown(ask('ports', '0101', snow), 'good')).toEqual([]);
    expect(offered('ports', '0202', here)).toBe(false);
  });

  it('BITE-18.0-1 an order to sail looks at the map, and the unit follows to its port', () => {
    const axis = {
      id: 'axis',
      units: [
        { id: 'anton', name: 'Antonescu', values: { nation: 'ROM', class: 'supremeHq', faces: '3 2 1' } },
        { id: 'rom', name: 'rom', values: { nation: 'ROM', class: 'infantry', faces: '2 1' } },
      ],
    };
    const order = (to: string, from = '0101', over: JsonObject = {}) =>
      bid(
        'hq-sea-axis',
        { hq: 'Antonescu', block: 'rom', to, ...over },
        scene(sea, { rom: from }, { place: 't2/axis/rail', options: { o18: true }, rosters: { axis } }).context,
      );
    const facts = (proposal: ReturnType<typeof order>) => (proposal.ok ? proposal.facts : proposal.anyway?.facts);
    // the Black Sea is mined, and a major port in the east is Soviet
    expect(order('0301')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.mined' } });
    const sailed = order('0301', '0101', { mined: true, die: 2 });
    expect(sailed).toMatchObject({ ok: true });
    expect(facts(sailed)).toContainEqual({ kind: 'set', cell: cells.at, key: 'rom', value: '0301' });
    expect(facts(order('0301', '0101', { mined: true, die: 6 }))?.at(-1)).toEqual({
      kind: 'set',
      cell: cells.at,
      key: 'rom',
      value: null,
    });
    expect(order('0501')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.shut' } });
    expect(order('0202')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.other' } });
    expect(order('', '0202')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.noPort' } });
    // without the map nothing speaks against it
    const blind = scene(sea, {}, { place: 't2/axis/rail', options: { o18: true }, rosters: { axis } }).context;
    expect(bid('hq-sea-axis', { hq: 'Antonescu', block: 'rom', to: 'Odessa' }, blind)).toMatchObject({ ok: true });
  });

  it('BITE-3.6-1 BITE-4.2-2 what a place makes gets through by rail, by a blue route between major ports, or not', () => {
    const rail = { rail: [row('03'), ['0503', '0502', '0501']] };
    const named = { names: { '0103': 'Berlin', '0703': 'Kerch', '0502': 'Maykop' }, links: rail };
    const won = { [cells.control]: Object.fromEntries(columns(5, 6, 7).map((hex) => [hex, 'axis'])) };
    const at = (over: Context['cells']) => scene(land({ ...named }), {}, { cells: { ...won, ...over } }).context;
    expect(paying(at({}), 'Kerch', 'GER')).toBe('rail');
    expect(paying(at({ [cells.partisans]: { '0603': 1 } }), 'Kerch', 'GER')).toBe('cut');
    expect(paying(at({ [cells.control]: {} }), 'Kerch', 'GER')).toBe('foreign');
    expect(paying(at({}), 'Nowhere', 'GER')).toBeUndefined();
    const blue = draw({
      columns: [1, 9],
      rows: [1, 5],
      links: { rail: [row('03').slice(0, 3), ['0102', '0103'], ['0101', '0102'], ['0501', '0502']] },
      labels: { POL: columns(1, 2, 3, 4), USSR: columns(5, 6, 7, 8, 9) },
      names: { '0103': 'Berlin', '0502': 'Maykop' },
      features: { portMajor: ['0101', '0501'] },
      boxes: { box1: { name: 'Black Sea', kind: 'sea', links: ['0101', '0501'].map((to) => ({ to, link: 'blue' })) } },
    });
    const ship = scene(blue, {}, { cells: { ...won, [cells.owner]: { maykop: 'axis' } } });
    expect(paying(ship.context, 'Maykop', 'GER')).toBe('sea');
    expect(said(ask('paying', '', ship))).toContain('bite.paying.sea');
  });
});
