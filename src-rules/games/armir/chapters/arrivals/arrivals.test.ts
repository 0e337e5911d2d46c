import { describe, expect, it } from 'vitest';
import type { PlayerData } from '#rules/kit/record/context.ts';
import { cells, named, rosters } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { countsFor } from '../../model/julia.ts';
import { countersOf } from '../../model/reading.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { draw, map, scene } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';
import { arrivalsOpen, gebirgsOf, xxivTurn } from './arrivals.ts';

const unit = (id: string, values: Record<string, string | number>) => ({ id, name: `Invented ${id}`, values });
const axisUnits = (...more: ReturnType<typeof unit>[]): PlayerData => ({
  rosters: {
    ...inventedThings.rosters,
    [rosters.axis]: { id: rosters.axis, units: [...(inventedThings.rosters?.[rosters.axis]?.units ?? []), ...more] },
  },
});
const gebirgs = unit(named.gebirgs, { kind: 'combat', nation: 'GER', formation: 'army', cp: '8 6 4 2', mp: 6 });
const things = axisUnits(gebirgs);
const inReinforcements = (turn: number, own: Record<string, Record<string, string | number> | number> = {}) =>
  at({ turn, place: `t${turn}/reinforcements`, who: 'axis', cells: own }, things);

describe('scheduled arrivals', () => {
  it('ARMIR-18.5 turn 2 brings 3 Gebirgs and 387, turn 3 385, turn 4 SS Fegelein and Führer Begleit', () => {
    const due = (turn: number) =>
      arrivalsOpen(at({ turn }))
        .filter(({ late }) => !late)
        .map(({ id }) => id);
    expect([1, 2, 3, 4, 5, 6].map(due)).toEqual([
      [],
      ['gebirgs', 'division387'],
      ['division385'],
      ['fegelein', 'begleit'],
      [],
      [],
    ]);
    const lane = game.turnColumns.find(({ id }) => id === 'arrivals');
    const drawn = (turn: number, context = at()) =>
      lane?.at(turn, context).flatMap(({ msg, state }) => (state ? [[msg.id, state]] : []));
    expect(drawn(4)).toEqual([
      ['armir.unit.fegelein', 'due'],
      ['armir.unit.begleit', 'due'],
    ]);
    expect(drawn(3, at({ turn: 4 }))).toEqual([['armir.unit.division385', 'delayed']]);
  });

  it('ARMIR-18.5 entered they are done, put off they stay owed; early ones are refused', () => {
    const played = reach(table(), 2, 'reinforcements');
    expect(tasksOf(played.context, 'reinforcements').map(({ id }) => id)).toContain('arrive');
    played.act('arrive', { units: ['gebirgs'] });
    expect(played.state.cells[cells.arrived]).toEqual({ gebirgs: 2 });
    expect(played.state.cells[cells.steps]).toMatchObject({ [named.gebirgs]: 1 });
    played.act('arrive', { units: ['division387'], how: 'putOff' });
    const lane = game.turnColumns.find(({ id }) => id === 'arrivals');
    expect(lane?.at(2, played.context).map(({ state }) => state)).toEqual(['done', 'delayed']);
    expect(refusal('arrive', { units: ['division385'] }, played.context)).toBe('18.5');
    expect(refusal('arrive', { units: ['gebirgs'] }, played.context)).toBe('18.5');
    reach(played, 3, 'axis-movement');
    expect(game.reminders(played.context).map(({ id }) => id)).not.toContain('owed');
    const next = reach(played, 4, 'initiative');
    expect(game.reminders(next.context).find(({ id }) => id === 'owed')).toMatchObject({ due: true, action: 'arrive' });
    expect(
      tasksOf(reach(next, 4, 'axis-movement').context, 'reinforcements').find(({ id }) => id === 'arrive')?.debt,
    ).toBeDefined();
  });

  it('ARMIR-18.5 3 Gebirgs does not come to a Millerovo the Soviet holds, however it is written', () => {
    const place = (id: string, name: string) => ({ id, name, values: { kind: 'city', start: 'axis', hex: '' } });
    const context = (name: string, holders: { readonly [id: string]: string }) => {
      const units = [place('m', name), place('k', 'Kantemirovka')];
      return at(
        { turn: 2, place: 't2/reinforcements', cells: { [cells.control]: holders } },
        { ...things, rosters: { ...things.rosters, [rosters.places]: { id: rosters.places, units } } },
      );
    };
    for (const name of ['Millerovo', ' MÍLLEROVO'])
      expect(refusal('arrive', { units: ['gebirgs'] }, context(name, { m: 'soviet' }))).toBe('15.2');
    expect(refusal('arrive', { units: ['gebirgs'] }, context('Millerovo', { m: 'axis', k: 'soviet' }))).toBeUndefined();
    expect(refusal('arrive', { units: ['division387'] }, context('Millerovo', { m: 'soviet' }))).toBeUndefined();
  });
});

