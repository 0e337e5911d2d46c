import type { Scalar } from '#rules/kit/base/json.ts';
import type { Table } from './table.ts';

/** A game brought to a place where a test goes on. Each game that offers it has it in `testing/prepared.ts`. */
export type Prepared = (plan: {
  readonly scenario: string;
  readonly to: string;
  readonly options: { readonly [id: string]: Scalar };
}) => Table;
