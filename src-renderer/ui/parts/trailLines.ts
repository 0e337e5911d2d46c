import type { ExplanationStep, Figure } from '#rules/kit/procedure/figures.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** One unit, or whatever else a total takes in, with what became of it on the way. */
export interface Part {
  readonly msg: Msg;
  readonly figure: Figure;
}

/**
 * A line of the reasons. `sum`: parts taken in together, with their first values and what became of them; `step`:
 * something done to the total itself. The figure at the right end is what the total gains.
 */
export type TrailLine =
  | {
      readonly kind: 'sum';
      readonly parts: readonly Part[];
      readonly n: number;
      /** steps after the first, which change all parts alike: told on their line */
      readonly told: readonly ExplanationStep[];
      /** how the total took it in, where that says more than the part's name */
      readonly by?: ExplanationStep;
    }
  | { readonly kind: 'step'; readonly step: ExplanationStep };

export interface TrailBlock {
  readonly figure: Figure;
  readonly lines: readonly TrailLine[];
}

/** Longer rows of plain numbers are told on one line. */
const mostPlainLines = 4;

const isSum = (figure: Figure): boolean => figure.steps.some((step) => step.op.op !== 'read' && 'figure' in step.op);
const textOf = (msg: Msg): string => JSON.stringify(msg);

/** Steps that change several parts as if they were one: multiples alone do. */
const sameMultiples = (a: Figure, b: Figure): boolean => {
  const [, ...rest] = a.steps;
  const [, ...other] = b.steps;
  return (
    rest.length > 0 &&
    rest.length === other.length &&
    rest.every((step, i) => {
      const twin = other[i];
      return (
        step.op.op === 'times' &&
        twin?.op.op === 'times' &&
        step.op.n === twin.op.n &&
        step.rule === twin.rule &&
        textOf(step.msg) === textOf(twin.msg)
      );
    })
  );
};

const isPlain = (figure: Figure): boolean => figure.steps.length <= 1;

/**
 * Reasons as few lines as they need: what a total takes in stands on the line that takes it in, with what changed it;
 * only totals are blocks of their own. The figures at the right end of a block's lines add up to its total.
 */
export const trailBlocks = (figures: readonly Figure[]): readonly TrailBlock[] => {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const taken = new Set(
    figures.flatMap((figure) => figure.steps.flatMap((step) => ('figure' in step.op ? [step.op.figure] : []))),
  );
  return figures
    .filter((figure) => isSum(figure) || !taken.has(figure.id))
    .map((figure) => ({ figure, lines: linesOf(figure, byId) }));
};

const linesOf = (total: Figure, byId: ReadonlyMap<string, Figure>): readonly TrailLine[] => {
  const lines: TrailLine[] = [];
  /** the part a step takes in whole: a sum's own block stands above, and is told by name alone */
  const partOf = (step: ExplanationStep | undefined): Part | undefined => {
    const figure = step?.op.op === 'plus' ? byId.get(step.op.figure) : undefined;
    return step && figure && !isSum(figure) && figure.per === total.per ? { msg: step.msg, figure } : undefined;
  };
  const { steps } = total;
  for (let at = 0; at < steps.length; ) {
    const step = steps[at];
    if (!step) break;
    const first = partOf(step);
    if (!first) {
      const capped = step.op.op === 'plusUpTo' ? byId.get(step.op.figure) : undefined;
      if (capped && !isSum(capped) && capped.per === total.per) {
        const part = { msg: capped.msg, figure: capped };
        lines.push({ kind: 'sum', parts: [part], n: step.delta, told: capped.steps.slice(1), by: step });
      } else lines.push({ kind: 'step', step });
      at++;
      continue;
    }
    const run = (fits: (part: Part) => boolean): readonly Part[] => {
      const parts = [first];
      for (let next = partOf(steps[at + parts.length]); next && fits(next); next = partOf(steps[at + parts.length])) {
        parts.push(next);
      }
      return parts;
    };
    const alike = run((part) => sameMultiples(first.figure, part.figure));
    if (alike.length > 1) {
      lines.push({ kind: 'sum', parts: alike, n: sumOf(alike), told: first.figure.steps.slice(1) });
      at += alike.length;
      continue;
    }
    if (isPlain(first.figure)) {
      const plain = run((part) => isPlain(part.figure) && part.figure.steps[0]?.rule === first.figure.steps[0]?.rule);
      const named = run((part) => isPlain(part.figure) && textOf(part.msg) === textOf(first.msg));
      const parts = plain.length > mostPlainLines ? plain : named;
      lines.push({ kind: 'sum', parts, n: sumOf(parts), told: [] });
      at += parts.length;
      continue;
    }
    lines.push({ kind: 'sum', parts: [first], n: step.delta, told: first.figure.steps.slice(1) });
    at++;
  }
  return lines;
};

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.figure.value, 0);

/** Whether a line holds more than it says: its steps can be opened. */
export const opens = (line: TrailLine): boolean =>
  line.kind === 'sum' && line.parts.some((part) => part.figure.steps.length > 1);
