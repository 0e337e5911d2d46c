import type { Entry, Fact, Journal, Line, State } from '#rules/kit/record/journal.ts';
import { byId, isFix, pathTo } from '#rules/kit/record/path.ts';

/** One throw as the dice log lists it, whether it still stands or was undone. */
export interface LoggedRoll {
  readonly line: string;
  readonly at: string;
  readonly what: string;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly by: 'table' | 'app';
  /** false: an undo or another branch took it out of the game; it stays listed */
  readonly stands: boolean;
}

interface Throw {
  readonly what: string;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly by: 'table' | 'app';
}

const isEntry = (line: Line): line is Entry => !isFix(line);

const phaseOf = (line: Line | undefined): string =>
  line?.spans.find((span) => span.startsWith('phase:'))?.slice(6) ?? '';

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The name under which the dice of a fight's question are thrown: the same for every fight of that kind. */
export const fightDie = (calc: string, ask: string): string => `${calc}/${ask}`;

/** One face, or the faces of a throw for hits; a number of hits alone is no face. */
const facesIn = (raw: unknown): readonly number[] | undefined => {
  const faces = Array.isArray(raw) ? raw.map(asNumber) : [asNumber(raw)];
  return faces.every((face) => face !== undefined) && faces.length > 0 ? faces : undefined;
};

const throwOf = (fact: Fact, calcOf: (flow: string) => string): Throw | undefined => {
  if (fact.kind === 'roll') return fact;
  if (fact.kind !== 'answer' || !fact.by) return undefined;
  const faces = facesIn(fact.raw);
  const sides = asNumber(fact.shown.sides);
  if (faces === undefined || sides === undefined) return undefined;
  return { what: fightDie(calcOf(fact.flow), fact.ask), sides, faces, by: fact.by };
};

const flowsOf = (lines: readonly Line[]): ReadonlyMap<string, string> => {
  const flows = new Map<string, string>();
  for (const line of lines) {
    if (!isEntry(line)) continue;
    for (const fact of line.facts) if (fact.kind === 'flow') flows.set(fact.flow, fact.calc);
  }
  return flows;
};

/**
 * A die of a form that the app threw and the form has not booked yet: it is in the record from the moment it is shown.
 * The mark's key is the die, its value the face; the entry that books the form takes it off.
 */
export const waitsMark = 'dice.waits';

/** What the screen books beside a form's own facts: the task that is ticked, the die that was thrown for it. */
export const isBeside = (fact: Fact): boolean =>
  fact.kind === 'tick' || (fact.kind === 'mark' && fact.mark === waitsMark);

/** The face the app threw for this die of a form, as long as it waits to be booked. */
export const waitingFace = (state: Pick<State, 'marks'>, die: string): number | undefined =>
  asNumber(state.marks[waitsMark]?.[die]?.value);

/** The entry books a die that another has thrown: it is listed there. */
const booksWaiting = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.kind === 'mark' && fact.mark === waitsMark && fact.value === null);

const throwsOf = (line: Line, flows: ReadonlyMap<string, string>): readonly Throw[] => {
  if (!isEntry(line)) return [];
  const books = booksWaiting(line.facts);
  return line.facts
    .filter((fact) => !(books && fact.kind === 'roll' && fact.by === 'app'))
    .flatMap((fact) => throwOf(fact, (flow) => flows.get(flow) ?? flow) ?? []);
};

const idsTo = (journal: Journal): ReadonlySet<string> => new Set(pathTo(journal).map((line) => line.id));

/** Every throw of the game, in the order it was written. */
export const diceLog = (journal: Journal): readonly LoggedRoll[] => {
  const path = idsTo(journal);
  const flows = flowsOf(journal.lines);
  return journal.lines.flatMap((line) =>
    throwsOf(line, flows).map((thrown) => ({
      line: line.id,
      at: line.at,
      what: thrown.what,
      sides: thrown.sides,
      faces: thrown.faces,
      by: thrown.by,
      stands: path.has(line.id),
    })),
  );
};

/** The mark that lets the dice of a place be thrown anew; its key is `rollKey`. */
export const anewMark = 'dice.anew';

/** How many throws of this name lie behind a line within its phase. */
const thrownBefore = (
  from: string | null,
  phase: string,
  what: string,
  lines: ReadonlyMap<string, Line>,
  flows: ReadonlyMap<string, string>,
): number => {
  let count = 0;
  for (let at = from; at !== null; ) {
    const line = lines.get(at);
    if (!line || phaseOf(line) !== phase) break;
    count += throwsOf(line, flows).filter((thrown) => thrown.what === what).length;
    at = line.parent;
  }
  return count;
};

export interface RollPlace {
  readonly journal: Journal;
  readonly phase: string;
  readonly what: string;
  readonly sides: number;
  readonly count: number;
}

/** The place of a throw: which phase, which die, and the how-manieth of its name there. */
export const rollKey = ({ journal, phase, what, sides, count }: RollPlace): string => {
  const flows = flowsOf(journal.lines);
  const nth = thrownBefore(journal.head, phase, what, byId(journal.lines), flows);
  return `${phase}|${what}|${count}d${sides}|${nth}`;
};

/**
 * What the app's own die already showed at this place before it was undone, so that undo is no second throw. The
 * newest counts. Undefined: the die has not been thrown here.
 */
export const alreadyThrown = (place: RollPlace): readonly number[] | undefined => {
  const { journal, phase, what, sides, count } = place;
  const lines = byId(journal.lines);
  const flows = flowsOf(journal.lines);
  const path = idsTo(journal);
  const nth = thrownBefore(journal.head, phase, what, lines, flows);
  for (const line of journal.lines.toReversed()) {
    if (path.has(line.id) || phaseOf(line) !== phase) continue;
    const thrown = throwsOf(line, flows).filter(
      (each) => each.what === what && each.by === 'app' && each.sides === sides && each.faces.length === count,
    );
    const first = thrown[0];
    if (first && thrownBefore(line.parent, phase, what, lines, flows) === nth) return first.faces;
  }
  return undefined;
};

/** app dice shown and not yet recorded: pressing again shows the same */
export const shownDice = new Map<string, readonly number[]>();
