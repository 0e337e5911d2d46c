import { describe, expect, it } from 'vitest';
import { months } from '../../testing/invented/months.ts';
import type { Context } from '../record/context.ts';
import { contextWithoutGame } from './contextOf.ts';
import { differences } from './differences.ts';
import type { Game } from './game.ts';

type Shown = Pick<Game, 'turnColumns' | 'limits' | 'accounts' | 'score'>;
const base = contextWithoutGame(months);
const score: Shown['score'] = ({ balances }) => ({
  total: { points: balances.vp ?? 0, msg: { id: 'total', p: { n: balances.vp ?? 0 } } },
  lines: [],
  level: { id: (balances.vp ?? 0) < 10 ? 'lost' : 'won' },
  nearby: [],
  levels: [],
  final: false,
});
const account = { group: { id: 'group' }, min: 0, rule: '3.6' } as const;
const plain: Shown = {
  turnColumns: [],
  limits: () => [],
  accounts: [
    { ...account, id: 'halves', msg: { id: 'halves' }, per: 2 },
    { ...account, id: 'whole', msg: { id: 'whole' } },
    { ...account, id: 'vp', msg: { id: 'vp' } },
  ],
  score,
};
const between = (before: Partial<Context>, after: Partial<Context>, game: Partial<Shown> = {}) =>
  differences({ ...plain, ...game }, { ...base, ...before }, { ...base, ...after }, { first: 1, last: 2 });
const amount = (n: number) => ({ id: 'kit.amount', p: { n } });

describe('what reads otherwise after a change', () => {
  it('an account, in the grain it is shown in; one that is as it was says nothing', () => {
    expect(between({ balances: { halves: 3, whole: 3 } }, { balances: { halves: 8, whole: 3 } })).toEqual([
      { what: { id: 'halves' }, was: amount(1.5), now: amount(4), rule: '3.6' },
    ]);
    expect(between({}, { balances: { whole: 2 } })).toEqual([
      { what: { id: 'whole' }, was: amount(0), now: amount(2), rule: '3.6' },
    ]);
  });

  it('a limit by what is left and of how many, also one that is new', () => {
    const limits: Shown['limits'] = ({ turn }) => [
      { id: 'air', msg: { id: 'air' }, left: 3 - turn, of: 3, rule: '13' },
      ...(turn > 1 ? [{ id: 'rail', msg: { id: 'rail' }, left: 1, of: 1, rule: '6' }] : []),
    ];
    const of = (n: number, of: number) => ({ id: 'kit.amountOf', p: { n, of } });
    expect(between({ turn: 1 }, { turn: 2 }, { limits })).toEqual([
      { what: { id: 'air' }, was: of(2, 3), now: of(1, 3), rule: '13' },
      { what: { id: 'rail' }, now: of(1, 1), rule: '6' },
    ]);
  });

  it('the level where it changes, else the points', () => {
    const said = (was: number, now: number) =>
      between({ balances: { vp: was } }, { balances: { vp: now } }).filter(({ what }) => what.id === 'kit.score');
    expect(said(9, 10)).toEqual([{ what: { id: 'kit.score' }, was: { id: 'lost' }, now: { id: 'won' }, rule: '' }]);
    expect(said(7, 8)).toMatchObject([{ was: { id: 'total', p: { n: 7 } }, now: { id: 'total', p: { n: 8 } } }]);
    expect(said(8, 8)).toEqual([]);
  });

  it('items of a turn that went and came, each beside the one in its place', () => {
    const lane = {
      id: 'lane',
      msg: { id: 'lane' },
      at: (turn: number, { place }: Context) =>
        turn === 2
          ? [
              { msg: { id: `${place}-now` }, rule: place },
              { msg: { id: 'stays' }, rule: '1' },
            ]
          : [],
    } as unknown as Shown['turnColumns'][number];
    expect(between({ place: 'rain' }, { place: 'dry' }, { turnColumns: [lane] })).toEqual([
      { turn: 2, what: { id: 'lane' }, was: { id: 'rain-now' }, now: { id: 'dry-now' }, rule: 'dry' },
    ]);
  });
});
