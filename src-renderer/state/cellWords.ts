import type { Scalar } from '#rules/kit/base/json.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Msg, Name } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import { ui } from '../words/text.ts';
import type { OpenGame } from './openedGame.ts';

// What the keys and values of cells are called: the ledger shows it, and what is set or corrected by hand is told so.

type Within = Pick<OpenGame, 'game' | 'context'>;

/** The units whose ids are the keys of a cell; what nobody has typed yet goes by the rulebook's names. */
export const unitsBehind = ({ game, context }: Within, { keys }: CellSpec): readonly RosterUnit[] =>
  keys && 'pattern' in keys
    ? (keys.rosters ?? []).flatMap(
        (id) => context.rosters[id]?.units ?? game.rosters.find((one) => one.id === id)?.known ?? [],
      )
    : [];

/** A key as players call it: never by its id where it has a name. */
export const keyCalled = (open: Within, cell: CellSpec, key: string): Msg | Name => {
  const { keys = [] } = cell;
  const { known = [], keyLabel } = 'pattern' in keys ? keys : { known: keys };
  return (
    known.find((each) => each.key === key)?.msg ??
    keyLabel?.(key, open.context) ??
    name(unitsBehind(open, cell).find((unit) => unit.id === key)?.name || key)
  );
};

/** A value as it reads; `key` is empty where a cell has none. */
export const valueCalled = (
  { context }: Pick<OpenGame, 'context'>,
  cell: CellSpec,
  key: string,
  value: Scalar | null | undefined,
): Msg | Name | number => {
  if (value === undefined || value === null || value === '') return ui('ui.play.ledger.unset');
  const word =
    cell.showValue?.(key, value, context) ??
    cell.choices?.find((each) => each.value === value)?.msg ??
    cell.showNumber?.(value);
  if (word) return word;
  if (typeof value === 'boolean') return ui(value ? 'ui.play.yes' : 'ui.play.no');
  return typeof value === 'number' ? value : name(value);
};
