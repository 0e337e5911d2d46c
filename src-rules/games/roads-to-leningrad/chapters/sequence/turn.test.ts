import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { speaker } from '#shared/say.ts';
import { cells, marks as markIds, type ScenarioId, sides } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnCode, turnOf } from '../../model/calendar.ts';
import { at, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { counterattack, in_, manstein, soltsy, starayaRussa, taken, things } from '../../testing/turns.ts';
import { casWestBar } from '../air/missions.ts';
import { sequenceBar } from '../command/boundSequences.ts';
import { forecast } from '../events/weather.ts';
import { sovietLimit } from '../production/strongpoints.ts';
import { noticesAt } from './notices.ts';

describe('what is said before it is recorded', () => {
  it('RTL-S6.21 RTL-7.1 weather and First Player that the scenario lays down', () => {
    const context = in_(manstein, '19AM', { place: 't13/strategic/weather' });
    expect(tasksOf(context, 'weather').find(({ id }) => id === 'weather-set')?.status).toMatchObject({
      id: 'rtl.status.laid',
      p: { weather: { id: 'rtl.weather.overcast' } },
    });
    const status = (id: string) => tasksOf(context, 'initiative').find((one) => one.id === id)?.status;
    expect(status('laid')).toMatchObject({ id: 'rtl.act.status.laid', p: { side: { id: 'rtl.side.german' } } });
    expect(status('cup-first')).toMatchObject({ p: { side: { id: 'rtl.side.german' } } });
    expect(status('cup-second')).toMatchObject({ p: { side: { id: 'rtl.side.soviet' } } });
  });

  it('RTL-AMB-23 the supply phase leads to the map only where a determination is made', () => {
    const leads = (context: Context) =>
      phasesOf(outline(game.sequence, context)).find(({ state }) => state === 'now')?.screen;
    expect(leads(in_(manstein, '19AM', { place: 't13/strategic/supply' }))).toBeUndefined();
    expect(leads(in_(manstein, '19PM', { place: 't14/strategic/supply' }))).toBe('supply');
    const checked = in_(manstein, '19AM', { place: 't13/strategic/supply', options: { amb23: 'checked' } });
    expect(leads(checked)).toBe('supply');
  });

  it('RTL-7.14 the second cup holds one more at most, named or counted', () => {
    const played = reach(table(manstein), turnOf(19, 'AM'), 'initiative');
    played.act('first-player', { side: sides.german });
    played.act('cup', { side: sides.german, count: 8 });
    const second = tasksOf(played.context, 'initiative').find(({ id }) => id === 'cup-second');
    expect(second?.status).toMatchObject({ id: 'rtl.act.status.fillsUpTo', p: { n: 9 } });
  });
});

it('RTL-3.32 when the game is over nothing of the turn is owed any more', () => {
  const crowd = { 'rifles-1': '5530', 'rifles-2': '5530', tanks: '5530', horse: '5530', 'guns-2': '5530' };
  const over = (place: string) =>
    game
      .reminders(
        at({ turn: 2, place, cells: { [cells.at]: crowd, [cells.places]: { 5530: 'soviet' } } }, inventedThings),
      )
      .map(({ id }) => id);
  expect(over('t2/reorganisation/record')).toContain('stacking');
  expect(over('end')).toEqual([]);
});

describe('the ledger by hand', () => {
  const keysOf = (id: string) => {
    const keys = game.cells.find((cell) => cell.id === id)?.keys;
    if (!keys || !('pattern' in keys)) throw new Error(id);
    return keys;
  };
  const calledBy = (id: string, key: string): string => {
    const said = keysOf(id).keyLabel?.(key, in_(manstein, '19AM'));
    return said ? speaker('en', [kitText.en, game.text.en])(said) : '';
  };
  it('turns, passes and missions are typed and read as players call them', () => {
    expect(keysOf(cells.weather).parseKey?.('19am')).toBe(String(turnOf(19, 'AM')));
    expect(calledBy(cells.weather, String(turnOf(19, 'AM')))).toBe('19AM');
    expect(keysOf(cells.passes).parseKey?.('19PM Soviet')).toBe(`t${turnOf(19, 'PM')}/soviet`);
    expect(keysOf(cells.passes).parseKey?.('19PM tedesco')).toBe(`t${turnOf(19, 'PM')}/german`);
    expect(keysOf(cells.passes).parseKey?.('29PM tedesco')).toBeUndefined();
    expect(calledBy(cells.passes, `t${turnOf(19, 'PM')}/soviet`)).toBe('19PM, Soviet');
    expect(keysOf(cells.missions).parseKey?.('German Lieb')).toBe('german:Lieb');
    expect(keysOf(cells.missions).parseKey?.('  German Lieb ')).toBe('german:Lieb');
    expect(calledBy(cells.missions, 'german:Lieb')).toBe('German, Lieb');
  });

  it('RTL-S1.31 a VP line says what it was for', () => {
    expect(calledBy(cells.scored, 'loss:soviet:tank')).toBe('Soviet tanks');
    expect(calledBy(cells.scored, 'line:polist')).toBe('Beyond Polist and Porussya: Polist');
    expect(calledBy(cells.scored, `road:${turnOf(15, 'AM')}`)).toBe('Main road in Soviet ZOC: 15AM');
  });
});

describe('scenario rules', () => {
  const ids = (scenario: ScenarioId, code: string, over: Partial<Context> = {}): readonly string[] => {
    const context = in_(scenario, code, over);
    return noticesAt(context, context.turn).map(({ id }) => id);
  };
  it('RTL-S3.22 RTL-S3.23 RTL-S3.27 scenario 1: army unit, markers, frozen units at their turns', () => {
    expect(ids(soltsy, '13AM')).toEqual(
      expect.arrayContaining(['aa269-1', 'no-70th', '3rd-armoured', '70th-frozen', '202nd', '614']),
    );
    expect(ids(soltsy, '13PM')).toEqual(['no-70th', '70th-frozen', '202nd', '614']);
    expect(ids(soltsy, '14AM')).toEqual(['70th-joins']);
    expect(ids(soltsy, '14PM')).toEqual([]);
    expect(game.reminders(in_(soltsy, '13AM')).map(({ id }) => id)).toEqual(expect.arrayContaining(['202nd', '614']));
  });

  it('RTL-S4.22 RTL-S4.23 RTL-S4.32 scenario 2: garrisons, 70th Rifle twice, nothing to apply of 18.25d', () => {
    expect(ids(counterattack, '15AM')).toEqual(['garrisons', '70th-twice', 'aa269-2', '1825d']);
    expect(ids(counterattack, '15PM')).toEqual([]);
  });

  it('RTL-S5.22 RTL-S6.23 joint formations are said on the first turn', () => {
    expect(ids(starayaRussa, '13AM')).toEqual(['joint-3']);
    expect(ids(manstein, '19AM')).toContain('joint-4');
    expect(ids(starayaRussa, '20AM', taken('russa-soviet-20am'))).toEqual(['98-25c']);
    expect(ids(starayaRussa, '20AM')).toEqual([]);
  });

  it('RTL-S6.22 scenario 4: strongpoints, sequences and CAS of the first two turns', () => {
    expect(['19AM', '19PM', '20AM'].map((code) => sovietLimit(in_(manstein, code)))).toEqual([0, 3, undefined]);
    expect(sovietLimit(in_(starayaRussa, '19AM'))).toBeUndefined();
    const [first, later] = [in_(manstein, '19PM'), in_(manstein, '20AM')];
    expect(sequenceBar(first, sides.soviet, 'mobile')?.rule).toBe('S6.22');
    expect(sequenceBar(first, sides.soviet, 'assault')).toBeUndefined();
    expect(sequenceBar(first, sides.german, 'mobile')).toBeUndefined();
    expect(sequenceBar(later, sides.soviet, 'mobile')).toBeUndefined();
    expect(casWestBar(first, sides.soviet, '5622')?.rule).toBe('S6.22');
    expect(casWestBar(first, sides.soviet, '5621')).toBeUndefined();
    expect(casWestBar(later, sides.soviet, '5622')).toBeUndefined();
  });

  it('RTL-S6.22 what binds the Soviet is said in his sequences and before any is chosen, not in a German one', () => {
    const said = (active: string) => {
      const place = `t${turnOf(19, 'AM')}/ops#1/op/kind=assault/assault/construction`;
      const marks = { [markIds.chosen]: { op: { value: true } } };
      const context = in_(manstein, '19AM', { place, cells: { [cells.active]: active }, marks });
      return game.reminders(context).map(({ id }) => id);
    };
    const bound = ['no-strongpoints', 'north-west', 'cas-west'];
    expect(said(sides.soviet)).toEqual(expect.arrayContaining(bound));
    expect(bound.filter((id) => said(sides.german).includes(id))).toEqual([]);
    expect(game.reminders(in_(manstein, '19AM')).map(({ id }) => id)).toEqual(expect.arrayContaining(bound));
  });

  it('RTL-AMB-17 the Soviet is bound on 19AM and 19PM, or free as in the example', () => {
    expect(ids(manstein, '19AM')).toContain('north-west');
    expect(ids(manstein, '19AM', { options: { amb17: 'free' } })).not.toContain('north-west');
    expect(ids(manstein, '19PM')).toContain('north-west-but');
    const free = in_(manstein, '19AM', { options: { amb17: 'free' } });
    expect(sequenceBar(free, sides.soviet, 'mobile')).toBeUndefined();
    const choose = (context: Context) =>
      refusal(
        'choose-sequence',
        { side: sides.soviet, kind: 'mobile' },
        { ...context, place: `t${context.turn}/ops#1/op/activation` },
      );
    expect(choose(in_(manstein, '19AM'))).toBe('S6.22');
    expect(choose(free)).not.toBe('S6.22');
  });
});

describe('the sequence', () => {
  it.each([
    [soltsy, 10, sides.soviet],
    [counterattack, 6, sides.german],
    [starayaRussa, 22, sides.soviet],
    [manstein, 7, sides.german],
  ] as const)(
    'RTL-4.22 %s runs through %i turns to its end, with lanes and reminders for each',
    (scenario, turns, side) => {
      const played = table(scenario, inventedThings);
      expect(played.who).toBe(side);
      const seen = new Set<string>();
      for (
        let place: string | undefined = played.place;
        place !== undefined && place !== 'end';
        place = played.done()
      ) {
        const { context } = played;
        seen.add(turnCode(context.turn));
        if (place.endsWith('/weather')) {
          expect(game.reminders(context).every(({ msg }) => msg.id.startsWith('rtl.'))).toBe(true);
          expect(game.turnColumns.flatMap((lane) => lane.at(context.turn, context)).length).toBeGreaterThan(1);
          played.act('weather-set', { weather: forecast(context, context.turn).weather ?? 'overcast' });
        }
      }
      expect(played.place).toBe('end');
      expect(seen.size).toBe(turns);
    },
  );
});

describe('the command line', () => {
  const ask = (id: string, raw: JsonObject, context: Context) => {
    const found = questionsOf(game).find((one) => one.id === id);
    const answered = found?.answer(raw, context);
    if (!answered?.ok) throw new Error(JSON.stringify(answered));
    return answered.value;
  };
  it('RTL-5.2 arrivals, missions and weather', () => {
    expect(ask('arrivals', { turn: '16AM', side: 'soviet' }, in_(soltsy, '13AM'))).toMatchObject([
      { id: 'soltsy-replacements', vp: 3, state: 'later' },
    ]);
    expect(ask('missions', { turn: '17AM' }, in_(starayaRussa, '13AM', taken('russa-german-air')))).toMatchObject({
      sides: [{ of: 4 }, { of: 1 }],
    });
    expect(ask('weather', { turn: '13AM', die: 4 }, at({}, things))).toEqual([
      { turn: '13AM', how: 'roll', tenths: { dry: 3, overcast: 3, rain: 4 }, reads: 'overcast' },
    ]);
  });
});
