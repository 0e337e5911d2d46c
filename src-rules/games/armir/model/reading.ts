import type { Scalar } from '#rules/kit/base/json.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { cells, rosters, type UpSide } from '../ids.ts';
import { type Counter, counterOf } from './units.ts';

/** What the record says, with types. */

type Cells = Pick<Around, 'cells'>;
export const mapIn = ({ cells: all }: Cells, cell: string): { readonly [key: string]: Scalar } => {
  const found = all[cell];
  return typeof found === 'object' ? found : {};
};
export const textIn = ({ cells: all }: Cells, cell: string): string => {
  const found = all[cell];
  return typeof found === 'string' ? found : '';
};
export const countIn = ({ cells: all }: Cells, cell: string): number => {
  const found = all[cell];
  return typeof found === 'number' ? found : 0;
};
export const textAt = (around: Cells, cell: string, key: string): string => {
  const found = mapIn(around, cell)[key];
  return typeof found === 'string' ? found : '';
};
export const countAt = (around: Cells, cell: string, key: string): number | undefined => {
  const found = mapIn(around, cell)[key];
  return typeof found === 'number' ? found : undefined;
};
export const balance = ({ balances }: Pick<Around, 'balances'>, account: string): number => balances[account] ?? 0;
export const marked = ({ marks }: Pick<Around, 'marks'>, mark: string): readonly string[] =>
  Object.keys(marks[mark] ?? {});

const read = new WeakMap<Around['rosters'], readonly Counter[]>();
/** The counters of both sides as the players typed them. */
export const countersOf = ({ rosters: all }: Pick<Around, 'rosters'>): readonly Counter[] => {
  const known = read.get(all);
  if (known) return known;
  const made = [rosters.axis, rosters.soviet].flatMap((roster) =>
    (all[roster]?.units ?? []).map((unit) => counterOf(unit, roster)),
  );
  read.set(all, made);
  return made;
};

/** 2.1, 6: steps a counter has; guns and HQs have one; undefined while its CP are not typed. */
export const fullSteps = ({ kind, cp }: Pick<Counter, 'kind' | 'cp'>): number | undefined =>
  kind === 'combat' ? (cp.length > 0 ? cp.length : undefined) : 1;
/** Steps left; undefined while nobody typed how many it has and the record says nothing. */
export const stepsLeft = (around: Cells, counter: Counter): number | undefined =>
  countAt(around, cells.steps, counter.id) ?? fullSteps(counter);
export const isOos = (around: Cells, id: string): boolean => textAt(around, cells.oos, id) === 'yes';
export const isDsg = (around: Cells, hex: string): boolean => textAt(around, cells.dsg, hex) === 'yes';
export const upOf = (around: Cells, id: string): UpSide =>
  textAt(around, cells.up, id) === 'movement' ? 'movement' : 'range';
/** 5.3.1: the range printed on the side that lies up; undefined: nobody typed it. */
export const printedRange = (around: Cells, { id, range }: Pick<Counter, 'id' | 'range'>): number | undefined =>
  range[upOf(around, id)];

export const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);
