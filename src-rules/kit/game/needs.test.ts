import { describe, expect, it } from 'vitest';
import { months } from '../../testing/invented/months.ts';
import { turns } from '../sequence/nodes.ts';
import { start } from '../sequence/walker.ts';
import { contextWithoutGame } from './contextOf.ts';
import { defineGame } from './define.ts';
import type { Game } from './game.ts';
import { canAct, startsIn, toMeet, troublesOf } from './options.ts';
import { contextFrom } from './questions/commandLine.ts';
import type { Option } from './specs.ts';

const plain = { group: { id: 'g' }, msg: { id: 'm' }, about: { id: 'a' }, rule: '', takesHold: 'now' } as const;
const onOff = [
  { value: false, msg: { id: 'off' } },
  { value: true, msg: { id: 'on' } },
];
const level: Option = {
  ...plain,
  id: 'level',
  start: 'base',
  startIn: { year: 'advanced' },
  choices: [
    { value: 'base', msg: { id: 'base' } },
    { value: 'advanced', msg: { id: 'advanced' } },
  ],
};
const sea: Option = {
  ...plain,
  id: 'sea',
  start: false,
  choices: onOff,
  needs: { when: { option: 'level', is: 'advanced' }, msg: { id: 'needs.level' } },
};
const landing: Option = {
  ...plain,
  id: 'landing',
  start: false,
  choices: onOff,
  needs: { when: { option: 'sea', is: true }, msg: { id: 'needs.sea' } },
};
/** In use unless switched off: switching it off is what asks for the level. */
const weather: Option = {
  ...plain,
  id: 'weather',
  start: true,
  choices: onOff,
  needs: { when: { option: 'level', is: 'advanced' }, off: true, msg: { id: 'needs.level' } },
};
const options = [level, sea, landing, weather];
const troubles = (values: { readonly [id: string]: boolean | string }, scenario = 'campaign') =>
  troublesOf(options, values, scenario).map(({ option, msg }) => [option, msg.id]);

describe('options', () => {
  it('start as their scenario has them', () => {
    expect(startsIn(options, 'campaign')).toEqual({ level: 'base', sea: false, landing: false, weather: true });
    expect(startsIn(options, 'year').level).toBe('advanced');
    expect(startsIn(options, 'toString').level).toBe('base');
  });

  it('that lack what they need are named, with what they lack; what is off lacks nothing', () => {
    expect(troubles({})).toEqual([]);
    expect(troubles({ sea: true })).toEqual([['sea', 'needs.level']]);
    expect(troubles({ sea: true, weather: false })).toEqual([
      ['sea', 'needs.level'],
      ['weather', 'needs.level'],
    ]);
    expect(troubles({ sea: true, weather: false }, 'year')).toEqual([]);
    expect(troubles({ landing: true }, 'year')).toEqual([['landing', 'needs.sea']]);
    expect(troubles({ landing: true, sea: true }, 'year')).toEqual([]);
  });

  it('can be switched on with all they need in turn', () => {
    expect(canAct(landing, options, {}, 'campaign')).toBe(false);
    const set = landing.needs && toMeet(landing.needs.when, options, {}, 'campaign');
    expect(set).toEqual({ sea: true, level: 'advanced' });
    expect(troubles({ landing: true, ...set })).toEqual([]);
    expect(toMeet({ scenario: 'year' }, options, {}, 'campaign')).toBeUndefined();
  });

  it('that start outside their choices in a scenario, or in one nobody knows, are a fault of the game', () => {
    const define = (startIn: Option['startIn']) => () =>
      defineGame({ ...months, options: [{ ...level, ...(startIn && { startIn }) }] });
    expect(define({ year: 'advanced' })).not.toThrow();
    expect(define({ year: 'grand' })).toThrow('option level does not start on one of its choices in year');
    expect(define({ never: 'base' })).toThrow('never is not there');
  });
});

describe('a scenario that begins later', () => {
  const later: Game = defineGame({
    ...months,
    options: [level],
    scenarios: months.scenarios.map((one) => (one.id === 'year' ? { ...one, first: 7 } : one)),
    sequence:
      months.sequence.node === 'turns'
        ? turns(months.sequence.to, months.sequence.body, ({ scenario }) => (scenario === 'year' ? 7 : 1))
        : months.sequence,
  });

  it('opens in its first turn, with its options', () => {
    expect(start(later.sequence, contextWithoutGame(later, {}, 'year'))).toMatchObject({ turn: 7 });
    expect(start(later.sequence, contextWithoutGame(later))).toMatchObject({ turn: 1 });
    expect(contextWithoutGame(later, {}, 'year')).toMatchObject({ turn: 7, options: { level: 'advanced' } });
  });

  it('is not asked about turns before it', () => {
    expect(contextFrom(later, { scenario: 'year', turn: 6 })).toMatchObject({
      ok: false,
      troubles: [{ path: 'context.turn', msg: { id: 'kit.bad.small', p: { n: 7 } } }],
    });
    expect(contextFrom(later, { scenario: 'year', turn: 7 })).toMatchObject({ ok: true, value: { turn: 7 } });
    expect(contextFrom(later, { turn: 6 })).toMatchObject({ ok: true, value: { options: { level: 'base' } } });
  });
});
