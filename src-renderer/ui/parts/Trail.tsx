import { useState } from 'react';
import type { ExplanationStep, Figure } from '#rules/kit/procedure/figures.ts';
import { useLanguage } from '../../words/Language.tsx';
import { RuleRef } from './RuleRef.tsx';
import classes from './Trail.module.css';
import { opens, type TrailLine, trailBlocks } from './trailLines.ts';

type Write = (n: number) => string;

/** What a step did, in the sign players use: + 9, × 3, the value where it was looked up. */
export const effect = (step: ExplanationStep, per: 1 | 2, number: Write): string => {
  if (step.op.op === 'times') return `× ${number(step.op.n)}`;
  if (step.op.op === 'read') return number(step.after / per);
  if (step.op.op === 'halve') return '÷ 2';
  return signed(step.delta / per, number);
};
const signed = (n: number, number: Write): string => (n < 0 ? `− ${number(-n)}` : `+ ${number(n)}`);

/** Every step of every figure, as it was done. */
export function Trail({ figures }: { readonly figures: readonly Figure[] }) {
  const { say, number } = useLanguage();
  return (
    <ol className={classes.trail}>
      {figures.map((figure) => (
        <li key={figure.id}>
          <ol className={classes.steps}>
            {figure.steps.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a figure are their own order
              <li key={i} className={classes.step}>
                <span className={classes.what}>
                  {say(step.msg)} <RuleRef rule={step.rule} />
                </span>
                <span className={classes.n}>{effect(step, figure.per, number)}</span>
              </li>
            ))}
          </ol>
          <div className={classes.total} data-figure={figure.id}>
            <span className={classes.what}>{say(figure.msg)}</span>
            <span className={classes.n}>{number(figure.value / figure.per)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * Why: a hollow square for a line and a filled one for a total, so that the lines are seen to sum to the number shown.
 * A line that holds more than it says opens its steps.
 */
export function Reasons({
  figures,
  unsettled = [],
}: {
  readonly figures: readonly Figure[];
  /** figures that wait for something to be revealed: no number yet */
  readonly unsettled?: readonly string[];
}) {
  const { say, number } = useLanguage();
  return (
    <ol className={classes.trail}>
      {trailBlocks(figures).map(({ figure, lines }) => (
        <li key={figure.id}>
          {lines.length > 0 && (
            <ol className={classes.steps}>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a figure are their own order
                <ReasonLine key={i} line={line} per={figure.per} first={i === 0} unsettled={unsettled} />
              ))}
            </ol>
          )}
          <div className={classes.total} data-figure={figure.id}>
            <span className={classes.what}>{say(figure.msg)}</span>
            <span className={classes.n}>{unsettled.includes(figure.id) ? '?' : number(figure.value / figure.per)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function ReasonLine({
  line,
  per,
  first,
  unsettled,
}: {
  readonly line: TrailLine;
  readonly per: 1 | 2;
  readonly first: boolean;
  readonly unsettled: readonly string[];
}) {
  const { say, number } = useLanguage();
  const [open, setOpen] = useState(false);
  if (line.kind === 'step') {
    return (
      <li className={classes.step}>
        <span className={classes.what}>
          {say(line.step.msg)} <RuleRef rule={line.step.rule} />
        </span>
        <span className={classes.n}>{effect(line.step, per, number)}</span>
      </li>
    );
  }
  // what a sum begins with has no sign
  const n = first ? number(line.n / per) : signed(line.n / per, number);
  const names = [...new Set(line.parts.map((part) => say(part.msg)))].join(', ');
  const waits = (part: (typeof line.parts)[number]) => unsettled.includes(part.figure.id);
  const values = line.parts
    .map((part) => (waits(part) ? '?' : number((part.figure.steps[0]?.after ?? 0) / per)))
    .join(' + ');
  const together = line.parts.length > 1 && line.told.length > 0 ? `(${values})` : values;
  const signs = line.told.map((step) => ` ${toldSign(step, per, number)}`).join('');
  const told = [
    ...line.parts.slice(0, 1).flatMap((part) => part.figure.steps.slice(0, 1).filter((step) => step.rule !== '')),
    ...line.told,
    ...(line.by ? [line.by] : []),
  ];
  const what = line.parts.length > 1 || line.told.length > 0 ? `${names}: ${together}${signs}` : names;
  return (
    <li className={classes.step}>
      <span className={classes.what}>
        {opens(line) ? (
          <button
            type="button"
            className={classes.opener}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') setOpen(true);
              else if (event.key === 'ArrowLeft') setOpen(false);
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            {what}
          </button>
        ) : (
          what
        )}
        {told.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their own order
          <small key={i}>
            {say(step.msg)} <RuleRef rule={step.rule} />
          </small>
        ))}
        {open && <Trail figures={line.parts.map((part) => part.figure)} />}
      </span>
      <span className={classes.n}>{line.parts.some(waits) ? '?' : n}</span>
    </li>
  );
}

const toldSign = (step: ExplanationStep, per: 1 | 2, number: Write): string => {
  if (step.op.op === 'atLeast' || step.op.op === 'atMost') return `→ ${number(step.after / per)}`;
  return effect(step, per, number);
};
