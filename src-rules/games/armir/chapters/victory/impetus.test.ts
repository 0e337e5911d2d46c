import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { cells, rosters } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { placesOf, starredPoints } from '../../model/places.ts';
import { at, reach, refusal, table } from '../../testing/at.ts';
import { inventedBoard } from '../../testing/board.ts';
import { draw } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';
import { forecast, forecastOf } from './impetus.ts';
import { figuresOf } from './standing.ts';

describe('impetus points', () => {
  it('ARMIR-16.4b the airports cost 1 PS in each Axis reinforcements phase, once a turn, until they are Soviet', () => {
    const played = reach(table(), 2, 'reinforcements');
    expect(played.state.balances.ps).toBe(3);
    const there = played.place;
    // what a standing rule has paid is no open line
    const ticked = (context: Context) =>
      phasesOf(outline(game.sequence, context)).flatMap(({ tasks }) => tasks.filter(({ id }) => id === 'airports'))[0]
        ?.ticked;
    expect([ticked(played.context), ticked(reach(table(), 2, 'initiative').context)]).toEqual([true, false]);
    played.done();
    played.goTo(there);
    expect(played.state.balances.ps).toBe(3);
    played.write([{ kind: 'set', cell: cells.temTaken, value: 2 }]);
    expect(reach(played, 3, 'reinforcements').state.balances.ps).toBe(3);
  });

  it('ARMIR-16.4b ARMIR-17a the airports come off before a replacement adds one', () => {
    // with 1 PS left the gain of the same phase comes too late
    const played = reach(table(), 4, 'attrition');
    expect(played.state.balances.ps).toBe(1);
    reach(played, 5, 'initiative');
    played.done();
    expect(played.place).toBe('end');
    const saved = reach(table(), 4, 'reinforcements');
    saved.act('replacement', { unit: 'Invented regiment' });
    expect(saved.state.balances.ps).toBe(2);
    expect(reach(saved, 5, 'reinforcements').state.balances.ps).toBe(1);
  });

  it('ARMIR-3c ARMIR-17a PS 0 ends the game at once wherever it happens, and undone it goes on', () => {
    const played = reach(table(), 2, 'soviet-movement');
    expect(game.over?.(played.context)).toBeUndefined();
    const where = played.place;
    played.write([{ kind: 'post', account: 'ps', n: -3, for: { id: 'test' }, rule: '16.4' }]);
    expect(played.place).toBe('end');
    expect(game.over?.(played.context)).toMatchObject({ rule: '17' });
    expect(game.reminders(played.context).map(({ id }) => id)).not.toContain('ps-forecast');
    played.undo();
    expect([played.place, played.state.balances.ps]).toEqual([where, 3]);
    expect(game.over?.(played.context)).toBeUndefined();
  });

  it('ARMIR-17a without a game nobody has lost', () => {
    expect(game.over?.({ ...at(), balances: {} })).toBeUndefined();
  });

  it('ARMIR-16.4c from 4 PS with no gains: 3, 2, 1, and lost on turn 5', () => {
    const rows = (...list: readonly (readonly [number, number])[]) => list.map(([turn, ps]) => ({ turn, ps }));
    expect(forecast(4, 2, false)).toEqual(rows([2, 3], [3, 2], [4, 1], [5, 0]));
    expect(forecast(4, 2, true)).toEqual(rows([2, 4], [3, 4], [4, 4], [5, 4], [6, 4]));
    expect(forecast(6, 2, false, (turn) => turn === 2)).toEqual(rows([2, 4], [3, 3], [4, 2], [5, 1], [6, 0]));
    expect(forecastOf(at())).toEqual(rows([2, 3], [3, 2], [4, 1], [5, 0]));
    const met = reach(table(), 2, 'reinforcements');
    expect(forecastOf(met.context)).toEqual(rows([3, 2], [4, 1], [5, 0]));
    met.write([{ kind: 'set', cell: cells.temTaken, value: 2 }]);
    expect(forecastOf(met.context).every(({ ps }) => ps === 3)).toBe(true);
  });

  it('ARMIR-16.4c the forecast stands among the reminders, the limits and in the turn record', () => {
    const context = at();
    expect(game.reminders(context).find(({ id }) => id === 'ps-forecast')).toMatchObject({
      msg: { id: 'armir.remind.psOut', p: { n: 5 } },
      due: false,
    });
    expect(game.limits(context).find(({ id }) => id === 'ps')).toMatchObject({ left: 4, note: { p: { n: 5 } } });
    const lane = game.turnColumns.find(({ id }) => id === 'ps');
    expect([1, 2, 5, 6].map((turn) => lane?.at(turn, context).map(({ msg }) => msg.id))).toEqual([
      [],
      ['armir.lane.ps'],
      ['armir.lane.defeat'],
      [],
    ]);
    const last = reach(table(), 5, 'initiative');
    expect(game.reminders(last.context).find(({ id }) => id === 'ps-forecast')?.due).toBe(true);
  });
});

