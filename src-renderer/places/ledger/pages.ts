import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import type { Field } from '#rules/kit/forms/fields.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { type BookLine, type BookPage, type BookSheet, bookSheet } from '#rules/kit/game/book.ts';
import { isOffered } from '#rules/kit/game/offered.ts';
import type { Corrected } from '#rules/kit/record/fold.ts';
import type { OpenGame } from '../../state/openedGame.ts';

/** A page of the book with its lines, each with the balance it leaves. */
export interface Leaf extends BookSheet {
  readonly page: BookPage;
  readonly turn: number;
  readonly rows: readonly (BookLine & { readonly balance: { readonly [account: string]: number } })[];
}

export const leafOf = (open: OpenGame, entries: readonly Corrected[], page: BookPage, turn: number): Leaf => {
  const accounts = page.columns.map((column) => column.account);
  const sheet = bookSheet(entries, open.state.balances, accounts, turn, open.game.book?.sectionOf);
  const running: Record<string, number> = { ...sheet.carried };
  const rows = sheet.lines.map((line) => {
    for (const [account, n] of Object.entries(line.change)) running[account] = (running[account] ?? 0) + n;
    return { ...line, balance: { ...running } };
  });
  return { ...sheet, page, turn, rows };
};

/** Whether a field can begin with this. */
const takes = (field: Field | undefined, value: Json): boolean => {
  if (!field) return false;
  return field.kind === 'choice' ? field.options.some((option) => option.key === value) : true;
};

/** What a form of this page begins with: the page's own start, as far as the action has such fields. */
export const startOf = (page: BookPage, action: Action, more: JsonObject = {}): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...page.start, ...more }).filter(([id, value]) => takes(action.fields[id], value)),
  );

/** The actions whose entries belong on this page, the one that adds first. */
export const actionsOf = ({ game, context }: OpenGame, page: BookPage): readonly Action[] =>
  game.actions.filter(
    (action) =>
      action.id !== page.buy &&
      (action.side === undefined || action.side === page.side) &&
      page.groups.some((group) => same(group, action.group)) &&
      isOffered(action, context),
  );

/** The page chosen, else that of the side whose phase it is. */
export const pageNow = (pages: readonly BookPage[], wanted: string | undefined, who: string | undefined) =>
  pages.find((page) => page.id === wanted) ?? pages.find((page) => page.side === who) ?? pages[0];
