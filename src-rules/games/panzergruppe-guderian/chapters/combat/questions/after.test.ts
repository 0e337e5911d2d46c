import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { askBare as ask } from '../../../testing/ask.ts';
import { context } from '../../../testing/fights.ts';

describe('results', () => {
  it('PGG-9.81 PGG-9.86 PGG-9.87 PGG-9.88 PGG-9.66 who may advance', () => {
    const advance = (input: object) => ask('advance', input);
    expect(advance({ result: 'D1', defender: 'retreat' })).toMatchObject({
      attackers: true,
      way: 'line',
      rule: '9.81',
    });
    expect(advance({ result: 'De' })).toMatchObject({ attackers: true, way: 'free', hexes: 2, rule: '9.86' });
    expect(advance({ result: 'D1', defender: 'losses' })).toMatchObject({ attackers: false, defenders: false });
    expect(advance({ result: 'D1/A1', defender: 'retreat', attacker: 'retreat' })).toMatchObject({
      attackers: false,
      defenders: false,
      rule: '9.66',
    });
    expect(advance({ result: 'A1', attacker: 'retreat' })).toMatchObject({
      defenders: true,
      way: 'line',
      rule: '9.87',
    });
    expect(advance({ result: 'Ae' })).toMatchObject({ defenders: true, way: 'free', hexes: 2 });
    expect(advance({ result: 'A1' })).toMatchObject({ defenders: false, rule: '9.87' });
    expect(advance({ result: 'De', overrun: true })).toMatchObject({ attackers: false, rule: '9.88' });
  });
  it('E11 PGG-9.73 into a hex with two Germans one unit fits, the others are eliminated; a vacant hex must be taken first', () => {
    const hexes = [
      { hex: '1010', friends: 2 },
      { hex: '1011', enemyZoc: true },
      { hex: '1012', lake: true },
      { hex: '1013', enemyUnit: true },
    ];
    expect(ask('retreat', { side: 'german', units: 3, hexes }).hexes).toEqual([
      { hex: '1010', bar: null, rank: 3, must: true, fit: 1, eliminated: 2, rule: '9.73' },
      { hex: '1011', bar: 'zoc', rank: null, must: false, fit: 0, eliminated: 3, rule: '9.71' },
      { hex: '1012', bar: 'lake', rank: null, must: false, fit: 0, eliminated: 3, rule: '9.71' },
      { hex: '1013', bar: 'enemy', rank: null, must: false, fit: 0, eliminated: 3, rule: '9.71' },
    ]);
    const choice = ask('retreat', { side: 'german', units: 1, hexes: [...hexes, { hex: '1014' }] }).hexes as {
      hex: string;
      must: boolean;
    }[];
    expect(choice.filter((one) => one.must).map((one) => one.hex)).toEqual(['1014']);
  });
  it('PGG-7.1 PGG-9.73 PGG-A33 leaders already there count among the four: a combat unit finds no room beside them', () => {
    const room = (units: number, leaders: number, there: object) =>
      (
        ask('retreat', { side: 'soviet', units, leaders, hexes: [{ hex: '1010', ...there }] }).hexes as {
          fit: number;
        }[]
      )[0]?.fit;
    expect(room(1, 0, { friends: 2, friendlyLeaders: 1 })).toBe(1);
    expect(room(1, 0, { friends: 2, friendlyLeaders: 2 })).toBe(0);
    expect(room(3, 2, { friendlyLeaders: 2 })).toBe(2);
    expect(room(3, 1, {})).toBe(4);
    expect(room(0, 1, { friends: 3 })).toBe(1);
  });
  it('PGG-A46 PGG-9.87 nobody advances into a hex where units that took no part have stayed', () => {
    const into = (input: object) => ask('advance', { emptied: true, ...input });
    for (const result of ['A1', 'Ae'] as const) {
      expect(into({ result, attacker: 'retreat' })).toMatchObject({ defenders: true, rule: '9.87' });
      expect(into({ result, attacker: 'retreat', stayed: true })).toMatchObject({ defenders: false, rule: '9.87' });
    }
  });
  it('PGG-8.15 PGG-9.71 a friend in the hex cancels enemy ZOC for a retreat', () => {
    expect(
      ask('retreat', { side: 'soviet', units: 1, hexes: [{ hex: '1010', enemyZoc: true, friends: 1 }] }),
    ).toMatchObject({ possible: true });
  });
  it('PGG-6.4a Soviets retreating into columns 01 and 02 up to turn 6 are eliminated', () => {
    const at = (turn: number, hex: string) =>
      (
        ask('retreat', { side: 'soviet', units: 2, hexes: [{ hex }] }, context({ turn })).hexes as {
          eliminated: number;
        }[]
      )[0]?.eliminated;
    expect([at(6, '0205'), at(7, '0205'), at(6, '0305')]).toEqual([2, 0, 0]);
  });
  it('PGG-A51 PGG-6.4a columns 01 and 02 while another hex is free: the last resort, or the opponent’s choice', () => {
    const musts = (a51: string, hexes: readonly object[]) =>
      (
        ask('retreat', { side: 'soviet', units: 2, hexes }, context({ turn: 6, options: { a51 } })).hexes as {
          must: boolean;
        }[]
      ).map(({ must }) => must);
    const free = [{ hex: '0205' }, { hex: '0305' }];
    expect([musts('last', free), musts('any', free)]).toEqual([
      [false, true],
      [true, true],
    ]);
    const full = [{ hex: '0205' }, { hex: '0305', friends: 3 }];
    expect([musts('last', full), musts('any', full)]).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(musts('last', [{ hex: '0205' }, { hex: '0305', lake: true }])).toEqual([true, false]);
  });
  it('PGG-9.72 PGG-9.73 units of a stack part: only those without room anywhere are eliminated', () => {
    const of = (units: number, leaders: number, hexes: readonly object[]) =>
      (
        ask('retreat', { side: 'soviet', units, leaders, hexes }).hexes as {
          must: boolean;
          fit: number;
          eliminated: number;
        }[]
      ).map(({ must, fit, eliminated }) => [must, fit, eliminated]);
    const hexes = [
      { hex: '1010', friends: 2 },
      { hex: '1011', friends: 1 },
      { hex: '1012', friends: 3 },
    ];
    expect(of(3, 0, hexes)).toEqual([
      [true, 1, 0],
      [true, 2, 0],
      [false, 0, 3],
    ]);
    // the leader finds room beside the three
    expect(of(3, 1, hexes)).toEqual([
      [true, 2, 0],
      [true, 3, 0],
      [true, 1, 0],
    ]);
    // beyond the room of a vacant hex they go among friends
    expect(of(4, 0, [{ hex: '1010' }, { hex: '1011', friends: 2 }])).toEqual([
      [true, 3, 0],
      [true, 1, 0],
    ]);
  });
  it('PGG-A29 without a path losses must be taken, or the retreat eliminates', () => {
    const hexes = [{ hex: '1010', lake: true }];
    expect(ask('retreat', { side: 'german', units: 1, hexes })).toMatchObject({ possible: false, otherwise: 'losses' });
    expect(
      ask('retreat', { side: 'german', units: 1, hexes }, context({ options: { a29: 'eliminated' } })),
    ).toMatchObject({ otherwise: 'eliminated' });
  });
});

