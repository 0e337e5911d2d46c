/**
 * Paths of the sequence, such as `t2/ops#4/kind=mobile/attack`: the turn comes first, a repetition carries its count,
 * a choice what was chosen.
 */

/** Whether a path lies in a prefix; `t2/ops` holds every `t2/ops#4`, but `t2/ops#4` does not hold `t2/ops#40`. */
export const within = (prefix: string, path: string): boolean => {
  if (!path.startsWith(prefix)) return false;
  const next = path[prefix.length];
  return next === undefined || prefix === '' || next === '/' || next === '#' || next === '=';
};

/** Whether going from one place to another leaves a prefix. */
export const leaves = (prefix: string, from: string, to: string): boolean =>
  within(prefix, from) && !within(prefix, to);

/** The turn a path belongs to; undefined for the end and for paths of no turn. */
export const turnOf = (path: string): number | undefined => {
  const found = /^t(\d+)(?=\/|$)/.exec(path);
  return found ? Number(found[1]) : undefined;
};

export const sameTurn = (one: string, other: string): boolean => {
  const turn = turnOf(one);
  return turn !== undefined && turn === turnOf(other);
};

/** Where a finished game stands. */
export const end = 'end';
