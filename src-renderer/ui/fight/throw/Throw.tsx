import { memo, type ReactNode, useState } from 'react';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { effect } from '../../parts/Trail.tsx';
import classes from './throw.module.css';
import { toHitMsg, toHitText } from './words.ts';

/** A throw as the panel has it, or as the question alone tells it. */
export type Roll = Omit<NonNullable<BattlePanel['roll']>, 'about'> & { readonly about?: Msg };

/** The throw to make now: how many dice, which hit on what and why, and what they are good for. */
export const Throw = memo(function Throw({
  roll,
  figures,
  children,
}: {
  readonly roll: Roll;
  readonly figures: readonly Figure[];
  /** what stands beside the number of dice: the throw before, the way back */
  readonly children?: ReactNode;
}) {
  const { t, say, number } = useLanguage();
  // the reasons of many units would push the hits out of sight: they open one by one
  const folds = roll.groups.length > 2;
  return (
    <>
      <div className={classes.call}>
        <p role="status">
          <b>{number(roll.dice)}</b> <span>{t('ui.battle.call', { count: roll.dice })}</span>
        </p>
        <div>
          <p>{say(roll.msg)}</p>
          {roll.about && <p>{say(roll.about)}</p>}
          {children}
        </div>
      </div>
      <ul className={classes.pool} data-folds={folds || undefined}>
        {roll.groups.map((group) => (
          <Group
            key={`${group.unit}/${group.toHit}`}
            called={group.called}
            dice={group.dice}
            toHit={group.toHit}
            figures={figures.filter((figure) => group.figures.includes(figure.id))}
            folds={folds}
            most={mostDrawn(roll.groups.length)}
          />
        ))}
      </ul>
    </>
  );
});

/** More dice than this of one block are one square and their number; alone they have the whole line. */
const mostDrawn = (groups: number): number => (groups > 1 ? 2 : 6);

function Group({
  called,
  dice,
  toHit,
  figures,
  folds,
  most,
}: {
  readonly called: Msg;
  readonly dice: number;
  readonly toHit: number;
  readonly figures: readonly Figure[];
  readonly folds: boolean;
  readonly most: number;
}) {
  const { say, number } = useLanguage();
  const [open, setOpen] = useState(!folds);
  const shown = open || !folds;
  const steps = figures.flatMap(({ steps: of, per }) => of.map((step, i) => ({ step, per, first: i === 0 })));
  const head = (
    <>
      <span className={classes.squares}>
        {dice > most && <span className={classes.times}>{dice} ×</span>}
        {Array.from({ length: dice > most ? 1 : dice }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: like dice
          <DieSquare key={i} text={toHitText(toHit)} />
        ))}
      </span>
      <span className={classes.of}>
        <b>{say(called)}</b>
        <small>{say(toHitMsg(toHit))}</small>
      </span>
    </>
  );
  return (
    <li>
      {folds && steps.length > 0 ? (
        <button type="button" className={classes.groupHead} aria-expanded={shown} onClick={() => setOpen(!open)}>
          {head}
        </button>
      ) : (
        <p className={classes.groupHead}>{head}</p>
      )}
      {shown && steps.length > 0 && (
        <ul className={classes.reasons}>
          {steps.map(({ step, per, first }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their own order
            <li key={i}>
              <span>{say(step.msg)}</span>
              <b>{first ? number(step.after / per) : effect(step, per, number)}</b>
              <RuleRef rule={step.rule} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function DieSquare({ text, hit }: { readonly text: string; readonly hit?: boolean | undefined }) {
  return (
    <span className={classes.die} data-hit={hit} aria-hidden="true">
      {text}
    </span>
  );
}
