import { type Passed, waysOf } from './checks.ts';
import { leadUnit } from './fight.ts';
import { levels } from './guns.ts';
import type { Outcome } from './outcome.ts';
import { cellAt, columnsOf, mayWearArmour, type Ready, rowAt, type Stand, standAfter, underOdds } from './ready.ts';

/** P2: the whole tree of one attack, checks first, then ten faces. Weights are whole numbers over a power of ten. */

export interface Branch {
  readonly passed: Passed;
  readonly stand: Stand;
  readonly n: number;
}
/** Every way the checks can go, with what it makes of the fight. `fixed`: checks made already. */
export const branches = (
  made: Ready,
  fixed: Passed = {},
): { readonly list: readonly Branch[]; readonly total: number } => {
  let list: readonly { readonly passed: Passed; readonly n: number }[] = [{ passed: {}, n: 1 }];
  let total = 1;
  for (const check of made.checks) {
    const known = fixed[check.id];
    if (known !== undefined) {
      list = list.map(({ passed, n }) => ({ passed: { ...passed, [check.id]: known }, n }));
      continue;
    }
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

/** What an attack comes to on a face. `shaded`: what to take of a box nobody has marked. */
export const outcomeAt = (made: Ready, stand: Stand, face: number | undefined, shaded: boolean): Outcome => {
  const { fight, crt } = made;
  const { attack, defence, drm, column } = stand;
  const base = {
    crt,
    attack,
    defence,
    drm,
    leads: { attacker: leadUnit(fight, 'attacker')?.id ?? '', defender: leadUnit(fight, 'defender')?.id ?? '' },
    noRetreat: fight.noRetreat,
  };
  if (column === undefined || face === undefined)
    return { ...base, column: '', row: '', text: underOdds(crt, made.around), sure: true, shaded: false };
  const row = rowAt(face, drm);
  const cell = cellAt(made, column, row);
  return {
    ...base,
    face,
    column: columnsOf(crt)[column] ?? '',
    row: String(row),
    text: cell.text,
    sure: cell.sure,
    shaded: mayWearArmour(fight) && (cell.shaded ?? shaded),
  };
};
export const outcomeKey = ({ text, shaded }: Outcome): string => (shaded ? `${text} *` : text);

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export interface Weighed {
  readonly key: string;
  readonly outcome: Outcome;
  readonly n: number;
}
/** Results merged by what they say, in whole numbers over `total`. */
export const weigh = (
  made: Ready,
  fixed: Passed = {},
  shaded = false,
): { readonly list: readonly Weighed[]; readonly total: number } => {
  const { list, total } = branches(made, fixed);
  // few stands differ: each is read off the table once
  const stands = new Map<string, { stand: Stand; n: number }>();
  for (const { stand, n } of list) {
    const key = `${stand.column ?? ''} ${stand.drm}`;
    const known = stands.get(key);
    if (known) known.n += n;
    else stands.set(key, { stand, n });
  }
  const merged = new Map<string, { outcome: Outcome; n: number }>();
  for (const { stand, n } of stands.values())
    for (const face of faces) {
      const outcome = outcomeAt(made, stand, stand.column === undefined ? undefined : face, shaded);
      const key = outcomeKey(outcome);
      const known = merged.get(key);
      if (known) known.n += n;
      else merged.set(key, { outcome, n });
    }
  return {
    list: [...merged].map(([key, { outcome, n }]) => ({ key, outcome, n })),
    total: total * faces.length,
  };
};
