import type { Chance } from '#rules/kit/chance/dist.ts';
import type { Contribution, Contributions, Edit } from '#rules/kit/procedure/contributions.ts';
import { edited } from '#rules/kit/procedure/edited.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { listed, type Msg } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { type Fight, type Role, roles } from '../fight/fight.ts';
import { mayWearArmour, type ReadyFight } from '../fight/ready.ts';
import { msg } from '../msg.ts';
import { allOf, type PlannedWorth, Reader, treeOf, type Wish, wishes, worthIn, worthOf } from './measured.ts';
import { type Placement, type Purse, placementKey, placements, purseOf, type Spent, withPoints } from './points.ts';
import type { PlannedChange, Rows } from './things.ts';

/** P4, P5: what each thing adds to an attack, and the best spending of command points. */

/** A kind of fight with its form. */
export interface PlannedKind<I extends Rows> {
  /** undefined: nothing to resolve */
  readonly made: (input: I, context: Context) => ReadyFight | undefined;
  readonly changes: (input: I, fight: Fight, context: Context) => readonly PlannedChange[];
  /** may points be spent in it? */
  readonly points: boolean;
}

export const addsOf = <I extends Rows>(kind: PlannedKind<I>, input: I, context: Context): Contributions | undefined => {
  const made = kind.made(input, context);
  if (!made) return undefined;
  const { fight } = made;
  const reader = new Reader();
  const now = worthOf(made, {}, reader);
  if (!now) return { measures: unknown(mayWearArmour(fight)), things: [], ways: [] };
  // 11.12: figures take boxes nobody marked as plain; where that makes a difference the range is said
  const shaded = now.wears ? worthOf(made, {}, reader, true) : undefined;
  const wanted = wishedFor(now.wears);
  const purses = kind.points ? roles.flatMap((role) => purseOf(fight, role, context) ?? []) : [];
  const valued = new Map(purses.map((purse) => [purse, valuedBy(purse, reader)]));
  return {
    measures: wanted.map((wish) => {
      const value = worthIn(now, wish);
      return {
        id: wish,
        msg: measureMsg(wish, value, worthIn(shaded, wish)),
        kind: kindOf(wish),
        ...(value ? { now: value } : { not: msg('rtl.plan.vpUnknown') }),
      };
    }),
    things: [
      ...changed(kind, input, fight, context, now, wanted, reader),
      ...[...valued].flatMap(([purse, value]) => spentThings(purse, value, fight, wanted)),
    ],
    ways: [...valued].map(([purse, value]) => waysOf(purse, value, fight, wanted)),
  };
};

const wishedFor = (wears: boolean): readonly Wish[] =>
  wears ? wishes : wishes.filter((wish) => wish !== 'armourSurvives');
const kindOf = (wish: Wish) => (wish === 'vpSwing' ? ('points' as const) : ('chance' as const));
/** A check that nobody can roll: nothing is known of any of them. */
const unknown = (wears: boolean): Contributions['measures'] =>
  wishedFor(wears).map((wish) => ({
    id: wish,
    msg: msg(`rtl.plan.measure.${wish}`),
    kind: kindOf(wish),
    not: msg('rtl.plan.erUnknown'),
  }));
const measureMsg = (wish: Wish, plain: Chance | undefined, shaded: Chance | undefined): Msg => {
  const what = msg(`rtl.plan.measure.${wish}`);
  if (!plain || !shaded || plain.p === shaded.p) return what;
  const ends = { n: Math.min(plain.p, shaded.p), m: Math.max(plain.p, shaded.p) };
  return msg(wish === 'vpSwing' ? 'rtl.plan.measure.pointsRange' : 'rtl.plan.measure.range', { what, ...ends });
};
const differences = (
  more: PlannedWorth | undefined,
  less: PlannedWorth | undefined,
  wanted: readonly Wish[],
): Contribution['adds'] =>
  Object.fromEntries(
    wanted.flatMap((wish) => {
      const [x, y] = [worthIn(more, wish), worthIn(less, wish)];
      return x && y ? [[wish, x.p - y.p] as const] : [];
    }),
  );

