import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import {
  context,
  fight,
  hints,
  hq,
  made,
  panelOf,
  panzer,
  plane,
  played,
  ruled,
  unit,
} from '../../../testing/attacks.ts';
import { check, rifles } from '../../../testing/rifles.ts';
import { sorties } from './air.ts';
import { standAfter } from './ready.ts';

describe('aircraft', () => {
  const raw = { german: [panzer(8, 6), plane(2, 7)], soviet: [rifles(4)] };
  const flies = (over: object, here = context(), role: 'attacker' | 'defender' = 'attacker') =>
    sorties(fight({ ...raw, ...over }, here), role, here).map((one) =>
      one.bars.map(({ msg }) => msg.id.replace('rtl.attack.bar.', '')),
    );
  const here = (missions: { [key: string]: number }, over = {}) =>
    context({ place: 't4/x', turn: 8, scenario: 'manstein', cells: { missions }, ...over });
  it('RTL-13.23 RTL-10.41 RTL-10.61d: values add up, all or none by one check', () => {
    const two = { ...raw, german: [panzer(8, 6), plane(2, 7), plane(1, 8)], soviet: [rifles(4, 6)] };
    expect(check(two, 'cas-attacker')?.lead?.er).toBe(8);
    expect(standAfter(made(two), { 'cas-attacker': 'full' }).drm).toBe(-3);
    expect(standAfter(made(two), { 'cas-attacker': 'none' }).drm).toBe(0);
  });

  it('RTL-13.21: two at most', () => {
    expect(flies({ german: [panzer(8, 6), plane(2, 7), plane(2, 7), plane(1, 7)] })).toEqual([[], [], ['third']]);
  });

  it('RTL-13.21: assigned in turn, or both at once in secret, as the players agree', () => {
    expect(hints(panelOf(raw))).toContain('rtl.attack.hint.air.open');
    expect(hints(panelOf(raw, ruled('air', 'secret')))).toContain('rtl.attack.hint.air.secret');
    expect(hints(panelOf({ german: [panzer(8, 6)], soviet: [rifles(4)] })).join(' ')).not.toContain('hint.air');
  });

  it('RTL-13.14: an undisrupted HQ within 4 hexes, where HQs are listed', () => {
    const by = (over: JsonObject) => flies({ german: [panzer(8, 6), plane(2, 7), hq(1, 'none', over)] })[0];
    expect([by({ distance: 4 }), by({ distance: 5 }), by({ disrupted: true })]).toEqual([[], ['noHq'], ['noHq']]);
    expect(flies({})[0]).toEqual([]);
  });

  it('RTL-13.13: a unit flown or gone in the record does not fly', () => {
    const german = [panzer(8, 6), plane(2, 7, { id: 'stuka' })];
    expect(flies({ german }, context({ cells: { air: { stuka: 'flown' } } }))).toEqual([['flown']]);
    expect(flies({ german }, context({ cells: { air: { stuka: 'ready' } } }))).toEqual([[]]);
  });

  it('RTL-13.24a RTL-13.24b1: offensive missions end with the OCMR; defensive CAS never does', () => {
    expect(flies({}, here({ german: 3, 'german:Blue': 3 }))).toEqual([[]]);
    expect(flies({}, here({ german: 4, 'german:Blue': 4 }))).toEqual([['noMissions']]);
    const defends = { attacker: 'soviet', soviet: [unit(8, 3, 5)] };
    expect(flies(defends, here({ german: 4 }), 'defender')).toEqual([[]]);
  });

  it('RTL-13.24b2 RTL-13.24b3: a German motorised formation with lead and majority has no limit of its own; others one mission', () => {
    const flown = here({ german: 1, 'german:Blue': 1 });
    expect(flies({}, flown)).toEqual([[]]);
    const foot = { german: [unit(8, 3, 6, { formation: 'Grey' }), plane(2, 7)] };
    expect(flies(foot, here({ german: 1, 'german:Grey': 1 }))).toEqual([['missionUsed']]);
    // no majority of the lead's formation
    const mixed = { german: [panzer(8, 6), unit(3, 3, 5, { formation: 'Grey' }), plane(2, 7)] };
    expect(flies(mixed, flown)).toEqual([['missionUsed']]);
  });

  it('RTL-7.46 RTL-13.24b3: an army unit that leads flies the mission of the formation it acts with', () => {
    const led = (active: string) => ({
      active,
      german: [unit(8, 3, 6, { formation: '' }), plane(2, 7)],
      soviet: [rifles(4)],
    });
    const flown = here({ german: 1, 'german:Grey': 1 });
    expect(flies(led('Grey'), flown)).toEqual([['missionUsed']]);
    expect([flies(led('Green'), flown), flies(led(''), flown)]).toEqual([[[]], [[]]]);
    const made = played(led('Grey'), [10, 5], context({ place: 't2/op/combat' }));
    expect(made.done?.ending.facts).toContainEqual({ kind: 'set', cell: 'missions', key: 'german:Grey', value: 1 });
  });

  it('RTL-AMB-28: one mission for each other formation, or for all together', () => {
    const foot = { german: [unit(8, 3, 6, { formation: 'Grey' }), plane(2, 7)] };
    const other = here({ german: 1, 'german:Green': 1 });
    expect(flies(foot, other)).toEqual([[]]);
    expect(flies(foot, { ...other, options: { amb28: 'all' } })).toEqual([['missionUsedAll']]);
  });

  it('RTL-13.24b5: a Soviet B attacks only beside an A; a German one alone', () => {
    const soviet = (...types: readonly string[]) => ({
      attacker: 'soviet',
      soviet: [unit(8, 3, 5), ...types.map((airType) => plane(1, 6, { airType }))],
      german: [unit(3, 3, 5)],
    });
    expect([flies(soviet('B')), flies(soviet('B', 'B')), flies(soviet('B', 'A'))]).toEqual([
      [['alone']],
      [['alone'], ['alone']],
      [[], []],
    ]);
    expect(flies({ german: [panzer(8, 6), plane(1, 7, { airType: 'B' })] })).toEqual([[]]);
  });

  it('RTL-13.13 RTL-13.24b1: what has flown is booked with its mission, points with who spent them', () => {
    const full = {
      german: [panzer(8, 6, { id: 'pz-1' }), plane(2, 7, { id: 'stuka' }), hq(2, 'cas', { id: 'hq-1' })],
      soviet: [rifles(4, 4, { id: 'rifles-1' })],
    };
    const now = context({ place: 't2/op/combat' });
    const facts = played(full, [10, 5], now).done?.ending.facts;
    expect(facts).toContainEqual({ kind: 'set', cell: 'air', key: 'stuka', value: 'flown' });
    expect(facts).toContainEqual({ kind: 'set', cell: 'missions', key: 'german', value: 1 });
    expect(facts).toContainEqual({ kind: 'set', cell: 'missions', key: 'german:Blue', value: 1 });
    expect(facts).toContainEqual({ kind: 'set', cell: 'spent', key: 'hq-1', value: 'yes' });
    expect(facts).toContainEqual({ kind: 'mark', mark: 'fought', key: 'pz-1', value: true, until: 't2/op/combat' });
  });
});
