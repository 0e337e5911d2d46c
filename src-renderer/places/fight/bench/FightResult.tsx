import type { ReactNode } from 'react';
import { Against, InputNotes, WorkNotes } from '../../../ui/fight/asked/Notes.tsx';
import { Bar, Columns, Faces, OddsHead } from '../../../ui/fight/OddsView.tsx';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './fight.module.css';
import { Policies } from './Policies.tsx';
import { ValueView } from './ValueView.tsx';

/** The middle of the bench: what stands in the way, then the result. */
export function ResultFrame({ fight, children }: { readonly fight: Fight; readonly children: ReactNode }) {
  const { t } = useLanguage();
  const { view } = fight;
  return (
    <section
      className={classes.mid}
      data-result
      aria-label={t('ui.play.fight.result')}
      aria-busy={view.working !== undefined}
      data-stale={view.stale}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      <WorkNotes view={view} />
      <InputNotes fight={fight} />
      <Against fight={fight} />
      {children}
    </section>
  );
}

/** What the fight comes to: column, faces, who pays. */
export function FightResult({ fight, settled }: { readonly fight: Fight; readonly settled: boolean }) {
  const { t } = useLanguage();
  const { game, view, row } = fight;
  const panel = fight.laid ?? view.panel;
  const odds = panel?.kind === 'odds' ? panel : undefined;
  // nothing to read a column from: what is not revealed has no chances either
  const unknown = odds !== undefined && !odds.not && odds.column === undefined && odds.chances.length === 0;
  return (
    <ResultFrame fight={fight}>
      {odds && (
        <>
          {unknown ? <p className={classes.unknown}>{t('ui.play.fight.unknown')}</p> : <OddsHead panel={odds} />}
          {!odds.not && !unknown && (
            <>
              <Columns panel={odds} />
              <Faces panel={odds} face={row} />
              <Bar panel={odds} />
            </>
          )}
        </>
      )}
      {panel?.kind === 'value' && <ValueView panel={panel} />}
      {settled && odds && !odds.not && !unknown && (
        <Policies
          policies={odds.policies}
          sides={game.sides}
          step={game.stepWord}
          partly={odds.barSays.some((part) => part.look === 'missing')}
        />
      )}
    </ResultFrame>
  );
}
