import type { Fields, InputOf } from '../forms/fields.ts';
import type { Context } from '../record/context.ts';
import type { Msg } from '../words/message.ts';
import { calc } from './calc.ts';
import type { Calculator } from './calcSpec.ts';
import { type Explanation, explain } from './explain.ts';
import type { ValuePanel } from './panel.ts';

/** A calculator that asks nothing: figures, one answer, nothing to book. */
export interface Said {
  readonly answer: Msg;
  readonly says: Msg;
  readonly rows?: ValuePanel['rows'];
  readonly grids?: ValuePanel['grids'];
  readonly hints?: ValuePanel['hints'];
  /** what no rulebook states and nobody has typed yet */
  readonly missing?: ValuePanel['missing'];
  readonly not?: { readonly msg: Msg; readonly rule: string };
}

/** What was said, as a panel. */
export const valuePanel = (said: Said, figures: ValuePanel['figures']): ValuePanel => ({
  kind: 'value',
  answer: said.answer,
  rows: said.rows ?? [],
  says: said.says,
  grids: said.grids,
  not: said.not,
  figures,
  missing: said.missing ?? [],
  hints: said.hints ?? [],
});

export const valueCalc = <F extends Fields>(spec: {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly fields: F;
  readonly says: (input: InputOf<F>, context: Context, explanation: Explanation) => Said;
  /** estimated milliseconds; above 16 screens work it out off the main thread */
  readonly cost?: (input: InputOf<F>, context: Context) => number;
}): Calculator =>
  calc<F, { readonly said: Said }, Said>({
    id: spec.id,
    v: 1,
    msg: spec.msg,
    rule: spec.rule,
    fields: spec.fields,
    first: (input, context, notes) => {
      const said = spec.says(input, context, notes);
      return said.not ? { not: said.not.msg, rule: said.not.rule } : { state: { said } };
    },
    stages: {
      // biome-ignore lint/correctness/useYield: it has nothing to ask
      first: function* ({ said }) {
        return { done: said };
      },
    },
    panel: (input, context) => {
      const notes = explain();
      const said = spec.says(input, context, notes);
      return valuePanel(said, notes.figures);
    },
    ending: (said) => ({ says: said.says, facts: [], guide: [] }),
    cost: spec.cost,
  });
