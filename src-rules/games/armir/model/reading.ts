import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { cells, named, rosters, type UpSide } from '../ids.ts';
import { type Counter, counterOf } from './units.ts';

/** What the record says, with types. */

type Cells = Pick<Context, 'cells'>;

const ofRosters = memo((all: Context['rosters']): readonly Counter[] =>
  [rosters.axis, rosters.soviet].flatMap((roster) => (all[roster]?.units ?? []).map((unit) => counterOf(unit, roster))),
);
/** The counters of both sides as the players typed them. */
export const countersOf = (context: Pick<Context, 'rosters'>): readonly Counter[] => ofRosters(context.rosters);

/** 2.1, 6: steps a counter has; guns and HQs have one; undefined while its CP are not typed. */
export const fullSteps = ({ kind, cp }: Pick<Counter, 'kind' | 'cp'>): number | undefined =>
  kind === 'combat' ? (cp.length > 0 ? cp.length : undefined) : 1;
/** 15.2: steps of the whole 3 Gebirgs, by the rulebook. */
export const gebirgsFull = 4;
export const fullByRule = (counter: Counter): number | undefined =>
  counter.id === named.gebirgs ? gebirgsFull : fullSteps(counter);
/** Steps left; undefined while nobody typed how many it has and the record says nothing. */
export const stepsLeft = (context: Cells, counter: Counter): number | undefined =>
  countAt(context, cells.steps, counter.id) ?? fullSteps(counter);
export const isOos = (context: Cells, id: string): boolean => textAt(context, cells.oos, id) === 'yes';
export const isDsg = (context: Cells, hex: string): boolean => textAt(context, cells.dsg, hex) === 'yes';
export const upOf = (context: Cells, id: string): UpSide =>
  textAt(context, cells.up, id) === 'movement' ? 'movement' : 'range';
/** 5.3.1: the range printed on the side that lies up; undefined: nobody typed it. */
export const printedRange = (context: Cells, { id, range }: Pick<Counter, 'id' | 'range'>): number | undefined =>
  range[upOf(context, id)];

export const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** 18.1, 18.2: before the first turn begins. */
export const isSetUp = ({ place }: Pick<Context, 'place'>): boolean => /^t1\/set-up/.test(place);
