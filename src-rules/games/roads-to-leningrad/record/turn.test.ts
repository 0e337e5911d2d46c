import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Around, Things } from '#rules/kit/record/context.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { speaker } from '#shared/say.ts';
import type { Table } from '../../../testing/table.ts';
import { turnCode, turnOf } from '../data/calendar.ts';
import {
  accounts,
  cells,
  marks as markIds,
  rosters,
  type ScenarioId,
  type SideId,
  scenarios,
  sides,
  tables,
} from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../testing/at.ts';
import { inventedThings } from '../testing/invented.ts';
import { removalNow } from './air.ts';
import { openArrivals, stateOf, timetable, undecided } from './arrivals.ts';
import { missionsOf, removalTurn, withoutMissions } from './missions.ts';
import { casWestBar, noticesAt, sequenceBar } from './notices.ts';
import { sovietLimit } from './strongpoints.ts';
import { isChecked } from './supply.ts';
import { forecast, laidDown } from './weather.ts';

const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
const track = (rows: { readonly [row: string]: readonly string[] }): Things => {
  const cols = [...Array.from({ length: 10 }, (_, i) => String(i + 1)), 'historical'];
  const typed: GridData = {
    id: tables.weather,
    cols,
    rows: Object.keys(rows),
    cells: Object.fromEntries(
      Object.entries(rows).flatMap(([row, texts]) => texts.map((text, i) => [`${row}/${cols[i]}`, { text }])),
    ),
    from: 'invented',
  };
  return { ...inventedThings, tables: { [tables.weather]: typed } };
};
const inventedRow = ['dry', 'dry', 'dry', 'overcast', 'overcast', 'overcast', 'rain', 'rain', 'rain', 'rain', 'rain'];
const things = track({ 'soltsy:13AM': inventedRow, 'staraya-russa:13PM': inventedRow.toReversed() });
const in_ = (scenario: ScenarioId, code: string, over: Partial<Around> = {}): Around => {
  const [, day, half] = /^(\d+)(AM|PM)$/.exec(code) ?? [];
  const turn = turnOf(Number(day), half === 'AM' ? 'AM' : 'PM');
  return at({ turn, place: `t${turn}/strategic/weather`, ...over }, inventedThings, scenario);
};
const taken = (...ids: readonly string[]) => ({
  cells: { [cells.groups]: Object.fromEntries(ids.map((id) => [id, 'taken'])) },
});
const of = (around: Around, side: SideId): number => missionsOf(around, side, around.turn).of;
const weatherIn = (played: Table): unknown => Object(played.state.cells[cells.weather])[String(played.around.turn)];

describe('weather', () => {
  it('RTL-5.11 the die reads the typed box of the turn on its own map', () => {
    const played = reach(table(soltsy, things), 1, 'weather');
    played.act('weather-die', { die: 7 });
    expect(weatherIn(played)).toBe('rain');
    expect(game.reminders(played.around).map(({ id }) => id)).toContain('rain');
    const russa = at({ turn: 2, place: 't2/strategic/weather' }, things, starayaRussa);
    // the last of the row reversed is the historical column
    expect(bid('weather-die', { die: 10 }, russa).ok).toBe(true);
    expect(forecast(russa, 2).tenths).toEqual({ dry: 2, overcast: 3, rain: 5 });
    expect(forecast(russa, 2).how).toBe('roll');
  });
  it('RTL-5.11 an untyped row is said, and the players read the track themselves', () => {
    const around = in_(soltsy, '13AM');
    expect(bid('weather-die', { die: 7 }, around)).toMatchObject({ ok: false, msg: { id: 'rtl.bar.weatherRow' } });
    const by = bid('weather-die', { die: 7, read: 'overcast' }, around);
    expect(by.ok && by.facts.at(-1)).toMatchObject({ cell: cells.weather, key: '1', value: 'overcast' });
  });
  it('RTL-5.11 a turn laid down is not rolled: the task sets it', () => {
    const around = in_(soltsy, '14AM');
    expect(tasksOf(around, 'weather').map(({ id }) => id)).toEqual(['weather-set']);
    expect(bid('weather-set', { weather: 'dry' }, around).ok).toBe(true);
    expect(refusal('weather-set', { weather: 'rain' }, around)).toBe('5.1');
    expect(bid('weather-set', { weather: 'rain' }, around)).toHaveProperty('anyway');
  });
  it('RTL-AMB-16 scenario 4 lays down its first turn, or 19PM as printed', () => {
    const [first, second] = [turnOf(19, 'AM'), turnOf(19, 'PM')];
    const usual = in_(manstein, '19AM');
    const printed = in_(manstein, '19AM', { options: { amb16: 'printed' } });
    expect([laidDown(usual, first), laidDown(usual, second)]).toEqual(['overcast', undefined]);
    expect([laidDown(printed, first), laidDown(printed, second)]).toEqual([undefined, 'overcast']);
  });
  it('RTL-5.11 the option of historical weather takes the eleventh cell in place of a die', () => {
    const rolled = at({ turn: 1, place: 't1/strategic/weather' }, things);
    const historical = at({ turn: 1, place: 't1/strategic/weather', options: { weather: 'historical' } }, things);
    expect(forecast(rolled, 1)).toMatchObject({ how: 'roll', weather: undefined });
    expect(forecast(historical, 1)).toMatchObject({ how: 'historical', weather: 'rain' });
    expect(tasksOf(historical, 'weather').map(({ id }) => id)).toEqual(['weather-set']);
    expect(tasksOf(rolled, 'weather').map(({ id }) => id)).toEqual(['weather-die']);
  });
});

