import { describe, expect, it } from 'vitest';
import { rosters, type ScenarioId, scenarios } from '../../ids.ts';
import { turnCode, turnOf } from '../../model/calendar.ts';
import { at } from '../../testing/at.ts';
import { stateOf, timetable, undecided } from './arrivals.ts';
import { type Arrival, arrivalsIn } from './schedule.ts';

const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
/** "14AM S 3605 3624": side, turn and the hexes where it enters; "east": the whole east edge; a price with its sign. */
const line = ({ side, turn, to, entry, vp }: Arrival): string =>
  [
    to === undefined ? turnCode(turn) : `${turnCode(turn)}–${turnCode(to)}`,
    side === 'german' ? 'G' : 'S',
    ...(entry ? [entry.id.replace('rtl.entry.', '')] : []),
    ...Object.values(entry?.p ?? {}).map((one) => (typeof one === 'object' && 'name' in one ? String(one.name) : one)),
    ...(vp === undefined ? [] : [vp > 0 ? `+${vp}` : vp]),
  ].join(' ');
const linesOf = (scenario: ScenarioId) => arrivalsIn(scenario).map(line).toSorted();

describe('the timetable', () => {
  it('RTL-5.22 RTL-S1.32 scenario 1, row by row', () => {
    expect(linesOf(soltsy)).toEqual([
      '13AM G hex 3633',
      '13AM S eastNorth',
      '13PM S eastNorth',
      '14AM S',
      '14AM S eastNorth',
      '14AM S south 3605 3624',
      '14AM–15AM S',
      '14PM S',
      '15AM S east',
      '15AM S east +5',
      '15PM S southOr 3620 3622 3605',
      '16AM G -6',
      '16AM S +3',
    ]);
  });
  it('RTL-5.22 RTL-S1.32 scenarios 2 and 4', () => {
    expect(linesOf(counterattack)).toEqual(['16AM G -6']);
    expect(linesOf(manstein)).toEqual(['19AM G hex 4021 -3', '19AM S hexes 6917 6925', '20AM S hexes 6917 6925 +2']);
  });
  it('RTL-5.22 RTL-S1.32 scenario 3, row by row', () => {
    expect(linesOf(starayaRussa)).toEqual([
      '13AM S hex 6401',
      '13AM–15AM G hex 4021 -3',
      '13PM S or 6401 6902',
      '14PM G west 6434 6834',
      '15AM G west 5234 6034',
      '15AM G west 6034 6834',
      '16AM G west 5234 6034',
      '16AM–16PM S +2',
      '17AM G -6',
      '17AM G hex 4021',
      '17PM S or 6401 6902',
      '18PM G west 5234 5634',
      '18PM G west 6034 6834',
      '19AM G hex 4021 -3',
      '19AM S hexes 6917 6925',
      '20AM S hexes 6917 6925 +2',
    ]);
  });

  it('RTL-AMB-18 the Soviet air group of scenario 3 waits for a decision on 16AM and, as the card says, on 16PM', () => {
    const open = (day: number, half: 'AM' | 'PM') =>
      undecided(at({ turn: turnOf(day, half) }, {}, starayaRussa)).map(({ id }) => id);
    expect(open(15, 'PM')).not.toContain('russa-soviet-air');
    expect(open(16, 'AM')).toContain('russa-soviet-air');
    expect(open(16, 'PM')).toContain('russa-soviet-air');
    expect(open(17, 'AM')).not.toContain('russa-soviet-air');
  });
  it('RTL-AMB-18 aircraft the card prints for 14AM are in time up to 15AM', () => {
    const state = (day: number, half: 'AM' | 'PM') => {
      const context = at({ turn: turnOf(day, half) });
      const air = timetable(context).find(({ id }) => id === 'soltsy-soviet-air-14am');
      return air && stateOf(context, air);
    };
    expect([state(13, 'PM'), state(14, 'AM'), state(15, 'AM'), state(15, 'PM')]).toEqual([
      'later',
      'due',
      'due',
      'delayed',
    ]);
  });

  it('RTL-5.22 a row typed without its entry comes where its card says for all', () => {
    const row = (scenario: ScenarioId, side: string) => {
      const values = { scenario, side, turn: '15PM', units: 'invented', entry: '' };
      const things = {
        rosters: { [rosters.arrivals]: { id: rosters.arrivals, units: [{ id: 'r', name: 'r', values }] } },
      };
      const context = at({ turn: turnOf(15, 'PM') }, things, scenario);
      return timetable(context).find(({ id }) => id === 'card:r')?.entry?.id;
    };
    expect(row(soltsy, 'german')).toBe('rtl.entry.hex');
    expect(row(counterattack, 'german')).toBe('rtl.entry.hex');
    expect(row(counterattack, 'soviet')).toBe('rtl.entry.southOr');
    expect(row(starayaRussa, 'german')).toBeUndefined();
  });
});