describe('starred places', () => {
  it('ARMIR-16.4a ARMIR-1.5 ARMIR-17.1.1a the Soviet starts with 4 PS and three places, whose kinds nobody states', () => {
    const context = at();
    expect(context.balances.ps).toBe(4);
    expect(placesOf(context).map(({ name, holder, points }) => [name, holder, points])).toEqual([
      ['Kazanskaja', 'soviet', undefined],
      ['Pavlovsk', 'soviet', undefined],
      ['Verkhniy Mamon', 'soviet', undefined],
    ]);
    expect(starredPoints(context)).toEqual({ points: 0, unknown: 3 });
    // ARMIR-17.1.1: the list, and what the score rests on, say what they come to
    const told = (at: Context) => {
      const donetz = game.score(at).lines.find(({ id }) => id === 'donetz')?.evidence?.[0];
      const sum = game.overviews?.(at).find(({ id }) => id === 'places')?.sum;
      expect(sum).toEqual(donetz);
      return [sum?.id, sum?.p];
    };
    expect(told(context)).toEqual(['armir.evidence.starsBetween', { least: 3, most: 6 }]);
    // and so reckons the score: each of them is worth one at least
    expect(figuresOf(context).stars).toBe(3);
    expect(told(at({}, inventedBoard))).toEqual(['armir.evidence.stars', { count: 4 }]);
    expect(game.reminders(context).find(({ id }) => id === 'places')?.msg.p).toEqual({ count: 3 });
    expect(starredPoints(at({}, inventedBoard))).toEqual({ points: 4, unknown: 0 });
  });

  it('ARMIR-16.4a ARMIR-1.5 a star drawn on the map is a place, and says of what kind a listed one is', () => {
    const sheet = draw({
      columns: [1, 9],
      rows: [1, 9],
      features: { star: ['0404', '0505'], village: ['0404'], city: ['0505'] },
      names: { '0505': 'Pavlovsk' },
    });
    const things = { sheets: { map: sheet } };
    const places = placesOf(at({}, things)).map(({ name, holder, points }) => [name, holder, points]);
    expect(places).toEqual([
      ['Kazanskaja', 'soviet', undefined],
      ['Pavlovsk', 'soviet', 2],
      ['Verkhniy Mamon', 'soviet', undefined],
      ['0404', 'axis', 1],
    ]);
    const played = reach(table({}, things), 2, 'soviet-movement');
    played.act('place-control', { place: '0404', holder: 'soviet' });
    expect(played.state.balances.ps).toBe(4);
    expect(starredPoints(played.context)).toEqual({ points: 3, unknown: 2 });
    expect(refusal('place-control', { place: '0303', holder: 'soviet' }, played.context)).toBe('16.4.1');
    // a list that has the hex is the one place
    const listed = { id: 'hill', name: 'Invented', values: { kind: 'city', start: 'axis', hex: '0404' } };
    const both = { ...things, rosters: { [rosters.places]: { id: rosters.places, units: [listed] } } };
    expect(placesOf(at({}, both)).map(({ id, points }) => [id, points])).toEqual([
      ['hill', 2],
      ['0505', 2],
    ]);
  });

  it('ARMIR-16.4a ARMIR-1.5 a village is 1, a city 2: gained when taken, lost when retaken', () => {
    const played = reach(table({}, inventedBoard), 2, 'soviet-movement');
    expect(played.state.balances.ps).toBe(3);
    played.act('place-control', { place: 'Invented city A', holder: 'soviet' });
    expect(played.state.balances.ps).toBe(5);
    played.act('place-control', { place: 'village-a', holder: 'soviet' });
    expect(played.state.balances.ps).toBe(6);
    expect(starredPoints(played.context).points).toBe(7);
    played.act('place-control', { place: 'invented city a', holder: 'axis' });
    expect(played.state.balances.ps).toBe(4);
    expect(starredPoints(played.context).points).toBe(5);
    const told = played.journal.lines.map(({ says }) => says);
    expect(told).toContainEqual({ id: 'armir.stands.placeBack', p: { count: 2, n: 4 } });
    expect(refusal('place-control', { place: 'Invented city A', holder: 'axis' }, played.context)).toBe('1.5');
    played.undo();
    expect(played.state.balances.ps).toBe(6);
  });

  it('ARMIR-16.4a where the list has no kind the player says it, and it is remembered', () => {
    const context = at({ turn: 2, place: 't2/order=axis/usual/axis-movement' });
    expect(refusal('place-control', { place: 'Pavlovsk', holder: 'axis' }, context)).toBe('16.4.1');
    const played = reach(table(), 2, 'axis-movement');
    played.act('place-control', { place: 'Pavlovsk', holder: 'axis', kind: 'city' });
    expect(played.state.balances.ps).toBe(1);
    played.act('place-control', { place: 'Pavlovsk', holder: 'soviet' });
    expect(played.state.balances.ps).toBe(3);
    expect(refusal('place-control', { place: 'Nowhere', holder: 'soviet' }, played.context)).toBe('16.4.1');
  });

  it('ARMIR-1.5 a unit that stands in a place of the other side is a reminder to change its control', () => {
    const units = [{ id: 'p', name: 'Invented place', values: { kind: 'village', start: 'axis', hex: '0707' } }];
    const things = { rosters: { ...inventedThings.rosters, [rosters.places]: { id: rosters.places, units } } };
    const there = (at0: Record<string, string>, steps = {}) =>
      game
        .reminders(at({ turn: 2, place: 't2/supply', cells: { [cells.at]: at0, [cells.steps]: steps } }, things))
        .find(({ id }) => id === 'control-p');
    expect(there({ 'rifle-1': '0707' })).toMatchObject({ due: true, action: 'place-control' });
    expect(there({ 'alp-1': '0707' })).toBeUndefined();
    expect(there({ 'rifle-1': '0708' })).toBeUndefined();
    expect(there({ 'rifle-1': '0707' }, { 'rifle-1': 0 })).toBeUndefined();
  });

  it('ARMIR-17a the last places retaken: never below 0, and the game is over', () => {
    const played = reach(table({}, inventedBoard), 4, 'axis-movement');
    expect(played.state.balances.ps).toBe(1);
    played.act('place-control', { place: 'Verkhniy Mamon', holder: 'axis' });
    expect([played.state.balances.ps, played.place]).toEqual([0, 'end']);
  });

  it('ARMIR-1.5 the ledger that corrects control by hand corrects the PS with it', () => {
    const played = reach(table({}, inventedBoard), 2, 'soviet-movement');
    played.act('place-control', { place: 'Invented city A', holder: 'soviet' });
    played.write([{ kind: 'set', cell: cells.control, key: 'city-a', value: 'axis' }]);
    expect(played.state.balances.ps).toBe(3);
  });
});