describe('reinforcements', () => {
  it('RTL-5.24 RTL-5.25 what is due comes, or is put off and stays owed', () => {
    const played = reach(table(soltsy, inventedThings), 2, 'reinforcements');
    expect(openArrivals(played.around).map(({ id }) => id)).toContain('soltsy-soviet-13pm');
    played.act('arrive', { groups: ['soltsy-soviet-13pm'], how: 'putOff' });
    // while the players stand in its phase, the task says it
    expect(tasksOf(played.around, 'reinforcements').find(({ id }) => id === 'arrive')?.status).toBeDefined();
    reach(played, 3, 'weather');
    expect(game.reminders(played.around).find(({ id }) => id === 'owed')?.due).toBe(true);
    reach(played, 3, 'reinforcements');
    const late = timetable(played.around).find(({ id }) => id === 'soltsy-soviet-13pm');
    expect(late && stateOf(played.around, late)).toBe('delayed');
    played.act('arrive', { groups: ['soltsy-soviet-13pm'] });
    expect(openArrivals(played.around).map(({ id }) => id)).not.toContain('soltsy-soviet-13pm');
    expect(refusal('arrive', { groups: ['soltsy-soviet-13pm'] }, played.around)).toBe('5.2');
    expect(refusal('arrive', { groups: ['soltsy-soviet-15pm'] }, played.around)).toBe('5.2');
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
    const around = in_(scenario, code);
    expect(undecided(around).map((one) => one.id)).toContain(id);
    const took = bid('optional-group', { group: id, taken: 'taken' }, around);
    expect(took.ok && took.facts).toContainEqual(
      expect.objectContaining({ kind: 'post', account: accounts.vp, n: vp }),
    );
    const declined = bid('optional-group', { group: id, taken: 'declined' }, around);
    expect(declined.ok && declined.facts.filter(({ kind }) => kind === 'post')).toEqual([]);
  });
  it('RTL-S1.32 a decision taken back gives its VP back, and a group outside its turn is refused', () => {
    const played = reach(table(soltsy, inventedThings), turnOf(15, 'AM'), 'reinforcements');
    played.act('optional-group', { group: 'soltsy-voroshilov', taken: 'taken' });
    expect(played.state.balances[accounts.vp]).toBe(5);
    expect(refusal('arrive', { groups: ['soltsy-voroshilov'] }, played.around)).toBeUndefined();
    played.act('optional-group', { group: 'soltsy-voroshilov', taken: 'declined' });
    expect(played.state.balances[accounts.vp]).toBe(0);
    expect(refusal('optional-group', { group: 'soltsy-air' }, played.around)).toBe('S3.28');
    expect(refusal('optional-group', { group: 'russa-soviet-air' }, played.around)).toBe('5.2');
  });
  it('RTL-5.2 rows of the card stand in place of the timetable’s, with the units typed on them', () => {
    const cards: Things = {
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
    const around = at({ turn: 2, place: 't2/strategic/reinforcements' }, cards);
    const open = openArrivals(around).filter(({ turn }) => turn === 2);
    expect(open.map(({ id, entry }) => [id, entry?.id])).toEqual([['card:row-1', 'rtl.entry.eastNorth']]);
    const came = bid('arrive', { groups: [], cards: 'Invented row' }, around);
    expect(came.ok && came.facts).toEqual([{ kind: 'set', cell: cells.arrived, key: 'card:row-1', value: 2 }]);
  });
});

describe('aircraft', () => {
  const flown = (turn: number, weather: string, options = {}): Around =>
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
    const around = in_(scenario, code, taken(...groups));
    expect([of(around, sides.german), of(around, sides.soviet)]).toEqual([german, soviet]);
  });
  it('RTL-S3.28 half of the Soviet aircraft are drawn: the die counts those left, a face beside nobody is rolled again', () => {
    const units = ['a', 'b', 'c', 'd'].map((id) => ({ id: `red-${id}`, name: `Red ${id}`, values: { kind: 'air' } }));
    const four: Things = { rosters: { ...inventedThings.rosters, [rosters.soviet]: { id: rosters.soviet, units } } };
    const played = reach(table(soltsy, four), turnOf(16, 'AM'), 'reinforcements');
    played.act('optional-group', { group: 'soltsy-air', taken: 'taken' });
    reach(played, turnOf(16, 'AM'), 'readying');
    expect(tasksOf(played.around, 'readying').map(({ id }) => id)).toContain('air-removal');
    played.act('air-removal', { die: 2 });
    expect(Object(played.state.cells[cells.air])).toEqual({ 'red-b': 'gone' });
    // three are left: a, c, d
    played.act('air-removal', { die: 9 });
    expect(Object(played.state.cells[cells.air])).toEqual({ 'red-b': 'gone' });
    played.act('air-removal', { how: 'hand', unit: 'Red d' });
    expect(Object(played.state.cells[cells.air])).toEqual({ 'red-b': 'gone', 'red-d': 'gone' });
    expect(refusal('air-removal', { die: 1 }, played.around)).toBe('S3.28');
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
      const things: Things = { rosters: { [rosters.soviet]: soviet, [rosters.arrivals]: rows } };
      const turn = turnOf(17, 'AM');
      const left = removalNow(
        at({ turn, place: `t${turn}/strategic/readying`, ...taken(...groups) }, things, starayaRussa),
      );
      return [left?.among.length, left?.left];
    };
    expect(drawn(cards, ['russa-german-air'])).toEqual([3, 1]);
    expect(drawn(cards, ['russa-german-air', 'russa-soviet-air'])).toEqual([5, 2]);
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
    const left = (): number | undefined => game.limits(played.around).find(({ id }) => id === 'missions-german')?.left;
    expect(left()).toBe(1);
    reach(played, turnOf(19, 'PM'), 'weather');
    expect(left()).toBe(4);
  });
});

