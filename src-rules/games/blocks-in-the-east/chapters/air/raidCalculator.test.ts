import { describe, expect, it } from 'vitest';
import { advanced } from '../../testing/battles.ts';
import { figureIn, panelIn, planOf, refusalOf, thrown } from '../../testing/ops.ts';
import { airDice, blockOf, flakDice, flakFalls, formation, mostHits, numbersIn, strengthAfter } from './raid.ts';
import { strategicRaid } from './raidCalculator.ts';

/** Strengths of Allied bombers and interceptors are invented: the blocks have them, no rulebook does. */
const here = advanced({ o351: true });
const bomber = (pf: number, target = '1', more: object = {}) => ({ pf, target, ...more });
const one = { turn: 13, weather: 'clear', targets: [{ pp: 2 }], bombers: [bomber(1)] };

describe('the numbers of the air war', () => {
  it('BITE-35.1-1 change in January 1943, January, May and October 1944', () => {
    const at = (turn: number) => Object.values(numbersIn(turn)).join(' ');
    // bombers at fighters, fighters at bombers, flak, bombs
    expect([19, 20, 31, 32, 35, 36, 40, 41].map(at)).toEqual([
      '6 5 6 5',
      '5 5 6 5',
      '5 5 6 5',
      '5 5 6 4',
      '5 5 6 4',
      '5 4 6 4',
      '5 4 6 4',
      '5 4 5 4',
    ]);
  });

  it('BITE-35.1-2 bad weather halves air dice and flak, not bombs', () => {
    const three = formation([blockOf(3, false), blockOf(3, false), blockOf(1, false)]);
    expect([airDice(three, false), airDice(three, true)]).toEqual([7, 3]);
    expect([flakDice(false), flakDice(true)]).toEqual([6, 3]);
    const raid = { ...one, bombers: [bomber(4)], fighters: [{ pf: 5, target: '1' }] };
    const clear = panelIn(strategicRaid, raid, here);
    const snow = panelIn(strategicRaid, { ...raid, weather: 'snow' }, here);
    expect(['bombers0', 'fighters0', 'flak'].map((id) => figureIn(clear, id))).toEqual([4, 5, 6]);
    expect(['bombers0', 'fighters0', 'flak'].map((id) => figureIn(snow, id))).toEqual([2, 2, 3]);
    // a block of 1 PF keeps its die beside the halved others: the figure says what is thrown
    const small = { ...raid, fighters: [1, 4].map((pf) => ({ pf, target: '1' })), weather: 'snow' };
    expect(figureIn(panelIn(strategicRaid, small, here), 'fighters0')).toBe(3);
    expect(airDice(formation([blockOf(1, false), blockOf(4, false)]), true)).toBe(3);
    const bombs = (weather: string) => thrown(strategicRaid, { ...raid, weather }, [0, 0, 0], here).at.ask;
    for (const ask of [bombs('clear'), bombs('snow')])
      expect(ask?.kind === 'chance' && ask.entry).toMatchObject({ kind: 'hits', max: 4 });
  });
});

describe('what a raid leaves behind', () => {
  const met = { ...one, bombers: [bomber(2)], fighters: [{ name: 'JF2', pf: 3, target: '1' }] };
  const left = (hits: readonly number[], turn = one.turn) =>
    thrown(strategicRaid, met, hits, { ...here, turn }).at.done?.ending.facts;

  it('BITE-35.1-3 the PF of named fighters are noted for the month, Allied bombers are whole again', () => {
    expect(left([1, 2])).toEqual([{ kind: 'mark', mark: 'fighters-left', key: 'JF2', value: 2, until: 't13' }]);
    // nobody shot down, but the bombers are hit
    expect(left([0, 2])).toEqual([]);
    expect(left([1, 2], 14)).toEqual([]);
  });
});

