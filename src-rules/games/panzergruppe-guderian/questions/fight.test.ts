import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { columnFor, columns } from '../data/crt.ts';
import { panzergruppeGuderian as game } from '../index.ts';
import { around } from '../testing/fights.ts';
import { fightQuestions } from './fight.ts';

const ask = (id: string, raw: unknown, here = around()): Record<string, unknown> => {
  const question = fightQuestions.find((one) => one.id === id);
  const answer = question?.answer(raw, here);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value as Record<string, unknown>;
};

describe('strengths and odds', () => {
  it('E02 PGG-9.31 a 4 in a major city defends with 8', () => {
    expect(ask('strength', { units: [{ defence: 4 }], majorCity: true })).toMatchObject({
      defence: 8,
      terrainMultiple: 2,
    });
  });
  it('E03 PGG-9.33 forest attacked solely across a river multiplies by three; with a city (A06) by four', () => {
    expect(ask('strength', { units: [{ defence: 1 }], forest: true, allAcrossRiver: true })).toMatchObject({
      terrainMultiple: 3,
    });
    expect(ask('strength', { units: [{ defence: 1 }], majorCity: true, allAcrossRiver: true })).toMatchObject({
      terrainMultiple: 3,
    });
    expect(
      ask('strength', { units: [{ defence: 1 }], forest: true, majorCity: true, allAcrossRiver: true }),
    ).toMatchObject({ defence: 4 });
  });
  it('E04 PGG-6.55 PGG-7.3 an intact panzer division of 8, out of supply, overruns with 4', () => {
    const units = [4, 2, 2].map((attack) => ({ attack, outOfSupply: true }));
    expect(ask('strength', { units, wholeDivision: true, overrun: true })).toMatchObject({ attack: 4 });
  });
  it('E06 E07 E08 PGG-10.36 leaders', () => {
    const with4 = (attack: number, outOfSupply: boolean) =>
      ask('strength', { units: [{ attack, outOfSupply }], leaders: [{ rating: 4 }] }).attack;
    expect([with4(6, false), with4(6, true), with4(1, false)]).toEqual([10, 6, 2]);
  });
  it('PGG-6.64 PGG-10.36 a disrupted leader adds nothing, an undisrupted one never to defence but his own rating', () => {
    expect(
      ask('strength', { units: [{ attack: 6, defence: 8 }], leaders: [{ rating: 4, disrupted: true }] }),
    ).toMatchObject({ attack: 6, defence: 12 });
  });
  it('E10 PGG-10.1 PGG-10.35 PGG-10.35a PGG-11.21 PGG-11.22 PGG-11.24 PGG-6.64 four hexes from Lukin (3) is out of his reach', () => {
    const state = (leader: object) => ask('command', { leaders: [{ rating: 3, distance: 3, ...leader }] }).state;
    expect(state({ distance: 4 })).toBe('none');
    expect([state({}), state({ supplied: false }), state({ disrupted: true })]).toEqual([
      'supplied',
      'command',
      'none',
    ]);
    expect(ask('command', { leaders: [] })).toEqual({
      state: 'none',
      mayAttack: false,
      mayOverrun: false,
      halved: true,
    });
  });
  it('E01 E14 PGG-9.4 odds fall to the defender and stop at 10-1 and 1-3', () => {
    const column = (attack: number, defence: number) => ask('odds', { attack, defence }).column;
    expect([column(26, 9), column(110, 10), column(200, 3), column(1, 4), column(1, 90), column(2, 3)]).toEqual([
      '2-1',
      '10-1',
      '10-1',
      '1-3',
      '1-3',
      '1-2',
    ]);
    expect(ask('odds', { attack: 0, defence: 4 })).toMatchObject({ column: null, why: 'no attack' });
    expect(ask('odds', { attack: 4, defence: 0 })).toMatchObject({ column: null, why: 'no defence' });
  });
  it('PGG-9.4 PGG-9.4a column, points short and to spare are what the formula says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (attack, defence) => {
        const name =
          attack >= defence
            ? `${Math.min(10, Math.floor(attack / defence))}-1`
            : `1-${Math.min(3, Math.ceil(defence / attack))}`;
        const answer = ask('odds', { attack, defence });
        expect(answer.column).toBe(name);
        const at = columns.indexOf(name);
        const { pointsToNext: short, pointsToSpare: spare } = answer as {
          pointsToNext: number | null;
          pointsToSpare: number | null;
        };
        if (short !== null) {
          expect(columnFor(attack + short, defence)).toBe(at + 1);
          expect(columnFor(attack + short - 1, defence)).toBe(at);
        } else expect(name).toBe('10-1');
        if (spare !== null) {
          expect(columnFor(attack - spare, defence)).toBe(at);
          if (attack - spare > 1) expect(columnFor(attack - spare - 1, defence)).toBe(at - 1);
        }
      }),
    );
  });
  it('PGG-X01 the chance of a result is its faces of six', () => {
    expect(ask('odds', { attack: 26, defence: 9 }).chances).toContainEqual({
      result: 'D1/A1',
      chance: { p: 1 / 3, exact: '1/3' },
    });
  });
});

