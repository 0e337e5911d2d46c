import { describe, expect, it } from 'vitest';
import { interdictionTurns } from '../chapters/air/markers.ts';
import { germanOpen } from '../chapters/arrivals/lines.ts';
import { recaptureCandidates } from '../chapters/victory/points.ts';
import { at } from '../testing/at.ts';
import { awayLeaders } from './leaders.ts';
import { airHexes } from './markers.ts';

describe('what the ledger writes by hand', () => {
  it('its choices are text, its blanks are empty, and both read as meant', () => {
    const hand = at({
      turn: 3,
      cells: {
        air: { '2010': 'true', '2011': '' },
        snapshot: { vitebsk: 'true' },
        sovietMarkerUses: { 2: '' },
        germanIn: { '7 Pz': 0 },
        away: { Konev: 0 },
      },
    });
    expect(airHexes(hand)).toEqual(['2010']);
    expect(recaptureCandidates(hand).map((city) => city.id)).toEqual(['vitebsk']);
    expect(interdictionTurns(hand)).toEqual([]);
    expect(germanOpen(hand)[0]?.divisions).toHaveLength(5);
    expect(awayLeaders(hand)).toEqual([]);
  });
});
