import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { list } from '#rules/kit/words/message.ts';
import { cells, named, sides } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { placesOf } from '../../model/places.ts';
import { allowUnless } from '../../model/propose.ts';
import { gebirgsFull } from '../../model/reading.ts';
import { placeIdOf } from '../map/names.ts';
import { arrivalsOpen, arrivalTurn, arrivedIn, gebirgsMark, gebirgsOf, xxivTurn } from './arrivals.ts';
import { msg } from './msg.ts';
import { type Arrival, arrivals } from './schedule.ts';

const scheduled = arrivals.filter(({ turn }) => turn !== undefined);
const openNow = (context: Context) => arrivalsOpen(context).filter(({ turn }) => turn !== undefined);

/** 15.2: where 3 Gebirgs comes. */
const millerovoLost = (context: Context): boolean =>
  placesOf(context).some(({ name, holder }) => placeIdOf(name) === 'millerovo' && holder === sides.soviet);

const enters = (context: Context, { id }: Pick<Arrival, 'id'>): readonly Fact[] => [
  setAt(cells.arrived, id, context.turn),
  ...(id === 'gebirgs' ? [setAt(cells.steps, named.gebirgs, 1)] : []),
];

/** 18.5: reinforcements of the schedule enter, or are put off to a later turn. */
export const arrive = action({
  id: 'arrive',
  msg: msg('armir.action.arrive'),
  about: msg('armir.action.arrive.about'),
  rule: '18.5',
  side: sides.axis,
  group: groups.arrivals,
  fields: {
    units: {
      kind: 'set',
      msg: msg('armir.field.arrivals'),
      start: [],
      options: scheduled.map(({ id, msg }) => ({ key: id, msg })),
      begins: (context) => openNow(context).map(({ id }) => id),
      big: true,
    },
    how: {
      kind: 'choice',
      msg: msg('armir.field.how'),
      start: 'enter',
      options: [
        { key: 'enter', msg: msg('armir.how.enter') },
        { key: 'putOff', msg: msg('armir.how.putOff') },
      ],
    },
  },
  when: (context) => openNow(context).length > 0,
  proposes: (input, context) => {
    const chosen = scheduled.filter(({ id }) => input.units.includes(id));
    const what = list(chosen.map(({ msg }) => msg));
    if (!what) return refuse(msg('armir.bar.nobody'), '18.5');
    const twice = chosen.find(({ id }) => arrivedIn(context, id) !== undefined);
    if (twice) return refuse(msg('armir.bar.arrived', { what: twice.msg }), '18.5');
    if (input.how === 'putOff')
      return allowUnless(
        undefined,
        msg('armir.says.putOff', { what }),
        chosen.map(({ id }) => setAt(cells.putOff, id, context.turn)),
      );
    const early = chosen.find((one) => (arrivalTurn(context, one) ?? 0) > context.turn);
    const bar: Objection | undefined = early
      ? { msg: msg('armir.bar.early', { what: early.msg, n: early.turn ?? 0 }), rule: '18.5' }
      : chosen.some(({ id }) => id === 'gebirgs') && millerovoLost(context)
        ? { msg: msg('armir.bar.millerovo'), rule: '15.2' }
        : undefined;
    const atC = list(chosen.filter(({ id }) => id !== 'gebirgs').map(({ msg }) => msg));
    return allowUnless(
      bar,
      msg('armir.says.arrive', { what }),
      chosen.flatMap((one) => enters(context, one)),
      [
        ...(atC ? [{ msg: msg('armir.next.sourceC', { what: atC }), rule: '18.5' }] : []),
        ...(atC === undefined || chosen.length > 1 || chosen[0]?.id === 'gebirgs'
          ? chosen.some(({ id }) => id === 'gebirgs')
            ? [{ msg: msg('armir.next.millerovo'), rule: '15.2' }]
            : []
          : []),
      ],
    );
  },
});

/** 15.1: the HQ of XXIV Pz.Korps enters at supply source C. */
const xxiv = action({
  id: 'xxiv',
  msg: msg('armir.action.xxiv'),
  about: msg('armir.action.xxiv.about'),
  rule: '15.1',
  side: sides.axis,
  group: groups.arrivals,
  fields: {},
  when: (context) => arrivalsOpen(context).some(({ id }) => id === 'xxivHq'),
  proposes: (_input, context) => {
    if (arrivedIn(context, 'xxivHq') !== undefined)
      return refuse(msg('armir.bar.arrived', { what: msg('armir.unit.xxivHq') }), '15.1');
    const due = xxivTurn(context);
    const bar: Objection | undefined =
      due === undefined
        ? { msg: msg('armir.bar.noStrongpoint'), rule: '15.1' }
        : due > context.turn
          ? { msg: msg('armir.bar.early', { what: msg('armir.unit.xxivHq'), n: due }), rule: '15.1' }
          : undefined;
    return allowUnless(
      bar,
      msg('armir.says.arrive', { what: msg('armir.unit.xxivHq') }),
      [setAt(cells.arrived, 'xxivHq', context.turn)],
      [
        { msg: msg('armir.next.xxivEdge'), rule: '15.1.1' },
        { msg: msg('armir.task.xxivRange'), rule: '15.1.2' },
      ],
    );
  },
});

/** 15.2: 3 Gebirgs grows by a step in each of its reinforcement phases. */
const gebirgs = action({
  id: 'gebirgs',
  msg: msg('armir.action.gebirgs'),
  about: msg('armir.action.gebirgs.about'),
  rule: '15.2',
  side: sides.axis,
  group: groups.arrivals,
  fields: {},
  when: (context) => gebirgsOf(context).due,
  proposes: (_input, context) => {
    const { onMap, steps, oos, due } = gebirgsOf(context);
    if (!onMap) return refuse(msg('armir.bar.gebirgsAway'), '15.2');
    if (steps >= gebirgsFull) return refuse(msg('armir.bar.gebirgsFull'), '15.2');
    const bar: Objection | undefined = oos
      ? { msg: msg('armir.bar.gebirgsOos'), rule: '15.2' }
      : due
        ? undefined
        : { msg: msg('armir.bar.gebirgsOnce'), rule: '15.2' };
    const now = steps + 1;
    return allowUnless(
      bar,
      msg('armir.says.gebirgs', { n: now }),
      [setAt(cells.steps, named.gebirgs, now), mark(gebirgsMark, 'step', true, `t${context.turn}`)],
      now >= gebirgsFull ? [{ msg: msg('armir.next.gebirgsFree'), rule: '15.2' }] : [],
    );
  },
});

export const arrivalActions = [arrive, xxiv, gebirgs];
