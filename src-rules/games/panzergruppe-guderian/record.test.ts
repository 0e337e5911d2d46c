import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { germanOpen } from './arrivals.ts';
import { lanes } from './lanes.ts';
import { awayLeaders } from './leaders.ts';
import { limits } from './limits.ts';
import { airHexes, interdictionTurns } from './markers.ts';
import { fightRulings, optionalRules, recordRulings } from './option-ids.ts';
import { options, ruling } from './options.ts';
import { recaptureCandidates } from './points.ts';
import { draw } from './pools.ts';
import { reference } from './reference.ts';
import { reminders } from './reminders.ts';
import { rosterSpecs, tableSpecs } from './rosters.ts';
import { at, mixOf, reach, table } from './testing/at.ts';

describe('options', () => {
  it('every ruling the digest leaves open is a switch with its default first, and so are the optional rules', () => {
    const all = { ...fightRulings, ...recordRulings, ...optionalRules };
    expect(new Set(options.map((option) => option.id))).toEqual(new Set(Object.keys(all)));
    for (const option of options) {
      expect(option.start).toBe(option.choices[0]?.value);
      expect(option.choices.length).toBeGreaterThan(1);
    }
    const rulings = options.filter((option) => /^a\d\d$/.test(option.id)).map((option) => option.id);
    expect(rulings.sort()).toEqual(
      [
        '01',
        '02',
        '04',
        '05',
        '08',
        '09',
        '10',
        '11',
        '12',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
        '22',
        '24',
        '29',
        '37',
        '39',
        '42',
        '44',
        '48',
        '49',
        '50',
        '51',
      ].map((n) => `a${n}`),
    );
  });

  it('a value nobody offers reads as the default', () => {
    expect(ruling({ a17: '39' }, 'a17')).toBe('40');
    expect(ruling({}, 'a44')).toBe('pass');
    expect(ruling({ a44: 'unit' }, 'a44')).toBe('unit');
  });
});

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

describe('pools', () => {
  it('PGG-12.4 PGG-14.14 a draw takes the cup first and never more than there is, as counter by counter', () => {
    const count = fc.nat(12);
    fc.assert(
      fc.property(count, count, count, (cup, out, n) => {
        let [left, pile] = [cup, out];
        const naive = { cup: 0, pile: 0, short: 0 };
        for (let i = 0; i < n; i += 1) {
          if (left > 0) {
            left -= 1;
            naive.cup += 1;
          } else if (pile > 0) {
            pile -= 1;
            naive.pile += 1;
          } else naive.short += 1;
        }
        expect(draw({ mix: cup, cup, drawn: 0, map: 0, out }, n)).toEqual(naive);
      }),
    );
  });

  it('the cup is known once the mix is typed, and then a limit', () => {
    expect(limits(at()).map((limit) => limit.id)).not.toContain('cup-rifle');
    const tables = { mixRifle: mixOf('mixRifle', ['3-3-6', 20], ['0-1-6', 2]) };
    expect(limits(at({ tables, cells: { drawnRifle: 5 } })).find((limit) => limit.id === 'cup-rifle')).toMatchObject({
      left: 17,
      of: 22,
    });
  });
});

