import { create } from 'zustand';
import { rollFair } from '#rules/kit/chance/dice.ts';
import { contextOf } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { inScenario } from '#rules/kit/game/turnName.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { keepState, refold } from '#rules/kit/record/fold.ts';
import type { Entry, Fact, Journal, Line, SetUp, State } from '#rules/kit/record/journal.ts';
import { rewriteOf } from '#rules/kit/record/rewrite.ts';
import { type Change, type RippleReport, ripple } from '#rules/kit/record/ripple.ts';
import { record } from '#rules/kit/record/standing.ts';
import { append, jump, redo, spansAt, undo, undoSpan } from '#rules/kit/record/undo.ts';
import { namedVersions, takes, thingsMark, versionsAt } from '#rules/kit/record/versions.ts';
import { close, placeAt } from '#rules/kit/sequence/walker.ts';
import { type Msg, msg } from '#rules/kit/words/message.ts';
import type { Envelope, Face, Out, Refusal, Reply, SavedGame } from '#shared/contract.ts';
import { fileNameOf, type GameContent, writeGameFile } from '#shared/saves/exportFile.ts';
import { checkLines } from '#shared/saves/schema.ts';
import { usedThings, type Version, withVersions } from '#shared/saves/versions.ts';
import { host } from '../host/client.ts';
import { downloadText } from '../host/gameFiles.ts';
import { loadGame } from '../host/games.ts';
import { newId } from '../host/ids.ts';
import { ui } from '../words/text.ts';
import { without } from './apart.ts';
import { type Disk, type WriteQueue, writeQueue } from './queue.ts';
import { alreadyThrown, anewMark, rollKey, waitingFace, waitsMark } from './rolls.ts';
import { areLines, isSetUp, thingsOf } from './things.ts';

/** The open game: what is on disk, folded, and what the game's description makes of it. */
export interface OpenGame {
  readonly id: string;
  readonly game: Game;
  readonly envelope: Envelope;
  readonly setUp: SetUp;
  /** the versions in use at the head */
  readonly things: PlayerData;
  /** every version some line names: the head says which is used */
  readonly rawThings: SavedGame['things'];
  readonly journal: Journal;
  readonly state: State;
  readonly context: Context;
  /** the reason why nothing can be written */
  readonly readOnly?: string;
}

interface Store {
  readonly status: 'none' | 'opening' | 'open' | 'failed';
  readonly open?: OpenGame;
  readonly disk?: Disk;
  /** why it could not be opened */
  readonly refusal?: Refusal;
  /** something that happened to the game and that the line under the title tells */
  readonly notice?: Msg;
  /** what another window's change left unwritten here, to be saved elsewhere */
  readonly rescued?: GameContent;
  /** entries that no disk takes, taken back out of the record, and where the record stood then */
  readonly apart?: { readonly says: readonly Msg[]; readonly head: string | null };
  /** something of a game is only in memory, of this one or of one left before: leaving would lose it */
  readonly owes: boolean;
}

export const useGame = create<Store>(() => ({ status: 'none', owes: false }));
export const gameNow = (): OpenGame | undefined => useGame.getState().open;

let queue: WriteQueue | undefined;
let stopListening: (() => void) | undefined;
/**
 * Games that were left before all of it was on disk, as when a screen broke: they go on being written, and who opens
 * one again finds it as it was.
 */
const kept = new Map<string, { readonly open: OpenGame; readonly queue: WriteQueue }>();
const queues = (): readonly WriteQueue[] => [...(queue ? [queue] : []), ...[...kept.values()].map((one) => one.queue)];
/** counts openings and closings: one that was overtaken while the host answered comes to nothing */
let openings = 0;
/** app dice shown and not yet recorded: pressing again shows the same */
let shownDice = new Map<string, readonly number[]>();

const over = (open: Pick<OpenGame, 'game' | 'context'>): boolean =>
  placeAt(open.game.sequence, open.context).phase === undefined || open.game.over?.(open.context) !== undefined;

/** Fights brought to their end, as the present stand knows them. */
const fightsOf = (state: State | undefined): number =>
  Object.values(state?.flows ?? {}).filter((flow) => flow.end !== undefined).length;

