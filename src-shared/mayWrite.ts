import type { Hidden } from '#rules/kit/game/hidden.ts';
import type { Fact, Line } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';
import { thingsMark } from '#rules/kit/record/versions.ts';
import type { Part } from './room.ts';

/**
 * What a device of the room may write: asked by the host of every line that comes, and by the device's own screen before
 * it records one. The host has no game's code: it looks at the kinds of fact, not at whether a loss is right.
 */

/** what a throw, and a fight, come to */
const thrown: readonly Fact['kind'][] = ['roll', 'flow', 'answer', 'end'];
const follows: readonly Fact['kind'][] = ['set', 'post', 'mark', 'tick'];

/** Every fact of a line, of what it corrects and inserts too. */
const factsOf = (line: Line): readonly Fact[] =>
  isFix(line)
    ? [...line.fix.flatMap(({ facts }) => facts ?? []), ...(line.insert ?? []).flatMap(({ entry }) => entry.facts)]
    : line.facts;

const isHidden = (fact: Fact, { cells, rolls }: Hidden): boolean =>
  (fact.kind === 'set' && cells.includes(fact.cell) && fact.value !== '' && fact.value !== null) ||
  (fact.kind === 'roll' && rolls.includes(fact.what));

/** The owner's: rulings, and which version of a table counts. */
const isOwners = (fact: Fact): boolean => fact.kind === 'option' || (fact.kind === 'mark' && fact.mark === thingsMark);

/** Why a device may not write this line: 'role' (it is not its part), 'hidden' (it was never told of that), 'side'. */
export type NotIts = 'role' | 'hidden' | 'side';

export const notIts = ({ role, side }: Part, line: Line, hidden: Hidden, sideOf: SideOf): NotIts | undefined => {
  const facts = factsOf(line);
  if (role === 'sees' || facts.some(isOwners)) return 'role';
  if (facts.some((fact) => isHidden(fact, hidden))) return 'hidden';
  if (role === 'plays') return facts.some((fact) => isSealOfAnother(fact, side, sideOf)) ? 'side' : undefined;
  // what a standing rule books comes with its cause
  const booked = !isFix(line) && line.by !== undefined;
  if (isFix(line) || !(booked || facts.some(({ kind }) => thrown.includes(kind)))) return 'role';
  return facts.every(({ kind }) => thrown.includes(kind) || follows.includes(kind)) ? undefined : 'role';
};

/** a line as far as its place and its writer go */
export interface Placed {
  readonly parent: string | null;
  readonly who?: string | undefined;
}

/**
 * Whether the head goes over lines of this device alone: from where it stands back to where new lines begin (`from`; none:
 * where it stands), and from their end (`tip`) back to where it is to go, or on to lines it had gone back from.
 */
export const movesOwn = (
  lineAt: (id: string) => Placed | undefined,
  { stands, from = stands, tip, to, who }: Move,
): boolean => {
  const goesBack = (start: string | null, end: string | null): boolean => {
    let here = start;
    while (here !== end) {
      const line = here === null ? undefined : lineAt(here);
      if (line?.who !== who) return false;
      here = line.parent;
    }
    return true;
  };
  return goesBack(stands, from) && (goesBack(tip, to) || goesBack(to, stands));
};
interface Move {
  readonly stands: string | null;
  readonly from?: string | null;
  readonly tip: string | null;
  readonly to: string | null;
  readonly who: string;
}

/** whose a sealed note is, by its id */
export type SideOf = (note: string) => string | undefined;
const isSealOfAnother = (fact: Fact, side: string | undefined, sideOf: SideOf): boolean =>
  (fact.kind === 'sealed' && fact.side !== side) || (fact.kind === 'opened' && sideOf(fact.note) !== side);
