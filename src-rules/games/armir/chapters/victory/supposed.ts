import { certain, type Dist, mapDist } from '#rules/kit/chance/dist.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, ruling } from '../../ids.ts';
import { atTem } from '../../model/members.ts';
import { temTaken } from '../events/tem.ts';
import {
  airportsOutcome,
  airportsSupposed,
  chancesBySet,
  cirOutcome,
  readShare,
  type SetChance,
  type Share,
  shared,
  tooMany,
} from './ahead.ts';
import { msg } from './msg.ts';

/** ARMIR-P6: what the Soviet player supposes of the rest of the game, and the chance of 3 PV for every choice. */

const share = (called: Parameters<typeof msg>[0], start: number) =>
  ({
    kind: 'text',
    msg: msg(called),
    hint: msg('armir.ahead.field.share.hint'),
    start: String(start),
    max: 9,
    rule: '17.1.1',
  }) as const;
const own = { field: 'cir', is: 'own' } as const;
/** The usual numbers say no more than that nothing was supposed yet. */
export const supposedFields = {
  cir: {
    kind: 'choice',
    msg: msg('armir.ahead.field.cir'),
    start: 'reckoned',
    rule: '16.1',
    options: [
      { key: 'reckoned', msg: msg('armir.ahead.cir.reckoned') },
      { key: 'own', msg: msg('armir.ahead.cir.own') },
    ],
  },
  cirUp: { ...share('armir.ahead.field.cirUp', 50), when: own },
  cirEven: { ...share('armir.ahead.field.cirEven', 25), when: own },
  tem: {
    kind: 'choice',
    msg: msg('armir.ahead.field.tem'),
    start: 'own',
    rule: '16.3',
    options: [
      { key: 'own', msg: msg('armir.ahead.cir.own') },
      { key: 'reckoned', msg: msg('armir.ahead.tem.reckoned') },
    ],
    // as long as nobody is there it is the player who knows who will come
    begins: (context: Context) => (temTaken(context) || atTem(context).length > 0 ? 'reckoned' : undefined),
  },
  airports: { ...share('armir.ahead.field.airports', 50), when: { field: 'tem', is: 'own' } },
  armir4: share('armir.ahead.field.armir4', 25),
  armir3: share('armir.ahead.field.armir3', 25),
  armir0: { ...share('armir.ahead.field.armir0', 0), when: { option: 'amb56', is: 'zero' } },
  donetz16: share('armir.ahead.field.donetz16', 25),
  donetz14: share('armir.ahead.field.donetz14', 25),
  donetz12: share('armir.ahead.field.donetz12', 25),
  hqs: {
    kind: 'count',
    msg: msg('armir.ahead.field.hqs'),
    start: 0,
    min: 0,
    max: 20,
    rule: '17.1.3',
    from: `cells.${cells.hqLosses}`,
  },
  hqMore: { ...share('armir.ahead.field.hqMore', 0), rule: '17.1.3' },
} as const satisfies Fields;
export type Supposed = InputOf<typeof supposedFields>;

/** The fields that hold a chance. */
export const shareKeys = [
  'cirUp',
  'cirEven',
  'airports',
  'armir4',
  'armir3',
  'armir0',
  'donetz16',
  'donetz14',
  'donetz12',
  'hqMore',
] as const satisfies readonly (keyof Supposed)[];

export interface Ahead {
  /** the best choice first; none while a chance cannot be read */
  readonly chances: readonly SetChance[];
  readonly note: Msg;
}
const none: Share = { n: 0, of: 1 };

export const aheadOf = (input: Supposed, context: Context): Ahead => {
  const unread = shareKeys.find((key) => readShare(input[key]) === undefined);
  if (unread !== undefined) return { chances: [], note: msg('armir.ahead.unread', { what: name(input[unread]) }) };
  const read = (key: (typeof shareKeys)[number]): Share => readShare(input[key]) ?? none;
  const cir = [
    [1, read('cirUp')],
    [0, read('cirEven')],
  ] as const;
  const armir = [
    [2, read('armir4')],
    [1, read('armir3')],
    [0, ruling(context, 'amb56') === 'zero' ? read('armir0') : none],
  ] as const;
  const donetz = [
    [2, read('donetz16')],
    [1, read('donetz14')],
    [0, read('donetz12')],
  ] as const;
  const reckoned = input.cir === 'reckoned' ? cirOutcome(context) : undefined;
  const airports = input.tem === 'reckoned' ? airportsOutcome(context) : undefined;
  const outcomes = {
    cir: reckoned ?? shared(cir, -1),
    airports: airports ?? airportsSupposed(context, read('airports')),
    armir: shared(armir, -1),
    donetz: shared(donetz, -1),
  };
  const lost = Math.max(input.hqs, countIn(context, cells.hqLosses));
  const more = read('hqMore');
  const hqs: Dist<number> = more.n > 0 ? mapDist(shared([[1, more]], 0), (one) => lost + Number(one)) : certain(lost);
  const sums = [input.cir === 'own' ? cir : [], armir, donetz].map((ways) => ways.map(([, of]) => of));
  return {
    chances: chancesBySet(outcomes, hqs, context),
    note: sums.some(tooMany)
      ? msg('armir.ahead.tooMuch')
      : input.cir === 'reckoned' && !reckoned
        ? msg('armir.ahead.cirUntyped')
        : input.tem === 'reckoned' && !airports
          ? msg('armir.ahead.temUntyped')
          : msg('armir.ahead.note'),
  };
};
