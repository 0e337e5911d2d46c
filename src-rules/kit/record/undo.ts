import { type Msg, msg, name } from '../words/message.ts';
import type { Entry, Journal, Line, State } from './journal.ts';
import { back, byId, isFix, pathTo } from './path.ts';

/** Adds lines behind the head, each the child of the one before, and stands on the last. Nothing is cut off. */
export const append = (journal: Journal, ...lines: readonly Line[]): Journal => {
  let head = journal.head;
  const grown = [...journal.lines];
  for (const line of lines) {
    grown.push(line.parent === head ? line : { ...line, parent: head });
    head = line.id;
  }
  return { lines: grown, head };
};

/** What a standing rule booked belongs to its cause: both come and go together. */
const follows = (line: Line | undefined): line is Entry => line !== undefined && !isFix(line) && line.by !== undefined;

/** The line the head stands on or, behind what standing rules booked, its cause. */
const causeAt = ({ lines, head }: Journal): Line | undefined => {
  for (const line of back(lines, head)) if (!follows(line)) return line;
  return undefined;
};

/** One entry back, with all that standing rules booked because of it. */
export const undo = (journal: Journal): Journal => {
  const cause = causeAt(journal);
  return cause ? stand(journal, cause.parent) : journal;
};

/** Moves the head back and remembers where it stood. */
const stand = (journal: Journal, head: string | null): Journal =>
  journal.head === null || head === journal.head
    ? journal
    : { lines: journal.lines, head, redoStack: [journal.head, ...(journal.redoStack ?? [])] };

/** One entry on: where undo came from; after a restart, towards the line written last. */
export const redo = (journal: Journal): Journal => {
  const [back, ...rest] = journal.redoStack ?? [];
  if (back !== undefined && byId(journal.lines).has(back)) {
    return rest.length > 0
      ? { lines: journal.lines, head: back, redoStack: rest }
      : { lines: journal.lines, head: back };
  }
  const child = latestChild(journal.lines, journal.head);
  return child === undefined ? journal : { lines: journal.lines, head: settle(journal.lines, child) };
};

export const canRedo = (journal: Journal): boolean => redo(journal) !== journal;

/** Of the children of `head`, the one that leads to the line written last. */
const latestChild = (lines: readonly Line[], head: string | null): string | undefined => {
  // a child is written after its parent
  if (lines.at(-1)?.id === head) return undefined;
  const under = new Map<string, string>();
  let latest: string | undefined;
  for (const line of lines) {
    if (under.has(line.id)) continue;
    const child = line.parent === head ? line.id : line.parent === null ? undefined : under.get(line.parent);
    if (child === undefined) continue;
    under.set(line.id, child);
    latest = child;
  }
  return latest;
};

/** Behind an entry, to the last of what standing rules booked because of it. */
const settle = (lines: readonly Line[], id: string): string => {
  const index = byId(lines);
  for (let at = id; ; ) {
    const next = latestChild(lines, at);
    const line = next === undefined ? undefined : index.get(next);
    if (!follows(line)) return at;
    at = line.id;
  }
};

/** To any line, on whatever branch; null is the set-up. An id nobody wrote leaves the journal as it is. */
export const jump = (journal: Journal, id: string | null): Journal => {
  if (id === null) return { lines: journal.lines, head: null };
  return byId(journal.lines).has(id) ? { lines: journal.lines, head: settle(journal.lines, id) } : journal;
};

/** Something played and left by an undo. */
export interface Branch {
  /** its last line: jump here to open it */
  readonly leaf: string;
  /** the line of the present path it grew from, null: the set-up */
  readonly from: string | null;
  readonly length: number;
  /** its first and last line, for the eye */
  readonly first: Line;
  readonly last: Line;
  /** it grows from the head itself: redo leads into it */
  readonly ahead: boolean;
}

export const branches = (journal: Journal): readonly Branch[] => {
  const here = new Set<string>(pathTo(journal).map((line) => line.id));
  const known = new Set<string>();
  const parents = new Set<string | null>();
  const grown = new Map<string, { from: string | null; length: number; first: Line }>();
  const off: Line[] = [];
  for (const line of journal.lines) {
    if (known.has(line.id)) continue;
    known.add(line.id);
    if (here.has(line.id)) continue;
    const below = line.parent === null ? undefined : grown.get(line.parent);
    // a line whose parent is nowhere cannot be reached
    if (!below && line.parent !== null && !here.has(line.parent)) continue;
    grown.set(line.id, below ? { ...below, length: below.length + 1 } : { from: line.parent, length: 1, first: line });
    parents.add(line.parent);
    off.push(line);
  }
  return off.flatMap((last) => {
    const found = grown.get(last.id);
    return found && !parents.has(last.id)
      ? [{ leaf: last.id, ...found, last, ahead: found.from === journal.head }]
      : [];
  });
};