describe('overruns, step by step', () => {
  it('PGG-6.51 PGG-6.52 PGG-6.56 three points, then in and on, or stay', () => {
    const next = (input: object) => ask('overrun-next-step', { mp: 7, emptied: true, ...input });
    expect(next({ result: 'D1' })).toMatchObject({
      cost: 3,
      mpLeft: 4,
      next: 'enter',
      mayMove: true,
      mayOverrunAgain: true,
      disrupted: true,
    });
    expect(next({ result: 'D1', inEnemyZoc: true })).toMatchObject({ mayMove: false, mayOverrunAgain: true });
    expect(next({ result: 'D2', emptied: false })).toMatchObject({
      next: 'stay',
      mayMove: false,
      mayOverrunAgain: false,
    });
    expect(next({ result: 'D1/A1' })).toMatchObject({ next: 'stay', disrupted: true });
    expect(next({ result: 'Eng' })).toMatchObject({ next: 'stay', disrupted: false });
    expect(next({ result: 'A1' })).toMatchObject({ next: 'stay', disrupted: false });
    expect(next({ result: 'D1', mp: 2.5 })).toMatchObject({ allowed: false });
  });
  it('PGG-A11 PGG-6.51 another overrun must be paid at the price of the ruling', () => {
    const again = (mp: number, a11: string, nextEntryCost = 1) =>
      ask(
        'overrun-next-step',
        { result: 'D1', emptied: true, mp, entryCost: 1, nextEntryCost },
        context({ options: { a11 } }),
      ).mayOverrunAgain;
    expect([again(6, 'flat'), again(5.5, 'flat'), again(7, 'entry'), again(8, 'entry'), again(8, 'entry', 2)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
  it('PGG-A11 the cost of the hex comes on top, PGG-A12 Eng disrupts, where the ruling says so', () => {
    const options = { a11: 'entry', a12: 'disrupted' };
    expect(
      ask('overrun-next-step', { result: 'Eng', emptied: false, mp: 7, entryCost: 2 }, context({ options })),
    ).toMatchObject({ cost: 5, disrupted: true });
  });
});

it('PGG-6.51 the movement points of an overrun are described as halves', () => {
  const described = questionsOf(game)
    .find((one) => one.id === 'overrun')
    ?.describe();
  expect(described?.input).toMatchObject({
    properties: { mp: { description: 'in halves: 6 is 3', rule: '6.51' }, attackTotal: { type: 'integer' } },
  });
});
