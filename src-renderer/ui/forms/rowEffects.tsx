import type { JsonObject } from '#rules/kit/base/json.ts';
import type { RowsField } from '#rules/kit/forms/fields.ts';
import type { ExplanationStep, Figure } from '#rules/kit/procedure/figures.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { useSay } from '../../words/Language.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';

/** The figure of each row, by its place among those that are in. */
export const figureOfRow =
  (field: RowsField, figures: readonly Figure[], inRows: readonly JsonObject[]) =>
  (row: JsonObject): Figure | undefined => {
    const index = inRows.indexOf(row);
    return index < 0 || field.figure === undefined
      ? undefined
      : figures.find((each) => each.id === `${field.figure}${index}`);
  };

/** What became of a printed number on the way. */
export const effectsOn = (figure: Figure | undefined): readonly ExplanationStep[] =>
  (figure?.steps ?? []).slice(1).filter((step) => step.delta !== 0 || step.op.op === 'times');

/** What made of a sum more or less than its rows come to. */
export const effectsOnSum = (sum: Figure): readonly ExplanationStep[] =>
  sum.steps.filter(({ op, delta }) => op.op !== 'read' && !('figure' in op) && (delta !== 0 || op.op === 'times'));

/** What changes every unit of a group alike is said once, at its head. */
export const sharedEffects = (
  all: readonly (readonly ExplanationStep[])[],
  say: (msg: Msg) => string,
): readonly ExplanationStep[] => {
  const [first = [], ...rest] = all;
  const texts = first.map((step) => say(step.msg));
  const alike = rest.every(
    (steps) => steps.length === texts.length && steps.every((step, i) => say(step.msg) === texts[i]),
  );
  return alike ? first : [];
};

/** The last two in words, with their rules. */
export function EffectLine({ steps }: { readonly steps: readonly ExplanationStep[] }) {
  const say = useSay();
  return steps.slice(-2).map((step, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their own order
    <span key={i}>
      {say(step.msg)} <RuleRef rule={step.rule} plain />{' '}
    </span>
  ));
}