interface Stretch {
  /** the head before it */
  readonly to: string | null;
  /** lines from there to the head */
  readonly length: number;
}
/** The last unbroken run of lines of a span on the present path; undefined: no such span there. */
const stretchOf = (journal: Journal, span: string): Stretch | undefined => {
  let found: Stretch | undefined;
  let length = 0;
  for (const line of back(journal.lines, journal.head)) {
    length += 1;
    if (line.spans.includes(span)) found = { to: line.parent, length };
    else if (found) break;
  }
  return found;
};
/** The head before a span. */
export const spanUndo = (journal: Journal, span: string): string | null | undefined => stretchOf(journal, span)?.to;

/** Undoes a whole span; redo brings it back in one go. */
export const undoSpan = (journal: Journal, span: string): Journal => {
  const head = spanUndo(journal, span);
  return head === undefined ? journal : stand(journal, head);
};

export interface UndoChoice {
  /** undefined: the last entry alone */
  readonly span?: string;
  readonly msg: Msg;
  /** the head after it */
  readonly to: string | null;
}

const spanKinds = ['round', 'fight', 'attack', 'activation', 'phase', 'turn'] as const;

/** What a game calls a phase by its path, a turn by its number; nothing where it has no name for it. */
type Names = (what: string) => Msg | undefined;

/** The name of a span such as 'fight:f12' or 'turn:3'; a game's phases and dated turns say their own. */
const spanMsg = (span: string, phase: Names, turn: Names): Msg => {
  const colon = span.indexOf(':');
  const [kind, what] = [span.slice(0, colon), span.slice(colon + 1)];
  const said = kind === 'phase' ? phase(what) : undefined;
  if (said) return msg('kit.undo.phaseNamed', { phase: said });
  const dated = kind === 'turn' ? turn(what) : undefined;
  if (dated) return dated;
  const known = spanKinds.find((one) => one === kind);
  // a round is counted within its fight: `round:<fight>/<n>`
  const nth = kind === 'round' ? what.split('/')[1] : undefined;
  if (nth === '0') return msg('kit.undo.roundBefore');
  if (nth !== undefined) return msg('kit.undo.roundNth', { what: name(nth) });
  return known ? msg(`kit.undo.${known}`, { what: name(what) }) : msg('kit.undo.span', { what: name(what) });
};

/** The last fight of this turn where the head has gone on since. */
const fightBehind = ({ lines, head }: Journal, { spans }: Line): string | undefined => {
  const isFight = (span: string): boolean => span.startsWith('fight:');
  const turn = spans.find((span) => span.startsWith('turn:'));
  if (turn === undefined || spans.some(isFight)) return undefined;
  for (const line of back(lines, head)) {
    if (!line.spans.includes(turn)) return undefined;
    const fight = line.spans.find(isFight);
    if (fight !== undefined) return fight;
  }
  return undefined;
};

/**
 * What can be undone here by name, the smallest first: the entry, then each span the head stands in, if it is more, and
 * the last fight of the turn with what came after it.
 */
export const undoable = (
  journal: Journal,
  phase: Names = () => undefined,
  turn: Names = () => undefined,
): readonly UndoChoice[] => {
  const cause = causeAt(journal);
  if (!cause) return [];
  const choices: UndoChoice[] = [{ msg: msg('kit.undo.entry', { says: cause.says }), to: cause.parent }];
  const behind = fightBehind(journal, cause);
  const found = [
    ...cause.spans.toReversed().map((span) => ({ span, msg: spanMsg(span, phase, turn) })),
    ...(behind === undefined ? [] : [{ span: behind, msg: msg('kit.undo.fightBehind') }]),
  ].flatMap((choice) => {
    const stretch = stretchOf(journal, choice.span);
    return stretch ? [{ ...choice, ...stretch }] : [];
  });
  for (const { span, msg: says, to } of found.sort((a, b) => a.length - b.length))
    if (!choices.some((choice) => choice.to === to)) choices.push({ span, msg: says, to });
  return choices;
};

/** The spans of an entry written now: turn, phase, and the fights still open; further ones (a round) follow. */
export const spansAt = (state: State, ...more: readonly string[]): readonly string[] => [
  `turn:${state.place.turn}`,
  `phase:${state.place.path}`,
  ...more,
];
