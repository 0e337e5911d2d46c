import type { Context } from '#rules/kit/record/context.ts';
import { type CheckId, type CheckKind, helpOf, pointsOf } from '../fight/checks.ts';
import type { Spending } from '../fight/fields.ts';
import type { Fight, Helper, Role } from '../fight/fight.ts';
import { type ReadyFight, ready } from '../fight/ready.ts';

/** 15.33, P5: who may spend points on what in this fight, and every way to do so. */

/** 15.33b: one of each. */
const seats = ['hq', 'arko', 'leader'] as const;
type Seat = (typeof seats)[number];
const seatOf = ({ kind, traits }: Helper): Seat => (kind === 'leader' ? 'leader' : traits.has('arko') ? 'arko' : 'hq');

/** Points of one HQ or leader on one check. */
export interface Spent {
  readonly helper: Helper;
  readonly seat: Seat;
  readonly check: CheckId;
  readonly on: CheckKind;
  /** DRM: negative */
  readonly n: number;
}
export type Placement = readonly Spent[];

const spending = (fight: Fight, role: Role, of: (helper: Helper) => Spending): Fight => ({
  ...fight,
  [role]: { ...fight[role], helpers: fight[role].helpers.map((helper) => ({ ...helper, spend: of(helper) })) },
});

/** A fight in which one side has spent nothing yet, and what it might spend. */
export interface Purse {
  readonly role: Role;
  readonly helpers: readonly Helper[];
  readonly unspent: ReadyFight;
  readonly options: readonly Spent[];
  /** as the form has it */
  readonly now: Placement;
}
export const purseOf = (fight: Fight, role: Role, context: Context): Purse | undefined => {
  const holders = fight[role].helpers.filter(({ points, spent, disrupted }) => points > 0 && !spent && !disrupted);
  if (holders.length === 0) return undefined;
  const unspent = ready(
    spending(fight, role, () => 'none'),
    context,
  );
  const options = holders.flatMap((helper) =>
    unspent.checks.flatMap((check): Spent[] => {
      if (check.role !== role) return [];
      const alone = spending(fight, role, (one) => (one === helper ? check.kind : 'none'));
      const [help] = helpOf(alone, role, context);
      if (!help || help.bars.length > 0) return [];
      return [{ helper, seat: seatOf(helper), check: check.id, on: check.kind, n: -pointsOf(helper) }];
    }),
  );
  if (options.length === 0) return undefined;
  // points nobody's check takes hold their seat all the same
  const counted = helpOf(fight, role, context).flatMap(({ helper, bars }) => (bars.length === 0 ? [helper] : []));
  const now = options.filter(({ helper, on }) => helper.spend === on && counted.includes(helper));
  return { role, helpers: fight[role].helpers, unspent, options, now };
};

/** The checks with these points spent: nothing else of the fight changes. */
export const withPoints = ({ unspent }: Pick<Purse, 'unspent'>, placement: Placement): ReadyFight['checks'] =>
  unspent.checks.map((check) => ({
    ...check,
    drm: placement.reduce((so, one) => (one.check === check.id ? so + one.n : so), check.drm),
  }));

/** Every legal way: of each seat nobody, or one of its holders on one of the checks. */
export const placements = ({ options }: Pick<Purse, 'options'>): readonly Placement[] =>
  seats.reduce<readonly Placement[]>(
    (all, seat) => {
      const able = options.filter((one) => one.seat === seat);
      return all.concat(all.flatMap((so) => able.map((one) => [...so, one])));
    },
    [[]],
  );
export const placementKey = (placement: Placement): string =>
  placement.map(({ helper, on }) => `${helper.id}=${on}`).join(' ');
