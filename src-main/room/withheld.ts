import { isRecord } from '#rules/kit/base/json.ts';
import type { Hidden } from '#rules/kit/game/hidden.ts';
import type { SavedGame } from '#shared/contract.ts';
import { type Part, untold } from '#shared/room.ts';

/**
 * The same without what stays with the owner: the boxes of sealed notes but those of `side` (their fingerprints are
 * public), the values of hidden cells wherever they stand, and the dice that would give them away. All else is as it was.
 */
export const withheld = (value: unknown, hidden: Hidden, side?: string): unknown => {
  if (Array.isArray(value))
    return value.filter((one) => !isHiddenRoll(one, hidden)).map((one) => withheld(one, hidden, side));
  if (!isRecord(value)) return value;
  if (value.kind === 'sealed' && 'box' in value) return value.side === side ? value : { ...value, box: '' };
  if (value.kind === 'set' && isHiddenCell(value.cell, hidden))
    return { ...value, value: value.value === '' || value.value === null ? value.value : untold };
  return Object.fromEntries(
    Object.entries(value).map(([key, of]) => [
      key,
      hidden.cells.includes(key) && typeof of === 'string' && of !== '' ? untold : withheld(of, hidden, side),
    ]),
  );
};

const isHiddenCell = (cell: unknown, { cells }: Hidden): boolean => typeof cell === 'string' && cells.includes(cell);
const isHiddenRoll = (fact: unknown, { rolls }: Hidden): boolean =>
  isRecord(fact) && fact.kind === 'roll' && typeof fact.what === 'string' && rolls.includes(fact.what);

/** A game as one who follows is given it: to be read by who only sees; who plays a side has the boxes of its notes. */
export const gameWithheld = (game: SavedGame, hidden: Hidden, { role, side }: Part): SavedGame => {
  const { readOnly: _, ...open } = game;
  return {
    ...open,
    setUp: withheld(game.setUp, hidden),
    lines: game.lines.map((line) => withheld(line, hidden, role === 'plays' ? side : undefined)),
    ...(role === 'sees' ? { readOnly: 'second' } : game.readOnly === undefined ? {} : { readOnly: game.readOnly }),
  };
};
