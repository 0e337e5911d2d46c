import { describe, expect, it } from 'vitest';
import { listed } from '#rules/kit/forms/fields.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, rosters, sides } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { counterattack, in_, manstein, soltsy, starayaRussa } from '../../testing/turns.ts';
import { openArrivals, stateOf, timetable, undecided } from './arrivals.ts';
import { waitingIn } from './waiting.ts';

describe('reinforcements', () => {
  it('RTL-5.24 RTL-5.25 what is due comes, or is put off and stays owed', () => {
    const played = reach(table(soltsy, inventedThings), 2, 'reinforcements');
    expect(openArrivals(played.context).map(({ id }) => id)).toContain('soltsy-soviet-13pm');
    played.act('arrive', { groups: ['soltsy-soviet-13pm'], how: 'putOff' });
    // while the players stand in its phase, the task says it
    expect(tasksOf(played.context, 'reinforcements').find(({ id }) => id === 'arrive')?.status).toBeDefined();
    reach(played, 3, 'weather');
    expect(game.reminders(played.context).find(({ id }) => id === 'owed')?.due).toBe(true);
    reach(played, 3, 'reinforcements');
    const late = timetable(played.context).find(({ id }) => id === 'soltsy-soviet-13pm');
    expect(late && stateOf(played.context, late)).toBe('delayed');
    played.act('arrive', { groups: ['soltsy-soviet-13pm'] });
    expect(openArrivals(played.context).map(({ id }) => id)).not.toContain('soltsy-soviet-13pm');
    expect(refusal('arrive', { groups: ['soltsy-soviet-13pm'] }, played.context)).toBe('5.2');
    expect(refusal('arrive', { groups: ['soltsy-soviet-15pm'] }, played.context)).toBe('5.2');
  });

  it.each([
    [soltsy, '15AM', 'soltsy-voroshilov', 5],
    [soltsy, '16AM', 'soltsy-replacements', 3],
    [soltsy, '16AM', 'soltsy-air', -6],
    [counterattack, '16AM', 'soltsy-air', -6],
    [starayaRussa, '14AM', 'russa-artillery', -3],
    [starayaRussa, '17AM', 'russa-german-air', -6],
    [starayaRussa, '19AM', 'russa-german-19am', -3],
    [starayaRussa, '16AM', 'russa-soviet-air', 2],
    [manstein, '20AM', 'russa-soviet-20am', 2],
  ] as const)('RTL-S1.32 %s %s: %s for %i VP, at once', (scenario, code, id, vp) => {
    const context = in_(scenario, code);
    expect(undecided(context).map((one) => one.id)).toContain(id);
    const took = bid('optional-group', { group: id, taken: 'taken' }, context);
    expect(took.ok && took.facts).toContainEqual(
      expect.objectContaining({ kind: 'post', account: accounts.vp, n: vp }),
    );
    const declined = bid('optional-group', { group: id, taken: 'declined' }, context);
    expect(declined.ok && declined.facts.filter(({ kind }) => kind === 'post')).toEqual([]);
  });
  it('RTL-S1.32 the form opens with no group before the turn of one', () => {
    const begins = game.actions.find(({ id }) => id === 'optional-group')?.fields.group?.begins;
    expect(['14PM', '15AM'].map((code) => begins?.(in_(soltsy, code)))).toEqual([undefined, 'soltsy-voroshilov']);
  });
  it('RTL-5.2 what came in the first turn is shown by its turn', () => {
    const shown = game.cells.find(({ id }) => id === cells.arrived);
    const says = shown && 'showNumber' in shown ? [1, 2, 0].map((n) => shown.showNumber?.(n)?.p?.what) : [];
    expect(says).toEqual([name('13AM'), name('13PM'), undefined]);
  });

  it('RTL-S1.32 a decision taken back gives its VP back, and a group outside its turn is refused', () => {
    const played = reach(table(soltsy, inventedThings), turnOf(15, 'AM'), 'reinforcements');
    played.act('optional-group', { group: 'soltsy-voroshilov', taken: 'taken' });
    expect(played.state.balances[accounts.vp]).toBe(5);
    expect(refusal('arrive', { groups: ['soltsy-voroshilov'] }, played.context)).toBeUndefined();
    played.act('optional-group', { group: 'soltsy-voroshilov', taken: 'declined' });
    expect(played.state.balances[accounts.vp]).toBe(0);
    expect(refusal('optional-group', { group: 'soltsy-air' }, played.context)).toBe('S3.28');
    expect(refusal('optional-group', { group: 'russa-soviet-air' }, played.context)).toBe('5.2');
  });

  it('RTL-5.2 RTL-5.25 an optional row that is no group with a price comes like any other', () => {
    const row = (id: string, values: object) => ({
      id,
      name: `Invented ${id}`,
      values: { scenario: starayaRussa, ...values },
    });
    const units = [
      row('late', { side: 'soviet', turn: '13PM', units: 'Invented rifles-1', entry: '6902', optional: true }),
      row('guns', { side: 'german', turn: '14AM', units: 'Invented guns-1', optional: true }),
      row('column', { side: 'soviet', turn: '13PM', units: 'Invented tanks', entry: '6401' }),
    ];
    const played = reach(
      table(starayaRussa, {
        ...inventedThings,
        rosters: { ...inventedThings.rosters, [rosters.arrivals]: { id: rosters.arrivals, units } },
      }),
      2,
      'reinforcements',
    );
    const open = () => openArrivals(played.context).map(({ id }) => id);
    expect(open()).toEqual(expect.arrayContaining(['card:late', 'card:column']));
    // the row of a group that may come until 15AM names its units, and is none besides
    expect(timetable(played.context).map(({ id }) => id)).not.toContain('card:guns');
    // "units of the card" ticked beside their row are the row, once
    const both = { groups: ['russa-soviet-13pm'], cards: 'Invented column' };
    const booked = bid('arrive', both, played.context);
    const came = (booked.ok ? booked.facts : []).flatMap((fact) => (fact.kind === 'set' ? [fact.key] : []));
    expect(came).toEqual(['card:column']);
    played.act('arrive', { groups: ['russa-soviet-13pm'], cards: '' });
    expect(open()).toEqual(['russa-soviet-13am', 'card:late']);
  });

  it('RTL-5.22 RTL-5.28 who has come and stands in no hex is named in the movement of its formation, army units in each', () => {
    const values = { scenario: starayaRussa, side: 'soviet', turn: '13PM', entry: '6401' };
    const [tanks, rifle] = ['Invented tanks', 'Invented rifles-1'];
    const units = [
      { id: 'row', name: 'Invented row', values: { ...values, units: `${tanks}, ${rifle}, Invented tanks-2` } },
    ];
    const things = {
      ...inventedThings,
      rosters: { ...inventedThings.rosters, [rosters.arrivals]: { id: rosters.arrivals, units } },
    };
    const moving = (acting: string, where: { readonly [id: string]: string }) =>
      at(
        {
          turn: 2,
          place: 't2/ops#1/op/kind=mobile/mobile/movement',
          who: 'soviet',
          cells: {
            [cells.active]: 'soviet',
            [cells.acting]: acting,
            [cells.sequence]: 'mobile',
            [cells.arrived]: { 'card:row': 2 },
            [cells.at]: where,
          },
        },
        things,
        starayaRussa,
      );
    const named = (context: Context) => JSON.stringify(waitingIn(context).map(({ msg: what }) => what));
    const formation = inventedThings.rosters?.[rosters.soviet]?.units.find(({ id }) => id === 'tanks')?.values
      .formation;
    const other = { 'rifles-2': '6303' };
    expect(named(moving(String(formation), other))).toContain(tanks);
    expect(named(moving('Invented other', other))).not.toContain(tanks);
    expect(named(moving(String(formation), { ...other, tanks: '6402' }))).not.toContain(tanks);
    // where the record has nobody in a hex it does not know who is still off the map
    expect(waitingIn(moving(String(formation), {}))).toEqual([]);
  });

  it('RTL-S1.32 an untouched form takes nobody, and nobody declined is asked about again', () => {
    const played = reach(table(starayaRussa, inventedThings), turnOf(19, 'AM'), 'reinforcements');
    const decided = () => undecided(played.context).map(({ id }) => id);
    expect(decided()).toContain('russa-german-19am');
    const before = played.state.balances[accounts.vp];
    played.act('optional-group', { group: 'russa-german-19am' });
    expect(played.state.balances[accounts.vp]).toBe(before);
    expect(decided()).not.toContain('russa-german-19am');
  });

  it('RTL-5.2 the form lists the groups that may come, by the states that say so', () => {
    const field = game.actions.find(({ id }) => id === 'arrive')?.fields.groups;
    if (field?.kind !== 'set') throw new Error('no groups');
    const states: readonly Context['cells'][] = [
      {},
      { [cells.groups]: { 'russa-german-19am': 'taken' } },
      { [cells.groups]: { 'russa-german-19am': 'declined' } },
      { [cells.arrived]: { 'russa-german-19am': 13, 'russa-soviet-13am': 1 } },
    ];
    for (const [scenario, code] of [
      [starayaRussa, '19AM'],
      [manstein, '20AM'],
      [soltsy, '16AM'],
    ] as const)
      for (const over of states) {
        const context: Context = { ...in_(scenario, code), cells: { ...in_(scenario, code).cells, ...over } };
        const shown = listed(field.options, [], { context }).map(({ key }) => key);
        const open = openArrivals(context).map(({ id }) => id);
        expect(new Set(shown)).toEqual(new Set(open));
      }
  });

  it('RTL-5.22 in a movement phase stand those of the side that moves', () => {
    const entering = (side: string) => {
      const context = at({
        turn: 2,
        place: 't2/ops#1/op/kind=mobile/mobile/movement',
        cells: { [cells.active]: side, [cells.sequence]: 'mobile' },
      });
      const task = tasksOf(context, 'movement').find(({ id }) => id === 'enter');
      return task?.status && JSON.stringify(task.status).match(/rtl\.side\.(german|soviet)/g);
    };
    for (const side of Object.values(sides)) expect(new Set(entering(side))).toEqual(new Set([`rtl.side.${side}`]));
  });

  it('RTL-5.2 rows of the card stand in place of the timetable’s, with the units typed on them', () => {
    const cards: PlayerData = {
      rosters: {
        ...inventedThings.rosters,
        [rosters.arrivals]: {
          id: rosters.arrivals,
          units: [
            {
              id: 'row-1',
              name: 'Invented row',
              values: { scenario: soltsy, side: sides.soviet, turn: '13PM', units: 'tanks, horse', entry: '' },
            },
          ],
        },
      },
    };
    const context = at({ turn: 2, place: 't2/strategic/reinforcements' }, cards);
    const open = openArrivals(context).filter(({ turn }) => turn === 2);
    expect(open.map(({ id, entry }) => [id, entry?.id])).toEqual([['card:row-1', 'rtl.entry.eastNorth']]);
    const came = bid('arrive', { groups: [], cards: 'Invented row' }, context);
    expect(came.ok && came.facts).toEqual([{ kind: 'set', cell: cells.arrived, key: 'card:row-1', value: 2 }]);
    // with its last row nothing is left of the group that stands for them, and the form shows it no more
    const field = game.actions.find(({ id }) => id === 'arrive')?.fields.groups;
    const shown = (arrived: { readonly [id: string]: number }) =>
      field?.kind === 'set' &&
      listed(field.options, [], { input: {}, context: { ...context, cells: { [cells.arrived]: arrived } } }).some(
        ({ key }) => key === 'soltsy-soviet-13pm',
      );
    expect([shown({}), shown({ 'card:row-1': 2 })]).toEqual([true, false]);
  });
});
