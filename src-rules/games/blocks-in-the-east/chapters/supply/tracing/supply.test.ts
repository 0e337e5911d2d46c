import { describe, expect, it } from 'vitest';
import { type Drawing, draw, scene, statesOf, verdict } from '../../../testing/draw.ts';
import { base, land, line, say, unsaid } from '../../../testing/supplyLand.ts';
import { linesOfNation, supplyAt } from './supply.ts';

describe('the path on land', () => {
  it('BITE-4.3-1 a hex in the zone of both is closed to both; an own block opens its own', () => {
    const front = draw({ columns: [1, 9], rows: [1, 5], names: { '0103': 'Berlin' } });
    expect(statesOf(scene(front, { g1: '0303' }), 'g1')).toEqual(['supplied']);
    // Soviets on both sides of the hexes between
    const wall = { s1: '0201', s2: '0205', s3: '0203' };
    expect(statesOf(scene(front, { g1: '0403', ...wall }), 'g1')).toEqual(['none']);
    const one = { g1: '0403', s1: '0204' };
    const closed = verdict(scene(draw({ columns: [1, 4], rows: [3, 4], names: { '0103': 'Berlin' } }), one), 'g1');
    expect(closed.state).toBe('none');
    expect(closed.openings[0]?.causes[0]?.rule).toMatch(/3\.19|4\.3/);
    expect(
      statesOf(
        scene(draw({ columns: [1, 4], rows: [3, 4], names: { '0103': 'Berlin' } }), { ...one, g2: '0303', g3: '0203' }),
        'g1',
      ),
    ).toEqual(['supplied']);
  });
  it('BITE-4.3-2 hexes are counted to the source: its own is 0, three are enough, four too many (AMB-26)', () => {
    const open = draw({ columns: [1, 9], rows: [1, 5], names: { '0103': 'Berlin' } });
    const here = scene(open, { g1: '0103', g2: '0403', g3: '0503' });
    expect(statesOf(here, 'g1', 'g2', 'g3')).toEqual(['supplied', 'supplied', 'none']);
    expect(say(verdict(here, 'g2').ways[0]?.says ?? { id: '' })).toBe('3 of 3 hexes');
    const far = verdict(here, 'g3');
    expect(say(far.says)).toContain('The source is 1 hex too far; the range is 3.');
    expect(say(far.ways[0]?.says ?? { id: '' })).toBe('1 hex too far');
  });
  it('BITE-4.3-2 a way that is open but too long is told as that, not as cut', () => {
    const open = draw({ columns: [1, 9], rows: [1, 6], names: { '0103': 'Berlin' } });
    const round = verdict(scene(open, { g1: '0403', s1: '0304' }), 'g1');
    expect(say(round.msg)).toBe('Out of supply');
    expect(say(round.ways[0]?.says ?? { id: '' })).toBe('open way, 1 hex too long');
    expect(say(round.says)).toContain('The open way to a source is 1 hex too long; the range is 3.');
    expect(round.openings.map(({ hexes }) => hexes)).toContainEqual(['0303']);
    const shut = verdict(scene(open, { g1: '0403', s1: '0203' }), 'g1');
    expect([say(shut.msg), say(shut.ways[0]?.says ?? { id: '' })]).toEqual(['Cut off', 'cut']);
  });
  it('BITE-4.3-2 mountains only at its ends, water never (AMB-27)', () => {
    const strip = (terrain: Drawing['terrain'], rail: readonly string[] = []) =>
      draw({
        columns: [1, 5],
        rows: [3, 3],
        names: { '0103': 'Berlin' },
        terrain: terrain ?? {},
        links: { rail: [rail] },
      });
    const state = (sheet: ReturnType<typeof draw>) => statesOf(scene(sheet, { g1: '0403' }), 'g1')[0];
    expect(state(strip({}))).toBe('supplied');
    expect(state(strip({ mountain: ['0203'] }))).toBe('none');
    expect(state(strip({ mountain: ['0403'] }))).toBe('supplied');
    expect(state(strip({ mountain: ['0103'] }))).toBe('supplied');
    // a railway through the mountain, and the mountain hex itself the source
    expect(state(strip({ mountain: ['0203'] }, ['0103', '0203']))).toBe('supplied');
    expect(state(strip({ mountain: ['0203'] }, ['0103', '0203', '0303']))).toBe('supplied');
    expect(state(strip({ mountain: ['0303'], water: ['0203'] }))).toBe('none');
    expect(say(verdict(scene(strip({ mountain: ['0203'] }), { g1: '0403' }), 'g1').says)).toContain('Only mountains');
    expect(say(verdict(scene(strip({ water: ['0203'] }), { g1: '0403' }), 'g1').says)).toContain(
      'Neither land nor railway',
    );
  });
  it('BITE-4.3-2 BITE-29.1-2 one battalion lets a line pass, two close the land, three the railway', () => {
    const strip = draw({ columns: [1, 5], rows: [3, 3], names: { '0103': 'Berlin' } });
    const with_ = (n: number) =>
      statesOf(scene(strip, { g1: '0403' }, { cells: { partisans: { '0303': n } } }), 'g1')[0];
    expect([with_(1), with_(2), with_(3)]).toEqual(['supplied', 'none', 'none']);
    const rail = draw({ columns: [1, 9], rows: [3, 3], names: { '0103': 'Berlin' }, links: { rail: [line] } });
    const on = (n: number) => statesOf(scene(rail, { g1: '0903' }, { cells: { partisans: { '0303': n } } }), 'g1')[0];
    expect([on(1), on(2), on(3)]).toEqual(['supplied', 'supplied', 'none']);
    // they are the Axis's trouble alone
    const east = draw({ columns: [1, 5], rows: [3, 3], features: { linkedSoviet: ['0103'] } });
    expect(statesOf(scene(east, { s1: '0403' }, { cells: { partisans: { '0303': 3 } } }), 's1')).toEqual(['supplied']);
    const said = verdict(scene(strip, { g1: '0403' }, { cells: { partisans: { '0303': 2 } } }), 'g1');
    expect(said.openings[0]?.causes.map(({ rule }) => rule)).toEqual(['29.1']);
    expect(unsaid(said)).toEqual([]);
  });
  it('BITE-5.3-1 Romanians trace no line through Hungary, nor Hungarians through Romania', () => {
    const strip = draw({
      columns: [1, 9],
      rows: [3, 3],
      links: { rail: [line] },
      names: { '0103': 'Budapest', '0903': 'Bucharest' },
      labels: { HUN: ['0203', '0303'], ROM: ['0703', '0803'] },
      features: { linkedAxis: ['0103', '0903'] },
    });
    const here = scene(strip, { rom: '0403', hun: '0603', g1: '0503' });
    expect(verdict(here, 'rom').ways[0]?.source).toBe('0403');
    expect(verdict(here, 'rom').ways[0]?.line.at(-1)?.path.at(-1)).toBe('0903');
    expect(verdict(here, 'hun').ways[0]?.line.at(-1)?.path.at(-1)).toBe('0103');
    const cut = { cells: { control: { '0503': 'soviet', '0603': 'soviet', '0703': 'soviet' } } };
    expect(statesOf(scene(strip, { rom: '0403' }, cut), 'rom')).toEqual(['none']);
    expect(statesOf(scene(strip, { g1: '0403' }, cut), 'g1')).toEqual(['supplied']);
  });
  it('BITE-5.3-1 Finns, and Germans supplied through Finland, trace nothing beyond the operations area', () => {
    const strip = draw({
      columns: [1, 9],
      rows: [3, 3],
      names: { '0103': 'Helsinki' },
      labels: { FIN: ['0103', '0203'], FOA: ['0303', '0403'] },
      links: { rail: [line] },
      features: { linkedAxis: ['0103', '0903'] },
    });
    const here = scene(strip, { fin: '0403', g1: '0403' });
    expect(statesOf(here, 'fin', 'g1')).toEqual(['supplied', 'supplied']);
    expect(statesOf(scene(strip, { fin: '0603' }), 'fin')).toEqual(['none']);
    // other Germans are supplied from their own side, not through Finland
    expect(statesOf(scene(strip, { g1: '0603' }), 'g1')).toEqual(['supplied']);
    expect(
      statesOf(scene(strip, { g1: '0503' }, { cells: { control: { '0703': 'soviet', '0803': 'soviet' } } }), 'g1'),
    ).toEqual(['none']);
    expect(
      verdict(here, 'g1')
        .ways.map(({ id }) => id)
        .sort(),
    ).toEqual(['GER', 'north']);
  });
});