/** What the library's row shows of it. */
export const faceOf = (
  open: Pick<OpenGame, 'game' | 'context' | 'envelope'> & Partial<Pick<OpenGame, 'state'>>,
): Face => {
  const { game, context } = open;
  const place = placeAt(game.sequence, context);
  const scenario = game.scenarios.find((each) => each.id === open.envelope.scenario);
  const fights = fightsOf(open.state);
  return {
    turn: place.turn,
    turns: scenario?.turns ?? place.turn,
    ...(place.who ? { side: place.who } : {}),
    ...(place.phase
      ? { phase: { id: place.phase.msg.id, ...(place.phase.msg.p ? { p: { ...place.phase.msg.p } } : {}) } }
      : {}),
    ...(over(open) ? { over: true } : {}),
    ...(fights > 0 ? { note: { id: 'ui.play.face.fights', p: { count: fights } } } : {}),
  };
};

/** The players' own things in the versions used where this state stands. */
export const usedAt = (open: Pick<OpenGame, 'rawThings' | 'state'>) =>
  usedThings(open.rawThings, versionsAt(open.state.marks));
export const thingsAt = (open: Pick<OpenGame, 'rawThings' | 'state'>): PlayerData => thingsOf(usedAt(open));

const opened = (saved: SavedGame, found: Game): OpenGame | Refusal => {
  const game = inScenario(found, saved.envelope.scenario);
  const { setUp, lines } = saved;
  if (!isSetUp(setUp) || !areLines(lines)) return { reason: 'save.unreadable' };
  const journal: Journal = { lines, head: saved.head };
  const state = refold(setUp, undefined, journal);
  keepState(setUp, journal, state);
  const things = thingsAt({ rawThings: saved.things, state });
  return {
    id: saved.envelope.id,
    game,
    envelope: saved.envelope,
    setUp,
    things,
    rawThings: saved.things,
    journal,
    state,
    context: contextOf({ game, scenario: saved.envelope.scenario, state, things }),
    ...(saved.readOnly === undefined ? {} : { readOnly: saved.readOnly }),
  };
};

const listenFor = (id: string): void => {
  stopListening = host().listen((event) => {
    if (event.event !== 'changed' || event.what !== 'games' || event.id !== id || event.revision === undefined) return;
    const mine = queue?.disk;
    // our own receipt may still be on its way: only a quiet queue can tell that somebody else wrote
    if (mine?.state !== 'safe' || event.revision <= mine.revision) return;
    const { notice, rescued } = useGame.getState();
    // what an earlier change left unwritten here waits on for the player's word
    void openGame(id, rescued ? notice : ui('ui.play.disk.reloaded'), rescued);
  });
};

/** Opens a saved game; what cannot be opened says why and leaves everything as it is. */
export const openGame = async (id: string, notice?: Msg, rescued?: GameContent): Promise<void> => {
  closeGame();
  const left = kept.get(id);
  if (left) {
    kept.delete(id);
    queue = left.queue;
    useGame.setState({ status: 'open', open: left.open });
    onDisk(left.queue);
    if (queue === left.queue) listenFor(id);
    return;
  }
  useGame.setState({ status: 'opening' });
  const mine = openings;
  const reply = await host()['games.open']({ id });
  if (openings !== mine) return;
  if (!reply.ok) {
    const { ok: _, ...refusal } = reply;
    useGame.setState({ status: 'failed', refusal });
    return;
  }
  const saved = reply.value;
  const game = await loadGame(saved.envelope.game);
  if (openings !== mine) return;
  const open = game ? opened(saved, game) : ({ reason: 'save.newer', p: { game: saved.envelope.game } } as const);
  if ('reason' in open) {
    useGame.setState({ status: 'failed', refusal: open });
    return;
  }
  const writing = writeQueue({
    id,
    revision: saved.revision,
    saved: saved.saved,
    write: (input) => host()['games.write'](input),
    tell: () => onDisk(writing),
    apart: (line) => setApart(writing, line),
  });
  queue = writing;
  useGame.setState({
    status: 'open',
    open,
    disk: writing.disk,
    ...(notice ? { notice } : {}),
    ...(rescued ? { rescued } : {}),
  });
  tellOwing();
  listenFor(id);
};

/** Leaves the open game; what of it is not on disk yet goes on being written. */
export const closeGame = (): void => {
  openings += 1;
  const { open } = useGame.getState();
  if (queue && open && queue.owes) kept.set(open.id, { open, queue });
  else queue?.close();
  stopListening?.();
  queue = undefined;
  stopListening = undefined;
  shownDice = new Map();
  useGame.setState({
    status: 'none',
    open: undefined,
    disk: undefined,
    refusal: undefined,
    notice: undefined,
    rescued: undefined,
    apart: undefined,
  });
  tellOwing();
};

