import { memo } from '../base/memo.ts';
import { type Context, emptyContext, type PlayerData } from '../record/context.ts';
import type { State } from '../record/journal.ts';
import type { GridData } from '../record/playerData.ts';
import { placeAt } from '../sequence/walker.ts';
import { apart } from '../tables/apart.ts';
import { layer, presetOf } from '../tables/grids.ts';
import type { Game } from './game.ts';
import { startsIn } from './options.ts';

type Describes = Pick<Game, 'options' | 'printed' | 'scenarios'> &
  Partial<Pick<Game, 'sequence' | 'tables' | 'rosters'>>;

/** The present of a saved game. */
export const contextOf = (at: {
  readonly game: Describes;
  readonly scenario: string;
  readonly state: State;
  readonly things?: PlayerData;
}): Context => {
  const context = presentOf(at);
  return at.game.sequence ? withWho(at.game.sequence, context) : context;
};

/** With the side whose phase it is. */
export const withWho = (sequence: Game['sequence'], context: Context): Context => {
  const { who } = placeAt(sequence, context);
  return who === undefined ? context : { ...context, who };
};

const presentOf = (at: Parameters<typeof contextOf>[0]): Context => ({
  scenario: at.scenario,
  options: { ...startsIn(at.game.options, at.scenario), ...at.state.options },
  coming: at.state.coming,
  turn: at.state.place.turn,
  place: at.state.place.path,
  past: at.state.place.past ?? [],
  ...(at.state.began ? { began: at.state.began } : {}),
  cells: at.state.cells,
  balances: at.state.balances,
  marks: at.state.marks,
  ticks: at.state.ticks,
  sealed: at.state.sealed,
  tables: laid(at.game, at.things?.tables),
  rosters: lists(at.game, at.things),
  sheets: at.things?.sheets,
});

/** What there is to know without a saved game: the printed tables and the options as a scenario, or the first, has them. */
export const contextWithoutGame = (
  game: Describes,
  things: PlayerData = {},
  scenario = game.scenarios[0]?.id ?? '',
): Context => ({
  ...emptyContext,
  scenario,
  options: startsIn(game.options, scenario),
  turn: game.scenarios.find((one) => one.id === scenario)?.first ?? 1,
  tables: laid(game, things.tables),
  rosters: lists(game, things),
  sheets: things.sheets,
});

const lists = ({ rosters = [] }: Describes, { rosters: typed }: PlayerData = {}) =>
  typed ? apart(rosters, typed) : {};

type Grids = { readonly [id: string]: GridData };
type Prints = Pick<Describes, 'printed' | 'tables'>;
const none: Grids = {};
/** The players' cells lie over the box's, and over what a table holds while nobody has typed anything: laid once. */
const laid = (game: Prints, own: Grids = none): Grids => lay(game)(own);
const lay = memo((game: Prints) => {
  const presets = (game.tables ?? []).filter((spec) => spec.preset ?? spec.printed).map(presetOf);
  return memo(
    (own: Grids): Grids => ({
      ...own,
      ...Object.fromEntries([...game.printed, ...presets].map((grid) => [grid.id, layer(grid, own[grid.id])])),
    }),
  );
});