describe('what is said before it is recorded', () => {
  it('RTL-S6.21 RTL-7.1 weather and First Player that the scenario lays down', () => {
    const around = in_(manstein, '19AM', { place: 't13/strategic/weather' });
    expect(tasksOf(around, 'weather').find(({ id }) => id === 'weather-set')?.status).toMatchObject({
      id: 'rtl.status.laid',
      p: { weather: { id: 'rtl.weather.overcast' } },
    });
    const status = (id: string) => tasksOf(around, 'initiative').find((one) => one.id === id)?.status;
    expect(status('laid')).toMatchObject({ id: 'rtl.act.status.laid', p: { side: { id: 'rtl.side.german' } } });
    expect(status('cup-first')).toMatchObject({ p: { side: { id: 'rtl.side.german' } } });
    expect(status('cup-second')).toMatchObject({ p: { side: { id: 'rtl.side.soviet' } } });
  });
  it('RTL-7.14 the second cup holds one more at most, named or counted', () => {
    const played = reach(table(manstein), turnOf(19, 'AM'), 'initiative');
    played.act('first-player', { side: sides.german });
    played.act('cup', { side: sides.german, count: 8 });
    const second = tasksOf(played.around, 'initiative').find(({ id }) => id === 'cup-second');
    expect(second?.status).toMatchObject({ id: 'rtl.act.status.fillsUpTo', p: { n: 9 } });
  });
});

