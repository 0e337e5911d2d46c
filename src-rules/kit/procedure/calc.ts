import type { JsonObject } from '../base/json.ts';
import { asInput, type Fields, type InputOf, type Parsed, type Raw } from '../forms/fields.ts';
import { parseFields, parsePlain } from '../forms/parse.ts';
import type { Context } from '../record/context.ts';
import type { CalcSpec, Calculator } from './calcSpec.ts';
import { plan, play } from './walk.ts';

/** Makes a calculator of a spec: the types of its input, states and results stay inside. */
export const calc = <F extends Fields, S, R>(spec: CalcSpec<F, S, R>): Calculator => {
  const typed = new WeakMap<JsonObject, InputOf<F>>();
  const parse = (raw: Raw, context?: Context): Parsed<JsonObject> => {
    const parsed = parsePlain(spec.fields, raw, context);
    if (parsed.ok) typed.set(parsed.value, asInput(spec.fields, parsed.value));
    return parsed;
  };
  /** Inputs come from `parse`; one read back from a journal is checked here, once. */
  const inputOf = (input: JsonObject): InputOf<F> => {
    const known = typed.get(input);
    if (known) return known;
    const parsed = parseFields(spec.fields, input);
    if (!parsed.ok) throw new Error(`${spec.id}: an input that was never checked: ${JSON.stringify(parsed.troubles)}`);
    typed.set(input, parsed.value);
    return parsed.value;
  };
  const { quickPanel: brief, contributions: adds, mapAdvice: beside } = spec;
  return {
    id: spec.id,
    v: spec.v,
    msg: spec.msg,
    rule: spec.rule,
    fields: spec.fields,
    quick: spec.quick,
    panelKind: spec.panelKind,
    ...(brief ? { quickPanel: (input, context, answers) => brief(inputOf(input), context, answers) } : {}),
    ...(adds ? { contributions: (input, context) => adds(inputOf(input), context) } : {}),
    ...(beside
      ? {
          mapAdvice: ({ ask, done }, input, now) =>
            ask
              ? beside({ ask }, inputOf(input), now)
              : done
                ? // `play` made it of this very procedure
                  beside({ result: done.result as R }, inputOf(input), now)
                : [],
        }
      : {}),
    policies: spec.policies ?? [],
    parse,
    play: (input, context, answers, now) => play(spec, inputOf(input), context, answers, now),
    plan: (input, context, given = [], policy = {}) =>
      spec.fastPlan?.(inputOf(input), context, given, policy) ?? plan(spec, inputOf(input), context, given, policy),
    referencePlan: (input, context, given = [], policy = {}) => plan(spec, inputOf(input), context, given, policy),
    panel: (input, context, answers) => spec.panel(inputOf(input), context, answers),
    cost: (input, context) => spec.cost?.(inputOf(input), context) ?? 0,
  };
};
