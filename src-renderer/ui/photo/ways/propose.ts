import { type Proposals, unseen } from '../terrain/propose.ts';
import { believed } from './believe.ts';
import { evidenceOf } from './evidence.ts';
import { type Prepared, prepare } from './figures.ts';
import type { Strips } from './strips.ts';

/** A kind drawn on fewer places is not proposed. */
export const leastDrawn = 4;

/** What the strips of a map make of few drawn lines: all others, each with how sure it is. Told more, it learns anew. */
export const linesProposer = (
  strips: Strips,
): ((named: ReadonlyMap<number, number>, lists: readonly (readonly string[])[]) => Proposals) => {
  const prepared = prepare(strips);
  return (named, lists) => proposeLines(prepared, named, lists);
};

/**
 * Proposals by place: lists of kinds by their number.
 *
 * @param named by place: the list it bears, 0 for nothing
 * @param lists what places may bear; the first is empty
 */
export const proposeLines = (
  prepared: Prepared,
  named: ReadonlyMap<number, number>,
  lists: readonly (readonly string[])[],
): Proposals => {
  const { pairs, seen } = prepared.strips;
  const count = pairs.names.length;
  const kind = new Uint8Array(count).fill(unseen);
  const second = new Uint8Array(count).fill(unseen);
  const sure = new Float32Array(count);
  const drawn = (is: (list: number) => boolean): number[] =>
    [...named].filter(([place, list]) => seen[place] && is(list)).map(([place]) => place);
  const kinds = [...new Set(lists.flat())].filter(
    (one) => drawn((list) => lists[list]?.includes(one) ?? false).length >= leastDrawn,
  );
  // lists that nobody drew, or of kinds with too few places, are none
  const known = lists
    .map((_, list) => list)
    .filter(
      (list) =>
        list === 0 || (drawn((one) => one === list).length > 0 && lists[list]?.every((one) => kinds.includes(one))),
    );
  if (kinds.length === 0) return { kind, second, sure };
  const teachers = kinds.map((one) => drawn((list) => known.includes(list) && (lists[list]?.includes(one) ?? false)));
  const told = new Map(
    [...named].flatMap(([place, list]) => (known.includes(list) ? [[place, known.indexOf(list)] as const] : [])),
  );
  const alike = known.map((one) =>
    known.map((other) => lists[one]?.some((each) => lists[other]?.includes(each)) ?? false),
  );
  const likely = believed(pairs, evidenceOf(prepared, teachers), told, alike);
  for (let place = 0; place < count; place++) {
    if (!seen[place]) continue;
    let [best, next] = [0, -1];
    for (let k = 1; k < known.length; k++) {
      const p = likely[place * known.length + k] ?? 0;
      if (p > (likely[place * known.length + best] ?? 0)) [best, next] = [k, best];
      else if (next < 0 || p > (likely[place * known.length + next] ?? 0)) next = k;
    }
    kind[place] = known[best] ?? unseen;
    second[place] = known[next] ?? unseen;
    sure[place] = likely[place * known.length + best] ?? 0;
  }
  return { kind, second, sure };
};
