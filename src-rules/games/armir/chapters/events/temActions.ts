import { type Action, action } from '#rules/kit/game/action.ts';
import { rolled, set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, ruling, sides } from '../../ids.ts';
import { face, names, noDie, notNow, noUnit } from '../../model/forms.ts';
import { groups } from '../../model/groups.ts';
import { atTem, idsIn, memberOf, offersOf, offMap, sovietUnits, unitsMsg } from '../../model/members.ts';
import { allowUnless } from '../../model/propose.ts';
import { msg } from './msg.ts';
import { firstDie, garrisonGrows, garrisonOf, temRolled, temTaken } from './tem.ts';

const group = groups.tem;

/** 16.3: the Axis die of its reinforcement phase. */
const die = action({
  id: 'tem-die',
  msg: msg('armir.tem.action.die'),
  rule: '16.3',
  about: msg('armir.tem.action.die.about'),
  side: sides.axis,
  group,
  fields: { die: face },
  when: (context) => !temTaken(context),
  proposes: (input, context) => {
    if (input.die === null) return noDie('16.3');
    const grows = garrisonGrows(input.die, context.turn);
    const at = garrisonOf(context) + (grows ? 1 : 0);
    const bar: Objection | undefined = temTaken(context)
      ? { msg: msg('armir.tem.bar.taken'), rule: '16.3.2' }
      : context.turn < firstDie
        ? { msg: msg('armir.tem.bar.firstTurn'), rule: '18.4' }
        : temRolled(context, context.turn)
          ? { msg: msg('armir.tem.bar.rolled'), rule: '16.3' }
          : notNow(context, ['reinforcements'], msg('armir.tem.bar.phase'), '16.3');
    return allowUnless(
      bar,
      msg(grows ? 'armir.tem.says.grows' : 'armir.tem.says.stays', { die: input.die, n: context.turn, at }),
      [
        rolled('tem', input.die),
        setAt(cells.temDice, String(context.turn), input.die),
        ...(grows ? [set(cells.garrison, at)] : []),
      ],
    );
  },
});

/** 16.3.1: by the exit hexes into the box, and never out of it. */
const enter = action({
  id: 'tem-enter',
  msg: msg('armir.tem.action.enter'),
  rule: '16.3.1',
  about: msg('armir.tem.action.enter.about'),
  side: sides.soviet,
  group,
  fields: {
    units: {
      ...names,
      offers: (context) =>
        offersOf(
          context,
          sovietUnits(context)
            .map(({ id }) => id)
            .filter((id) => {
              const cir = textAt(context, cells.cirUnits, id);
              return textAt(context, cells.temUnits, id) !== 'yes' && (cir === '' || cir === 'out');
            }),
        ),
    },
  },
  proposes: (input, context) => {
    const ids = [...new Set(idsIn(context, input.units, sides.soviet))];
    if (ids.length === 0) return refuse(msg('armir.fronts.bar.nobody'), '16.3.1');
    const there = ids.find((id) => atTem(context).includes(id));
    const boxed = ids.find((id) => ['yes', 'in'].includes(textAt(context, cells.cirUnits, id)));
    const bar: Objection | undefined =
      there !== undefined
        ? { msg: msg('armir.tem.bar.there', { unit: unitsMsg(context, [there]) }), rule: '16.3.1' }
        : boxed !== undefined
          ? { msg: msg('armir.tem.bar.boxed', { unit: unitsMsg(context, [boxed]) }), rule: '16.1' }
          : noUnit(context, ids);
    // AMB-53: at normal strength until the next supply phase, unless the players have agreed otherwise
    const once = ruling(context, 'amb53') === 'once';
    return allowUnless(
      bar,
      msg('armir.tem.says.enter', { what: unitsMsg(context, ids), count: ids.length }),
      ids.flatMap((id) => [
        setAt(cells.temUnits, id, 'yes'),
        ...offMap(context, id),
        // armoured corps have their die first (8.4)
        ...(once && !memberOf(context, id).armoured ? [setAt(cells.oos, id, 'yes')] : []),
      ]),
      [
        { msg: msg('armir.tem.next.attack'), rule: '16.3.1' },
        { msg: msg(once ? 'armir.tem.next.once' : 'armir.tem.next.phase'), rule: '16.3.3' },
      ],
    );
  },
});

export const temActions: readonly Action[] = [die, enter];