describe('results', () => {
  it('E05 PGG-9.65 three Soviet units with D1 lose one or all retreat a hex', () => {
    const units = ['a', 'b', 'c'].map((id) => ({ id, steps: 1 }));
    expect(ask('legal-losses', { result: 'D1', role: 'defender', units })).toMatchObject({
      steps: 1,
      ways: [{ c: 1 }, { b: 1 }, { a: 1 }],
    });
    expect(ask('result-options', { result: 'D1', defenceSteps: 3 }).pays).toEqual([
      { side: 'defender', choices: ['losses', 'retreat'], steps: 1, hexes: 1 },
    ]);
  });
  it('PGG-9.64 De takes all, PGG-9.65 as many steps as there are destroy the force', () => {
    expect(ask('result-options', { result: 'De/A1', defenceSteps: 5, attackSteps: 1 })).toMatchObject({
      pays: [
        { side: 'defender', choices: ['all'], steps: 5 },
        { side: 'attacker', choices: ['losses', 'retreat'], steps: 1, hexes: 1 },
      ],
      destroys: { defender: true, attacker: true },
    });
    expect(ask('legal-losses', { result: 'D2', role: 'defender', units: [{ id: 'a', steps: 1 }] })).toMatchObject({
      steps: 1,
      eliminated: true,
    });
  });
  it('PGG-9.67 Eng costs each a step in place and nobody advances', () => {
    expect(ask('result-options', { result: 'Eng' })).toMatchObject({
      pays: [
        { side: 'defender', choices: ['engaged'], steps: 1, hexes: 0 },
        { side: 'attacker', choices: ['engaged'], steps: 1, hexes: 0 },
      ],
      attackersMayAdvance: false,
      defendersMayAdvance: false,
    });
  });
  it('PGG-9.75 PGG-9.65 losses are legal only if they are exactly the steps owed, and who retreated there goes besides', () => {
    const units = [
      { id: 'a', steps: 2 },
      { id: 'b', steps: 4 },
      { id: 'guest', steps: 2, retreatedHere: true },
    ];
    const legal = (lost: object) => ask('legal-losses', { result: 'D2', role: 'defender', units, lost }).legal;
    expect([
      legal({ a: 1, b: 1, guest: 2 }),
      legal({ a: 2, guest: 2 }),
      legal({ a: 1, guest: 2 }),
      legal({ a: 2 }),
      legal({ guest: 2 }),
    ]).toEqual([true, true, false, false, false]);
  });
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
  it('PGG-6.61 an overrun disrupts whom it makes pay and leaves; De leaves nobody', () => {
    const disrupts = ['De', 'De/A1', 'D2', 'D1/A1', 'Eng', 'A1'].map(
      (result) => ask('result-options', { result, overrun: true }).disrupts,
    );
    expect(disrupts).toEqual([false, false, true, true, false, false]);
  });
  it('PGG-8.15 PGG-9.71 a friend in the hex cancels enemy ZOC for a retreat', () => {
    expect(
      ask('retreat', { side: 'soviet', units: 1, hexes: [{ hex: '1010', enemyZoc: true, friends: 1 }] }),
    ).toMatchObject({ possible: true });
  });
  it('PGG-6.4a Soviets retreating into columns 01 and 02 up to turn 6 are eliminated', () => {
    const at = (turn: number, hex: string) =>
      (
        ask('retreat', { side: 'soviet', units: 2, hexes: [{ hex }] }, around({ turn })).hexes as {
          eliminated: number;
        }[]
      )[0]?.eliminated;
    expect([at(6, '0205'), at(7, '0205'), at(6, '0305')]).toEqual([2, 0, 0]);
  });
  it('PGG-A51 PGG-6.4a columns 01 and 02 while another hex is free: the last resort, or the opponent’s choice', () => {
    const musts = (a51: string, hexes: readonly object[]) =>
      (
        ask('retreat', { side: 'soviet', units: 2, hexes }, around({ turn: 6, options: { a51 } })).hexes as {
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
      ask('retreat', { side: 'german', units: 1, hexes }, around({ options: { a29: 'eliminated' } })),
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
        around({ options: { a11 } }),
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
      ask('overrun-next-step', { result: 'Eng', emptied: false, mp: 7, entryCost: 2 }, around({ options })),
    ).toMatchObject({ cost: 5, disrupted: true });
  });
});

describe('movement', () => {
  const cost = (unit: string, step: object) => (ask('move-cost', { unit, ma: 10, path: [step] }).costs as number[])[0];
  it.each([
    ['clear', { terrain: 'clear' }, 1, 1, 1, 1],
    ['forest', { terrain: 'forest' }, 1, 2, 2, 1],
    ['swamp', { terrain: 'swamp' }, 2, 2, 2, 2],
    ['major city', { terrain: 'majorCity' }, 1, 1, 1, 1],
    ['minor city', { terrain: 'minorCity' }, 1, 1, 1, 1],
    ['road in forest', { terrain: 'forest', road: true }, 1, 0.5, 1, 0.5],
    ['a marker', { terrain: 'clear', interdicted: true }, 2, 2, 2, 2],
  ])(
    'PGG-6.7 PGG-6.7a PGG-6.7b PGG-10.21 PGG-13.32 PGG-13.43 %s: infantry, panzer, cavalry, leader',
    (_, step, infantry, panzer, cavalry, leader) => {
      expect([cost('infantry', step), cost('panzer', step), cost('cavalry', step), cost('leader', step)]).toEqual([
        infantry,
        panzer,
        cavalry,
        leader,
      ]);
    },
  );
  it('PGG-6.7 PGG-11.13 a river costs Germans two and Soviets one, on a road too', () => {
    expect([
      cost('panzer', { river: true }),
      cost('armor', { river: true }),
      cost('panzer', { river: true, road: true }),
      cost('leader', { river: true, road: true }),
    ]).toEqual([3, 2, 2.5, 1.5]);
  });
  it('PGG-8.12 enemy ZOC costs nothing', () => {
    expect([cost('panzer', { enemyZoc: true }), cost('panzer', {})]).toEqual([1, 1]);
  });
  it('PGG-6.22 a unit stops on entering enemy ZOC, PGG-6.23 spends no more than it has, PGG-6.21 PGG-6.7c enters neither enemies nor over lakes', () => {
    const path = (over: object, at: number) => [0, 1, 2, 3].map((i) => (i === at ? over : {}));
    const halt = (over: object, ma = 4) => ask('move-cost', { unit: 'rifle', ma, path: path(over, 1) });
    expect(halt({ enemyZoc: true })).toMatchObject({ steps: 2, spent: 2, halt: { why: 'zoc', rule: '6.22' } });
    expect(halt({}, 3)).toMatchObject({ steps: 3, spent: 3, left: 0, halt: { why: 'short', rule: '6.23' } });
    expect(halt({ enemyUnit: true })).toMatchObject({ steps: 1, halt: { rule: '6.21' } });
    expect(halt({ lake: true })).toMatchObject({ steps: 1, halt: { rule: '6.7' } });
    expect(halt({})).toMatchObject({ steps: 4, left: 0, halt: null });
  });
  it('PGG-6.22 a unit that starts in enemy ZOC does not leave; PGG-10.23 a leader enters ZOC only with a unit', () => {
    const go = (over: object) =>
      ask('move-cost', { unit: 'leader', ma: 10, path: [{}, { enemyZoc: true }, {}], ...over });
    expect(go({ unit: 'rifle', startsInZoc: true })).toMatchObject({ steps: 0, halt: { why: 'held', rule: '6.22' } });
    expect(go({})).toMatchObject({ steps: 1, spent: 1, halt: { at: 1, why: 'alone', rule: '10.23' } });
    expect(go({ withUnit: true })).toMatchObject({ steps: 2, halt: { why: 'zoc', rule: '6.22' } });
    expect(go({ unit: 'rifle' })).toMatchObject({ steps: 2, halt: { why: 'zoc' } });
  });
  it('PGG-6.4 PGG-5.23 Soviets stay out of columns 01 and 02 on turns 1 to 6, but for 13th and 20th Army on turn 1', () => {
    const steps = (turn: number, unit: string) =>
      ask('move-cost', { unit, ma: 6, path: [{ hex: '0205' }] }, around({ turn })).steps;
    expect([steps(1, 'rifle'), steps(2, 'rifle'), steps(6, 'leader'), steps(7, 'rifle'), steps(3, 'panzer')]).toEqual([
      0, 0, 0, 1, 1,
    ]);
    const first = (turn: number) =>
      ask('move-cost', { unit: 'rifle', ma: 6, turn, firstMove: true, path: [{ hex: '0205' }] });
    expect(first(1)).toMatchObject({ turn: 1, steps: 1, halt: null });
    expect(first(2)).toMatchObject({ turn: 2, steps: 0, halt: { why: 'west', rule: '6.4' } });
  });
  it('E09 PGG-6.25 PGG-11.31 PGG-11.32 a 9-7 out of supply is 4 and moves 3; a 1 stays 1, a 0 stays 0', () => {
    const out = (strength: number, ma: number) => ask('movement-allowance', { strength, ma, outOfSupply: true });
    expect([out(9, 7), out(1, 1), out(0, 6)]).toEqual([
      { strength: 4, ma: 3 },
      { strength: 1, ma: 0 },
      { strength: 0, ma: 3 },
    ]);
    expect(ask('move-cost', { unit: 'infantry', ma: 7, outOfSupply: true, path: [{}, {}, {}, {}] })).toMatchObject({
      allowance: 3,
      steps: 3,
    });
  });
  it('PGG-6.31 PGG-6.32 PGG-6.33 PGG-6.34 PGG-6.37 PGG-13.31 rail: 30 points, 8 units, 4 a marked hex', () => {
    const by = (input: object, here = around()) => ask('rail-cost', input, here);
    expect(by({ hexes: 24, interdicted: 2, rifle: 8 })).toMatchObject({ points: 30, left: 0, quota: 8, legal: true });
    expect(by({ hexes: 25, interdicted: 2, rifle: 8 })).toMatchObject({
      points: 31,
      legal: false,
      bars: [{ why: 'range', rule: '6.33' }],
    });
    expect(by({ hexes: 5, rifle: 6, armor: 1, leaders: 3 })).toMatchObject({
      quota: 9,
      legal: false,
      bars: [{ why: 'quota', rule: '6.31' }],
    });
    expect(by({ hexes: 5, rifle: 6, armor: 1, arriving: true })).toMatchObject({ quota: 0, legal: true });
    expect(by({ hexes: 5, rifle: 3 }, around({ balances: { rail: 2 } }))).toMatchObject({ quotaLeft: 2, legal: false });
    expect(by({ hexes: 5, broken: true, enemyZoc: true, onRail: false, only: false }).bars).toHaveLength(4);
    expect(by({ hexes: 5, side: 'german' })).toMatchObject({ legal: false, bars: [{ why: 'german', rule: '6.36' }] });
  });
  it('PGG-7.1 PGG-7.2 PGG-A33 stacking', () => {
    const stack = (side: string, combat: number, leaders = 0) => ask('stacking', { side, combat, leaders });
    expect(stack('german', 3)).toEqual({ legal: true, excess: 0, rule: '7.2' });
    expect(stack('german', 5)).toEqual({ legal: false, excess: 2, rule: '7.2' });
    expect(stack('soviet', 3, 1)).toEqual({ legal: true, excess: 0, rule: '7.1' });
    expect(stack('soviet', 2, 2)).toEqual({ legal: true, excess: 0, rule: '7.1' });
    expect(stack('soviet', 3, 2)).toEqual({ legal: false, excess: 1, rule: '7.1' });
    expect(stack('soviet', 4, 0)).toEqual({ legal: false, excess: 1, rule: '7.1' });
    expect(stack('soviet', 4, 2)).toEqual({ legal: false, excess: 2, rule: '7.1' });
  });
});

it('PGG-6.7 PGG-9.5 PGG-10.21 the charts, whole', () => {
  const charts = ask('charts', {});
  const enter = (foot: number, mechanized: number, cavalry: number, leader: number) => ({
    foot,
    mechanized,
    cavalry,
    leader,
  });
  expect(charts).toMatchObject({
    terrain: [
      { terrain: 'clear', enter: enter(1, 1, 1, 1), defence: 1 },
      { terrain: 'forest', enter: enter(1, 2, 2, 1), defence: 2 },
      { terrain: 'swamp', enter: enter(2, 2, 2, 2), defence: 1 },
      { terrain: 'majorCity', enter: enter(1, 1, 1, 1), defence: 2 },
      { terrain: 'minorCity', enter: enter(1, 1, 1, 1), defence: 1 },
    ],
    road: enter(1, 0.5, 1, 0.5),
    river: { german: 2, soviet: 1, defence: 2 },
    interdiction: 1,
  });
  expect((charts.results as string[][]).map((row) => row.join(' '))[2]).toBe(
    'A1 A1 D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De/A1 De De',
  );
});

it('PGG-6.51 the movement points of an overrun are described as halves', () => {
  const described = questionsOf(game)
    .find((one) => one.id === 'overrun')
    ?.describe();
  expect(described?.input).toMatchObject({
    properties: { mp: { description: 'in halves: 6 is 3', rule: '6.51' }, attackTotal: { type: 'integer' } },
  });
});

it('bad input is answered field by field', () => {
  const question = game.questions.find((one) => one.id === 'odds');
  expect(question?.answer({ attack: -1, defence: 'x' }, around())).toMatchObject({
    ok: false,
    troubles: [{ path: 'attack' }, { path: 'defence' }],
  });
});
