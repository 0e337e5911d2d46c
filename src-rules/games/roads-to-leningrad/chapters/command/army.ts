import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import { beforeRoll, type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, commandRange, marks } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { needs } from '../../model/erChecks.ts';
import { die, namedIn, unit } from '../../model/fields.ts';
import { hexDistance } from '../../model/hexes.ts';
import { operation } from '../../model/phases.ts';
import { allowUnless, rolledTen } from '../../model/propose.ts';
import { countersOf, erNow, hexOf, onGround, stepsLeft } from '../../model/reading.ts';
import { type Counter, isArmyUnit } from '../../model/units.ts';
import { isPassing } from './choose.ts';
import { actingIn, isActing, playingSide } from './markers.ts';
import { msg } from './msg.ts';
import { activeHqs, pointsBar, pointsField, pointsNow } from './points.ts';

/** 7.4: army units act with a formation; leaders by themselves (15.24). */

/** 7.42, 7.43, 15.24: motorised army units and leaders twice a turn, the others once. */
const timesOf = ({ kind, class: moves }: Pick<Counter, 'kind' | 'class'>): 1 | 2 =>
  kind === 'leader' || moves === 'mot' ? 2 : 1;
export const activatedOf = (context: Pick<Context, 'cells'>, id: string): 'first' | 'final' | undefined => {
  const found = textAt(context, cells.activated, id);
  return found === 'first' || found === 'final' ? found : undefined;
};
/** What lies on it after one more activation or attempt. */
const nextActivation = (before: 'first' | 'final' | undefined, times: 1 | 2): 'first' | 'final' =>
  times === 2 && before === undefined ? 'first' : 'final';
const isAlong = (context: Pick<Context, 'marks'>, id: string): boolean =>
  context.marks[marks.along]?.[id] !== undefined;
/** 7.46, 3.43: it acts now: of a formation that acts, or an army unit that acts with one. */
export const actsNow = (context: Pick<Context, 'cells' | 'marks' | 'place' | 'scenario'>, counter: Counter): boolean =>
  isAlong(context, counter.id) || isActing(context, counter);

/** 7.21, 7.41: of those that act it is none; false also where nobody wrote down who acts. */
export const isIdle = (context: Pick<Context, 'cells' | 'marks' | 'place' | 'scenario'>, counter: Counter): boolean =>
  actingIn(context).length > 0 && !actsNow(context, counter);

/** Army units and leaders of the side in operation that may still be tried. */
export const armyUnits = (context: Context): readonly Counter[] =>
  countersOf(context).filter(
    (one) =>
      one.side === playingSide(context) &&
      (isArmyUnit(one) || one.kind === 'leader') &&
      stepsLeft(context, one) > 0 &&
      activatedOf(context, one.id) !== 'final' &&
      !isAlong(context, one.id),
  );
/**
 * Of these, those that may act now without entering first: where counters of the side stand in hexes, who stands in none
 * is not on the map (5.27), or of another scenario.
 */
export const armyOnMap = (context: Context): readonly Counter[] => {
  const all = armyUnits(context);
  const placed = (one: Counter): boolean => hexOf(context, one.id) !== undefined;
  return onGround(context).some((one) => one.side === playingSide(context) && placed(one)) ? all.filter(placed) : all;
};
/** 7.44: within 4 of an HQ that acts; undefined: nobody wrote down where they stand. */
export const inCommand = (context: Context, counter: Counter): boolean | undefined => {
  const at = hexOf(context, counter.id);
  const hqs = activeHqs(context, counter.side).map(({ id }) => hexOf(context, id));
  if (at === undefined || hqs.length === 0) return undefined;
  const distances = hqs.map((to) => (to === undefined ? undefined : hexDistance(at, to)));
  if (distances.some((far) => far !== undefined && far <= commandRange)) return true;
  return distances.includes(undefined) ? undefined : false;
};

const hows = ['range', 'check', 'entry', 'leader'] as const;

