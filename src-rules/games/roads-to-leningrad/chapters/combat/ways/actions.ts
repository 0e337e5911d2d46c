import type { Offer } from '#rules/kit/forms/fields.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, otherSide } from '../../../ids.ts';
import { groups } from '../../../model/cells.ts';
import { hex, namedUnits, nameOf, units } from '../../../model/fields.ts';
import { isIn, operation } from '../../../model/phases.ts';
import { allowUnless, called } from '../../../model/propose.ts';
import { isDisrupted, onGround } from '../../../model/reading.ts';
import { isCombat } from '../../../model/units.ts';
import { passed, passedBy } from '../../map/passed.ts';
import { stacking } from '../../movement/stacking.ts';
import { activeSide, declaredIn, fightersIn, standingIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';
import { advanceOf } from '../results/advance.ts';
import {
  enteringIn,
  fightsNoMore,
  firstHex,
  hasEntered,
  type LeavingUnit,
  leavingIn,
  retreated,
} from '../results/after.ts';
import { endBars } from '../results/retreat.ts';
import { zoneAt } from './beside.ts';

/** 11.3, 11.6 by hand: where units went, checked as far as the record and the players' ticks know. */

const toggle = (id: 'zoc' | 'friend' | 'refusal', rule: string) =>
  ({ kind: 'toggle', msg: msg(`rtl.res.field.${id}`), start: false, rule }) as const;
const to = { ...hex, msg: msg('rtl.res.field.to'), big: true } as const;

const after = {
  kind: 'choice',
  msg: msg('rtl.res.field.crt'),
  start: 'mobile',
  rule: '11.61',
  options: (['mobile', 'assault', 'refusal'] as const).map((key) => ({ key, msg: msg(`rtl.res.after.${key}`) })),
} as const;

const namesOf = (context: Context, ids: readonly string[]): string => ids.map((id) => nameOf(context, id)).join(', ');
/** Those of a fight first, with their hex, then everybody. */
const offered =
  (of: (context: Context) => readonly LeavingUnit[]) =>
  (context: Context): readonly Offer[] => {
    const first = of(context);
    return [
      ...first.map((one) => ({
        name: nameOf(context, one.id),
        ...(one.hex === '' ? {} : { msg: msg('rtl.res.offer.hex', { hex: name(one.hex) }) }),
      })),
      ...onGround(context).flatMap((one) => (first.some(({ id }) => id === one.id) ? [] : [{ name: one.name }])),
    ];
  };

const retreat = action({
  id: 'retreat',
  msg: msg('rtl.res.action.retreat'),
  about: msg('rtl.res.action.retreat.about'),
  rule: '11.3',
  group: groups.units,
  fields: {
    units: {
      ...units(msg('rtl.res.field.units'), onGround),
      offers: offered(leavingIn),
      begins: (context: Context) =>
        namesOf(
          context,
          firstHex(leavingIn(context)).map(({ id }) => id),
        ) || undefined,
    },
    to,
    enemyZoc: toggle('zoc', '11.34'),
    friend: toggle('friend', '11.34'),
    refusal: { ...toggle('refusal', '9.24'), begins: (context: Context) => isIn(context, 'reaction') },
  },
  proposes: (input, context) => {
    const named = namedUnits(context, input.units);
    const what = called(named.map((one) => one.name));
    if (!what || input.to === '') return refuse(msg('rtl.res.bar.nobody'), '11.3');
    const target = declaredIn(context).some((one) => one.hex === input.to);
    const [first] = named.flatMap(({ counter }) => counter ?? []);
    const there = first ? standingIn(context, input.to, first.side) : [];
    const enemies = first ? fightersIn(context, input.to, otherSide(first.side)) : [];
    const arriving = named.flatMap(({ counter }) => counter ?? []);
    const over = stacking([...there.filter(({ id }) => !named.some((one) => one.id === id)), ...arriving]).over;
    // where the map is drawn it knows
    const drawn = first && zoneAt(context, input.to, first.side);
    const [bar] = endBars(
      {
        forbidden: false,
        offMap: false,
        enemy: enemies.length > 0,
        enemyZoc: drawn?.enemyZoc ?? input.enemyZoc,
        // 11.34: whoever fights, HQs and guns too, holds the hex; those who come do not
        friend: input.friend || there.some((one) => isCombat(one) && !named.some(({ id }) => id === one.id)),
        stacking: over,
        target,
      },
      input.refusal ? 'refusal' : 'mobile',
    );
    return allowUnless(
      bar,
      msg('rtl.res.says.retreat', { what, hex: name(input.to) }),
      [
        ...named.flatMap(({ id }) => [
          setAt(cells.at, id, input.to),
          ...retreated(id, {
            until: target ? operation(context) : undefined,
            owed: leavingIn(context).some((one) => one.id === id),
          }),
        ]),
        ...passed(
          named.map(({ id }) => ({ id, hexes: [input.to] })),
          context,
        ),
      ],
      [
        ...(over > 0 ? [{ msg: msg('rtl.res.next.surplus', { count: over }), rule: '11.33' }] : []),
        ...(target ? [{ msg: msg('rtl.res.guide.retreatTarget'), rule: '11.35' }] : []),
      ],
    );
  },
});

const advance = action({
  id: 'advance',
  msg: msg('rtl.res.action.advance'),
  about: msg('rtl.res.action.advance.about'),
  rule: '11.6',
  group: groups.units,
  fields: {
    units: {
      ...units(msg('rtl.res.field.units'), onGround),
      offers: offered(enteringIn),
      begins: (context: Context) =>
        namesOf(
          context,
          firstHex(enteringIn(context)).map(({ id }) => id),
        ) || undefined,
    },
    into: { ...to, msg: msg('rtl.res.field.into'), begins: (context: Context) => enteringIn(context)[0]?.hex },
    on: { ...to, msg: msg('rtl.res.field.on'), hint: msg('rtl.res.field.on.hint'), big: false },
    crt: { ...after, begins: (context: Context) => enteringIn(context)[0]?.crt },
  },
  proposes: (input, context) => {
    const named = namedUnits(context, input.units);
    const what = called(named.map((one) => one.name));
    if (!what || input.into === '') return refuse(msg('rtl.res.bar.nobody'), '11.6');
    const hexes = input.on === '' ? [input.into] : [input.into, input.on];
    const end = hexes.at(-1) ?? input.into;
    const bars = named.flatMap(({ counter }): readonly Objection[] => {
      if (!counter) return [];
      const may = advanceOf({ class: counter.class, disrupted: isDisrupted(context, counter.id) }, input.crt);
      return may.hexes >= hexes.length
        ? []
        : [{ msg: msg('rtl.res.bar.advance', { unit: name(counter.name), how: may.msg }), rule: may.rule }];
    });
    const arriving = named.flatMap(({ counter }) => counter ?? []);
    const [first] = arriving;
    const side = first?.side ?? activeSide(context);
    const there = standingIn(context, end, side).filter(({ id }) => !named.some((one) => one.id === id));
    const over = stacking([...there, ...arriving]).over;
    const bar: Objection | undefined =
      bars[0] ?? (over > 0 ? { msg: msg('rtl.res.bar.stack', { count: over }), rule: '11.65' } : undefined);
    return allowUnless(bar, msg('rtl.res.says.advance', { what, hex: name(end) }), [
      ...named.flatMap(({ id }) => [setAt(cells.at, id, end), fightsNoMore(id, operation(context))]),
      ...(first
        ? passed(
            named.map(({ id }) => ({ id, hexes })),
            context,
          )
        : passedBy(hexes, side)),
      ...hasEntered(input.into, context),
    ]);
  },
});

export const resultActions = [retreat, advance];
