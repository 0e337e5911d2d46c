import { describe, expect, it } from 'vitest';
import { type Drawing, draw, scene, statesOf, verdict } from '../../../testing/draw.ts';
import { base, say, unsaid } from '../../../testing/supplyLand.ts';

describe('sieges', () => {
  /** a port on the sea at 0303: water north of it */
  const port = (names: Drawing['names'] = {}, features: Drawing['features'] = {}) =>
    draw({
      columns: [1, 6],
      rows: [1, 6],
      terrain: { water: ['0302', '0202', '0402'] },
      names,
      features: { portMinor: ['0303'], linkedSoviet: ['0606'], ...features },
      boxes: { sea: { name: 'Black Sea', kind: 'sea', links: ['0303', '0606'].map((to) => ({ to, link: 'sea' })) } },
    });
  const neighbours = scene(port(), {}).board;
  const beside = (hex: string) => {
    const node = neighbours.nodeOf(hex);
    return neighbours.ids.filter((_, to) => neighbours.arcOf(node, to) >= 0);
  };
  const ring = beside('0303').filter((hex) => !['0302', '0202', '0402', 'sea'].includes(hex));
  const closed = { s1: '0303', ...Object.fromEntries(ring.map((hex, i) => [`g${i + 1}`, hex])) };

  it('BITE-12.1-1 a port with the enemy all round is besieged though the sea is open; one hex free and it is not', () => {
    const sheet = port({}, { portMajor: ['0606'] });
    expect(ring.length).toBeGreaterThan(2);
    const said = verdict(scene(sheet, closed), 's1');
    expect(said.state).toBe('besieged');
    expect(said.effects.map(({ rule }) => rule)).toEqual(['12.1', '4.4', '4.4', '12.1']);
    expect(say(said.says)).toContain(`All ${ring.length} land hexes around 0303`);
    expect(said.openings[0]?.way).toBe('siege');
    expect(unsaid(said)).toEqual([]);
    const free = Object.fromEntries(Object.entries(closed).filter(([, hex]) => hex !== ring[0]));
    expect(verdict(scene(sheet, { ...free, s2: ring[0] ?? '' }), 's1').state).toBe('supplied');
    expect(verdict(scene(sheet, closed, { options: { a12: false } }), 's1').state).toBe('supplied');
    expect(verdict(scene(sheet, closed, base), 's1').state).toBe('supplied');
  });
  it('BITE-12.1-1 the own capital likewise, for the Soviets Moscow; another town simply has no supply', () => {
    const town = (names: Drawing['names']) =>
      draw({ columns: [1, 6], rows: [1, 6], names: names ?? {}, features: { linkedSoviet: ['0606'] } });
    const all = beside('0404').filter((hex) => hex !== 'sea');
    const six = { s1: '0404', ...Object.fromEntries(all.map((hex, i) => [`g${i + 1}`, hex])) };
    expect(verdict(scene(town({ '0404': 'Moscow' }), six), 's1').state).toBe('besieged');
    expect(verdict(scene(town({ '0404': 'Mosca' }), six), 's1').state).toBe('besieged');
    expect(verdict(scene(town({ '0404': 'Kiev' }), six), 's1').state).toBe('none');
    const berlin = { g1: '0404', ...Object.fromEntries(all.map((hex, i) => [`s${i + 1}`, hex])) };
    expect(verdict(scene(town({ '0404': 'Berlin' }), berlin), 'g1').state).toBe('besieged');
    // the main source itself, and still no siege at BASE
    expect(verdict(scene(town({ '0404': 'Berlin' }), berlin, base), 'g1').state).toBe('supplied');
  });
  it('BITE-12.2-1 Sevastopol besieged is marked, but loses nothing and never surrenders (AMB-55)', () => {
    const said = verdict(scene(port({ '0303': 'Sevastopol' }, { fortress: ['0303'] }), closed), 's1');
    expect([said.state, said.tone]).toEqual(['sevastopol', 'half']);
    expect(unsaid(said)).toEqual([]);
    expect(said.effects.map(({ rule }) => rule)).toEqual(['12.1', '4.4', '4.4', '12.2']);
    expect(verdict(scene(port({ '0303': 'Sebastopoli' }), closed), 's1').state).toBe('sevastopol');
  });

  const north = (volkhov: Drawing['names'] = { '0603': 'Volkhov' }) =>
    draw({
      columns: [1, 7],
      rows: [1, 5],
      names: { '0303': 'Leningrad', '0203': 'Oranienbaum', ...volkhov },
      features: { fortress: ['0203', '0303'], linkedSoviet: ['0703'] },
      links: { rail: [['0603', '0703']] },
    });
  const pair = (sheet = north()) => {
    const { board } = scene(sheet, {});
    const both = [board.nodeOf('0303'), board.nodeOf('0203')];
    return board.ids.filter((_, to) => !both.includes(to) && both.some((node) => board.arcOf(node, to) >= 0));
  };
  it('BITE-12.3-1 Leningrad and Oranienbaum hold out as one; the Road of Life decides how', () => {
    const context = pair();
    expect(context).toHaveLength(8);
    const at = { s1: '0303', s2: '0203', ...Object.fromEntries(context.map((hex, i) => [`g${i + 1}`, hex])) };
    const here = scene(north(), at);
    expect(statesOf(here, 's1', 's2')).toEqual(['pocket', 'pocket']);
    expect(unsaid(verdict(here, 's1'))).toEqual([]);
    expect(verdict(here, 's1').effects.map(({ rule }) => rule)).toEqual(['12.3', '4.4', '4.4', '12.3']);
    expect(say(verdict(here, 's1').says)).toContain('Road of Life to Volkhov is open');
    // in snow as well
    expect(statesOf(scene(north(), at, { cells: { weather: { 2: 'snow' } } }), 's1')).toEqual(['pocket']);
    // Volkhov lost, or its railway; or not drawn at all
    const cut = { cells: { control: { '0603': 'axis' } } };
    expect(statesOf(scene(north(), at, cut), 's1', 's2')).toEqual(['besieged', 'besieged']);
    expect(statesOf(scene(north(), { ...at, stat: '0703' }), 's1')).toEqual(['besieged']);
    expect(say(verdict(scene(north({}), at), 's1').says)).toContain('Volkhov is not drawn');
    // a single hex open and neither is besieged
    const open = Object.fromEntries(Object.entries(at).filter(([piece]) => piece !== 'g1'));
    expect(statesOf(scene(north(), { ...open, s3: context[0] ?? '' }), 's1')).not.toContain('pocket');
    // Oranienbaum fallen: Leningrad alone
    expect(statesOf(scene(north(), { ...at, s2: '0505', stat: '0203' }), 's1')).toEqual(['pocket']);
  });
  it('BITE-12.3-1 over Lake Ladoga a line goes in snow, too, without a port', () => {
    const lake = (name: string) => ({
      ...north(),
      boxes: {
        box1: { name, kind: 'sea', features: ['freezes'], links: ['0303', '0603'].map((to) => ({ to, link: 'sea' })) },
      },
    });
    const snow = { cells: { weather: { 2: 'snow' } } };
    expect(statesOf(scene(lake('Lago Ladoga'), { s1: '0303' }, snow), 's1')).toEqual(['supplied']);
    expect(statesOf(scene(lake('A lake'), { s1: '0303' }, snow), 's1')).toEqual(['none']);
  });
});