describe('the ledger by hand', () => {
  const keysOf = (id: string) => {
    const keys = game.cells.find((cell) => cell.id === id)?.keys;
    if (!keys || !('pattern' in keys)) throw new Error(id);
    return keys;
  };
  const calledBy = (id: string, key: string): string => {
    const said = keysOf(id).called?.(key, in_(manstein, '19AM'));
    return said ? speaker('en', [kitText.en, game.text.en])(said) : '';
  };
  it('turns, passes and missions are typed and read as players call them', () => {
    expect(keysOf(cells.weather).typed?.('19am')).toBe(String(turnOf(19, 'AM')));
    expect(calledBy(cells.weather, String(turnOf(19, 'AM')))).toBe('19AM');
    expect(keysOf(cells.passes).typed?.('19PM Soviet')).toBe(`t${turnOf(19, 'PM')}/soviet`);
    expect(keysOf(cells.passes).typed?.('19PM tedesco')).toBe(`t${turnOf(19, 'PM')}/german`);
    expect(keysOf(cells.passes).typed?.('29PM tedesco')).toBeUndefined();
    expect(calledBy(cells.passes, `t${turnOf(19, 'PM')}/soviet`)).toBe('19PM, Soviet');
    expect(keysOf(cells.missions).typed?.('German Lieb')).toBe('german:Lieb');
    expect(calledBy(cells.missions, 'german:Lieb')).toBe('German, Lieb');
  });
  it('RTL-S1.31 a VP line says what it was for', () => {
    expect(calledBy(cells.scored, 'loss:soviet:tank')).toBe('Soviet tanks');
    expect(calledBy(cells.scored, 'line:polist')).toBe('Beyond Polist and Porussya: Polist');
    expect(calledBy(cells.scored, `road:${turnOf(15, 'AM')}`)).toBe('Main road in Soviet ZOC: 15AM');
  });
});

describe('scenario rules', () => {
  const ids = (scenario: ScenarioId, code: string, over: Partial<Around> = {}): readonly string[] => {
    const around = in_(scenario, code, over);
    return noticesAt(around, around.turn).map(({ id }) => id);
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
  it('RTL-S4.22 on 15AM of scenario 2 the Soviet units in completed strongpoints are named: they do not move', () => {
    const told = (code: string, hexState: string, scenario: ScenarioId = counterattack) => {
      const around = in_(scenario, code, {
        cells: {
          [cells.at]: { 'rifles-1': '2214', 'hq-2': '2214', tanks: '2215', 'rifle-1': '2216' },
          [cells.strongpoints]: { '2214': hexState, '2216': 'german:done' },
        },
      });
      const found = game.reminders(around).find(({ id }) => id === 'stay');
      return found && [found.rule, JSON.stringify(found.msg.p).match(/Invented [\w-]+/g)];
    };
    expect(told('15AM', 'soviet:done')).toEqual(['S4.22', ['Invented rifles-1', 'Invented hq-2']]);
    expect([told('15AM', 'soviet:building'), told('15PM', 'soviet:done'), told('15AM', 'soviet:done', soltsy)]).toEqual(
      [undefined, undefined, undefined],
    );
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
      const around = in_(manstein, '19AM', { place, cells: { [cells.active]: active }, marks });
      return game.reminders(around).map(({ id }) => id);
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
    const choose = (around: Around) =>
      refusal(
        'choose-sequence',
        { side: sides.soviet, kind: 'mobile' },
        { ...around, place: `t${around.turn}/ops#1/op/activation` },
      );
    expect(choose(in_(manstein, '19AM'))).toBe('S6.22');
    expect(choose(free)).not.toBe('S6.22');
  });
  it('RTL-AMB-23 nobody is checked on the first turn, or everybody', () => {
    const checked = (over: Partial<Around>): readonly string[] =>
      tasksOf(in_(manstein, '19AM', { place: 't13/strategic/supply', ...over }), 'supply').map(({ id }) => id);
    expect(checked({})).toEqual(['supply-printed']);
    expect(checked({ options: { amb23: 'checked' } })).toEqual(['supply-mark']);
    expect(isChecked(in_(manstein, '19PM'))).toBe(true);
    expect(refusal('supply-mark', { cut: 'Invented tanks' }, in_(manstein, '19AM'))).toBe('6.1');
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
        const { around } = played;
        seen.add(turnCode(around.turn));
        if (place.endsWith('/weather')) {
          expect(game.reminders(around).every(({ msg }) => msg.id.startsWith('rtl.'))).toBe(true);
          expect(game.lanes.flatMap((lane) => lane.at(around.turn, around)).length).toBeGreaterThan(1);
          played.act('weather-set', { weather: forecast(around, around.turn).weather ?? 'overcast' });
        }
      }
      expect(played.place).toBe('end');
      expect(seen.size).toBe(turns);
    },
  );
});

describe('the command line', () => {
  const ask = (id: string, raw: JsonObject, around: Around) => {
    const found = questionsOf(game).find((one) => one.id === id);
    const answered = found?.answer(raw, around);
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
