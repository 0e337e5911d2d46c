import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { cells, type SideId } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { hex, namedIn, unit } from '../../model/fields.ts';
import { formationOf } from '../../model/formations.ts';
import { hexDistance } from '../../model/hexes.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf, hexOf, isDisrupted, isOffMap, isSpent, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { aidBars, firstBar, type Use, uses, type Why } from './aid.ts';
import { nearestFriends, overtaken } from './leaders.ts';
import { actingIn, isActing, sideInAction } from './markers.ts';
import { msg } from './msg.ts';

/** 15: whose command points may be spent on what. */

/** 15.33: the points of an HQ or leader put into a check before its die. */
export const pointsField = {
  kind: 'count',
  msg: msg('rtl.act.field.points'),
  hint: msg('rtl.act.field.points.hint'),
  start: 0,
  min: 0,
  max: 4,
  rule: '15.33',
} as const;

export const isCommander = ({ kind }: Pick<Counter, 'kind'>): boolean => kind === 'hq' || kind === 'leader';
/** 15.16, 15.32: what it has now; leaders are never disrupted (15.23). */
export const pointsNow = (context: Pick<Context, 'cells'>, counter: Counter): number =>
  !isCommander(counter) ||
  isSpent(context, counter.id) ||
  isOffMap(context, counter.id) ||
  stepsLeft(context, counter) === 0 ||
  (counter.kind === 'hq' && isDisrupted(context, counter.id))
    ? 0
    : (counter.commandPoints ?? 0);

/** Of a side, on the map as far as anybody wrote it down. */
export const hqsOf = (context: Context, side: SideId): readonly Counter[] =>
  countersOf(context).filter(
    (one) => one.kind === 'hq' && one.side === side && stepsLeft(context, one) > 0 && !isOffMap(context, one.id),
  );
/** 7.44: HQs of the formations that act. While nobody wrote down which act, any HQ may be one. */
export const activeHqs = (context: Context, side: SideId): readonly Counter[] =>
  hqsOf(context, side).filter((one) => actingIn(context).length === 0 || isActing(context, one));
/** 15.25: HQs a leader measures to: those that act in his own sequence, in others any of his side. */
export const hqsToMeasure = (context: Context, side: SideId, own: boolean | undefined): readonly Counter[] =>
  own === true ? activeHqs(context, side) : hqsOf(context, side);

interface Check {
  readonly use: Use;
  /** the formation of the lead unit or of the unit that checks, '' of an army unit; undefined: not said */
  readonly formation?: string;
  /** where that unit stands */
  readonly hex?: string;
  readonly side?: SideId;
}
const bar = (id: Parameters<typeof msg>[0], rule: string, what: string): Objection => ({
  msg: msg(id, { what: name(what) }),
  rule,
});
/** Whose sequence a use belongs to; undefined: nobody's, or nobody said. */
const isOwn = (context: Context, side: SideId, use: Use): boolean | undefined => {
  if (use === 'army' || use === 'combine') return true;
  const active = use === 'recovery' ? undefined : sideInAction(context);
  return active === undefined ? undefined : active === side;
};
/** Hexes from a leader to the nearest of these; undefined: somebody's place is not known. */
const nearest = (context: Context, from: string | undefined, hqs: readonly Counter[]): number | undefined => {
  const all = hqs.map(({ id }) => hexOf(context, id));
  if (from === undefined || all.includes(undefined)) return undefined;
  return Math.min(...all.map((to) => hexDistance(from, to ?? '') ?? Number.POSITIVE_INFINITY));
};

/** Why its points may not be spent on this; undefined: they may. */
export const pointsBar = (
  context: Context,
  counter: Counter,
  { use, formation, hex: to, side: of }: Check,
): Objection | undefined => {
  const { id, kind, side } = counter;
  if (kind !== 'hq' && kind !== 'leader') return bar('rtl.act.bar.noCommander', '15.3', counter.name);
  if (of !== undefined && of !== side) return bar('rtl.act.bar.formation', '15.14', counter.name);
  const from = hexOf(context, id);
  const own = isOwn(context, side, use);
  const as = (one: string): string => formationOf(context.scenario, side, one);
  const found = firstBar(
    aidBars(
      {
        kind,
        side,
        arko: counter.traits.has('arko'),
        spent: isSpent(context, id),
        disrupted: isDisrupted(context, id),
        offMap: isOffMap(context, id),
      },
      {
        use,
        own,
        acts: actingIn(context).length === 0 ? undefined : isActing(context, counter),
        lead:
          formation === undefined
            ? undefined
            : as(formation) === as(counter.formation)
              ? 'same'
              : formation === ''
                ? 'army'
                : 'other',
        toLead: from && to ? hexDistance(from, to) : undefined,
        toHq: kind === 'leader' ? nearest(context, from, hqsToMeasure(context, side, own)) : undefined,
      },
      context,
    ),
  );
  return found && bar(barText[found.why], found.rule, counter.name);
};
const barText = {
  spent: 'rtl.act.bar.spent',
  disrupted: 'rtl.act.bar.disrupted',
  offMap: 'rtl.act.bar.offMap',
  range: 'rtl.act.bar.range',
  leaderRange: 'rtl.act.bar.range',
  alone: 'rtl.act.bar.alone',
  ownSequence: 'rtl.act.bar.ownSequence',
  arko: 'rtl.act.bar.arko',
  onlyLeader: 'rtl.act.bar.onlyLeader',
  onlyHq: 'rtl.act.bar.onlyHq',
  inactiveHq: 'rtl.act.bar.inactiveHq',
  noUnitsCheck: 'rtl.act.bar.noUnitsCheck',
  formation: 'rtl.act.bar.formation',
} as const satisfies { readonly [why in Why]: string };

