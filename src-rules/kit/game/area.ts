import type { Around } from '../record/context.ts';
import type { CellValue } from '../record/journal.ts';
import type { Game } from './game.ts';

/** What one part of the game brings: `index.ts` puts the parts together. */
export interface Area
  extends Partial<
    Pick<
      Game,
      | 'tables'
      | 'printed'
      | 'charts'
      | 'rosters'
      | 'calculators'
      | 'readers'
      | 'actions'
      | 'questions'
      | 'cells'
      | 'accounts'
      | 'lanes'
      | 'courses'
      | 'standing'
      | 'limits'
      | 'reminders'
      | 'tracks'
    >
  > {
  /** what its cells and accounts hold when a game begins */
  readonly start?: {
    readonly cells?: { readonly [id: string]: CellValue };
    readonly balances?: { readonly [account: string]: number };
  };
}

/** All of a kind, in the order of the areas. */
export const joined = <T>(areas: readonly Area[], of: (area: Area) => readonly T[] | undefined): readonly T[] =>
  areas.flatMap((area) => of(area) ?? []);
/** The lists that each area works out from what the game knows. */
export const together =
  <T>(areas: readonly Area[], of: (area: Area) => ((around: Around) => readonly T[]) | undefined) =>
  (around: Around): readonly T[] =>
    areas.flatMap((area) => of(area)?.(around) ?? []);
