import { contextOf } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { inScenario } from '#rules/kit/game/turnName.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { entriesAt, fold, keepState, refold } from '#rules/kit/record/fold.ts';
import type { Journal, SetUp, State } from '#rules/kit/record/journal.ts';
import { stateOf } from '#rules/kit/record/state.ts';
import { thingsMark, versionsAt } from '#rules/kit/record/versions.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import type { Envelope, Face, Refusal, SavedGame } from '#shared/contract.ts';
import type { GameContent } from '#shared/saves/exportFile.ts';
import { usedThings } from '#shared/saves/versions.ts';
import { ui } from '../words/text.ts';
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

const over = (open: Pick<OpenGame, 'game' | 'context'>): boolean =>
  placeAt(open.game.sequence, open.context).phase === undefined || open.game.over?.(open.context) !== undefined;

/** What was worked out and brought to its end, by what it was: a bombardment is no fight. */
const foughtIn = ({ calculators }: Pick<Game, 'calculators'>, state: State | undefined): Msg | undefined => {
  const ended = Object.values(state?.flows ?? {}).filter((flow) => flow.end !== undefined);
  const counted = calculators.flatMap(({ id, msg }) => {
    const n = ended.filter(({ calc }) => calc === id).length;
    return n > 0 ? [ui('ui.play.face.fought', { what: msg, n })] : [];
  });
  // of a calculator this version does not know
  const others = ended.filter(({ calc }) => !calculators.some(({ id }) => id === calc)).length;
  return list(others > 0 ? [...counted, ui('ui.play.face.fights', { count: others })] : counted);
};

/** What the library's row shows of it. */
export const faceOf = (
  open: Pick<OpenGame, 'game' | 'context' | 'envelope'> & Partial<Pick<OpenGame, 'state'>>,
): Face => {
  const { game, context } = open;
  const place = placeAt(game.sequence, context);
  const scenario = game.scenarios.find((each) => each.id === open.envelope.scenario);
  const note = foughtIn(game, open.state);
  return {
    turn: place.turn,
    turns: scenario?.turns ?? place.turn,
    ...(place.who ? { side: place.who } : {}),
    ...(place.phase
      ? { phase: { id: place.phase.msg.id, ...(place.phase.msg.p ? { p: { ...place.phase.msg.p } } : {}) } }
      : {}),
    ...(over(open) ? { over: true } : {}),
    ...(note ? { note } : {}),
  };
};

/** The players' own things in the versions used where this state stands. */
export const usedAt = (open: Pick<OpenGame, 'rawThings' | 'state'>) =>
  usedThings(open.rawThings, versionsAt(open.state.marks));
export const thingsAt = (open: Pick<OpenGame, 'rawThings' | 'state'>): PlayerData => thingsOf(usedAt(open));

export const opened = (saved: SavedGame, found: Game): OpenGame | Refusal => {
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
    readOnly: saved.readOnly,
  };
};

export const moved = (open: OpenGame, journal: Journal, state: State): OpenGame => {
  keepState(open.setUp, journal, state);
  const taken = state.marks[thingsMark];
  const things = taken === open.state.marks[thingsMark] ? open.things : thingsAt({ rawThings: open.rawThings, state });
  const context = contextOf({ game: open.game, scenario: open.envelope.scenario, state, things });
  return { ...open, journal, state, things, context };
};

/** The game as it stood before an entry was made, with what was corrected of that since. */
export const contextBefore = (open: OpenGame, entry: string): Context => {
  const entries = entriesAt(open.journal);
  const previous = entries[entries.findIndex((each) => each.entry.id === entry) - 1]?.entry.id;
  const state = previous === undefined ? stateOf(open.setUp) : fold(open.setUp, open.journal, previous);
  const things = thingsAt({ rawThings: open.rawThings, state });
  return contextOf({ game: open.game, scenario: open.envelope.scenario, state, things });
};

/** The game as a file holds it. */
export const contentOf = (open: OpenGame, saved: string): GameContent => ({
  envelope: open.envelope,
  setUp: open.setUp,
  things: open.rawThings,
  lines: open.journal.lines,
  head: open.journal.head,
  face: faceOf(open),
  saved,
});
