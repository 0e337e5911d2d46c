import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Proposed } from '../photo/proposed/doubts.ts';
import { type Proposals, sureFrom, unseen } from '../photo/proposed/proposals.ts';
import type { Option, Subject } from './proposeSubject.ts';

/**
 * What the players did since proposals lie on the map; undone from the last on. `drawn`: written to the map, whose own
 * undo takes that back.
 */
export type Did =
  /** @property before what was said of these places until then */
  | { readonly is: 'decided'; readonly before: ReadonlyMap<string, string | undefined>; readonly drawn: boolean }
  | { readonly is: 'accepted'; readonly settled: readonly string[]; readonly drawn: boolean };

export interface Session {
  /** places that were drawn when it began, and with what: the app learns from them at first */
  readonly named: ReadonlyMap<string, string>;
  /** what the players said since */
  readonly decided: ReadonlyMap<string, string>;
  /** where nothing lies, as accepted with what was in view: no doubt any more, and no lesson */
  readonly settled: ReadonlySet<string>;
  readonly did: readonly Did[];
  /** doubtful ones gone past without a word, the last one last */
  readonly passed: readonly string[];
}

export const sessionOf = (subject: Subject, sheet: Sheet): Session => ({
  named: subject.drawn(sheet),
  decided: new Map(),
  settled: new Set(),
  did: [],
  passed: [],
});

/** Of what is drawn far and wide so much teaches: more says nothing new, and what is named on purpose weighs more. */
const mostTeaching = 60;

/** What is taught: the number of an option, by the index of a place, and which of them were decided since. */
export const lessons = (
  session: Session,
  sheet: Sheet,
  subject: Subject,
  options: readonly Option[],
): { readonly named: ReadonlyMap<number, number>; readonly decided: ReadonlySet<number> } => {
  const indexOf = new Map(subject.places(sheet.grid).map((place, i) => [place, i]));
  const numberOf = new Map(options.map(({ as }, i) => [as, i]));
  const found = new Map<number, number>();
  const teach = ([place, as]: readonly [string, string]): void => {
    const [index, option] = [indexOf.get(place), numberOf.get(as)];
    if (index !== undefined && option !== undefined) found.set(index, option);
  };
  for (const { as } of options) {
    const drawn = [...session.named].filter(([, is]) => is === as);
    const step = Math.max(1, drawn.length / mostTeaching);
    for (let at = 0; at < drawn.length; at += step) {
      const one = drawn[Math.floor(at)];
      if (one) teach(one);
    }
  }
  for (const one of session.decided) teach(one);
  return { named: found, decided: new Set([...session.decided.keys()].flatMap((place) => indexOf.get(place) ?? [])) };
};

/** The proposals that lie on the map now: for what is not drawn yet, can be seen, and could be drawn. */
export const proposedNow = (
  session: Session,
  sheet: Sheet,
  subject: Subject,
  options: readonly Option[],
  proposals: Proposals,
): ReadonlyMap<string, Proposed> => {
  const drawn = subject.drawn(sheet);
  const now = new Map<string, Proposed>();
  subject.places(sheet.grid).forEach((at, i) => {
    if (drawn.has(at) || !subject.mayBe(sheet, at)) return;
    const decided = session.decided.get(at);
    if (decided === undefined && session.settled.has(at)) return;
    const as = decided ?? options[proposals.kind[i] ?? unseen]?.as;
    const sure = decided === undefined ? (proposals.sure[i] ?? 0) : 1;
    // that nothing lies there is said of most places, and worth no word unless it is doubtful
    if (as === undefined || (as === '' && decided === undefined && sure >= sureFrom)) return;
    const second = options[proposals.second[i] ?? unseen]?.as;
    now.set(at, {
      at,
      as,
      ...(second === undefined || second === as ? {} : { second }),
      sure,
      doubtful: sure < sureFrom,
      decided: decided !== undefined,
    });
  });
  return now;
};

/** Places to be drawn by hand: hexes that are not seen; lines that are, beside hexes nobody drew yet. */
export const leftOut = (sheet: Sheet, subject: Subject, options: readonly Option[], proposals: Proposals): number => {
  const drawn = subject.drawn(sheet);
  return subject.places(sheet.grid).filter((at, i) => {
    if (drawn.has(at)) return false;
    const option = options[proposals.kind[i] ?? unseen];
    return subject.of === 'terrain' ? !option : option !== undefined && option.as !== '' && !subject.mayBe(sheet, at);
  }).length;
};

/** @param drawn some of these places were drawn otherwise, and are drawn anew */
export const decide = (session: Session, places: readonly string[], as: string, drawn = false): Session => ({
  ...session,
  decided: new Map([...session.decided, ...places.map((at) => [at, as] as const)]),
  did: [...session.did, { is: 'decided', before: new Map(places.map((at) => [at, session.decided.get(at)])), drawn }],
  passed: session.passed.filter((one) => !places.includes(one)),
});
/** @param nothing places where nothing lies, as proposed */
export const accepted = (session: Session, nothing: readonly string[], drawn: boolean): Session => ({
  ...session,
  settled: new Set([...session.settled, ...nothing]),
  did: [...session.did, { is: 'accepted', settled: nothing, drawn }],
});
export const pass = (session: Session, at: string): Session => ({
  ...session,
  passed: [...session.passed.filter((one) => one !== at), at],
});

/** One step back: a decision or an acceptance forgotten; `map`: the map's own undo has the next word. */
export const back = (session: Session): { readonly session: Session; readonly map: boolean } => {
  const last = session.did.at(-1);
  const did = session.did.slice(0, -1);
  if (last === undefined) return { session, map: true };
  if (last.is === 'accepted') {
    const settled = new Set([...session.settled].filter((place) => !last.settled.includes(place)));
    return { session: { ...session, settled, did }, map: last.drawn };
  }
  const decided = new Map(session.decided);
  for (const [at, as] of last.before) {
    if (as === undefined) decided.delete(at);
    else decided.set(at, as);
  }
  return { session: { ...session, decided, did }, map: last.drawn };
};
