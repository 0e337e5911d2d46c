import { create } from 'zustand';
import { phaseEnding } from '#rules/kit/game/phaseEnding.ts';
import { refold } from '#rules/kit/record/fold.ts';
import type { Entry, Fact, Journal, Line } from '#rules/kit/record/journal.ts';
import { byId } from '#rules/kit/record/path.ts';
import { record } from '#rules/kit/record/standing.ts';
import { jump, redo, spansAt, undo, undoSpan } from '#rules/kit/record/undo.ts';
import { namedVersions, takes } from '#rules/kit/record/versions.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { Envelope, Out, Refusal, Reply } from '#shared/contract.ts';
import { fileNameOf, type GameContent, writeGameFile } from '#shared/saves/exportFile.ts';
import { checkLines } from '#shared/saves/schema.ts';
import { type Version, withVersions } from '#shared/saves/versions.ts';
import { host } from '../host/client.ts';
import { downloadText } from '../host/gameFiles.ts';
import { loadGame } from '../host/games.ts';
import { newId } from '../host/ids.ts';
import { ui } from '../words/text.ts';
import { without } from './apart.ts';
import { adoptFights } from './bench.ts';
import { freshLines } from './freshLines.ts';
import { owesBy } from './missingPart.ts';
import { contentOf, faceOf, moved, type OpenGame, opened, usedAt } from './openedGame.ts';
import { forgetOthers, heardOthers, wentOn } from './others.ts';
import { notMine, notMyMove, whoNow } from './part.ts';
import { type Disk, type WriteQueue, writeQueue } from './queue.ts';
import { shownDice } from './rolls.ts';
import { areLines } from './things.ts';

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
owesBy(() => useGame.getState().owes);
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

/** Answers how to look whether what was heard so far is news. */
const listenFor = (id: string): (() => void) => {
  let heard = 0;
  const look = (): void => {
    const mine = queue?.disk;
    // our own receipt may still be on its way: only a quiet queue can tell that somebody else wrote
    if (mine?.state !== 'safe' || heard <= mine.revision) return;
    const { notice, rescued } = useGame.getState();
    // what an earlier change left unwritten here waits on for the player's word
    void openGame(id, rescued ? notice : ui('ui.play.disk.reloaded'), rescued);
  };
  stopListening = host().listen((event) => {
    if (event.event !== 'changed' || event.what !== 'games' || event.id !== id || event.revision === undefined) return;
    const { wrote, revision } = event;
    if (wrote && areLines(wrote.lines) && takeIn({ ...wrote, lines: wrote.lines, revision })) return;
    if (wrote && gameNow()?.id === id) return void reread(id);
    heard = Math.max(heard, revision);
    look();
    return;
  });
  return look;
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
  // before it is read: what another window writes meanwhile is heard
  const look = listenFor(id);
  const reply = await host()['games.open']({ id });
  if (openings !== mine) return;
  if (!reply.ok) {
    stopListening?.();
    const { ok: _, ...refusal } = reply;
    useGame.setState({ status: 'failed', refusal });
    return;
  }
  const saved = reply.value;
  // its rules are a part of the program that is fetched now
  const game = await loadGame(saved.envelope.game).catch((): Refusal => ({ reason: 'host.gone' }));
  if (openings !== mine) return;
  const open =
    game === undefined
      ? ({ reason: 'save.newer', p: { game: saved.envelope.game } } as const)
      : 'reason' in game
        ? game
        : opened(saved, game);
  if ('reason' in open) {
    stopListening?.();
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
    met: () => void reread(id, gameNow()?.journal.head ?? undefined),
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
  look();
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
  shownDice.clear();
  hearAgain = undefined;
  forgetOthers();
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
  const again = disk.state === 'safe' ? hearAgain : undefined;
  if (again) {
    hearAgain = undefined;
    queueMicrotask(() => of === queue && again());
  }
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

/** Shows the new stand at once and sends it to the disk. What is still to be saved elsewhere stays in sight. */
export const put = (open: OpenGame, lines: readonly Line[]): void => {
  wentOn(open.journal);
  useGame.setState(({ notice, rescued }) => ({ open, notice: rescued && notice }));
  queue?.push(lines, { head: open.journal.head, face: faceOf(open) });
};

/** What no game file can hold is refused before it is taken: the record is as it was, and that is said. */
export const isHeld = (lines: readonly Line[], head: string | null, says: Msg): boolean => {
  const open = gameNow();
  const not = open && notMine(open, lines);
  const held = checkLines(lines, head === null ? [] : [head]).ok;
  if (not || !held) useGame.setState({ notice: not ?? ui('ui.play.disk.unheld', { says }) });
  return held && !not;
};

interface Told {
  /** where this screen had gone on itself meanwhile */
  readonly own?: string | undefined;
  /** lines that came in before, of which nothing was said yet */
  readonly news?: readonly Line[];
  readonly lines: readonly Line[];
  readonly head: string | null;
  readonly revision: number;
  readonly saved: string;
  readonly envelope?: Envelope | undefined;
  readonly things?: OpenGame['rawThings'] | undefined;
}
/** What was heard while something of this screen's was on its way: heard again once that has arrived. */
let hearAgain: (() => unknown) | undefined;

/**
 * What was written elsewhere and is told line by line: it comes into the open game, which then stands where that stands;
 * what is still on its way to the disk goes on from where it was made. What is older than what is here already is no
 * news. False: something between is missing.
 */
export const takeIn = (told: Told): boolean => {
  const { open, disk } = useGame.getState();
  if (!open || !disk || !queue) return false;
  if (told.revision < disk.revision) return true;
  const { lines: before, head: stood } = open.journal;
  const { revision, saved, envelope = open.envelope, things: rawThings = open.rawThings } = told;
  const fresh = freshLines(before, told.lines);
  const head = queue.owes ? stood : told.head;
  if (!fresh || (head !== null && !byId(before).has(head) && !fresh.some(({ id }) => id === head))) return false;
  const journal: Journal = { lines: fresh.length > 0 ? [...before, ...fresh] : before, head };
  const state = refold(open.setUp, { head: stood, state: open.state }, journal);
  const after = moved({ ...open, envelope, rawThings }, journal, state);
  queue.heard({ revision, saved });
  useGame.setState({ open: after, disk: queue.disk });
  adoptFights(open.id, fresh);
  const news = [...(told.news ?? []), ...fresh];
  // which was first, and who stands where then, only the host knows: nothing is said before
  if (queue.owes) hearAgain = () => takeIn({ ...told, news, own: gameNow()?.journal.head ?? undefined });
  else if (news.length > 0 || head !== stood) heardOthers(journal, news, told.own);
  return true;
};

/** What others wrote while this screen wrote, too, and had gone on to `own`: the disk says where both met. */
export const reread = async (id: string, own?: string): Promise<void> => {
  const reply = await host()['games.open']({ id });
  if (!reply.ok || gameNow()?.id !== id) return;
  if (queue?.owes) {
    hearAgain = () => reread(id, own);
    return;
  }
  const { lines, ...stands } = reply.value;
  if (areLines(lines)) takeIn({ ...stands, lines, own });
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
      ...whoNow(),
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
  const not = notMyMove(open, journal.head);
  if (not) useGame.setState({ notice: not });
  if (not) return false;
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

/** The phase is closed: the next place and what was left open go into the record. */
export const phaseDone = (): boolean => {
  const open = gameNow();
  const deed = open && phaseEnding(open.game, open.context);
  return deed !== undefined && act(deed.says, deed.facts);
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

// Trouble with the disk.

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
