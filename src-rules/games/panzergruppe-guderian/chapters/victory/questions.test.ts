import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-15.11 PGG-15.12 PGG-15.2 points and level', () => {
    expect(
      ask('points', {
        german: [
          { objective: 'smolensk' },
          { objective: 'vitebsk' },
          { objective: 'kaluga', line: false },
          { objective: 'hex5907', line: false },
        ],
        southWest: 6,
        eliminated: ['12 Pz', '1 Cav', '6 Inf'],
        recaptures: 2,
      }),
    ).toMatchObject({
      german: 42,
      soviet: 14,
      net: 28,
      level: 'sovietMarginal',
      up: { level: 'germanMarginal', points: 22 },
      down: { points: 3 },
    });
    expect(
      ask('points', { german: [{ objective: 'hex5907', line: false }] }, { options: { a49: 'cities' } }),
    ).toMatchObject({ net: 20 });
  });
  it('PGG-15.2a a draw', () => {
    expect(ask('level', { points: 60 })).toMatchObject({ level: 'germanMarginal', draw: false });
    expect(ask('level', { points: 60 }, { options: { balance: 'on' } })).toMatchObject({ draw: true });
    expect(ask('level', { points: 130 })).toEqual({
      level: 'germanDecisive',
      draw: false,
      down: { level: 'germanStrategic', points: 6 },
    });
  });
  it('PGG-15.12a a city retaken', () => {
    const retaken = { city: 'vyazma', wasGerman: true, lineWasOpen: true, soviet: true };
    expect(ask('recapture', retaken)).toMatchObject({ allowed: true, points: 2 });
    expect(ask('recapture', { ...retaken, lineWasOpen: false })).toMatchObject({ allowed: false, points: 0 });
    expect(ask('recapture', { ...retaken, soviet: false })).toMatchObject({ allowed: false });
    expect(ask('recapture', { ...retaken, unitInEveryHex: false })).toMatchObject({ allowed: true });
    expect(ask('recapture', { ...retaken, unitInEveryHex: false }, { options: { a44: 'unit' } })).toMatchObject({
      allowed: false,
    });
    expect(ask('recapture', { ...retaken, city: 'hex5907' })).toEqual({ troubles: ['city'] });
  });
  it('PGG-7.3 PGG-15.12 the divisions', () => {
    const all = ask('divisions') as { id: string; units: string[]; integrity: boolean; points: number }[];
    expect(all).toHaveLength(36);
    expect(all.find((one) => one.id === '1 Cav')).toMatchObject({ integrity: false, points: 0 });
    expect(all.filter((one) => one.points > 0)).toHaveLength(33);
  });
});
