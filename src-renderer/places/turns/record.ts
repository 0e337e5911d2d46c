import type { Game } from '#rules/kit/game/game.ts';
import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { OpenGame } from '../../state/openedGame.ts';

/** The turns of a scenario, and what each lane holds in them. */
export interface TrackRow {
  readonly lane: TurnColumn;
  /** from the scenario's first turn on */
  readonly byTurn: readonly (readonly TurnItem[])[];
}

export const rowsOf = (game: Game, context: Context, first: number, last: number): readonly TrackRow[] =>
  game.turnColumns.map((lane) => ({
    lane,
    byTurn: Array.from({ length: last - first + 1 }, (_, i) => lane.at(first + i, context)),
  }));

/** What every drawing of the turns is given. */
export interface Turns {
  readonly rows: readonly TrackRow[];
  readonly open: OpenGame;
  readonly now: number;
  readonly first: number;
  /** the last turn */
  readonly turns: number;
}

/** An item as long as it stays the same: `from` and `to` count from the first turn. */
export interface Span {
  readonly item: TurnItem;
  readonly from: number;
  readonly to: number;
}

const alike = (a: TurnItem, b: TurnItem): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is alike in turns that follow one another is one thing that lasts. */
export const spansOf = (byTurn: TrackRow['byTurn']): readonly Span[] => {
  const spans: Span[] = [];
  let running: Span[] = [];
  byTurn.forEach((items, turn) => {
    const left = [...running];
    running = items.map((item) => {
      const at = left.findIndex((span) => alike(span.item, item));
      return at < 0 ? { item, from: turn, to: turn } : { ...(left.splice(at, 1)[0] ?? { item, from: turn }), to: turn };
    });
    spans.push(...left);
  });
  return [...spans, ...running].toSorted((a, b) => a.from - b.from || b.to - a.to);
};

/** A span with its words: in which line of the lane it stands, and on which side of the bar they are. */
export interface Placed extends Span {
  readonly line: number;
  readonly words: 'after' | 'before' | 'on';
}

/**
 * Lays spans into as few lines as keep their words apart. `cell` is the width of a turn, `width` what the words of an
 * item take; words that would leave the record stand before their bar, or on it where it fills the record.
 */
export const placed = (
  spans: readonly Span[],
  turns: number,
  cell: number,
  width: (item: TurnItem) => number,
): readonly Placed[] => {
  const gap = 10;
  const ends: number[] = [];
  return spans.map((span) => {
    const [left, right, words] = [span.from * cell, (span.to + 1) * cell, width(span.item) + gap];
    const before = right + words > turns * cell && left >= words;
    const on = !before && right + words > turns * cell && right - left >= words;
    const start = before ? left - words : left;
    const free = ends.findIndex((end) => end + gap <= start);
    const line = free < 0 ? ends.length : free;
    ends[line] = before || on ? right : right + words;
    return { ...span, line, words: before ? 'before' : on ? 'on' : 'after' };
  });
};

/** How a lane is drawn: a ground through every turn, symbols of arms, stacked amounts, or bars with words. */
export const drawnAs = (row: TrackRow): 'ground' | 'symbols' | 'stacks' | 'bars' => {
  const items = row.byTurn.flat();
  if (items.some((item) => item.amounts !== undefined)) return 'stacks';
  if (items.some((item) => item.look !== undefined)) return 'ground';
  return items.some((item) => item.symbol !== undefined) ? 'symbols' : 'bars';
};
