import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { showVerdict } from '../../state/mapDesk.ts';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './view/supply.module.css';
import { tallyOf } from './view/tally.ts';
import { doOrTry } from './view/trial.ts';
import type { MapNow } from './view/useMap.ts';

/** What "Mark status" would keep now; undefined where the game freezes nothing at this moment. */
export const statusOffered = ({ judge, judged, context, readOnly, desk }: MapNow): Proposal | undefined => {
  if (!judge?.freeze || judged.stale || !judged.verdicts?.length || (readOnly && !desk.tried)) return undefined;
  const proposal = judge.freeze(judged.verdicts, context);
  return proposal.ok || proposal.anyway ? proposal : undefined;
};

/** Keeps the verdicts for the phase: what would be noted, then one button. */
export function StatusPane({ now, offered }: { readonly now: MapNow; readonly offered: Proposal }) {
  const { t, say } = useLanguage();
  const { judge, judged, scope } = now;
  const [booked, setBooked] = useState(false);
  const book = (what: {
    readonly says: Parameters<typeof say>[0];
    readonly facts: Parameters<typeof doOrTry>[1]['facts'];
  }) => {
    if (!doOrTry(scope, what)) return;
    setBooked(true);
    showVerdict(scope);
  };
  return (
    <section className={classes.toolPane} aria-label={t('ui.command.mapStatus')}>
      <p className="eyebrow">
        {judge && say(judge.msg)} {judge && <RuleRef rule={judge.rule} />}
      </p>
      <h1>{t('ui.command.mapStatus')}</h1>
      <p className={classes.lead}>{say(tallyOf(judged.verdicts ?? []))}</p>
      {offered.ok ? (
        <>
          <p>
            <span className="dim">{t('ui.supply.status.would')}</span> {say(offered.says)}
          </p>
          {offered.next && (
            <ul className={classes.answers}>
              {offered.next.map((each) => (
                <li key={each.msg.id}>
                  <span>{say(each.msg)}</span>
                  <RuleRef rule={each.rule} />
                </li>
              ))}
            </ul>
          )}
          <Button variant="filled" disabled={booked} onClick={() => book(offered)}>
            {t('ui.play.verb.book')}
          </Button>
        </>
      ) : (
        <ErrorLine
          action={
            offered.anyway && (
              <Button onClick={() => offered.anyway && book(offered.anyway)}>{t('ui.play.anyway')}</Button>
            )
          }
        >
          {t('ui.play.limit', { why: offered.msg })} <RuleRef rule={offered.rule} />
        </ErrorLine>
      )}
    </section>
  );
}