const tellOwing = (): void => {
  const owes = queue?.owes === true || kept.size > 0 || useGame.getState().rescued !== undefined;
  if (owes !== useGame.getState().owes) useGame.setState({ owes });
};

const onDisk = (of: WriteQueue): void => {
  const { disk } = of;
  if (of !== queue) {
    if (!of.owes) for (const [id, left] of kept) if (left.queue === of) kept.delete(id);
    tellOwing();
    return;
  }
  useGame.setState({ disk });
  tellOwing();
  const open = gameNow();
  if (disk.state !== 'stale' || !open) return;
  // Another window went on: that is the game now. What was only here can be saved elsewhere.
  const lost = of.unwritten.length;
  const rescued = lost > 0 ? contentOf(open, disk.saved) : undefined;
  of.close();
  queue = undefined;
  void openGame(open.id, ui('ui.play.disk.stale', { count: lost }), rescued);
};

/** What the player sees is what will be on disk: an entry that no disk takes comes out of the record, and that is said. */
const setApart = (of: WriteQueue, line: Line): void => {
  const left = [...kept.values()].find((one) => one.queue === of)?.open;
  const open = of === queue ? gameNow() : left;
  if (!open) return;
  const journal: Journal = without(open.journal, line.id);
  const after = moved(open, journal, refold(open.setUp, undefined, journal));
  if (left) kept.set(open.id, { open: after, queue: of });
  else {
    const says = [...(useGame.getState().apart?.says ?? []), line.says];
    useGame.setState({ open: after, apart: { says, head: journal.head } });
  }
  of.push([], { head: journal.head, face: faceOf(after) });
};

const moved = (open: OpenGame, journal: Journal, state: State): OpenGame => {
  keepState(open.setUp, journal, state);
  const taken = state.marks[thingsMark];
  const things = taken === open.state.marks[thingsMark] ? open.things : thingsAt({ rawThings: open.rawThings, state });
  const context = contextOf({ game: open.game, scenario: open.envelope.scenario, state, things });
  return { ...open, journal, state, things, context };
};

/** Shows the new stand at once and sends it to the disk. What is still to be saved elsewhere stays in sight. */
const put = (open: OpenGame, lines: readonly Line[]): void => {
  useGame.setState(({ notice, rescued }) => ({ open, notice: rescued && notice }));
  queue?.push(lines, { head: open.journal.head, face: faceOf(open) });
};

/** What no game file can hold is refused before it is taken: the record is as it was, and that is said. */
const isHeld = (lines: readonly Line[], head: string | null, says: Msg): boolean => {
  const held = checkLines(lines, head === null ? [] : [head]).ok;
  if (!held) useGame.setState({ notice: ui('ui.play.disk.unheld', { says }) });
  return held;
};

export interface Deed {
  readonly says: Msg;
  readonly facts: readonly Fact[];
  /** spans inside the phase, e.g. 'fight:f12' */
  readonly spans?: readonly string[];
}

/**
 * Records deeds one after another, each its own entry with all it sets off. False: the game is read-only or closed, or no
 * file could hold one of them.
 */
export const actAll = (deeds: readonly Deed[]): boolean => {
  const open = gameNow();
  if (!open || open.readOnly !== undefined || deeds.length === 0) return false;
  let { journal, state } = open;
  const written: Line[] = [];
  for (const deed of deeds) {
    const entry: Omit<Entry, 'parent'> = {
      id: newId(),
      at: new Date().toISOString(),
      says: deed.says,
      facts: deed.facts,
      spans: spansAt(state, ...(deed.spans ?? [])),
    };
    const done = record(open.game.standing, journal, state, entry, open.game.accounts);
    if (!isHeld(done.lines, journal.head, deed.says)) return false;
    journal = done.journal;
    state = done.state;
    written.push(...done.lines);
  }
  put(moved(open, journal, state), written);
  return true;
};

export const act = (says: Msg, facts: readonly Fact[], spans: readonly string[] = []): boolean =>
  actAll([{ says, facts, spans }]);

const stand = (to: (journal: Journal) => Journal): boolean => {
  const open = gameNow();
  if (!open || open.readOnly !== undefined) return false;
  const journal = to(open.journal);
  if (journal === open.journal || journal.head === open.journal.head) return false;
  put(moved(open, journal, refold(open.setUp, { head: open.journal.head, state: open.state }, journal)), []);
  return true;
};