const commanders = (context: Context) => countersOf(context).filter((one) => pointsNow(context, one) > 0);

/** Points spent where no calculator of the app did it. */
const spend = action({
  id: 'command-points',
  msg: msg('rtl.act.action.points'),
  about: msg('rtl.act.action.points.about'),
  rule: '15.32',
  group: groups.units,
  fields: {
    unit: { ...unit(commanders), msg: msg('rtl.act.field.commander') },
    use: {
      kind: 'choice',
      msg: msg('rtl.act.field.use'),
      start: 'reaction',
      rule: '15.33',
      options: uses.map((key) => ({ key, msg: msg(`rtl.act.use.${key}`) })),
    },
    formation: {
      kind: 'text',
      msg: msg('rtl.act.field.leadFormation'),
      hint: msg('rtl.act.field.leadFormation.hint'),
      start: '',
      max: 40,
      optional: true,
      rule: '15.14',
    },
    hex: { ...hex, msg: msg('rtl.act.field.leadHex'), optional: true, rule: '15.15' },
  },
  proposes: (input, context) => {
    const one = namedIn(context, input.unit);
    if (one.id === '') return refuse(msg('rtl.act.bar.nobody'), '15.3');
    const use = uses.find((key) => key === input.use) ?? 'reaction';
    const formation = input.formation;
    const aim = { use, ...(formation === '' ? {} : { formation }), hex: input.hex };
    const why = one.counter
      ? pointsBar(context, one.counter, aim)
      : isSpent(context, one.id)
        ? bar('rtl.act.bar.spent', '15.32', one.name)
        : undefined;
    return allowUnless(why, msg('rtl.act.says.points', { what: name(one.name), use: msg(`rtl.act.use.${use}`) }), [
      setAt(cells.spent, one.id, 'yes'),
    ]);
  },
});

const leaders = (context: Context) => countersOf(context).filter(({ kind }) => kind === 'leader');
/** 15.22: an enemy enters its hex: it goes to the nearest friends and has nothing left to spend. */
const displaced = action({
  id: 'leader-displaced',
  msg: msg('rtl.act.action.displaced'),
  about: msg('rtl.act.action.displaced.about'),
  rule: '15.22',
  group: groups.units,
  fields: {
    unit: {
      ...unit(leaders),
      msg: msg('rtl.act.field.leader'),
      begins: (context: Context) => (overtaken(context)[0] ?? leaders(context)[0])?.name,
    },
    hex: {
      ...hex,
      begins: (context: Context) => {
        const [leader] = overtaken(context);
        return leader && nearestFriends(context, leader)[0];
      },
    },
  },
  proposes: (input, context) => {
    const one = namedIn(context, input.unit);
    if (one.id === '') return refuse(msg('rtl.act.bar.nobody'), '15.22');
    const why: Objection | undefined =
      one.counter && one.counter.kind !== 'leader' ? bar('rtl.act.bar.onlyLeader', '15.22', one.name) : undefined;
    const says =
      input.hex === ''
        ? msg('rtl.act.says.displaced', { what: name(one.name) })
        : msg('rtl.act.says.displacedTo', { what: name(one.name), hex: name(input.hex) });
    const nearest = one.counter ? nearestFriends(context, one.counter) : [];
    const far: Objection | undefined =
      input.hex !== '' && nearest.length > 0 && !nearest.includes(input.hex)
        ? { msg: msg('rtl.act.bar.nearest', { what: nameList(nearest) }), rule: '15.22' }
        : undefined;
    return allowUnless(why ?? far, says, [
      setAt(cells.spent, one.id, 'yes'),
      ...(input.hex === '' ? [] : [setAt(cells.at, one.id, input.hex)]),
    ]);
  },
});
export const pointsActions = [spend, displaced];
