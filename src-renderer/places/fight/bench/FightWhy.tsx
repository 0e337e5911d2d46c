import { type ReactNode, useMemo } from 'react';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import type { Panel } from '#rules/kit/procedure/panel.ts';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { Reasons } from '../../../ui/parts/Trail.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './fight.module.css';
import { Unbroken } from './Sentence.tsx';

/** Every step of every figure with its rule, and the cheapest change of column. */
export function FightWhy({
  panel,
  stale,
  children,
}: {
  readonly panel: Panel | undefined;
  readonly stale: boolean | undefined;
  /** what stands above the reasons */
  readonly children?: ReactNode;
}) {
  const { t, say } = useLanguage();
  // The column is looked up as a number of its place: players read its name.
  const columnFigure = useMemo((): Figure | undefined => {
    const column = panel?.kind === 'odds' ? panel.column : undefined;
    return panel?.figures.findLast(
      ({ value, steps: [first] }) =>
        first?.op.op === 'read' && (first.op.columns !== undefined || (column !== undefined && value === column)),
    );
  }, [panel]);
  const told = useMemo(() => panel?.figures.filter((each) => each !== columnFigure) ?? [], [panel, columnFigure]);
  return (
    <section className={classes.why} aria-label={t('ui.play.fight.why')} data-stale={stale}>
      {children}
      <div className="sec">
        <h2>{t('ui.play.fight.why')}</h2>
        <span className="r">{t('ui.play.fight.whyAbout')}</span>
      </div>
      {panel && <Reasons figures={told} unsettled={panel.unsettled} />}
      {columnFigure?.steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their own order
        <p key={i} className={classes.lookedUp}>
          {say(step.msg)} <RuleRef rule={step.rule} />
        </p>
      ))}
      {panel?.hints.map(
        (hint, i) =>
          !hint.against && (
            // biome-ignore lint/suspicious/noArrayIndexKey: hints in the panel's own order
            <p key={i} className={classes.hint}>
              <Unbroken text={say(hint.msg)} /> <RuleRef rule={hint.rule} />
            </p>
          ),
      )}
    </section>
  );
}