const armyUnit = action({
  id: 'army-unit',
  msg: msg('rtl.act.action.army'),
  about: msg('rtl.act.action.army.about'),
  rule: '7.42',
  group: groups.operations,
  fields: {
    // who is on the map comes first, and is the one under Enter; others may enter (5.28)
    unit: {
      ...unit((context) => [...new Set([...armyOnMap(context), ...armyUnits(context)])]),
      begins: (context: Context) => armyOnMap(context)[0]?.name,
    },
    how: {
      kind: 'choice',
      msg: msg('rtl.act.field.armyHow'),
      start: 'range',
      options: hows.map((key) => ({ key, msg: msg(`rtl.act.army.${key}`) })),
      begins: (context: Context) => {
        const [one] = armyOnMap(context);
        if (!one) return undefined;
        return one.kind === 'leader' ? 'leader' : inCommand(context, one) === false ? 'check' : 'range';
      },
    },
    twice: {
      kind: 'toggle',
      msg: msg('rtl.act.field.twice'),
      hint: msg('rtl.act.field.twice.hint'),
      start: false,
      rule: '7.42',
    },
    er: {
      kind: 'count',
      msg: msg('rtl.act.field.er'),
      hint: msg('rtl.act.field.er.hint'),
      start: 0,
      min: 0,
      max: 10,
      rule: '3.44',
      when: { field: 'how', is: 'check' },
    },
    hq: {
      kind: 'text',
      msg: msg('rtl.act.field.hq'),
      hint: msg('rtl.act.field.hq.hint'),
      start: '',
      max: 60,
      optional: true,
      rule: '15.33',
      when: { field: 'how', is: 'check' },
      offers: (context: Context) =>
        activeHqs(context, playingSide(context)).flatMap((one) =>
          pointsNow(context, one) > 0 && !one.traits.has('arko') ? [{ name: one.name }] : [],
        ),
    },
    points: { ...pointsField, when: { field: 'how', is: 'check' } },
    die: { ...die(), when: { field: 'how', is: 'check' } },
  },
  proposes: (input, context) => {
    const one = namedIn(context, input.unit);
    if (one.id === '') return refuse(msg('rtl.act.bar.nobody'), '7.41');
    const { counter } = one;
    const how = hows.find((key) => key === input.how) ?? 'range';
    const before = activatedOf(context, one.id);
    const after = nextActivation(before, counter ? timesOf(counter) : input.twice ? 2 : 1);
    const hq = how === 'check' && input.hq !== '' ? namedIn(context, input.hq) : undefined;
    // 15.32: the whole printed amount
    const points = how === 'check' ? (hq?.counter?.commandPoints ?? input.points) : 0;
    const er = input.er > 0 ? input.er : counter && erNow(context, counter);
    if (how === 'check' && er === undefined) return refuse(msg('rtl.act.bar.noEr', { what: name(one.name) }), '3.44');
    const isLeader = counter?.kind === 'leader';
    const said = (id: Parameters<typeof msg>[0], rule: string): Objection => ({
      msg: msg(id, { what: name(one.name) }),
      rule,
    });
    const bar: Objection | undefined =
      before === 'final'
        ? said(
            'rtl.act.bar.final',
            isLeader ? '15.24' : timesOf(counter ?? { kind: 'combat', class: 'foot' }) === 2 ? '7.42' : '7.43',
          )
        : isAlong(context, one.id)
          ? said('rtl.act.bar.along', '7.46')
          : isPassing(context)
            ? said('rtl.act.bar.passing', '7.41')
            : counter && !isLeader && !isArmyUnit(counter)
              ? said('rtl.act.bar.notArmy', '7.41')
              : isLeader && how === 'check'
                ? said('rtl.act.bar.leaderFree', '15.24')
                : !isLeader && how === 'leader' && counter
                  ? said('rtl.act.bar.onlyLeader', '15.24')
                  : how === 'range' && counter && !isLeader && inCommand(context, counter) === false
                    ? said('rtl.act.bar.far', '7.44')
                    : hq?.counter
                      ? pointsBar(context, hq.counter, { use: 'army' })
                      : undefined;
    if (how === 'check' && input.die === null && er !== undefined)
      return beforeRoll(bar, needs(one, er, points, '7.45'));
    const face = input.die ?? 1;
    const passed = how !== 'check' || face - points <= (er ?? 0);
    const p = { what: name(one.name) };
    const says =
      how !== 'check'
        ? msg(`rtl.act.says.army.${how}`, p)
        : msg(passed ? 'rtl.act.says.army.passed' : 'rtl.act.says.army.failed', {
            ...p,
            total: face - points,
            er: er ?? 0,
          });
    return allowUnless(bar, says, [
      ...(how === 'check' ? [rolledTen('army-unit', face)] : []),
      setAt(cells.activated, one.id, after),
      ...(passed ? [mark(marks.along, one.id, true, operation(context))] : []),
      ...(hq && points > 0 ? [setAt(cells.spent, hq.id, 'yes')] : []),
    ]);
  },
});
export const armyActions = [armyUnit];