/** What was set apart just now is out of the record already: undo only lets go of the word about it. */
export const undoOne = (): boolean => {
  const { apart, open } = useGame.getState();
  if (!apart || apart.head !== open?.journal.head) return stand(undo);
  dismissApart();
  return true;
};
export const redoOne = (): boolean => stand(redo);
export const undoNamed = (span: string): boolean => stand((journal) => undoSpan(journal, span));
export const jumpToLine = (id: string | null): boolean => stand((journal) => jump(journal, id));

/** Closes the phase: the next place and what was left open are in the record. */
export const phaseDone = (): boolean => {
  const open = gameNow();
  if (!open) return false;
  const go = close(open.game.sequence, open.context);
  const phase = placeAt(open.game.sequence, open.context).phase;
  return go !== undefined && phase !== undefined && act(msg('kit.sequence.done', { phase: phase.msg }), [go]);
};

/**
 * From here on the game uses these versions of the players' own things; the journal says so, and undone the game is
 * back with those it had.
 */
export const takeThings = (own: Readonly<Record<string, Version>>, says: Msg): boolean => {
  const open = gameNow();
  if (!open || open.readOnly !== undefined) return false;
  const facts = Object.entries(own).map(([key, { checksum }]) => takes(key, checksum));
  const entry = { id: newId(), at: new Date().toISOString(), says, facts, spans: spansAt(open.state) };
  const { journal, state, lines } = record(open.game.standing, open.journal, open.state, entry);
  const rawThings = withVersions(open.rawThings, own, namedVersions(journal.lines), usedAt(open));
  const after = moved({ ...open, rawThings }, journal, state);
  useGame.setState({ open: after });
  queue?.push(lines, { head: journal.head, face: faceOf(after), things: rawThings });
  return true;
};

/** Another name for the game or its players. Not the journal's business: it is written at once and never undone. */
const reword = async (
  words: Partial<Pick<Envelope, 'name' | 'players'>>,
  write: (id: string, base: number) => Promise<Reply<Out<'games.rename'>>>,
): Promise<Reply<Out<'games.rename'>>> => {
  const open = gameNow();
  if (!open || !queue) return { ok: false, reason: 'save.missing' };
  if (open.readOnly !== undefined) return { ok: false, reason: 'save.readOnly', p: { why: open.readOnly } };
  const reply = await queue.between((base) => write(open.id, base));
  const now = gameNow();
  if (reply.ok && now?.id === open.id) useGame.setState({ open: { ...now, envelope: { ...now.envelope, ...words } } });
  return reply;
};

export const renameOpen = (name: string) => reword({ name }, (id, base) => host()['games.rename']({ id, name, base }));
export const namePlayers = (players: Envelope['players']) =>
  reword({ players }, (id, base) => host()['games.players']({ id, players, base }));

// The app's own dice.

const bytes = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n));
export const throwDice = (sides: number, count: number, zero?: 10 | 0): readonly number[] =>
  Array.from({ length: count }, () => rollFair(sides, bytes, zero));

export interface AppRoll {
  readonly faces: readonly number[];
  /** it was thrown here before and undone: the same faces come back */
  readonly again: boolean;
}

const rollPlace = (open: OpenGame, what: string, sides: number, count: number) => ({
  journal: open.journal,
  phase: open.state.place.path,
  what,
  sides,
  count,
});

/**
 * Throws the app's die at the moment it is shown. Where it was thrown before and undone, the same faces come back,
 * unless the players recorded that they throw anew.
 */
export const rollDice = (what: string, sides: number, count = 1, zero?: 10 | 0): AppRoll => {
  const open = gameNow();
  if (!open) return { faces: throwDice(sides, count, zero), again: false };
  const place = rollPlace(open, what, sides, count);
  const key = rollKey(place);
  const shown = shownDice.get(key);
  if (shown) return { faces: shown, again: true };
  const before = open.state.marks[anewMark]?.[key] ? undefined : alreadyThrown(place);
  const faces = before ?? throwDice(sides, count, zero);
  shownDice.set(key, faces);
  return { faces, again: before !== undefined };
};

/**
 * Throws a die of a form. It is in the record at the moment it is shown, and waits there for the form to book it: after
 * a restart it lies as it fell.
 */