describe("players' own tables", () => {
  const [rifle, armor] = tableSpecs;
  const notes = (...rows: readonly (readonly [string, number])[]) =>
    (rifle?.notes?.(mixOf('mixRifle', ...rows)) ?? []).map((note) => note.id);

  it('PGG-12.1 a mix is a growing list of values and counts', () => {
    expect([rifle?.rows, armor?.rows]).toEqual(['growing', 'growing']);
    for (const good of ['6-8-6', '0-0-10', '12', '3']) expect(rifle?.parse(good)).toBeDefined();
    for (const bad of ['6-8', 'a', '-1', '6-8-6-1', ''])
      expect(new RegExp(rifle?.pattern ?? '').test(bad), bad).toBe(false);
  });

  it('PGG-12.3 the sum is shown; exactly two rifle counters are 0-1-6', () => {
    expect(notes()).toEqual([]);
    expect(notes(['3-3-6', 90], ['0-1-6', 2])).toEqual(['pgg.table.sum']);
    expect(notes(['3-3-6', 90], ['0-1-6', 3])).toEqual(['pgg.table.sum', 'pgg.table.zeroOne']);
    expect(notes(['3-3-6', 1], ['0-1-6', 2])).toEqual(['pgg.table.sum', 'pgg.table.few']);
    expect(notes(['3-3-6', 50], ['3-3-6', 50], ['0-1-6', 2])).toEqual(['pgg.table.sum', 'pgg.table.twice']);
  });

  it("nothing is invented: only the infantry ladder and Lukin's rating are filled in", () => {
    const [german, soviet] = rosterSpecs;
    expect(german?.known).toHaveLength(61);
    for (const unit of german?.known ?? [])
      expect(unit.values.steps).toBe(unit.values.type === 'infantry' ? '9-7 4-7 2-7 1-7' : null);
    expect(
      soviet?.known.filter((unit) => unit.values.rating !== null).map((unit) => [unit.name, unit.values.rating]),
    ).toEqual([['Lukin', 3]]);
    expect(soviet?.known).toHaveLength(15);
  });
});

describe('turn record', () => {
  const items = (id: string, turn: number, around = at()) =>
    lanes.find((lane) => lane.id === id)?.at(turn, around) ?? [];

  it('PGG-16.1 PGG-16.2 arrivals stand in their turns', () => {
    expect([1, 2, 3, 4, 12].map((turn) => [items('soviet', turn).length, items('german', turn).length])).toEqual([
      [2, 1],
      [2, 2],
      [2, 4],
      [1, 0],
      [0, 0],
    ]);
  });

  it('what has entered is done, what is late is delayed', () => {
    const played = reach(table(), 't2/sov/movement');
    played.act('in-s1x');
    expect(items('soviet', 1, played.around).map((item) => item.state)).toEqual(['done', 'delayed']);
    expect(items('soviet', 2, played.around).map((item) => item.state)).toEqual(['due', 'due']);
  });

  it('PGG-14.11 the provisional die is a roll until it is rolled', () => {
    const played = reach(table(), 't1/sov/movement');
    expect(items('provisional', 1, played.around)[0]).toMatchObject({ how: 'roll', state: 'due' });
    played.act('provisional', { die: 4, how: 'lost' });
    expect(items('provisional', 1, played.around)[0]).toMatchObject({ how: 'entered', state: 'lost' });
    expect(items('provisional', 12, at({ options: { a22: 'none' } }))).toEqual([]);
  });

  it('PGG-6.4 the columns are closed from turn 1 and open on turn 7', () => {
    expect(items('events', 1).map((item) => item.rule)).toContain('6.4');
    expect(items('events', 7).map((item) => item.rule)).toEqual(['6.4']);
  });
});

