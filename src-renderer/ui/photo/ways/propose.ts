import { type Proposals, unseen } from '../proposed/proposals.ts';
import { believed } from './believe.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { prepare } from './figures.ts';
import { leastDrawn } from './pairs.ts';
import type { Strips } from './strips.ts';

/** So many times as many places of a kind are drawn until its looks are learned anew: a decision is answered at once. */
const anew = 1.5;

/**
 * While a kind is not taught: what is so many times as unlike a list as most of what is told of it is as likely of it as
 * not. Ways differ more among themselves than hexsides: they run through towns, names and woods.
 */
const mostUnlike = { sides: 3, links: 7 };
/** How suddenly more than that becomes too much. */
const abrupt = 4;
/** "Most of what is told" are so many of it. */
const most = 0.75;

/** What was learned of the looks of lines, and from how many places of each kind. */
interface Learned {
  readonly kinds: readonly string[];
  readonly counts: readonly number[];
  readonly lists: number;
  readonly evidence: Evidence;
}

/**
 * What the strips of a map make of few drawn lines: proposals by place, lists of kinds by their number, each with how sure
 * it is. Told more, it learns.
 *
 * `named` tells by place the list it bears, 0 for nothing; `lists` what places may bear; the first is empty.
 */
export const linesProposer = (
  strips: Strips,
): ((named: ReadonlyMap<number, number>, lists: readonly (readonly string[])[]) => Proposals) => {
  const prepared = prepare(strips);
  const { pairs, seen } = strips;
  let learned: Learned | undefined;
  return (named, lists) => {
    const count = pairs.names.length;
    const none = { kind: new Uint8Array(count).fill(unseen), second: new Uint8Array(count).fill(unseen) };
    const proposals: Proposals = { ...none, sure: new Float32Array(count) };
    const drawn = (is: (list: number) => boolean): readonly number[] =>
      [...named].filter(([place, list]) => seen[place] && is(list)).map(([place]) => place);
    const bears = (list: number, kind: string): boolean => lists[list]?.includes(kind) ?? false;
    const kinds = [...new Set(lists.flat())].filter((kind) => drawn((list) => bears(list, kind)).length >= leastDrawn);
    if (kinds.length === 0) return proposals;
    // lists that nobody drew, or with a kind too seldom drawn, are none
    const known = lists.flatMap((list, i) =>
      i === 0 || (list.every((kind) => kinds.includes(kind)) && drawn((one) => one === i).length > 0) ? [i] : [],
    );
    const teachers = kinds.map((kind) => drawn((list) => known.includes(list) && bears(list, kind)));
    if (
      learned?.kinds.join() !== kinds.join() ||
      learned.lists !== known.length ||
      teachers.some((places, k) => places.length >= (learned?.counts[k] ?? 0) * anew)
    )
      learned = {
        kinds,
        counts: teachers.map((places) => places.length),
        lists: known.length,
        evidence: evidenceOf(prepared, teachers),
      };
    const told = new Map([...named].map(([place, list]) => [place, Math.max(0, known.indexOf(list))] as const));
    const borne = known.map((list) => kinds.flatMap((kind, k) => (bears(list, kind) ? [k] : [])));
    // a kind that is not taught lies somewhere, perhaps: then what is unlike all that is told of a list may be of that kind
    const untaught = lists.some((list) => list.some((kind) => !kinds.includes(kind)));
    const isOne = untaught ? knownBy(learned.evidence, told, mostUnlike[pairs.of], borne) : () => 1;
    const likely = believed(pairs, learned.evidence, told, borne);
    for (let place = 0; place < count; place++) {
      if (!seen[place]) continue;
      const of = (k: number): number => likely[place * known.length + k] ?? 0;
      let [best, next] = [0, -1];
      for (let k = 1; k < known.length; k++) {
        if (of(k) > of(best)) [best, next] = [k, best];
        else if (next < 0 || of(k) > of(next)) next = k;
      }
      proposals.kind[place] = known[best] ?? unseen;
      proposals.second[place] = known[next] ?? unseen;
      proposals.sure[place] = of(best) * isOne(place, best);
    }
    return proposals;
  };
};

/**
 * How sure it is that what looks most like a list is of that list, and of nothing that nobody told yet. What is told of a
 * list is of it, however odd it looks: who says so of a few odd ones is asked of no more.
 *
 * @param told by place: the list it bears
 * @param limit see `mostUnlike`
 * @param lists by list: its kinds
 */
const knownBy = (
  { unlike, kinds }: Evidence,
  told: ReadonlyMap<number, number>,
  limit: number,
  lists: readonly (readonly number[])[],
): ((place: number, list: number) => number) => {
  const far = (place: number, list: number): number =>
    (lists[list] ?? []).reduce((sum, kind, _, { length }) => sum + (unlike[place * kinds + kind] ?? 0) / length, 0);
  const usual = lists.map((_, list) => {
    const own = [...told].filter(([, is]) => is === list).map(([place]) => far(place, list));
    return own.sort((a, b) => a - b)[Math.floor(own.length * most)] ?? Number.POSITIVE_INFINITY;
  });
  return (place, list) =>
    list === 0 || told.has(place) ? 1 : 1 / (1 + (far(place, list) / ((usual[list] ?? 1) * limit)) ** abrupt);
};
