import { folded } from '#rules/kit/base/folded.ts';
import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { cells, rosters, type SideId, tables, type Weather, weathers } from '../ids.ts';
import { type Counter, counterOf, isCombat } from './units.ts';

/** What the record says, with types. */

type Cells = Pick<Context, 'cells'>;
/** The hex a counter stands in, RRCC; undefined: in a box, or nobody wrote it down. */
export const hexOf = (context: Cells, id: string): string | undefined => {
  const at = textAt(context, cells.at, id);
  return /^\d{4}$/.test(at) ? at : undefined;
};
/** 5.27: it stands in a box and not in a hex. Where nobody wrote down a place it is taken to be on the map. */
export const isOffMap = (context: Cells, id: string): boolean =>
  textAt(context, cells.at, id) !== '' && hexOf(context, id) === undefined;

/** Both sides have an HQ 3: what begins the name of either side in every language tells them apart. */
const signs: { readonly [S in SideId]: string } = { german: 'Ger', soviet: 'Sov' };
export const signed = (name: string, side: SideId): string => `${name} (${signs[side]})`;

const ofRosters = memo((all: Context['rosters']): readonly Counter[] => {
  const lists = [rosters.german, rosters.soviet].map((roster) =>
    (all[roster]?.units ?? []).map((unit) => counterOf(unit, roster)),
  );
  const names = lists.map((list) => new Set(list.map(({ name }) => folded(name))));
  return lists
    .flat()
    .map((one) =>
      names.every((has) => has.has(folded(one.name))) ? { ...one, name: signed(one.name, one.side) } : one,
    );
});
/** The counters of both sides as the players typed them; of one name on both lists, with their sides. */
export const countersOf = (context: Pick<Context, 'rosters'>): readonly Counter[] => ofRosters(context.rosters);
/** Those that stand in a hex as units (3.21). */
export const onGround = (context: Pick<Context, 'rosters'>): readonly Counter[] => countersOf(context).filter(isCombat);
export const stepsLeft = (context: Cells, counter: Pick<Counter, 'id' | 'steps'>): number =>
  countAt(context, cells.steps, counter.id) ?? counter.steps;
/** The side whose combat units stand in a hex, as far as the record knows where they are. */
export const standsIn = (context: Pick<Context, 'cells' | 'rosters'>, hex: string): SideId | undefined =>
  onGround(context).find((one) => textAt(context, cells.at, one.id) === hex && stepsLeft(context, one) > 0)?.side;
/** Eliminated, as the record has it, on a list or not. */
export const isGone = (context: Cells, id: string): boolean => countAt(context, cells.steps, id) === 0;
/** The strengths on the side that lies up; undefined while they are not typed. */
export const attackNow = (context: Cells, counter: Counter): number | undefined =>
  counter.attack[stepsLeft(context, counter)];
export const defenceNow = (context: Cells, counter: Counter): number | undefined =>
  counter.defence[stepsLeft(context, counter)];
export const isDisrupted = (context: Cells, id: string): boolean => textAt(context, cells.disrupted, id) === 'yes';
export const isOos = (context: Cells, id: string): boolean => textAt(context, cells.supply, id) === 'oos';
export const hasFired = (context: Cells, id: string): boolean => textAt(context, cells.fired, id) === 'yes';
export const isSpent = (context: Cells, id: string): boolean => textAt(context, cells.spent, id) === 'yes';
/** 3.44: printed, −1 out of supply, −2 disrupted, never under 1. */
export const erNow = (context: Cells, counter: Counter): number | undefined => {
  const printed = counter.er[stepsLeft(context, counter)];
  if (printed === undefined) return undefined;
  return Math.max(1, printed - (isOos(context, counter.id) ? 1 : 0) - (isDisrupted(context, counter.id) ? 2 : 0));
};
/** The weather of a turn once it is determined (5.1). */
export const weatherOf = (context: Cells, turn: number): Weather | undefined =>
  weathers.find((one) => one === textAt(context, cells.weather, String(turn)));
/** What the players keep of a table once they have marked every shaded box of it (11.12). */
export const shadingMarked = 'shading';
/** A cell of the table in force: the box's, or the players' over it. */
export const crtCell = (
  { tables: all }: Pick<Context, 'tables'>,
  crt: 'assault' | 'mobile',
  row: string,
  col: string,
): { readonly text: string; readonly sure: boolean; readonly shaded: boolean | undefined } | undefined => {
  const grid = all[tables[crt]];
  const cell = grid?.cells[`${row}/${col}`];
  if (!cell) return undefined;
  const plain = grid?.accepted?.includes(shadingMarked) ? false : undefined;
  return { text: cell.text, sure: cell.sure !== false, shaded: cell.marks?.includes('shaded') ? true : plain };
};

export type Supply = 'none' | 'emergency' | 'oos';
export const supplyOf = (text: unknown): Supply => (text === 'emergency' || text === 'oos' ? text : 'none');