describe('limits and reminders', () => {
  it('limits count what is left', () => {
    const played = reach(table(), 't2/sov/movement');
    played.act('south-west', { divisions: 4 });
    played.act('rail-use', { rifle: 3, armor: 0, leader: 0 });
    const left = Object.fromEntries(limits(played.around).map((limit) => [limit.id, limit.left]));
    expect(left).toEqual({ rail: 5, brokenRail: 6, air: 3, interdiction: 3, swFront: 6 });
    expect(limits(at({ options: { withdrawal: 'on' } })).map((limit) => limit.id)).toContain('withdrawals');
  });

  it('PGG-14.23 the next division of the Front says what it costs', () => {
    const note = (left: number) =>
      limits(at({ turn: 3, balances: { swFront: left } })).find((limit) => limit.id === 'swFront')?.note?.p?.count;
    expect([note(10), note(6), note(5), note(1), note(0)]).toEqual([1, 1, 2, 2, undefined]);
  });

  it('what is owed is said, and no more once done', () => {
    const played = reach(table(), 't1/sov/movement');
    const ids = () => reminders(played.around).map((reminder) => reminder.id);
    expect(ids()).toEqual(expect.arrayContaining(['roll-16', 'roll-19', 'in-s1x', 'in-s1v', 'provisional']));
    expect(reminders(played.around).find((reminder) => reminder.id === 'roll-19')?.due).toBe(true);
    played.act('roll-16', { die: 2 });
    played.act('in-s1x');
    played.act('provisional', { die: 1, how: 'open' });
    expect(ids()).toEqual(expect.arrayContaining(['roll-19', 'provisional-in']));
    for (const id of ['roll-16', 'in-s1x', 'provisional']) expect(ids()).not.toContain(id);
    expect(reminders(played.around).find((reminder) => reminder.id === 'provisional-in')?.due).toBe(true);
  });

  it('PGG-14.3 late units are owed again on the next turn, unless put off', () => {
    const played = reach(table(), 't4/ger/movement');
    const late = () => reminders(played.around).find((reminder) => reminder.id === 'in-g3h');
    // it may come in this very phase: not "on a later turn"
    expect([late()?.due, late()?.rule, late()?.msg.id]).toEqual([true, '14.3', 'pgg.remind.germanIn']);
    played.act('in-g3h', { how: 'delayed' });
    expect(late()).toBeUndefined();
    reach(played, 't5/ger/movement');
    expect(late()?.due).toBe(true);
  });

  it('PGG-6.4 PGG-10.4 the closed columns are recalled up to turn 6, a leader from the turn after he left', () => {
    const ids = (turn: number, cells = {}) =>
      reminders(at({ turn, place: `t${turn}/sov/combat`, past: [], cells })).map((reminder) => reminder.id);
    expect(ids(6)).toContain('columns');
    expect(ids(7)).not.toContain('columns');
    expect(ids(5, { away: { Konev: 4 } })).toContain('return-Konev');
    expect(ids(4, { away: { Konev: 4 } })).not.toContain('return-Konev');
  });

  it('PGG-11.33 B3 begins with supply judged again where somebody entered', () => {
    const ids = (a24: string) => {
      const played = reach(table({ a24 }), 't2/ger/movement');
      played.act('in-g2b');
      reach(played, 't2/ger/combat');
      return reminders(played.around).map((reminder) => reminder.id);
    };
    expect(ids('phase')).toContain('judge-again');
    expect(ids('turn')).not.toContain('judge-again');
  });

  it('what a phase has a line for is not said twice while the players stand there', () => {
    const ids = (place: string) => reminders(at({ turn: 3, place })).map((reminder) => reminder.id);
    expect(ids('t3/ger/mech')).toContain('air-limit');
    expect(ids('t3/ger/interdiction')).not.toContain('air-limit');
    expect(ids('t3/sov/movement')).not.toContain('columns');
  });

  it('PGG-12.4 an empty cup is said, and whether eliminated counters can be redrawn', () => {
    const tables = { mixRifle: mixOf('mixRifle', ['3-3-6', 5]) };
    const rule = (cells: object) =>
      reminders(at({ tables, cells: { drawnRifle: 5, ...cells } })).find((reminder) => reminder.id === 'cup-rifle')
        ?.rule;
    expect([rule({ outRifle: 2 }), rule({ outRifle: 0 })]).toEqual(['12.4', '14.14']);
  });
});

it('every rule number the record cites can be looked up', () => {
  const known = new Set(reference.map((one) => one.rule));
  const cited = [
    ...options.map((option) => option.rule),
    ...limits(at({ options: { withdrawal: 'on' } })).map((limit) => limit.rule),
    ...tableSpecs.map((spec) => spec.rule),
  ];
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});