describe('range', () => {
  const open = draw({
    columns: [1, 9],
    rows: [1, 5],
    names: { '0103': 'Berlin' },
  });
  const east = draw({ columns: [1, 9], rows: [1, 5], features: { linkedSoviet: ['0103'] } });
  const reach = (piece: string, over: Parameters<typeof scene>[2]) =>
    ['0103', '0203', '0303', '0403', '0503'].filter(
      (at) => statesOf(scene(piece === 's1' ? east : open, { [piece]: at }, over), piece)[0] === 'supplied',
    ).length - 1;
  it('BITE-9.1-1 BITE-39.0-2 three hexes in clear weather and at BASE, two in rain, light rain and snow', () => {
    const in_ = (weather: string, options = {}) =>
      reach('g1', { options: { o39: true, ...options }, cells: { weather: { 2: weather } } });
    expect([in_('clear'), in_('rain'), in_('lightRain'), in_('snow')]).toEqual([3, 2, 2, 2]);
    expect([in_('rain', { level: 'base' }), in_('snow', { a09: false })]).toEqual([3, 3]);
  });
  it('BITE-33.0-2 one hex for the Axis in the first winter; Finns and Germans in Finland have two', () => {
    const winter = { turn: 7, options: { o33: true } };
    expect([
      reach('g1', winter),
      reach('s1', winter),
      reach('g1', { turn: 7 }),
      reach('g1', { ...winter, turn: 19 }),
    ]).toEqual([1, 2, 2, 2]);
    const finland = draw({
      columns: [1, 9],
      rows: [1, 5],
      names: { '0103': 'Berlin' },
      features: { linkedFinland: ['0103'] },
      labels: { FIN: ['0303'], SCA: ['0403'] },
    });
    const at = (piece: string, hex: string) => statesOf(scene(finland, { [piece]: hex }, winter), piece)[0];
    expect([at('fin', '0303'), at('fin', '0403'), at('g1', '0303'), at('g1', '0305'), at('rom', '0303')]).toEqual([
      'supplied',
      'none',
      'supplied',
      'none',
      'none',
    ]);
    expect(verdict(scene(open, { g1: '0303' }, winter), 'g1').ways[0]?.rule).toBe('33.0');
  });
});

