import type { TableBox } from '#rules/kit/procedure/ask.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { type GridSpec, withCell } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { withColumn } from '../host/columns.ts';
import { attached, loadThings, writeThing } from '../host/things.ts';
import { asGrid, emptyGrid } from '../host/thingsData.ts';
import { ui } from '../words/text.ts';
import type { OpenGame } from './openedGame.ts';
import { ownThing } from './ownThing.ts';
import { isOwned } from './part.ts';
import { gameNow, takeThings } from './store.ts';

interface Home {
  readonly spec: GridSpec;
  /** the table of the library the game uses; undefined: nobody has begun one */
  readonly thing: Thing | undefined;
  readonly grid: GridData;
}

/** The players' table a box belongs to, as the library has it; undefined: there is none this game could add to. */
const homeOf = (open: Pick<OpenGame, 'game' | 'rawThings' | 'state'>, things: readonly Thing[], box: TableBox) => {
  const spec = open.game.tables.find(({ id }) => id === box.table);
  const own = spec && ownThing(open, things, 'table', box.table);
  if (!spec || !own) return undefined;
  const typed = own.thing ? asGrid(spec, own.thing.data) : emptyGrid(spec);
  // a column of the card that the table has not yet begins with this box
  const wider = typed && spec.ownCols ? withColumn(spec, typed, box.col) : undefined;
  const grid = wider?.ok ? wider.grid : typed;
  return grid && ({ spec, thing: own.thing, grid } satisfies Home);
};

/** Whether a text that fits could be kept in this box. */
export const canKeep = (
  open: Pick<OpenGame, 'game' | 'rawThings' | 'state' | 'readOnly'>,
  things: readonly Thing[] | undefined,
  box: TableBox,
): boolean => {
  const home = things && isOwned(open) ? homeOf(open, things, box) : undefined;
  return home !== undefined && withCell(home.spec, home.grid, box, home.spec.example) !== undefined;
};

const saysOf = ({ spec }: Home, { row, col }: TableBox, text: string) => {
  const rows = spec.rows === 'growing' ? [] : spec.rows;
  return ui('ui.play.fight.keptBox', {
    table: spec.msg,
    row: rows.find(({ key }) => key === row)?.msg ?? name(row),
    col: spec.cols.find(({ key }) => key === col)?.msg ?? name(col),
    text: name(text),
  });
};

/** What the players read on their card stands in their table, in the library and in this game; a new one is `called` so. */
export const keepBox = async (box: TableBox, text: string, called: (spec: GridSpec) => string): Promise<boolean> => {
  const things = await loadThings();
  const open = gameNow();
  const home = open && isOwned(open) ? homeOf(open, things, box) : undefined;
  const data = home && withCell(home.spec, home.grid, box, text);
  if (!open || !home || !data) return false;
  const { thing, spec } = home;
  const at = { kind: 'table', game: open.game.id, of: spec.id } as const;
  const written = await writeThing(
    thing ? { ...at, name: thing.name, data, id: thing.id, base: thing.revision } : { ...at, name: called(spec), data },
  );
  return written !== undefined && takeThings(attached([written]), saysOf(home, box, text));
};
