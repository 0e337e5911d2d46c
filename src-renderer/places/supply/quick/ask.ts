import { type Board, boardOf, zonesOf } from '#rules/kit/hexmap/board.ts';
import { type Grid, hexNumber, hexTyped } from '#rules/kit/hexmap/grid.ts';
import type { DrawnHex, Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import type { Profile, Traced } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';

/** A question with hex numbers alone: every hex counts as clear, every step as 1. */
export interface QuickQuestionInput {
  readonly unit: string;
  readonly enemies: readonly string[];
  readonly friends: readonly string[];
  readonly targets: readonly string[];
  /** the most hexes; null: any length */
  readonly limit: number | null;
  /** enemies control the hexes around them */
  readonly zones: boolean;
  /** a friend in the hex cancels that control */
  readonly cancels: boolean;
}

export interface QuickAnswer {
  readonly traced: Traced;
  readonly board: Board;
  /** hexes in enemy zones, by node */
  readonly zones: Uint8Array;
}

const clearSheets = new WeakMap<Grid, Sheet>();

/** The whole grid as clear ground. */
export const clearSheet = (spec: SheetSpec, grid: Grid): Sheet => {
  const known = clearSheets.get(grid);
  if (known) return known;
  const terrain = (spec.terrains.find((each) => each.look === 'clear') ?? spec.terrains[0])?.key ?? '';
  const hexes: Record<string, DrawnHex> = {};
  for (let column = 1; column <= grid.columns; column++)
    for (let row = 1; row <= grid.rows; row++) {
      const hex = hexNumber(grid, column, row);
      if (hex !== undefined) hexes[hex] = { terrain };
    }
  const sheet: Sheet = { grid, hexes, sides: {}, links: {}, boxes: {} };
  clearSheets.set(grid, sheet);
  return sheet;
};

/** Hex numbers in a line of text, as players type them; those that are none are named. */
export const readHexes = (
  grid: Grid,
  text: string,
): { readonly hexes: readonly string[]; readonly wrong: readonly string[] } => {
  const hexes: string[] = [];
  const wrong: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const hex = hexTyped(grid, word);
    if (hex === undefined) wrong.push(word);
    else if (!hexes.includes(hex)) hexes.push(hex);
  }
  return { hexes, wrong };
};

export const askQuickly = (spec: SheetSpec, grid: Grid, question: QuickQuestionInput): QuickAnswer => {
  const board = boardOf(clearSheet(spec, grid), spec);
  const nodes = (hexes: readonly string[]) => new Set(hexes.map(board.nodeOf));
  const [enemies, friends, targets] = [nodes(question.enemies), nodes(question.friends), nodes(question.targets)];
  const zones = question.zones ? zonesOf(board, enemies, () => true) : new Uint8Array(board.ids.length);
  const shut = (node: number): boolean =>
    enemies.has(node) || (zones[node] === 1 && !(question.cancels && friends.has(node)));
  const profile: Profile = {
    id: 'quick',
    legs: [
      {
        id: 'quick',
        cost: () => 1,
        limit: question.limit ?? Number.POSITIVE_INFINITY,
        shut,
        ends: (node) => (targets.has(node) ? [{ to: 'source' }] : []),
      },
    ],
  };
  const [traced] = traceAll(board, profile, [board.nodeOf(question.unit)]);
  if (!traced) throw new Error('a question that was not answered');
  return { traced, board, zones };
};