describe('what is asked of a hex, and what is said', () => {
  it('BITE-4.3-2 path, distance, or the first cause', () => {
    const here = scene(land({ names: { '0103': 'Berlin' } }), { s1: '0604' });
    const ask = (hex: string) => {
      const node = here.board.nodeOf(hex);
      return supplyAt(here.field, here.context, linesOfNation(here.field, 'GER', node), node);
    };
    expect(ask('0205')).toMatchObject({ ok: true, distance: 2 });
    expect(ask('0903')).toMatchObject({ ok: false, cause: 'blocked' });
  });
  it('BITE-4.4-1 what follows: no replacements, half the points, no attack; aircraft rebase; surrender at the end', () => {
    const alone = scene(draw({ columns: [1, 3], rows: [1, 3] }), { g1: '0202', g9: '0203', stat: '0201', s1: '0302' });
    const rules = (piece: string) => verdict(alone, piece).effects.map(({ msg, rule }) => `${rule} ${say(msg)}`);
    expect(rules('s1')).toEqual([
      '4.4 No repairs, no replacements',
      '4.4 Half its MP, 1 at least',
      '4.4 It may not attack',
      '7.9 It surrenders in the final check if it is still so',
    ]);
    expect(rules('g1')).toContain('12.4 Only a desperate attack');
    expect(rules('g9')).toContain('4.4 It may only rebase, at half range');
    expect(rules('stat').at(-1)).toBe('4.5 Static: it neither weakens nor surrenders');
    for (const piece of ['s1', 'g1', 'g9', 'stat']) expect(unsaid(verdict(alone, piece))).toEqual([]);
    const simple = scene(draw({ columns: [1, 3], rows: [1, 3] }), { g1: '0202' }, base);
    expect(verdict(simple, 'g1').effects.map(({ rule }) => rule)).toEqual(['4.4', '4.4', '4.4', '7.9']);
  });
  it('BITE-4.3-1 each cause by itself: an enemy is no zone; a railway in other hands asks for control, and then there is a line', () => {
    const strip = draw({
      columns: [1, 9],
      rows: [3, 3],
      names: { '0103': 'Berlin' },
      links: { rail: [line] },
      labels: { USSR: line.slice(4), POL: line.slice(0, 4) },
    });
    const lost = verdict(scene(strip, { g1: '0903' }), 'g1');
    expect(say(lost.says)).toContain('in other hands');
    expect(lost.openings.map(({ hexes }) => hexes)).toEqual([['0503', '0603', '0703', '0803']]);
    expect(lost.openings[0]?.causes.map(({ rule, facts }) => [rule, facts?.length])).toEqual(Array(4).fill(['3.1', 1]));
    const control = Object.fromEntries(['0503', '0603', '0703', '0803'].map((at) => [at, 'axis']));
    expect(statesOf(scene(strip, { g1: '0903' }, { cells: { control } }), 'g1')).toEqual(['supplied']);
    // a hex of ours with an enemy in it wants him gone, no more; one of his also control
    const ours = verdict(scene(strip, { g1: '0403', s1: '0303' }), 'g1');
    expect(ours.openings[0]?.causes.map(({ rule }) => rule)).not.toContain('3.1');
    const both = verdict(scene(strip, { g1: '0903', s1: '0603' }), 'g1');
    expect(both.openings[0]?.hexes).toEqual(['0503', '0603', '0703', '0803']);
    expect(both.openings[0]?.causes.filter(({ hex }) => hex === '0603').map(({ rule }) => rule)).toEqual([
      '4.3',
      '3.1',
    ]);
  });
});
