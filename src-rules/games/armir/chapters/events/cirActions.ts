import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { rolled, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { cells, ruling, sides } from '../../ids.ts';
import { face, names, noDie, notNow, noUnit } from '../../model/forms.ts';
import { groups } from '../../model/groups.ts';
import {
  idsIn,
  leftOf,
  memberOf,
  namesOf,
  offersOf,
  offMap,
  onCir,
  sharingOf,
  sovietUnits,
  stepsKnown,
  unitsMsg,
  untyped,
  waiting,
} from '../../model/members.ts';
import { isAhead, isIn, type PhaseId } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { leftWith } from '../../model/steps.ts';
import { boardIn } from '../map/board.ts';
import { groundOf } from '../map/ground.ts';
import {
  bonusOf,
  bonusRuling,
  cirAdvances,
  cirBoxes,
  cirCost,
  cirLength,
  cirLosses,
  cirReached,
  cirRolled,
  cirTotal,
} from './cir.ts';
import { anyLeft, loseSteps, mayLose, stepsTaken, without } from './force.ts';
import { msg } from './msg.ts';

const group = groups.cir;

/** 16.1: any number of units of III Army, at set-up and never again. */
const units = action({
  id: 'cir-units',
  msg: msg('armir.cir.action.units'),
  rule: '16.1',
  about: msg('armir.cir.action.units.about'),
  side: sides.soviet,
  group,
  fields: {
    units: {
      ...names,
      offers: (context) =>
        offersOf(
          context,
          sovietUnits(context)
            .filter(({ army }) => army === 'iii')
            .map(({ id }) => id),
        ),
      begins: (context) => namesOf(context, onCir(context)).name,
    },
  },
  proposes: (input, context) => {
    const wanted = [...new Set(idsIn(context, input.units, sides.soviet))];
    const gone = onCir(context).filter((id) => !wanted.includes(id));
    const stranger = wanted.find((id) => sovietUnits(context).some((one) => one.id === id && one.army !== 'iii'));
    const bar: Objection | undefined =
      context.turn > 1 || cirRolled(context, 1) || cirBoxes(context) > 0
        ? { msg: msg('armir.cir.bar.setUp'), rule: '16.1' }
        : stranger !== undefined
          ? { msg: msg('armir.cir.bar.army', { unit: unitsMsg(context, [stranger]) }), rule: '16.1' }
          : noUnit(context, wanted);
    return allowUnless(
      bar,
      wanted.length > 0
        ? msg('armir.cir.says.units', { what: unitsMsg(context, wanted) })
        : msg('armir.cir.says.noUnits'),
      [
        ...gone.map((id) => setAt(cells.cirUnits, id, null)),
        ...wanted.flatMap((id) => [setAt(cells.cirUnits, id, 'yes'), ...offMap(context, id)]),
      ],
    );
  },
});
/** CP of the units in the box; undefined while some are not typed. */
const knownCp = (context: Context): number | undefined => {
  const ids = onCir(context);
  if (ids.length === 0 || untyped(context, ids).length > 0) return undefined;
  return cirTotal(
    ids.map((id) => memberOf(context, id)),
    ids.map((id) => leftOf(context, id)),
  );
};

interface Losses {
  /** steps that go: no more than the units in the box have, where all of them are known */
  readonly n: number;
  readonly facts: readonly Fact[];
  /** whose steps are booked, once for each step */
  readonly who: readonly string[];
  readonly alive: readonly string[];
  readonly bar?: Objection;
}
/** 16.1.2: whom the Soviet names, else the cheapest 12.2.1 allows; steps nobody typed are not booked. */
const lossesOf = (context: Context, n: number, typed: string): Losses => {
  const ids = onCir(context);
  const named = idsIn(context, typed, sides.soviet);
  if (n === 0 || ids.length === 0) return { n, facts: [], who: [], alive: ids };
  const known = ids.every((id) => stepsKnown(context, id));
  if (!known && named.length === 0) return { n, facts: [], who: [], alive: ids };
  const members = ids.map((id) => memberOf(context, id));
  const begun = ids.map((id) => leftOf(context, id));
  const sharing = sharingOf(context);
  let left: readonly number[] = begun;
  let bar: Objection | undefined;
  const who: string[] = [];
  if (named.length === 0) {
    const lost = loseSteps(members, begun, n, sharing, cirCost);
    left = lost.left;
    who.push(...lost.from.map((i) => ids[i] ?? ''));
  }
  const most = stepsTaken(
    n,
    begun.reduce((sum, steps) => sum + steps, 0),
  );
  for (const id of named) {
    const at = ids.indexOf(id);
    if (at < 0 || (left[at] ?? 0) <= 0)
      bar ??= { msg: msg('armir.cir.bar.notThere', { unit: unitsMsg(context, [id]) }), rule: '16.1.2' };
    else {
      if (!mayLose(members, left, sharing, begun).includes(at))
        bar ??= { msg: msg('armir.fronts.bar.fewer', { unit: unitsMsg(context, [id]) }), rule: '12.2.1' };
      left = without(left, at);
      who.push(id);
    }
  }
  if (named.length > 0 && named.length !== most)
    bar ??= { msg: msg('armir.cir.bar.steps', { count: most }), rule: '16.1.2' };
  const changed = ids.filter((id, i) => left[i] !== begun[i] && stepsKnown(context, id));
  return {
    n: known ? most : n,
    facts: changed.flatMap((id) => leftWith(context, id, left[ids.indexOf(id)] ?? 0)),
    who,
    alive: anyLeft(left) ? ids.filter((_, i) => (left[i] ?? 0) > 0) : [],
    ...(bar ? { bar } : {}),
  };
};

/** 16.1.1–3: the die of the Soviet combat phase. */
const roll = action({
  id: 'cir-roll',
  msg: msg('armir.cir.action.roll'),
  rule: '16.1.1',
  about: msg('armir.cir.action.roll.about'),
  side: sides.soviet,
  group,
  fields: {
    die: face,
    cp: {
      kind: 'count',
      msg: msg('armir.cir.field.cp'),
      hint: msg('armir.cir.field.cp.hint'),
      start: 0,
      min: 0,
      max: 999,
      rule: '16.1.3',
      begins: knownCp,
    },
    losses: {
      ...names,
      big: false,
      msg: msg('armir.cir.field.losses'),
      hint: msg('armir.cir.field.losses.hint'),
      rule: '12.2.1',
      offers: (context) => offersOf(context, onCir(context)),
    },
    nobody: {
      kind: 'toggle',
      msg: msg('armir.cir.field.nobody'),
      hint: msg('armir.cir.field.nobody.hint'),
      start: false,
      rule: '16.1.2',
    },
  },
  proposes: ({ die, cp, losses, nobody }, context) => {
    if (die === null) return noDie('16.1.1');
    const bonus = bonusOf(cp, bonusRuling(context));
    const modified = die + bonus;
    const lost = lossesOf(context, cirLosses(modified), losses);
    const { n } = lost;
    const here = onCir(context);
    const gone = nobody || (here.length > 0 && lost.alive.length === 0);
    const advances = cirAdvances(modified) && !gone && !cirReached(context);
    const at = cirBoxes(context) + (advances ? 1 : 0);
    const arrived = advances && at >= cirLength(context);
    const dice =
      bonus > 0 ? msg('armir.cir.says.diePlus', { die, bonus, modified }) : msg('armir.cir.says.die', { die });
    const loses =
      n === 0
        ? msg('armir.cir.says.noLoss')
        : lost.who.length > 0
          ? msg('armir.cir.says.lossOf', { count: n, who: unitsMsg(context, lost.who) })
          : msg('armir.cir.says.loss', { count: n });
    const goes = gone
      ? msg('armir.cir.says.gone')
      : arrived
        ? msg('armir.cir.says.arrived')
        : advances
          ? msg('armir.cir.says.advance', { at, of: cirLength(context) })
          : msg('armir.cir.says.stays');
    const bar: Objection | undefined = cirReached(context)
      ? { msg: msg('armir.cir.bar.reached'), rule: '16.1.1' }
      : cirRolled(context, context.turn)
        ? { msg: msg('armir.cir.bar.rolled'), rule: '16.1.1' }
        : here.length === 0 && cp === 0
          ? { msg: msg('armir.cir.bar.nobody'), rule: '16.1.1' }
          : (lost.bar ?? notNow(context, ['sovietCombat'], msg('armir.cir.bar.phase'), '16.1.1'));
    const hqs = lost.who.filter((id) => !memberOf(context, id).combat);
    return allowUnless(
      bar,
      msg('armir.cir.says.roll', { dice, goes, loses }),
      [
        rolled('cir', die),
        setAt(cells.cirRolls, String(context.turn), die),
        ...lost.facts,
        ...(advances ? [set(cells.cirBoxes, at)] : []),
        ...(arrived
          ? [set(cells.cirReached, context.turn), ...lost.alive.map((id) => setAt(cells.cirUnits, id, 'in'))]
          : []),
      ],
      [
        ...(n > 0 && lost.who.length === 0 && !gone
          ? [{ msg: msg('armir.cir.next.losses', { count: n }), rule: '12.2.1' }]
          : []),
        ...(hqs.length > 0
          ? [{ msg: msg('armir.fronts.next.hq', { unit: unitsMsg(context, hqs) }), rule: '17.1.3' }]
          : []),
        ...(arrived ? [{ msg: msg('armir.cir.next.enter'), rule: '16.1.4' }] : []),
      ],
    );
  },
});

/** The Soviet phases in which units enter from the Bokovskaya box (AMB-50). */
export const entryPhases = (context: Pick<Context, 'options'>): readonly PhaseId[] =>
  ruling(context, 'amb50') === 'motorised' ? ['sovietMovement', 'sovietMotorised'] : ['sovietMovement'];

/** The one of them that is to come in this turn, or is the present phase. */
export const entryAhead = (context: Context): PhaseId | undefined =>
  entryPhases(context).find((id) => isAhead(context, id));

/** Its hex on the players' map; undefined: not drawn, or not named. */
const bokovskaya = (context: Context): string | undefined => {
  const board = boardIn(context);
  const ground = board && groundOf(board);
  const node = ground?.place('bokovskaya') ?? -1;
  return ground && node >= 0 ? ground.id(node) : undefined;
};

/** 16.1.4: onto the map at Bokovskaya, all at once or some. */
const enter = action({
  id: 'cir-enter',
  msg: msg('armir.cir.action.enter'),
  rule: '16.1.4',
  about: msg('armir.cir.action.enter.about'),
  side: sides.soviet,
  group,
  when: (context) => waiting(context).length > 0,
  fields: {
    units: {
      ...names,
      offers: (context) => offersOf(context, waiting(context)),
      begins: (context) => namesOf(context, waiting(context)).name,
    },
    hex: {
      kind: 'text',
      msg: msg('armir.cir.field.hex'),
      hint: msg('armir.cir.field.hex.hint'),
      start: '',
      max: 12,
      begins: bokovskaya,
    },
  },
  proposes: ({ units: typed, hex }, context) => {
    const ids = [...new Set(idsIn(context, typed, sides.soviet))];
    if (ids.length === 0) return refuse(msg('armir.fronts.bar.nobody'), '16.1.4');
    const away = ids.find((id) => !waiting(context).includes(id));
    const onFoot = ids.find((id) => !memberOf(context, id).fast || !memberOf(context, id).combat);
    const motorised = isIn(context, 'sovietMotorised');
    const bar: Objection | undefined =
      away !== undefined
        ? { msg: msg('armir.cir.bar.notWaiting', { unit: unitsMsg(context, [away]) }), rule: '16.1.4' }
        : (notNow(context, entryPhases(context), msg('armir.cir.bar.entry'), '16.1.4') ??
          (motorised && onFoot !== undefined
            ? { msg: msg('armir.cir.bar.onFoot', { unit: unitsMsg(context, [onFoot]) }), rule: '5.2' }
            : undefined));
    return allowUnless(
      bar,
      msg('armir.cir.says.enter', { what: unitsMsg(context, ids), count: ids.length }),
      ids.flatMap((id) => [
        setAt(cells.cirUnits, id, 'out'),
        setAt(cells.at, id, hex.trim() === '' ? null : hex.trim()),
      ]),
      [{ msg: msg('armir.cir.next.cost'), rule: '16.1.4' }],
    );
  },
});

export const cirActions: readonly Action[] = [units, roll, enter];