describe('3 Gebirgs', () => {
  it('ARMIR-15.2 undisturbed it has 1, 2, 3, 4 steps on turns 2 to 5, and may then move', () => {
    const played = table();
    const steps: (readonly [number, boolean])[] = [];
    for (let turn = 2; turn <= 5; turn += 1) {
      reach(played, turn, 'reinforcements');
      // the Soviet lives on
      played.write([{ kind: 'post', account: 'ps', n: 3, for: { id: 'test' }, rule: '16.4' }]);
      if (turn === 2) played.act('arrive', { units: ['gebirgs'] });
      else played.act('gebirgs');
      expect(refusal('gebirgs', {}, played.context)).toBe('15.2');
      const { steps: has, free } = gebirgsOf(played.context);
      steps.push([has, free]);
      const stays = tasksOf(played.context, 'axis-movement').some(({ id }) => id === 'gebirgs-stays');
      expect(stays).toBe(turn < 5);
    }
    expect(steps).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
  });

  it('ARMIR-15.2 no step while OOS, none once eliminated, none before it has come', () => {
    const came = { [cells.arrived]: { gebirgs: 2 } };
    const context = (steps: number, oos = '') =>
      inReinforcements(3, {
        ...came,
        [cells.steps]: { [named.gebirgs]: steps },
        [cells.oos]: { [named.gebirgs]: oos },
      });
    expect(gebirgsOf(context(1)).due).toBe(true);
    expect(refusal('gebirgs', {}, context(1))).toBeUndefined();
    expect(refusal('gebirgs', {}, context(1, 'yes'))).toBe('15.2');
    expect(gebirgsOf(context(1, 'yes')).due).toBe(false);
    expect(refusal('gebirgs', {}, context(0))).toBe('15.2');
    expect(refusal('gebirgs', {}, inReinforcements(3))).toBe('15.2');
  });

  it('ARMIR-15.2 the turn record draws the steps to come', () => {
    const lane = game.turnColumns.find(({ id }) => id === 'arrivals');
    const drawn = (context: ReturnType<typeof at>) =>
      [2, 3, 4, 5, 6].map((turn) =>
        lane
          ?.at(turn, context)
          .flatMap(({ msg }) => (msg.id === 'armir.lane.gebirgs' ? [msg.p?.n] : []))
          .at(0),
      );
    expect(drawn(at())).toEqual([undefined, 2, 3, 4, undefined]);
    const met = inReinforcements(4, { [cells.arrived]: { gebirgs: 2 }, [cells.steps]: { [named.gebirgs]: 2 } });
    expect(drawn(met)).toEqual([undefined, undefined, 3, 4, undefined]);
    // the step of this turn was left out
    const late = { ...met, place: 't4/attrition', past: ['t4/reinforcements'] };
    expect(drawn(late)).toEqual([undefined, undefined, undefined, 3, 4]);
    // it has not come yet: what it waits for moves on with it
    expect(drawn(at({ turn: 4, place: 't4/reinforcements' }))).toEqual([undefined, undefined, undefined, 2, 3]);
    const gone = inReinforcements(4, { [cells.arrived]: { gebirgs: 2 }, [cells.steps]: { [named.gebirgs]: 0 } });
    expect(drawn(gone)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('XXIV Pz.Korps', () => {
  it('ARMIR-15.1 its HQ enters the turn after the first strongpoint of the Alpine or II Corps fell', () => {
    const played = reach(table(), 2, 'soviet-movement');
    expect(xxivTurn(played.context)).toBeUndefined();
    played.act('strongpoint-taken', { corps: 'xxxv', hex: '0912' });
    expect(xxivTurn(played.context)).toBeUndefined();
    const proposal = bid('strongpoint-taken', { corps: 'ii' }, played.context);
    expect(proposal.ok && proposal.next?.map(({ rule }) => rule)).toEqual(['15.1', '5.5']);
    played.act('strongpoint-taken', { corps: 'ii' });
    expect(xxivTurn(played.context)).toBe(3);
    expect(refusal('xxiv', {}, played.context)).toBe('15.1');
    reach(played, 3, 'initiative');
    expect(game.reminders(played.context).find(({ id }) => id === 'xxiv')).toMatchObject({
      action: 'xxiv',
      due: false,
    });
    reach(played, 3, 'reinforcements');
    expect(tasksOf(played.context, 'reinforcements').map(({ id }) => id)).toContain('xxiv');
    played.act('xxiv');
    expect(played.state.cells[cells.arrived]).toMatchObject({ xxivHq: 3 });
    // from now on its units stay in its range
    expect(tasksOf(played.context, 'axis-movement').map(({ id }) => id)).toContain('xxiv-range');
    expect(refusal('xxiv', {}, played.context)).toBe('15.1');
  });

  it('ARMIR-15.1 the first fall of a colour counts, a second hex is only noted', () => {
    const played = reach(table(), 2, 'soviet-movement');
    played.act('strongpoint-taken', { corps: 'alpine', hex: '0503' });
    reach(played, 3, 'soviet-combat');
    expect(refusal('strongpoint-taken', { corps: 'alpine' }, played.context)).toBe('15.1');
    played.act('strongpoint-taken', { corps: 'alpine', hex: '0504' });
    expect(played.state.cells[cells.taken]).toEqual({ '0503': 2, '0504': 3 });
    expect(played.state.cells[cells.fell]).toEqual({ alpine: 2 });
    expect(xxivTurn(played.context)).toBe(3);
  });

  it('ARMIR-15.1 not put in, the HQ is owed', () => {
    const context = at({ turn: 5, place: 't5/initiative', cells: { [cells.fell]: { alpine: 2 } } });
    expect(game.reminders(context).find(({ id }) => id === 'xxiv')?.due).toBe(true);
    const lane = game.turnColumns.find(({ id }) => id === 'arrivals');
    expect(lane?.at(3, context).find(({ msg }) => msg.id === 'armir.unit.xxivHq')?.state).toBe('delayed');
  });
});

describe('replacements', () => {
  const hurt = { [cells.steps]: { 'pz-1': 2, 'pz-2': 0, 'alp-1': 1 } };

  it('ARMIR-15.3 one step a turn for a German unit in supply; the Soviet gains 1 PS', () => {
    const played = reach(table({}, things), 2, 'reinforcements');
    played.write([{ kind: 'set', cell: cells.steps, key: 'pz-1', value: 1 }]);
    const had = played.state.balances.ps ?? 0;
    played.act('replacement', { unit: 'Invented pz-1' });
    expect(played.state.cells[cells.steps]).toMatchObject({ 'pz-1': 2 });
    expect(played.state.balances.ps).toBe(had + 1);
    expect(refusal('replacement', { unit: 'Invented pz-1' }, played.context)).toBe('15.3');
    expect(game.limits(played.context).find(({ id }) => id === 'replacement')?.left).toBe(0);
    reach(played, 3, 'reinforcements');
    expect(refusal('replacement', { unit: 'Invented pz-1' }, played.context)).toBeUndefined();
  });

  it('ARMIR-15.3 not for Italians, not while OOS, never for what is eliminated or whole, only in its phase', () => {
    const context = inReinforcements(3, { ...hurt, [cells.oos]: { 'ii-213': 'yes' } });
    expect(refusal('replacement', { unit: 'Invented alp-1' }, context)).toBe('15.3');
    expect(refusal('replacement', { unit: 'Invented pz-2' }, context)).toBe('15.3.2');
    expect(bid('replacement', { unit: 'Invented ii-213' }, context)).toMatchObject({ msg: { id: 'armir.bar.whole' } });
    const oos = inReinforcements(3, { [cells.steps]: { 'ii-213': 1 }, [cells.oos]: { 'ii-213': 'yes' } });
    expect(bid('replacement', { unit: 'Invented ii-213' }, oos)).toMatchObject({ msg: { id: 'armir.bar.oos' } });
    const later = at({ turn: 3, place: 't3/order=axis/usual/axis-movement', cells: hurt }, things);
    expect(refusal('replacement', { unit: 'Invented pz-1' }, later)).toBe('15.3');
    // the form opens on a unit it would help
    expect(game.actions.find(({ id }) => id === 'replacement')?.parse({}, context)).toMatchObject({
      value: { unit: 'Invented pz-1' },
    });
  });

  it('ARMIR-15.3 ARMIR-AMB-44 3 Gebirgs may get a bought step besides its own, or not', () => {
    const context = (amb44: string) => ({
      ...inReinforcements(3, { [cells.arrived]: { gebirgs: 2 }, [cells.steps]: { [named.gebirgs]: 2 } }),
      options: { ...at().options, amb44 },
    });
    const raw = { unit: `Invented ${named.gebirgs}` };
    expect(refusal('replacement', raw, context('extra'))).toBeUndefined();
    expect(refusal('replacement', raw, context('none'))).toBe('15.2');
    // its own step of the turn comes all the same
    expect(refusal('gebirgs', {}, context('none'))).toBeUndefined();
  });

  it('ARMIR-15.4 Complementi is used up once, for Italian infantry in its hex, in an Axis phase', () => {
    const played = reach(table({}, things), 2, 'axis-movement');
    played.write([
      { kind: 'set', cell: cells.steps, key: 'alp-1', value: 1 },
      { kind: 'set', cell: cells.steps, key: 'bers', value: 1 },
      { kind: 'set', cell: cells.at, key: named.complementi, value: '0101' },
      { kind: 'set', cell: cells.at, key: 'alp-1', value: '0202' },
    ]);
    expect(bid('complementi', { unit: 'Invented alp-1' }, played.context)).toMatchObject({
      msg: { id: 'armir.bar.apart' },
    });
    played.write([{ kind: 'set', cell: cells.at, key: 'alp-1', value: '0101' }]);
    expect(refusal('complementi', { unit: 'Invented alp-1' }, { ...played.context, who: 'soviet' })).toBe('15.4');
    played.act('complementi', { unit: 'Invented alp-1' });
    expect(played.state.cells[cells.steps]).toMatchObject({ 'alp-1': 2, [named.complementi]: 0 });
    expect(refusal('complementi', { unit: 'Invented alp-1' }, played.context)).toBe('15.4');
    const fallen = at({ turn: 2, cells: { [cells.steps]: { [named.complementi]: 0 } } });
    expect(refusal('complementi', { unit: 'Invented alp-1' }, fallen)).toBe('15.4');
    expect(game.limits(fallen).find(({ id }) => id === 'complementi')?.left).toBe(0);
    expect(game.limits(played.context).find(({ id }) => id === 'complementi')?.left).toBe(0);
  });
});

describe('infantry for Complementi', () => {
  const italian = { kind: 'combat', nation: 'ITA', formation: 'army', cp: '4 2', mp: 6 };
  const counters = axisUnits(
    unit('barbo', { ...italian, move: 'other' }),
    unit('tanks', { ...italian, move: 'tracked' }),
    unit(named.complementi, { ...italian, move: 'other' }),
  );
  const steps = { 'alp-1': 1, bers: 1, barbo: 1, tanks: 1, 'pz-2': 1, [named.complementi]: 1 };
  const context = (amb81: string) => at({ turn: 3, cells: { [cells.steps]: steps }, options: { amb81 } }, counters);
  const action = game.actions.find(({ id }) => id === 'complementi');
  const field = action?.fields.unit;
  const offered = (amb81: string) =>
    field?.kind === 'text' ? field.offers?.(context(amb81), {}).map(({ name }) => name) : undefined;

  it('ARMIR-15.4 ARMIR-AMB-81 cavalry is none; on lorries it is, or only on foot', () => {
    const refused = (id: string, amb81: string) => refusal('complementi', { unit: `Invented ${id}` }, context(amb81));
    expect(['alp-1', 'bers', 'barbo', 'tanks', 'pz-2', named.complementi].map((id) => refused(id, 'lorries'))).toEqual([
      undefined,
      undefined,
      '15.4',
      '15.4',
      '15.4',
      '15.4',
    ]);
    expect([refused('alp-1', 'foot'), refused('bers', 'foot')]).toEqual([undefined, '15.4']);
    // the form offers whom the action takes
    expect(offered('lorries')).toEqual(['Invented alp-1', 'Invented bers']);
    expect(offered('foot')).toEqual(['Invented alp-1']);
  });
});

describe('Julia', () => {
  const julia = axisUnits(
    unit('julia-1', { kind: 'combat', nation: 'ITA', formation: 'alpine', division: 'Julia', cp: '6 4 2' }),
    unit('julia-2', { kind: 'combat', nation: 'ITA', formation: 'alpine', division: 'Julia', cp: '6 4 2' }),
    unit('julia-xxiv-1', { kind: 'combat', nation: 'ITA', formation: 'xxiv', division: 'Julia', cp: '6 4 2' }),
    unit('julia-xxiv-2', { kind: 'combat', nation: 'ITA', formation: 'xxiv', division: 'Julia', cp: '6 4 2' }),
  );

  it('ARMIR-15.1.3 the two regiments hand their steps, places and markers over, once', () => {
    const played = reach(table({}, julia), 3, 'reinforcements');
    played.write([
      { kind: 'set', cell: cells.steps, key: 'julia-1', value: 2 },
      { kind: 'set', cell: cells.at, key: 'julia-2', value: '0305' },
      { kind: 'set', cell: cells.oos, key: 'julia-2', value: 'yes' },
    ]);
    played.act('julia');
    expect(played.state.cells[cells.julia]).toBe(3);
    expect(played.state.cells[cells.steps]).toMatchObject({ 'julia-xxiv-1': 2 });
    expect(played.state.cells[cells.at]).toMatchObject({ 'julia-xxiv-2': '0305' });
    expect(played.state.cells[cells.at]).not.toHaveProperty('julia-2');
    expect(played.state.cells[cells.oos]).toEqual({ 'julia-xxiv-2': 'yes' });
    expect(refusal('julia', {}, played.context)).toBe('15.1.3');
  });

  it('ARMIR-15.1.3 ARMIR-AMB-42 handed over, their steps count for nobody, or still for the Alpine Corps', () => {
    const counted = (turn: number, amb42: string) => {
      const context = at({ turn: 4, cells: { [cells.julia]: turn }, options: { amb42 } }, julia);
      return countersOf(context)
        .filter(({ id }) => id.startsWith('julia'))
        .map((one) => countsFor(context, one));
    };
    expect(counted(0, 'nobody')).toEqual(['alpine', 'alpine', undefined, undefined]);
    expect(counted(3, 'nobody')).toEqual([undefined, undefined, undefined, undefined]);
    expect(counted(3, 'alpine')).toEqual([undefined, undefined, 'alpine', 'alpine']);
  });

  it('ARMIR-15.1.3 ARMIR-17.1.1a ARMIR-AMB-42 a hand-over that tips the Alpine Corps is warned of', () => {
    // alp-1 3, alp-2 2, guns, HQ and heavy guns 1 each, Julia 3 and 3: 14 steps; without her 8, of which 5 are lost
    const gone = { 'alp-1': 0, 'alp-2': 1, 'alp-guns': 0 };
    const context = (more: object, amb42 = 'nobody') =>
      at({ turn: 3, cells: { [cells.steps]: { ...gone, ...more } }, options: { amb42 } }, julia);
    expect(bid('julia', {}, context({}))).toMatchObject({
      ok: false,
      rule: '17.1.1',
      msg: { id: 'armir.bar.juliaTips', p: { lost: 5, full: 8 } },
    });
    expect(refusal('julia', {}, context({ 'alp-2': 2 }))).toBeUndefined();
    // still the Alpine Corps' own: nothing tips
    expect(refusal('julia', {}, context({}, 'alpine'))).toBeUndefined();
    // destroyed before: no news
    expect(refusal('julia', {}, context({ 'julia-1': 0 }))).toBeUndefined();
  });
});

describe('who has entered, on the drawn map', () => {
  const ground = { columns: [1, 6], rows: [1, 6] } as const;
  const sheet = draw({ ...ground, features: { sourceC: ['0101'] }, names: { '0303': 'Millerovo' } });
  const known = axisUnits(gebirgs, unit(named.division387, { kind: 'combat', nation: 'GER', cp: '8 4', mp: 6 }));
  const entered = { gebirgs: 2, division387: 2 };
  const standing = (pieces: Record<string, string>, on = sheet, arrived: Record<string, number> = entered) =>
    scene(on, pieces, {
      turn: 2,
      place: 't2/reinforcements',
      who: 'axis',
      rosters: known.rosters ?? {},
      cells: { at: pieces, arrived, depot: 'yes' },
    });
  const line = ({ context }: ReturnType<typeof standing>) =>
    tasksOf(context, 'reinforcements').find(({ id }) => id === 'to-place');
  it('ARMIR-18.5 ARMIR-15.2 a line leads to where they are put down, as long as one of them stands in no hex', () => {
    const here = standing({ 'ii-1': '0505' });
    expect(line(here)).toMatchObject({ tool: 'to-place', offered: true });
    const tool = map.tools.find(({ id }) => id === 'to-place');
    const shown = tool?.show('', here.board, here.stand, here.context);
    expect(shown?.list.map(({ hex, rule }) => [hex, rule])).toEqual([
      ['0303', '15.2'],
      ['0101', '18.5'],
    ]);
    expect(shown?.note?.proposal).toMatchObject({
      ok: true,
      facts: [
        { cell: cells.at, key: named.gebirgs, value: '0303' },
        { cell: cells.at, key: named.division387, value: '0101' },
      ],
    });
    expect(line(standing({ 'ii-1': '0505', [named.gebirgs]: '0303', [named.division387]: '0101' }))).toBeUndefined();
    // of those still to come nothing is said, nor where nobody keeps the counters on the map
    expect(line(standing({ 'ii-1': '0505' }, sheet, {}))).toBeUndefined();
    expect(line(standing({}))).toBeUndefined();
  });
  it('ARMIR-18.5 what is not drawn is said; where source C is several hexes the players choose', () => {
    const shown = (on: typeof sheet) => {
      const here = standing({ 'ii-1': '0505' }, on);
      return map.tools.find(({ id }) => id === 'to-place')?.show('', here.board, here.stand, here.context);
    };
    const bare = shown(draw(ground));
    expect(bare?.list.map(({ msg: { id } }) => id)).toEqual(['armir.toPlace.noMillerovo', 'armir.toPlace.noSource']);
    expect(bare?.note).toBeUndefined();
    const wide = shown(draw({ ...ground, features: { sourceC: ['0101', '0102'] } }));
    expect(wide?.hexes.map(({ hex }) => hex)).toEqual(['0101', '0102']);
    expect(wide?.note).toBeUndefined();
  });
});
