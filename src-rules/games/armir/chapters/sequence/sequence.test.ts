import { describe, expect, it } from 'vitest';
import { cells, phases } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { isAhead, phasePath } from '../../model/phases.ts';
import { at, phasesOf, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedBoard } from '../../testing/board.ts';

const ids = (context: Parameters<typeof phasesOf>[0]): readonly string[] => phasesOf(context).map(({ id }) => id);
const numbers = (context: Parameters<typeof phasesOf>[0]) => phasesOf(context).map(({ label }) => label);
const inTurn = (turn: number, bought = 0) =>
  at({ turn, place: `t${turn}/supply`, cells: { [cells.initiative]: bought } });

const b1 = [
  'initiative',
  'reinforcements',
  'axis-movement',
  'bombardment-1',
  'axis-combat',
  'soviet-movement',
  'axis-motorised',
  'bombardment-2',
  'soviet-combat',
  'soviet-motorised',
  'supply',
  'attrition',
];
const b2 = [
  'initiative',
  'reinforcements',
  'soviet-movement',
  'axis-motorised',
  'bombardment-1',
  'soviet-combat',
  'soviet-motorised',
  'axis-movement',
  'bombardment-2',
  'axis-combat',
  'supply',
  'attrition',
];

describe('the sequence of play', () => {
  it('ARMIR-5.2 F opens the calculator of the phase', () => {
    const calcs = phasesOf(inTurn(3)).flatMap(({ id, calc }) => (calc === undefined ? [] : [[id, calc]]));
    expect(Object.fromEntries(calcs)).toEqual({
      'axis-movement': 'mobile-assault',
      'soviet-movement': 'mobile-assault',
      'axis-motorised': 'mobile-assault',
      'soviet-motorised': 'mobile-assault',
      'bombardment-1': 'bombard',
      'bombardment-2': 'bombard',
      'axis-combat': 'combat',
      'soviet-combat': 'combat',
    });
  });

  it('ARMIR-3a the Axis order without the initiative bought, the other one with it, numbered from 1 to 12', () => {
    expect(ids(inTurn(3))).toEqual(b1);
    expect(ids(inTurn(3, 3))).toEqual(b2);
    // bought last turn is not bought
    expect(ids(inTurn(3, 2))).toEqual(b1);
    for (const bought of [0, 3])
      expect(numbers(inTurn(3, bought))).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  });

  it('ARMIR-3a the choice holds for the turn: set later, it moves nothing', () => {
    const played = reach(table(), 2, 'axis-movement');
    played.write([{ kind: 'set', cell: cells.initiative, value: 2 }]);
    expect(played.place).toBe('t2/order=axis/usual/axis-movement');
    expect(played.done()).toBe('t2/order=axis/usual/bombardment-1');
    expect(refusal('initiative-buy', {}, at({ turn: 2, place: played.place }))).toBe('4');
    // what is to come is reminded of in the order that is played
    const paths = game.reminders(played.context).flatMap(({ at: path }) => (path?.includes('order=') ? [path] : []));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.startsWith('t2/order=axis/'))).toEqual([]);
  });

  it('ARMIR-5.3a at set-up the sides of HQs and guns are offered to both: a counter not named keeps its side', () => {
    for (const id of ['axis-setup', 'soviet-setup'])
      expect(
        tasksOf(at({ turn: 1, place: `t1/set-up/${id}` }), id).find(({ action }) => action === 'turn-up'),
      ).toMatchObject({
        offered: true,
      });
  });

  it('W5 ARMIR-18.4a ARMIR-18.4c turn 1 is the end of the usual order from phase 7 on, with its Čir roll', () => {
    const context = at({ place: 't1/supply' });
    const setUp = ['axis-setup', 'soviet-setup', 'markers', 'objectives'];
    expect(ids(context)).toEqual([...setUp, ...b1.slice(6)]);
    expect(numbers(context)).toEqual(['P1', 'P2', 'P3', 'P4', '7', '8', '9', '10', '11', '12']);
    expect(reach(table(), 1, 'axis-motorised').place).toBe('t1/order=short/short/axis-motorised');
    // owed where units are in the box; where none is recorded it is there for whoever needs it
    const rolls = (cells: NonNullable<Parameters<typeof at>[0]>['cells']) =>
      tasksOf(at({ place: 't1/supply', cells }), 'soviet-combat').flatMap(({ id, action, offered }) =>
        action === 'cir-roll' ? [[id, offered === true]] : [],
      );
    expect(rolls({ cirUnits: { a: 'yes' } })).toEqual([['cir', false]]);
    expect(rolls({})).toEqual([['cir', true]]);
    // neither PS for the airports nor a reinforcement in turn 1
    expect(reach(table(), 2, 'initiative').state.balances.ps).toBe(4);
  });

  it('ARMIR-18.4a the initiative is not for sale on turn 1', () => {
    expect(refusal('initiative-buy', {}, at({ turn: 1, place: 't1/order=short/short/axis-motorised' }))).toBe('18.4');
  });

  it('ARMIR-17.2 the turn record says what turns 1 and 2 bring, and that the game ends with turn 6', () => {
    const lane = game.turnColumns.find(({ id }) => id === 'events');
    const told = (turn: number) => lane?.at(turn, at()).map(({ rule }) => rule);
    expect([1, 2, 3, 5, 6].map(told)).toEqual([['18.4', '18.4.1', '16.1.1'], ['9.1', '5.5'], [], [], ['17.2']]);
  });

  it('ARMIR-18.4b in phase 7 of turn 1 one German counter of 27 Pz. moves: said there and nowhere else', () => {
    const task = (turn: number) =>
      tasksOf(at({ turn, place: `t${turn}/supply` }), 'axis-motorised').some(({ id }) => id === 'one-counter');
    expect([task(1), task(2)]).toEqual([true, false]);
    const first = game.reminders(at({ place: 't1/set-up/markers' })).map(({ id }) => id);
    expect(first).toContain('one-counter');
    expect(game.reminders(at({ turn: 2, place: 't2/initiative' })).map(({ id }) => id)).not.toContain('one-counter');
  });

  it('ARMIR-18.4a ARMIR-16.1.1 turn 1 reminds of its weather, its one counter and its Čir roll, each in its phase', () => {
    const reminded = game.reminders(at({ place: 't1/set-up/markers' }));
    const of = (id: string) => {
      const found = reminded.find((one) => one.id === id);
      return found && [found.at, found.rule, found.due];
    };
    expect(of('one-counter')).toEqual(['t1/order=short/short/axis-motorised', '18.4', false]);
    expect(of('weather')).toEqual(['t1/order=short/short/axis-motorised', '18.4.1', false]);
    expect(of('first-cir')).toEqual(['t1/order=short/short/soviet-combat', '16.1.1', false]);
  });

  it('ARMIR-3b ARMIR-3d each phase says who acts: both in supply and attrition, the first to fire in a bombardment', () => {
    const who = (bought: number) => phasesOf(inTurn(3, bought)).map((node) => [node.id, node.who]);
    const of = (bought: number) => Object.fromEntries(who(bought));
    expect(of(0)).toMatchObject({
      initiative: 'soviet',
      reinforcements: 'axis',
      'axis-movement': 'axis',
      'soviet-combat': 'soviet',
      'bombardment-1': 'axis',
      'bombardment-2': 'axis',
      supply: 'table',
      attrition: 'table',
    });
    expect(of(3)).toMatchObject({ 'bombardment-1': 'soviet', 'bombardment-2': 'soviet' });
  });

  it('ARMIR-3b every phase has its tasks, each with the rule it rests on', () => {
    for (const bought of [0, 3])
      for (const node of phasesOf(inTurn(3, bought))) {
        expect(node.tasks.length, node.id).toBeGreaterThan(0);
        for (const task of node.tasks) expect(task.rule, `${node.id}/${task.id}`).toMatch(/^\d+(\.\d+)*$/);
      }
  });

  it('ARMIR-3b ARMIR-5.5.1 ARMIR-14.2.1a ARMIR-18.4.1b what binds a phase stands in its list', () => {
    const rules = (turn: number, phase: string, over: object = {}) =>
      tasksOf(at({ turn, place: `t${turn}/supply`, ...over }), phase).map(({ rule }) => rule);
    const pzHq = { cells: { [cells.arrived]: { xxivHq: 2 } } };
    for (const phase of ['axis-movement', 'axis-motorised'])
      expect(rules(3, phase, pzHq)).toEqual(expect.arrayContaining(['5.5.1', '15.1.2', '14.2.1']));
    expect(rules(3, 'axis-motorised')).not.toContain('15.1.2');
    expect(rules(3, 'axis-combat')).toContain('14.2.1');
    // the weather of turn 1: half the MP, and half of what Italian guns are worth
    for (const phase of ['axis-motorised', 'bombardment-2', 'soviet-combat', 'soviet-motorised']) {
      expect([phase, rules(1, phase).includes('18.4.1')]).toEqual([phase, true]);
      expect([phase, rules(2, phase).includes('18.4.1')]).toEqual([phase, false]);
    }
  });

  it('ARMIR-3b every action a task names is one of the game, with a form that opens', () => {
    const named = new Set(
      [1, 2, 3].flatMap((turn) => phasesOf(inTurn(turn)).flatMap(({ tasks }) => tasks.flatMap((t) => t.action ?? []))),
    );
    expect(named.size).toBeGreaterThan(5);
    for (const id of named) {
      const action = game.actions.find((one) => one.id === id);
      expect(action?.parse({}, at()).ok, id).toBe(true);
    }
  });

  it('ARMIR-AMB-07 the initiative is decided before the air die, or after it', () => {
    const order = (amb07: string) =>
      tasksOf(at({ turn: 2, place: 't2/initiative', options: { amb07 } }), 'initiative').map(({ id }) => id);
    const before = order('before');
    const after = order('after');
    expect(before.indexOf('buy')).toBeLessThan(before.indexOf('air-die'));
    expect(before).not.toContain('air-die-first');
    expect(after[0]).toBe('air-die-first');
    expect(after).not.toContain('air-die');
  });

  it('ARMIR-18a ARMIR-18.3 Axis, Soviet, markers, objectives: each with its list to tick', () => {
    const nodes = phasesOf(at()).slice(0, 4);
    expect(nodes.map((node) => [node.who, node.tasks.length > 1])).toEqual([
      ['axis', true],
      ['soviet', true],
      ['table', true],
      ['soviet', true],
    ]);
    const markers = tasksOf(at(), 'markers');
    expect(markers.find(({ id }) => id === 'ps')?.status).toMatchObject({ p: { count: 3 } });
    const known = at({}, inventedBoard);
    expect(tasksOf(known, 'markers').find(({ id }) => id === 'ps')?.status).toMatchObject({ p: { n: 4, ps: 4 } });
  });

  it('W6 ARMIR-18.3 a game starts with 16 PA and 4 PS, the depot in place, the CAI ready', () => {
    const { state } = table();
    expect(state.balances).toMatchObject({ pa: 16, ps: 4 });
    expect(state.cells).toMatchObject({ depot: 'yes', cai: 'ready' });
  });

  it('ARMIR-3a six turns are walked to the end in every mixture of both orders, under every option', () => {
    const choices = [
      {},
      ...game.options.flatMap((option) => option.choices.slice(1).map((choice) => ({ [option.id]: choice.value }))),
    ];
    for (const options of choices)
      for (const buys of options === choices[0] ? [0b000000, 0b010101, 0b101010, 0b111110] : [0b001010]) {
        const played = table(options);
        played.write([{ kind: 'post', account: 'ps', n: 20, for: { id: 'test' }, rule: '16.4' }]);
        const walked = [played.place];
        while (true) {
          const { turn } = played.state.place;
          if (played.place.endsWith('/initiative') && (buys >> (turn - 1)) & 1) played.act('initiative-buy');
          const to = played.done();
          if (to === undefined) break;
          walked.push(to);
        }
        expect(played.place).toBe('end');
        expect(walked.length).toBe(4 + 6 + 5 * 12 + 1);
        for (let turn = 2; turn <= 6; turn += 1)
          expect(walked.some((path) => path.startsWith(`t${turn}/order=soviet/`))).toBe(
            ((buys >> (turn - 1)) & 1) === 1,
          );
      }
  });

  it('where a phase stands in the order of its turn, played or to come', () => {
    const played = reach(table(), 2, 'initiative');
    expect(phasePath(played.context, 'sovietCombat')).toBe('t2/order=axis/usual/soviet-combat');
    played.act('initiative-buy');
    expect(phasePath(played.context, 'sovietCombat')).toBe('t2/order=soviet/bought/soviet-combat');
    reach(played, 2, 'soviet-motorised');
    expect([isAhead(played.context, 'sovietCombat'), isAhead(played.context, 'axisCombat')]).toEqual([false, true]);
    expect(Object.values(phases)).toHaveLength(12);
  });
});
