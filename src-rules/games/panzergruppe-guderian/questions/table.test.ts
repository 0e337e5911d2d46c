import { describe, expect, it } from 'vitest';
import { aroundFrom } from '#rules/kit/game/questions/commandLine.ts';
import { panzergruppeGuderian as game } from '../index.ts';
import { tableQuestions } from './table.ts';

const ask = (id: string, raw: object = {}, context: object = {}): unknown => {
  const question = tableQuestions.find((one) => one.id === id);
  const around = aroundFrom(game, context);
  if (!question || !around.ok) throw new Error(`${id}: ${JSON.stringify(around)}`);
  const answer = question.answer(raw, around.value);
  return answer.ok ? answer.value : { troubles: answer.troubles.map((trouble) => trouble.path) };
};

describe('questions of the record', () => {
  it('every one describes what it takes and gives', () => {
    for (const question of tableQuestions) {
      expect(JSON.stringify(question.describe().input), question.id).toContain('type');
      expect(JSON.stringify(question.describe().output), question.id).toContain('type');
    }
  });

  it('wrong fields are named', () => {
    expect(ask('reinforcements', { turn: 13 })).toEqual({ troubles: ['turn'] });
    expect(ask('air-markers', { turn: 1, hexes: ['20'] })).toEqual({ troubles: ['hexes.0'] });
    expect(ask('level', { points: 3, more: 1 })).toEqual({ troubles: ['more'] });
  });

  it('PGG-6.4 a context beyond the twelfth turn is none of this game', () => {
    const wrong = aroundFrom(game, { turn: 13 });
    expect(wrong.ok).toBe(false);
    expect(!wrong.ok && wrong.troubles).toEqual([{ path: 'context.turn', msg: { id: 'kit.bad.big', p: { n: 12 } } }]);
    expect(aroundFrom(game, { turn: 12 }).ok).toBe(true);
  });

  it('PGG-16.1 PGG-14.24 turn 3: 21st Army at Z, four rifle at X, three areas for the German', () => {
    expect(ask('reinforcements', { turn: 3 })).toMatchObject({
      soviet: [
        { entry: 'Z', army: 21, rifle: 5, armor: 2, leader: 'Gerisamenko', left: { state: 'due', rifle: 5 } },
        { entry: 'X', rifle: 4, armor: 0 },
      ],
      german: [
        { area: 'D' },
        { area: 'E' },
        { area: 'E' },
        { area: 'H', left: { divisions: ['3 Pz', '4 Pz', '10 Mot', '1 Cav'] } },
      ],
      provisional: { rolled: true },
      southWest: { atMost: 5 },
    });
    expect(ask('reinforcements', { turn: 12 })).toMatchObject({
      soviet: [],
      german: [],
      provisional: { rolled: true },
    });
    expect(ask('reinforcements', { turn: 12 }, { options: { a22: 'none' } })).toMatchObject({
      provisional: { rolled: false },
    });
  });

  it('the record given with the question says what is left', () => {
    const answer = ask('reinforcements', { turn: 2 }, { cells: { rifleIn: { s2x: 3 }, germanIn: { '19 Pz': 2 } } });
    expect(answer).toMatchObject({
      soviet: [{}, { line: 's2x', rifle: 4, left: { rifle: 1 } }],
      german: [
        { line: 'g2a', left: { divisions: ['18 Mot', 'Lehr'] } },
        { area: 'B', hexes: expect.arrayContaining(['0112']) },
      ],
    });
  });

  it('the phases of turn 1 begin with the set-up, those of turn 12 lack the interdiction', () => {
    const labels = (turn: number) => (ask('turn-phases', { turn }) as { label: string }[]).map((phase) => phase.label);
    expect(labels(1).slice(0, 4)).toEqual(['P1', 'P2', 'P3', 'A1']);
    expect(labels(12)).toEqual(['A1', 'A2', 'A3', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C']);
  });

  it('PGG-5.1 the set-up cards', () => {
    expect(ask('setup-cards')).toMatchObject({
      rifle: 28,
      armor: 6,
      leaders: 5,
      cards: [{ army: 24, from: '4015', to: '4015' }, {}, {}, {}, {}],
    });
  });

  it('PGG-X07 PGG-5.21 E17 a frozen army', () => {
    expect(ask('frozen-army', { die: 3 })).toMatchObject({ moves: true });
    expect(ask('frozen-army', { die: 4 })).toMatchObject({ moves: false });
    expect(ask('frozen-army')).toEqual({ chance: { p: 0.5, exact: '1/2' }, rule: '5.21' });
  });

  it('PGG-14.11 PGG-14.12 E12 the provisional division', () => {
    expect(ask('provisional', { turn: 3, die: 3 })).toMatchObject({ rolled: true, entry: 3, elsewhere: false });
    expect(ask('provisional', { turn: 3, die: 3, closed: true })).toMatchObject({ elsewhere: true, rule: '14.12' });
    expect(ask('provisional', { turn: 12 }, { options: { a22: 'none' } })).toMatchObject({
      rolled: false,
      entries: [],
    });
  });

  it('PGG-X07 the entries are equally likely', () => {
    const { entries } = ask('provisional', { turn: 1 }) as { entries: { chance: { p: number; exact: string } }[] };
    expect(entries.map((one) => one.chance.exact)).toEqual(Array(6).fill('1/6'));
    expect(entries.reduce((sum, one) => sum + one.chance.p, 0)).toBeCloseTo(1, 12);
  });

  it('PGG-14.21 PGG-14.23 E13 the price and the limits of the Front', () => {
    expect(ask('sw-price', { divisions: 5 })).toMatchObject({ allowed: true, points: 5, total: 5 });
    expect(ask('sw-price', { divisions: 5, already: 5, turn: 4 })).toMatchObject({
      allowed: true,
      points: 10,
      total: 15,
    });
    expect(ask('sw-price', { divisions: 6 })).toMatchObject({
      allowed: false,
      refused: { rule: '14.21', msg: { id: 'pgg.bar.swTurn' } },
    });
    expect(ask('sw-price', { divisions: 1, turn: 1 })).toMatchObject({
      allowed: false,
      refused: { msg: { id: 'pgg.bar.swEarly' } },
    });
    expect(ask('sw-price', { divisions: 3, already: 8, turn: 5 })).toMatchObject({
      allowed: false,
      refused: { msg: { id: 'pgg.bar.swGame' } },
    });
  });

  it('PGG-6.31 the rail quota', () => {
    expect(ask('rail-quota', { rifle: 2, armor: 2, leader: 3 })).toMatchObject({ allowed: true, cost: 8, left: 0 });
    expect(ask('rail-quota', { rifle: 1, used: 8 })).toMatchObject({
      allowed: false,
      left: 0,
      refused: { rule: '6.31' },
    });
  });

  it('PGG-13.2 markers hex by hex', () => {
    expect(ask('air-markers', { turn: 2, hexes: ['3901', '4001', '3901', '0101', '0201'] })).toMatchObject({
      hexes: [
        { allowed: true },
        { refused: { rule: '13.2' } },
        { refused: { rule: '13.33' } },
        { allowed: true },
        { allowed: true },
      ],
      anywhere: false,
      firstClosedColumn: 40,
    });
    const fallen = { german: true, line: true, since: 4 };
    expect(ask('air-markers', { turn: 4, hexes: ['5001'], smolensk: fallen })).toMatchObject({ anywhere: false });
    expect(ask('air-markers', { turn: 5, hexes: ['5001'], smolensk: fallen })).toMatchObject({
      anywhere: true,
      hexes: [{ allowed: true }],
    });
    expect(
      ask('air-markers', { turn: 4, hexes: ['5001'], smolensk: fallen }, { options: { a18: 'same' } }),
    ).toMatchObject({ anywhere: true });
    expect(ask('air-markers', { turn: 5, hexes: ['5001'], smolensk: { ...fallen, line: false } })).toMatchObject({
      anywhere: false,
    });
  });

  it('PGG-13.41 PGG-13.42 PGG-13.45 the Soviet marker', () => {
    expect(ask('soviet-interdiction', { turn: 4, used: [2] })).toMatchObject({
      allowed: true,
      left: 2,
      liftedIn: 't4/ger/interdiction',
    });
    expect(ask('soviet-interdiction', { turn: 4, used: [4] })).toMatchObject({ allowed: false });
    expect(ask('soviet-interdiction', { turn: 12 })).toMatchObject({
      allowed: false,
      refused: { msg: { id: 'pgg.bar.interdictionLast' } },
    });
    expect(ask('soviet-interdiction', { turn: 9, used: [1, 2, 3] })).toMatchObject({ allowed: false, left: 0 });
    expect(ask('soviet-interdiction', { turn: 4, germans: true })).toMatchObject({
      allowed: false,
      refused: { rule: '13.45' },
    });
    expect(ask('soviet-interdiction', { turn: 3, used: [1] }, { options: { a19: 'blocks' } })).toMatchObject({
      allowed: false,
    });
  });

  it('PGG-6.37 broken rails', () => {
    const broken = { '1010': 0, '1011': 4 };
    expect(ask('broken-rail', { turn: 4, hex: '1010', broken })).toMatchObject({
      open: false,
      mayBreak: { allowed: false },
      markersLeft: 5,
    });
    expect(ask('broken-rail', { turn: 4, hex: '1011', broken })).toMatchObject({
      open: false,
      mayBreak: { allowed: true },
    });
    expect(ask('broken-rail', { turn: 5, hex: '1011', broken })).toMatchObject({ open: true });
  });

  it('PGG-6.4 PGG-6.4a the western columns', () => {
    expect(ask('western-columns', { turn: 6, hex: '0212' })).toMatchObject({ allowed: false, retreatEliminates: true });
    expect(ask('western-columns', { turn: 7, hex: '0212' })).toMatchObject({ allowed: true, retreatEliminates: false });
    expect(ask('western-columns', { turn: 3, hex: '0312' })).toMatchObject({ allowed: true });
    expect(ask('western-columns', { turn: 1, hex: '0112', firstMove: true })).toMatchObject({ allowed: true });
    expect(ask('western-columns', { turn: 2, hex: '0112', firstMove: true })).toMatchObject({ allowed: false });
  });

  it('PGG-10.4 leaders withdrawn', () => {
    const context = { options: { withdrawal: 'on' } };
    const who = { turn: 3, leader: 'Konev', surrounded: true };
    // nobody has said whether he is surrounded
    expect(ask('leader-withdrawal', { turn: 3, leader: 'Konev' }, context)).toEqual({ troubles: ['surrounded'] });
    expect(ask('leader-withdrawal', { ...who, surrounded: false }, context)).toMatchObject({ allowed: false });
    expect(ask('leader-withdrawal', who)).toMatchObject({ allowed: false });
    expect(ask('leader-withdrawal', who, context)).toMatchObject({
      allowed: true,
      backFrom: 4,
      at: 'X',
      left: 2,
    });
    expect(ask('leader-withdrawal', { ...who, earlier: [3] }, context)).toMatchObject({
      allowed: false,
    });
    expect(ask('leader-withdrawal', { ...who, turn: 5, earlier: [1, 3] }, context)).toMatchObject({
      allowed: false,
      left: 0,
    });
  });

  it('PGG-10.4 PGG-A20 a ring of six: a Soviet unit beside him opens a German ZOC', () => {
    const context = { options: { withdrawal: 'on' } };
    const ring = [{ german: true }, { germanZoc: true }, { shut: true }, { german: true }, { germanZoc: true }];
    const beside = (...last: object[]) =>
      ask('leader-withdrawal', { turn: 3, leader: 'Konev', beside: [...ring, ...last] }, context);
    expect(beside({ germanZoc: true })).toMatchObject({ allowed: true });
    expect(beside({ germanZoc: true, soviet: true })).toMatchObject({ allowed: false });
    expect(beside({})).toMatchObject({ allowed: false });
    expect(beside()).toEqual({ troubles: ['beside'] });
  });

  it('PGG-12.4 PGG-14.14 where counters come from', () => {
    expect(ask('pools', { pool: 'rifle', draw: 6, cup: 4, eliminated: 5 })).toMatchObject({
      allowed: true,
      cup: 4,
      pile: 2,
      short: 0,
    });
    expect(ask('pools', { pool: 'armor', draw: 6, cup: 1, eliminated: 2 })).toMatchObject({
      allowed: false,
      short: 3,
      refused: { rule: '14.14' },
    });
  });

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
