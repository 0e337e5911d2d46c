import { same } from '#rules/kit/base/same.ts';
import { type SecretSpec, sealsOf, secretIn } from '#rules/kit/game/secret.ts';
import type { FightRecord } from '#rules/kit/procedure/fightRecord.ts';
import { type HitLuck, hitLuckOf, hitLuckSays } from '#rules/kit/procedure/hits.ts';
import { type Luck, luckOf, luckSays } from '#rules/kit/procedure/luck.ts';
import { listed, type Msg } from '#rules/kit/words/message.ts';
import { sideWord } from './fightTold.ts';
import { type EntryRow, type FightRow, type JournalRow, journalRows, spanOf, spansOf } from './journalList.ts';
import type { OpenGame } from './openedGame.ts';

/** The story of a game: what was done, turn by turn, a fight in a line; told by the page, the text and the sheet alike. */

/** All of it, a turn, or one fight. */
export interface DiaryScope {
  readonly turn?: string;
  readonly fight?: string;
}

type FixRow = Extract<JournalRow, { readonly kind: 'fix' }>;
export type DiaryLine =
  | EntryRow
  | FightRow
  | FixRow
  | { readonly kind: 'placed'; readonly entries: readonly EntryRow[] };
export interface DiaryPhase {
  readonly path: string | undefined;
  readonly lines: readonly DiaryLine[];
}
export interface DiaryTurn {
  readonly turn: string | undefined;
  readonly phases: readonly DiaryPhase[];
}

/** Said by the app, not by a game. */
const isApps = (id: string): boolean => id.startsWith('ui.');
/** Ticks of the checklist and phases left are the ground of the story; an action that found nothing to change says what it found. */
const isGround = ({ each: { entry } }: EntryRow): boolean =>
  entry.facts.length > 0 &&
  entry.facts.every(({ kind }) => kind === 'tick' || kind === 'go') &&
  (isApps(entry.says.id) || entry.facts.some(({ kind }) => kind === 'go'));

/** Counters put on the map one after the other are one line. */
const isPlacing = ({ each: { entry } }: EntryRow, at: string | undefined): boolean =>
  at !== undefined && entry.facts.length > 0 && entry.facts.every((fact) => fact.kind === 'set' && fact.cell === at);

/** A correction took it out; the correction itself is told. */
const isOut = (row: DiaryLine): boolean =>
  row.kind === 'fight' ? row.flag === 'dropped' : row.kind === 'entry' && row.each.flag === 'dropped';

/** What a correction put in is told where it belongs, in the same words: what was owed and is paid late, once. */
const isToldThere = (row: DiaryLine): boolean =>
  row.kind === 'fix' && (row.fix.insert ?? []).some(({ entry }) => same(entry.says, row.fix.says));

const inScope = (row: DiaryLine & { readonly kind: 'entry' | 'fight' | 'fix' }, { turn, fight }: DiaryScope): boolean =>
  (fight === undefined || (row.kind === 'fight' && row.fight.flow === fight)) &&
  (turn === undefined || spanOf(spansOf(row), 'turn') === turn);

/** Phases in which nothing was done are left out, and what a correction dropped. */
export const diaryOf = ({ journal, game }: Pick<OpenGame, 'journal' | 'game'>, scope: DiaryScope = {}) => {
  const turns: { turn: string | undefined; phases: { path: string | undefined; lines: DiaryLine[] }[] }[] = [];
  for (const row of journalRows(journal, { standing: game.standing })) {
    if (row.kind !== 'entry' && row.kind !== 'fight' && row.kind !== 'fix') continue;
    if (!inScope(row, scope) || isOut(row) || isToldThere(row) || (row.kind === 'entry' && isGround(row))) continue;
    const [turn, path] = [spanOf(spansOf(row), 'turn'), spanOf(spansOf(row), 'phase')];
    if (turns.length === 0 || turns.at(-1)?.turn !== turn) turns.push({ turn, phases: [] });
    const phases = turns.at(-1)?.phases ?? [];
    if (phases.length === 0 || phases.at(-1)?.path !== path) phases.push({ path, lines: [] });
    const lines = phases.at(-1)?.lines ?? [];
    const last = lines.at(-1);
    if (row.kind !== 'entry' || !isPlacing(row, game.map?.at)) lines.push(row);
    else if (last?.kind === 'placed') lines[lines.length - 1] = { ...last, entries: [...last.entries, row] };
    else lines.push({ kind: 'placed', entries: [row] });
  }
  return turns as readonly DiaryTurn[];
};

export const linesIn = (turns: readonly DiaryTurn[]): readonly DiaryLine[] =>
  turns.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines));

/** The fights that stand, in their order. */
export const fightsIn = (turns: readonly DiaryTurn[]): readonly FightRow[] =>
  linesIn(turns).flatMap((line) => (line.kind === 'fight' ? [line] : []));

export interface DiaryLuck {
  readonly steps: Luck;
  readonly stepsSay: Msg | undefined;
  readonly hits: readonly HitLuck[];
  readonly hitsSay: Msg | undefined;
}
/** The luck of these fights: a throw for hits counts at once, steps when the fight is over. */
export const luckOfFights = (game: OpenGame['game'], fights: readonly FightRecord[]): DiaryLuck => {
  const sides = game.sides.map(({ id }) => id);
  const word = (side: string) => sideWord(game, side);
  const steps = luckOf(
    fights.filter(({ ended }) => ended !== undefined).flatMap(({ dice }) => dice),
    sides,
  );
  const hits = hitLuckOf(
    fights.flatMap((fight) => fight.hits),
    sides,
  );
  return { steps, stepsSay: luckSays(steps, word), hits, hitsSay: hitLuckSays(hits, word) };
};

/** Sealed notes that were opened for both; one that is closed is nobody's to read. */
export const openedNotes = ({
  game,
  journal,
  state,
}: Pick<OpenGame, 'game' | 'journal' | 'state'>): readonly { readonly spec: SecretSpec; readonly choice: Msg }[] =>
  sealsOf(journal, state).flatMap(({ secret, opened, stands }) => {
    const spec = game.secrets?.find(({ id }) => id === secret);
    const choice = spec && stands && opened?.stands ? secretIn(spec, opened.text) : undefined;
    if (!spec || !choice) return [];
    return [{ spec, choice: listed(spec.choices.flatMap(({ key, msg }) => (choice.includes(key) ? [msg] : []))) }];
  });
