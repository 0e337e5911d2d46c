import { describe, expect, it } from 'vitest';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { italianCorps, named, rosters } from '../../ids.ts';
import { counterOf } from '../../model/units.ts';
import { markerStep } from './rosterChecks.ts';
import { rosterSpecs } from './rosters.ts';

const [axis, soviet] = rosterSpecs;
const known = (id: string) => [...(axis?.known ?? []), ...(soviet?.known ?? [])].find((unit) => unit.id === id);
const troubles = (units: readonly RosterUnit[], roster = axis) =>
  roster?.troubles?.({ id: roster.id, units } satisfies RosterData) ?? [];
const unit = (values: RosterUnit['values'], id = 'x', name = id): RosterUnit => ({ id, name, values });

describe('the rosters', () => {
  it('ARMIR-T7 have the formations the rulebook names, and not one number of their counters', () => {
    const numbers = rosterSpecs.flatMap((spec) =>
      spec.known.flatMap(({ values }) =>
        ['cp', 'mp', 'mp2', 'value', 'range', 'range2', 'firstGuns', 'heavy', 'move'].filter(
          (field) => values[field] !== undefined && values[field] !== null,
        ),
      ),
    );
    expect(numbers).toEqual([]);
    const ids = rosterSpecs.flatMap((spec) => spec.known.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    // every counter a rule names is there
    expect(
      Object.values(named)
        .flat()
        .filter((id) => !known(id)),
    ).toEqual([]);
    for (const spec of rosterSpecs) expect(spec.troubles?.({ id: spec.id, units: spec.known })).toEqual([]);
  });

  it('ARMIR-T7 state nation, corps, division and kind where the text does', () => {
    const said = (id: string) => {
      const found = known(id);
      const counter = found && counterOf(found, rosters.axis);
      return counter && [counter.kind, counter.nation, counter.formation, counter.division];
    };
    expect(said('cosseria')).toEqual(['combat', 'ITA', 'ii', 'Cosseria']);
    expect(said(named.juliaXxiv[0])).toEqual(['combat', 'ITA', 'xxiv', 'Julia']);
    expect(said('xxix-hq')).toEqual(['hq', 'GER', 'xxix', '']);
    expect(said('croat')).toEqual(['combat', 'CRO', 'army', '']);
    expect(said('aa-2')).toEqual(['heavyArtillery', 'ITA', 'army', '']);
    // the text does not say whose a division known by its number is
    expect(said('298')).toEqual(['combat', undefined, 'xxxv', '298']);
    expect(said(named.division387)?.slice(1, 3)).toEqual([undefined, undefined]);
    const hqs = axis?.known.filter(({ values }) => values.kind === 'hq').map(({ values }) => values.formation);
    expect(hqs).toEqual(expect.arrayContaining([...italianCorps, 'xxiv', 'army']));
  });

  it('ARMIR-T7 ARMIR-8.4a have the three army HQs and the four armoured corps', () => {
    expect(soviet?.known.filter(({ values }) => values.kind === 'hq').map(({ values }) => values.army)).toEqual([
      ...['iii', 'a', 'b'],
    ]);
    expect(soviet?.known.flatMap(({ values }) => values.corps ?? [])).toEqual(['XVII', 'XVIII', 'XXIV', 'XXV']);
  });

  it('ARMIR-T7 take CP step by step, the whole unit first', () => {
    const fits = (text: string) => axis?.isLadder?.(text);
    expect(['7', '7 4 2', '7, 4, 2', '5 5'].map(fits)).toEqual([true, true, true, true]);
    expect(['4 7', '7-4', 'seven', '7 x'].map(fits)).toEqual([false, false, false, false]);
  });

  it('ARMIR-T7 ARMIR-15.2 know that 3 Gebirgs has four steps', () => {
    const gebirgs = (cp: string | null) => troubles([unit({ kind: 'combat', cp }, named.gebirgs)]);
    expect(gebirgs(null)).toEqual([]);
    expect(gebirgs('8 6 4 2')).toEqual([]);
    expect(gebirgs('8 6 4')).toMatchObject([{ row: 0, field: 'cp', msg: { p: { count: 4, n: 3 } } }]);
  });

  it('ARMIR-T7 say which side of an HQ or gun comes first', () => {
    const side = (values: RosterUnit['values']) =>
      troubles([unit({ kind: 'hq', ...values })]).map(({ field }) => field);
    expect(side({ range: 5, range2: 3, mp: 4, mp2: 10 })).toEqual([]);
    expect(side({ range: 3, range2: 5 })).toEqual(['range2']);
    expect(side({ mp: 10, mp2: 4 })).toEqual(['mp2']);
    expect(side({ kind: 'combat', range: 3, range2: 5 })).toEqual([]);
  });

  it('ARMIR-T7 tell names that stand twice and a second HQ of an army', () => {
    expect(troubles([unit({}, 'a', 'Invented'), unit({}, 'b', 'Invented ')])).toMatchObject([{ row: 1 }]);
    expect(troubles([unit({}, 'a', ''), unit({}, 'b', '')])).toEqual([]);
    const hqs = [unit({ kind: 'hq', army: 'a' }, 'a'), unit({ kind: 'hq', army: 'a' }, 'b'), unit({ army: 'a' }, 'c')];
    expect(troubles(hqs, soviet)).toMatchObject([{ row: 1, field: 'army' }]);
  });

  it('ARMIR-AMB-33 a step of −3 CP is added by the players’ own act, one at a time', () => {
    const next = (cp: string | null) => markerStep.text(unit({ kind: 'combat', cp }));
    expect([next('9'), next('9 6'), next('8 5')]).toEqual(['9 6', '9 6 3', '8 5 2']);
    // nothing is guessed: no first number, none after the last
    expect([next(null), next(''), next('9 x'), next('3'), next('8 5 2')]).toEqual(Array(5).fill(undefined));
  });
});