/** One change of the form at a time. */
const changed = <I extends Rows>(
  kind: PlannedKind<I>,
  input: I,
  fight: Fight,
  context: Context,
  now: PlannedWorth,
  wanted: readonly Wish[],
  reader: Reader,
): readonly Contribution[] =>
  kind.changes(input, fight, context).flatMap(({ id, msg, rule, side, state, edits, thought }): Contribution[] => {
    const made = kind.made(edited(input, edits), context);
    // without its last attacker there is no attack to compare
    if (!made) return [];
    const then = worthOf(made, {}, reader);
    return [
      {
        id,
        msg,
        rule,
        side,
        state,
        adds: state === 'in' ? differences(now, then, wanted) : differences(then, now, wanted),
        comesTo: allOf(then, wanted),
        ...(thought ? {} : { edits }),
      },
    ];
  });

type Valued = (placement: Placement) => PlannedWorth | undefined;
/** One tree for all; placements that come to the same DRMs are one. */
const valuedBy = (purse: Purse, reader: Reader): Valued => {
  const known = new Map<string, PlannedWorth | undefined>();
  const tree = treeOf(purse.unspent, reader);
  return (placement) => {
    const checks = withPoints(purse, placement);
    const key = checks.map(({ drm }) => drm).join();
    const worth = known.get(key) ?? tree(checks);
    known.set(key, worth);
    return worth;
  };
};
const spendEdits = ({ helpers }: Purse, placement: Placement, side: SideId): readonly Edit[] =>
  helpers.map(({ id }) => ({
    rows: side,
    row: id,
    set: { spend: placement.find(({ helper }) => helper.id === id)?.on ?? 'none' },
  }));
const onWhat = ({ on }: Spent): Msg => msg(`rtl.attack.spend.${on}`);

/** Each holder on each check, against its points kept; what others of its seat spend is kept, too. */
const spentThings = (purse: Purse, value: Valued, fight: Fight, wanted: readonly Wish[]): readonly Contribution[] => {
  const { side } = fight[purse.role];
  return purse.options.map((one): Contribution => {
    const inIt = purse.now.includes(one);
    const kept = purse.now.filter(({ seat }) => seat !== one.seat);
    const [with_, without] = [value([...kept, one]), value(kept)];
    const edits = spendEdits(purse, inIt ? kept : [...kept, one], side);
    return {
      id: `points-${side}-${one.helper.id}-${one.on}`,
      msg: msg('rtl.plan.points', { unit: one.helper.label, what: onWhat(one), count: Math.abs(one.n) }),
      rule: '15.31',
      side,
      state: inIt ? 'in' : 'out',
      adds: differences(with_, without, wanted),
      comesTo: allOf(inIt ? without : with_, wanted),
      edits,
    };
  });
};

/** 15.33: every placement, the best for this side to be found by the measure that is picked. */
const waysOf = (purse: Purse, value: Valued, fight: Fight, wanted: readonly Wish[]): Contributions['ways'][number] => {
  const { role } = purse;
  const { side } = fight[role];
  const nowKey = placementKey(purse.now);
  return {
    id: `points-${role}`,
    msg: msg('rtl.plan.spending'),
    rule: '15.33',
    side,
    wants: Object.fromEntries(wanted.map((wish) => [wish, wantsMore(wish, role, side) ? 'more' : 'less'] as const)),
    list: placements(purse).map((placement) => ({
      id: placementKey(placement),
      msg: placementMsg(placement),
      gives: allOf(value(placement), wanted),
      ...(placementKey(placement) === nowKey ? { now: true as const } : {}),
      edits: spendEdits(purse, placement, side),
    })),
  };
};
/** VP are the German's (S1.0). */
const wantsMore = (wish: Wish, role: Role, side: SideId): boolean =>
  wish === 'vpSwing' ? side === sides.german : role === 'attacker';
const placementMsg = (placement: Placement): Msg =>
  placement.length === 0
    ? msg('rtl.plan.keep')
    : listed(placement.map((one) => msg('rtl.plan.spent', { unit: one.helper.label, what: onWhat(one) })));
