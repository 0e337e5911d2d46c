import { describe, expect, it } from 'vitest';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { cells, rosters, type SideId, sides } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { counterattack, in_, manstein, soltsy, starayaRussa, taken } from '../../testing/turns.ts';
import { removalNow } from './display.ts';
import { missionsOf, removalTurn, withoutMissions } from './missions.ts';

const of = (context: Context, side: SideId): number => missionsOf(context, side, context.turn).of;

describe('aircraft', () => {
  const flown = (turn: number, weather: string, options = {}): Context =>
    at(
      {
        turn,
        place: `t${turn}/strategic/readying`,
        options,
        cells: { [cells.air]: { stuka: 'flown' }, [cells.weather]: { [String(turn)]: weather } },
      },
      inventedThings,
    );
  it('RTL-13.12 RTL-AMB-11 flown aircraft become ready, except in rain unless players say always', () => {
    expect(bid('air-ready', { units: 'Invented stuka' }, flown(2, 'overcast'))).toMatchObject({
      ok: true,
      facts: [{ cell: cells.air, key: 'stuka', value: 'ready' }],
    });
    expect(refusal('air-ready', { units: 'Invented stuka' }, flown(2, 'rain'))).toBe('13.12');
    expect(refusal('air-ready', { units: 'Invented stuka' }, flown(2, 'rain', { amb11: 'always' }))).toBeUndefined();
    expect(tasksOf(flown(2, 'rain'), 'readying').map(({ id }) => id)).toEqual(['air-rain']);
  });

  it.each([
    [soltsy, '13PM', [], 1, 1],
    [soltsy, '14AM', [], 1, 2],
    [soltsy, '15PM', ['soltsy-voroshilov'], 1, 3],
    [soltsy, '16AM', ['soltsy-voroshilov', 'soltsy-air'], 3, 2],
    [soltsy, '15PM', ['soltsy-air'], 1, 2],
    [counterattack, '15AM', [], 1, 2],
    [counterattack, '17PM', ['soltsy-air'], 3, 2],
    [starayaRussa, '15AM', [], 0, 2],
    [starayaRussa, '16AM', ['russa-soviet-air'], 0, 4],
    [starayaRussa, '17AM', ['russa-soviet-air', 'russa-german-air'], 4, 2],
    [starayaRussa, '23PM', ['russa-german-air'], 4, 1],
    [manstein, '20AM', [], 4, 2],
  ] as const)('RTL-S3.28 %s %s with %j: %i German and %i Soviet missions', (scenario, code, groups, german, soviet) => {
    const context = in_(scenario, code, taken(...groups));
    expect([of(context, sides.german), of(context, sides.soviet)]).toEqual([german, soviet]);
  });

  it('RTL-S3.28 half of the Soviet aircraft are drawn: the die counts those left, a face beside nobody is rolled again', () => {
    const units = ['a', 'b', 'c', 'd'].map((id) => ({ id: `red-${id}`, name: `Red ${id}`, values: { kind: 'air' } }));
    const four: PlayerData = {
      rosters: { ...inventedThings.rosters, [rosters.soviet]: { id: rosters.soviet, units } },
    };
    const played = reach(table(soltsy, four), turnOf(16, 'AM'), 'reinforcements');
    played.act('optional-group', { group: 'soltsy-air', taken: 'taken' });
    reach(played, turnOf(16, 'AM'), 'readying');
    expect(tasksOf(played.context, 'readying').map(({ id }) => id)).toContain('air-removal');
    played.act('air-removal', { die: 2 });
    expect(Object(played.state.cells[cells.air])).toEqual({ 'red-b': 'gone' });
    // three are left: a, c, d
    played.act('air-removal', { die: 9 });
    expect(Object(played.state.cells[cells.air])).toEqual({ 'red-b': 'gone' });
    played.act('air-removal', { how: 'hand', unit: 'Red d' });
    expect(Object(played.state.cells[cells.air])).toEqual({ 'red-b': 'gone', 'red-d': 'gone' });
    expect(refusal('air-removal', { die: 1 }, played.context)).toBe('S3.28');
  });

  it('RTL-S3.28 half is rounded down, and counts the aircraft the scenario’s cards name, not those of the whole box', () => {
    const units = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({
      id: `red-${id}`,
      name: `Red ${id}`,
      values: { kind: 'air' },
    }));
    const row = (id: string, turn: string, names: string, more = {}) => ({
      id,
      name: `Invented ${id}`,
      values: { scenario: starayaRussa, side: sides.soviet, turn, units: names, entry: '', optional: false, ...more },
    });
    const cards = [
      row('start', 'start', 'Red a, Red b, Red c'),
      row('more', '16PM', 'Red d, Red e', { optional: true }),
      row('late', '19AM', 'Red f'),
    ];
    const drawn = (typed: readonly (typeof cards)[number][], groups: readonly string[]) => {
      const rows = { id: rosters.arrivals, units: typed };
      const soviet = { id: rosters.soviet, units };
      const things: PlayerData = { rosters: { [rosters.soviet]: soviet, [rosters.arrivals]: rows } };
      const turn = turnOf(17, 'AM');
      const left = removalNow(
        at({ turn, place: `t${turn}/strategic/readying`, ...taken(...groups) }, things, starayaRussa),
      );
      return [left?.among.length, left?.left];
    };
    expect(drawn(cards, ['russa-german-air'])).toEqual([3, 1]);
    expect(drawn(cards, ['russa-german-air', 'russa-soviet-air'])).toEqual([5, 2]);
    // those that come this very turn
    expect(drawn([...cards, row('now', '17AM', 'Red g, Red h')], ['russa-german-air'])).toEqual([5, 2]);
    expect(drawn([], ['russa-german-air'])).toEqual([8, 4]);
    expect(drawn(cards, [])).toEqual([undefined, undefined]);
  });

  it('RTL-AMB-18 the Soviet aircraft are halved only with the German option, or in any case', () => {
    const usual = in_(starayaRussa, '17AM', taken('russa-soviet-air'));
    const always = in_(starayaRussa, '17AM', { ...taken('russa-soviet-air'), options: { amb18: 'always' } });
    expect([removalTurn(usual), of(usual, sides.soviet)]).toEqual([undefined, 4]);
    expect([removalTurn(always), of(always, sides.soviet)]).toEqual([turnOf(17, 'AM'), 2]);
  });

  it('RTL-S5.23c Lieb and the 25th Cavalry fly no offensive missions in scenarios 3 and 4', () => {
    for (const formation of ['Lieb', 'Brigata Lieb', '25th Cavalry', '25ª Cavalleria'])
      expect([withoutMissions(starayaRussa, formation), withoutMissions(soltsy, formation)]).toEqual([true, false]);
    expect(withoutMissions(manstein, '125th Cavalry')).toBe(false);
    const notes = game.limits(in_(manstein, '19AM')).map(({ note }) => note?.id);
    expect(notes).toEqual(expect.arrayContaining(['rtl.limit.neverLieb', 'rtl.limit.never25']));
  });

  it('RTL-13.24 missions flown come off the limit and start anew with the turn', () => {
    const played = reach(table(manstein, inventedThings), turnOf(19, 'AM'), 'readying');
    played.write([{ kind: 'set', cell: cells.missions, key: sides.german, value: 3 }]);
    const left = (): number | undefined => game.limits(played.context).find(({ id }) => id === 'missions-german')?.left;
    expect(left()).toBe(1);
    reach(played, turnOf(19, 'PM'), 'weather');
    expect(left()).toBe(4);
  });
});
