import { isRolled, type Passed, waysOf } from './checks.ts';
import { type Fight, leadUnit, type Role } from './fight.ts';
import { levels } from './guns.ts';
import { type AttackOutcome, codeOf } from './outcome.ts';
import {
  asksArmour,
  cellAt,
  columnsOf,
  mayWearArmour,
  type ReadyFight,
  rowAt,
  type Stand,
  standAfter,
  underOdds,
} from './ready.ts';

/** P2: the whole tree of one attack, checks first, then ten faces. Weights are whole numbers over a power of ten. */

export interface CheckBranch {
  readonly passed: Passed;
  readonly stand: Stand;
  readonly n: number;
}
/**
 * Every way the checks can go, with what it makes of the fight. `fixed`: checks made already. Undefined: one of the others
 * or a lead has no ER, and nobody can say how often it goes how.
 */
export const branches = (
  made: ReadyFight,
  fixed: Passed = {},
): { readonly list: readonly CheckBranch[]; readonly total: number } | undefined => {
  if (made.noEr.length > 0) return undefined;
  let list: readonly { readonly passed: Passed; readonly n: number }[] = [{ passed: {}, n: 1 }];
  let total = 1;
  for (const check of made.checks) {
    const known = fixed[check.id];
    if (known !== undefined) {
      list = list.map(({ passed, n }) => ({ passed: { ...passed, [check.id]: known }, n }));
      continue;
    }
    if (!isRolled(check)) return undefined;
    const ways = waysOf(check);
    total *= 10;
    list = list.flatMap(({ passed, n }) =>
      levels.flatMap((level) =>
        ways[level] > 0 ? [{ passed: { ...passed, [check.id]: level }, n: n * ways[level] }] : [],
      ),
    );
  }
  return { list: list.map(({ passed, n }) => ({ passed, n, stand: standAfter(made, passed) })), total };
};

/** What of a fight no stand changes. */
const constant = new WeakMap<Fight, { readonly leads: AttackOutcome['leads']; readonly wears: boolean }>();
const constantOf = (fight: Fight) => {
  const known = constant.get(fight);
  if (known) return known;
  const lead = (role: Role): string => leadUnit(fight, role)?.id ?? '';
  const made = { leads: { attacker: lead('attacker'), defender: lead('defender') }, wears: mayWearArmour(fight) };
  constant.set(fight, made);
  return made;
};

/** What to take a box for that nobody has marked (11.12); asked of such boxes alone. */
export type Unmarked = () => boolean;
/** What an attack comes to on a face. */
export const outcomeAt = (
  made: ReadyFight,
  stand: Stand,
  face: number | undefined,
  unmarked: Unmarked,
): AttackOutcome => {
  const { fight, crt } = made;
  const { attack, defence, drm, column } = stand;
  const { leads, wears } = constantOf(fight);
  const base = { crt, attack, defence, drm, leads, noRetreat: fight.noRetreat };
  if (column === undefined || face === undefined)
    return { ...base, column: '', row: '', text: underOdds(crt, made.context), sure: true, shaded: false };
  const row = rowAt(face, drm);
  const cell = cellAt(made, column, row);
  return {
    ...base,
    face,
    column: columnsOf(crt)[column] ?? '',
    row: String(row),
    text: cell.text,
    sure: cell.sure,
    shaded: asksArmour(wears, cell) ?? unmarked(),
  };
};

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export interface Weighed {
  readonly key: string;
  readonly outcome: AttackOutcome;
  readonly n: number;
}
export interface Weights {
  readonly list: readonly Weighed[];
  readonly total: number;
}
/**
 * Results merged by what they say, in whole numbers over `total`; of several boxes that say the same the surest stands for
 * all. `unmarked`: what boxes nobody has marked are taken for. Undefined: not known (see `branches`).
 */
export const weigh = (
  made: ReadyFight,
  fixed: Passed = {},
  unmarked: boolean | Unmarked = false,
): Weights | undefined => {
  const tree = branches(made, fixed);
  if (!tree) return undefined;
  const { list, total } = tree;
  // few boxes differ: each is read off the table once
  const boxes = new Map<string, { readonly stand: Stand; readonly face: number | undefined; n: number }>();
  for (const { stand, n } of list)
    for (const face of faces) {
      const { column } = stand;
      const key = column === undefined ? '' : `${column} ${rowAt(face, stand.drm)}`;
      const known = boxes.get(key);
      if (known) known.n += n;
      else boxes.set(key, { stand, face: column === undefined ? undefined : face, n });
    }
  const taken = typeof unmarked === 'boolean' ? () => unmarked : unmarked;
  const merged = new Map<string, { outcome: AttackOutcome; n: number }>();
  for (const { stand, face, n } of boxes.values()) {
    const outcome = outcomeAt(made, stand, face, taken);
    const key = codeOf(outcome);
    const known = merged.get(key);
    if (known) {
      known.n += n;
      if (outcome.sure && !known.outcome.sure) known.outcome = outcome;
    } else merged.set(key, { outcome, n });
  }
  return {
    list: [...merged].map(([key, { outcome, n }]) => ({ key, outcome, n })),
    total: total * faces.length,
  };
};

/** 11.12: the other end of the range: every box nobody has marked taken for shaded. Undefined: nobody there minds. */
export const weighShaded = (made: ReadyFight, fixed: Passed = {}): Weights | undefined =>
  mayWearArmour(made.fight) ? weigh(made, fixed, true) : undefined;