describe('a raid to the end', () => {
  it('BITE-35.1-1 fighters first: both sides fire as they were, and what is left of the bombers flies on', () => {
    const met = { ...one, fighters: [{ pf: 1, target: '1' }] };
    // 2/3 past the fighter
    expect(planOf(strategicRaid, met, here)[1]).toBe('15625/209952');
    const { at } = thrown(strategicRaid, met, [1, 1], here);
    // shot down, but it has hit as well
    expect(at.done?.ending.says).toEqual({ id: 'bite.ops.end.raid', p: { total: 0, bombers: 1, fighters: 1 } });
  });

  it('BITE-35.1-1 BITE-12.P-8 the PP a hex makes are the most it loses', () => {
    const heavy = { ...one, bombers: [bomber(6), bomber(6)] };
    expect(Object.keys(planOf(strategicRaid, heavy, here)).sort()).toEqual(['0', '1', '2']);
    expect(planOf(strategicRaid, { ...heavy, targets: [{ pp: 0 }] }, here)).toEqual({ 0: '1/1' });
    const { at } = thrown(strategicRaid, heavy, [0, 12], here);
    expect(at.done?.key).toBe('2');
    // AMB-20: the hex was chosen, the colour is drawn
    expect(at.done?.ending.guide.map(({ msg }) => msg.id)).toEqual(['bite.ops.guide.lostIn', 'bite.ops.guide.draw']);
  });

  it('BITE-AMB-19 flak fires once for the phase, at the largest formation, or over every hex', () => {
    const two = { ...one, targets: [{ pp: 1 }, { pp: 1 }], bombers: [bomber(1), bomber(1, '2')] };
    const each = advanced({ o351: true, amb19: 'hex' });
    const phase = planOf(strategicRaid, two, here);
    const hex = planOf(strategicRaid, two, each);
    // two hexes on their own
    expect(hex[2]).toBe('244140625/19591041024');
    expect(phase).not.toEqual(hex);
    const formations = [3, 5].map((pf) => ({
      pp: 1,
      bombers: formation([blockOf(pf, false)]),
      fighters: formation([]),
    }));
    expect(flakFalls(formations, [0, 0], 3)).toEqual([1, 2]);
    expect(flakFalls(formations, [0, 0], 20)).toEqual([3, 5]);
    const asked = (context: typeof here) => thrown(strategicRaid, two, [0, 0], context).at.ask?.id;
    expect([asked(here), asked(each)]).toEqual(['bombs#2', 'bombs']);
  });

  it('BITE-35.1-1 BITE-7.7.8-1 a shield takes two hits, and the strongest is hit first', () => {
    const mixed = formation([blockOf(3, true), blockOf(2, false)]);
    expect(mostHits(mixed)).toBe(8);
    expect([0, 1, 2, 3, 4].map((hits) => strengthAfter(mixed, hits))).toEqual([5, 5, 4, 4, 3]);
  });

  it('BITE-35.1-1 at any stop the plan of the whole phase is that of its throws', () => {
    const raid = {
      turn: 36,
      weather: 'clear',
      targets: [{ pp: 2 }, { pp: 1 }],
      bombers: [bomber(2), bomber(2, '2'), bomber(1, '2', { force: 'american' })],
      fighters: [{ pf: 2, target: '1' }],
    };
    for (const amb19 of ['phase', 'hex']) {
      const context = advanced({ o351: true, amb19 });
      for (const throws of [[], [1], [0, 1], [0, 1, 2]])
        planOf(strategicRaid, raid, context, thrown(strategicRaid, raid, throws, context).answers);
    }
  });
});

describe('who may fly', () => {
  it('BITE-35.1-1 two over a hex, two British, three American from August 1942', () => {
    const refused = (raw: object) => refusalOf(strategicRaid, { ...one, ...raw }, here)?.msg.id;
    const us = (target: string) => bomber(2, target, { force: 'american' });
    expect(refused({ bombers: [bomber(2), bomber(2), us('1')], turn: 15 })).toBe('bite.ops.raid.crowd');
    expect(refused({ bombers: [bomber(2), bomber(2, '2'), bomber(2, '2')] })).toBe('bite.ops.raid.british');
    expect(refused({ bombers: [us('1')], turn: 14 })).toBe('bite.ops.raid.early');
    expect(refused({ bombers: [us('1')], turn: 15 })).toBeUndefined();
    expect(refused({ bombers: [us('1'), us('1'), us('2'), us('2')], turn: 15 })).toBe('bite.ops.raid.american');
    expect(refused({ bombers: [] })).toBe('bite.ops.raid.nobody');
    expect(refused({ bombers: [bomber(2, '3')] })).toBe('bite.ops.raid.noTarget');
  });
});