export const throwDie = (
  die: string,
  what: string,
  says: (face: number) => Msg,
  sides: number,
  zero?: 10 | 0,
): { readonly face: number; readonly again: boolean } | undefined => {
  const open = gameNow();
  const waiting = open && waitingFace(open.state, die);
  if (waiting !== undefined) return { face: waiting, again: false };
  const { faces, again } = rollDice(what, sides, 1, zero);
  const [face] = faces;
  if (face === undefined || !open) return undefined;
  const booked = act(says(face), [
    { kind: 'roll', what, sides, faces, by: 'app' },
    { kind: 'mark', mark: waitsMark, key: die, value: face, until: open.state.place.path },
  ]);
  return booked ? { face, again } : undefined;
};

/** Both agreed: the dice of this place are thrown anew, and the journal says so. `die`: of a form, where it waits. */
export const rollAnew = (what: string, sides: number, count = 1, die?: string): boolean => {
  const open = gameNow();
  if (!open) return false;
  const key = rollKey(rollPlace(open, what, sides, count));
  shownDice.delete(key);
  return act(ui('ui.play.said.anew'), [
    { kind: 'mark', mark: anewMark, key, value: true, until: open.state.place.path },
    ...(die === undefined ? [] : [{ kind: 'mark', mark: waitsMark, key: die, value: null } as const]),
  ]);
};

// Corrections.

export interface Correction {
  readonly lines: readonly Line[];
  readonly report: RippleReport;
  /** the game as it would stand */
  readonly after: OpenGame;
}

/** Works out a correction of the past without accepting it. */
export const prepare = (
  change: Pick<Change, 'says' | 'fix'> & Partial<Pick<Change, 'insert'>>,
): Correction | undefined => {
  const open = gameNow();
  if (!open || open.readOnly !== undefined) return undefined;
  const wanted = { id: newId(), at: new Date().toISOString(), ...change };
  const { fix, report } = ripple(open.game.standing, open.setUp, open.journal, wanted, open.game.accounts);
  const line = { ...fix, spans: spansAt(open.state), parent: open.journal.head };
  const journal = append(open.journal, line);
  return {
    lines: [line],
    report,
    after: moved(open, journal, refold(open.setUp, { head: open.journal.head, state: open.state }, journal)),
  };
};

/** What is entered of an earlier turn, worked out as a correction there. */
export const prepareRewrite = (turn: number, says: Msg, facts: readonly Fact[]): Correction | undefined => {
  const open = gameNow();
  if (!open) return undefined;
  const entry = { id: newId(), at: new Date().toISOString() };
  return prepare({ says, ...rewriteOf(open.journal, turn, says, facts, entry) });
};

/** Accepts what was shown: the line written is the one that was prepared. */
export const accept = (correction: Correction): boolean => {
  const open = gameNow();
  const [first] = correction.lines;
  if (!open || !first || open.journal.head !== first.parent) return false;
  if (!isHeld(correction.lines, first.parent, first.says)) return false;
  put(correction.after, correction.lines);
  return true;
};

// Trouble with the disk.

const contentOf = (open: OpenGame, saved: string): GameContent => ({
  envelope: open.envelope,
  setUp: open.setUp,
  things: open.rawThings,
  lines: open.journal.lines,
  head: open.journal.head,
  face: faceOf(open),
  saved,
});

export const retryDisk = (): void => {
  for (const one of queues()) one.retry();
};

/** Everything that is in memory as one file, wherever the player wants it. */
export const saveCopy = (): void => {
  const { open, rescued } = useGame.getState();
  const games = [...(open && queue?.owes ? [{ open, queue }] : []), ...kept.values()];
  const owed = games.map((one) => contentOf(one.open, one.queue.disk.saved));
  for (const content of rescued ? [rescued, ...owed] : owed)
    downloadText(fileNameOf(content.envelope.name), writeGameFile(content, true));
};

export const dismissNotice = (): void => {
  useGame.setState({ notice: undefined, rescued: undefined });
  tellOwing();
};
export const dismissApart = (): void => useGame.setState({ apart: undefined });

// Leaving.

/** Waits until all that is in memory is on disk, or something stands against it. */
export const settled = async (): Promise<void> => {
  while (queues().some(({ disk }) => disk.state === 'writing')) await Promise.all(queues().map((one) => one.settled()));
};

/** The player's word: what is only in memory is given up. */
export const abandon = (): void => {
  for (const one of queues()) one.close();
  queue = undefined;
  kept.clear();
  useGame.setState({ rescued: undefined });
  tellOwing();
};
