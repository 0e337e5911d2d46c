import { describe, expect, it } from 'vitest';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosters } from '../../ids.ts';
import { at } from '../../testing/at.ts';
import { listed, place } from '../../testing/sites.ts';
import { sitePp } from './fields.ts';
import { knownSites } from './known.ts';
import { rowsNotCounted, siteNamed, sitesOf, siteTroubles } from './list.ts';

const roster = (...units: readonly RosterUnit[]) => listed(...units)[rosters.sites] ?? { id: '', units: [] };

describe('the list of places', () => {
  it('BITE-11.1-1 says before anybody typed what the text says, and nothing else', () => {
    const given = Object.fromEntries(
      knownSites.flatMap(({ name, values }) => {
        const pp = sitePp.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id]]]));
        return pp.length > 0 ? [[name, Object.fromEntries(pp)]] : [];
      }),
    );
    expect(given).toEqual({
      Leningrad: { yellow: 2, red: 3 },
      Moscow: { blue: 3 },
      Kerch: { yellow: 1 },
      Maykop: { black: 5 },
      Police: { black: 2 },
      Oranienbaum: { white: 1 },
    });
    expect(siteNamed(at(), 'Kerch')).toMatchObject({ port: 'minor' });
    expect(siteNamed(at(), 'Sevastopol')).toMatchObject({ port: 'major', kind: 'fortress' });
    expect(siteNamed(at(), 'Vyborg')).toMatchObject({ partisans: false });
  });

  it('knows a city of the rules by either name, in whatever row it stands', () => {
    const context = at({ rosters: listed(place('Mosca', { blue: 3 })) });
    expect(siteNamed(context, 'moscow')).toMatchObject({ id: 'moscow', plants: { blue: 3 } });
    expect(siteNamed(context, 'Kerch')).toBeUndefined();
  });

  it('BITE-11.1-1 counts factories in a circle only; a plant is a factory, a well is none', () => {
    const context = at({
      rosters: listed(
        place('Idle', { red: 3, active: false, yellow: 1 }),
        place('Wells', { black: 2 }),
        place('Plant', { black: 2, plant: true }),
      ),
    });
    expect(sitesOf(context)).toMatchObject([
      { goods: { yellow: 1 }, plants: { red: 0 } },
      { goods: { black: 2 }, plants: { black: 0 } },
      { goods: { black: 0 }, plants: { black: 2 } },
    ]);
  });

  it('BITE-3.6-1 names a centre listed twice at its row, and counts it once', () => {
    const twice = roster(place('Minetown', { yellow: 2 }), place('Works'), { ...place(' minetown '), id: 'u9' });
    expect(siteTroubles(twice)).toEqual([
      { row: 2, msg: { id: 'bite.site.twice', p: { site: { name: 'minetown' }, row: 1 } } },
    ]);
    expect(sitesOf(at({ rosters: { [rosters.sites]: twice } })).map(({ name }) => name)).toEqual(['Minetown', 'Works']);
    expect(siteTroubles(roster(place('Leningrad'), place('Leningrado')))).toHaveLength(1);
    expect(siteTroubles(roster(place('Minetown'), place('Works')))).toEqual([]);
  });

  it('BITE-3.6-1 counts no negative or fractional PP; the row is told of', () => {
    const odd = roster(
      place('A', { yellow: -1 }),
      place('B', { red: 1.5 }),
      place('C', { blue: 'two' }),
      place('D', { yellow: 2 }),
    );
    expect(sitesOf(at({ rosters: { [rosters.sites]: odd } }))).toMatchObject([
      { goods: { yellow: 0 } },
      { plants: { red: 0 } },
      { plants: { blue: 0 } },
      { goods: { yellow: 2 } },
    ]);
    expect(rowsNotCounted(odd)).toBe(3);
    expect(rowsNotCounted(roster(place('A', { yellow: null }), place('B', { yellow: 0 })))).toBe(0);
  });
});
