import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Odds } from '#rules/kit/procedure/fightRecord.ts';
import { hitMean } from '#rules/kit/procedure/hits.ts';
import { name } from '#rules/kit/words/message.ts';
import type { EntryRow } from '../../state/journalList.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { jumpToLine } from '../../state/store.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import { Correct } from './Correct.tsx';
import classes from './journal.module.css';
import { diceText } from './report.ts';

/** The dice of a throw for hits, what they were to bring and what they brought. */
function HitsThrown({ hits }: { readonly hits: NonNullable<Odds['hits']> }) {
  const language = useLanguage();
  const { t, number } = language;
  return (
    <>
      <div>
        <dt>{t('ui.battle.journal.dice')}</dt>
        <dd>{diceText(hits.dice, language)}</dd>
      </div>
      {hits.faces && (
        <div>
          <dt>{t('ui.battle.journal.faces')}</dt>
          <dd>{hits.faces.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('ui.battle.journal.expected')}</dt>
        <dd>{number(hitMean(hits.dice))}</dd>
      </div>
      <div>
        <dt>{t('ui.battle.journal.hits')}</dt>
        <dd>{hits.hits}</dd>
      </div>
    </>
  );
}

/** The odds of a throw, each result with its chance, the one thrown marked. */
export function OddsOf({ odds }: { readonly odds: Odds }) {
  const { t, number, percent } = useLanguage();
  return (
    <dl className={classes.odds}>
      {odds.attack !== undefined && odds.defence !== undefined && (
        <div>
          <dt>{t('ui.play.journal.ratio')}</dt>
          <dd>
            {number(odds.attack)} : {number(odds.defence)}
          </dd>
        </div>
      )}
      {odds.column !== undefined && (
        <div>
          <dt>{t('ui.play.journal.column')}</dt>
          <dd>{odds.column}</dd>
        </div>
      )}
      {odds.hits && <HitsThrown hits={odds.hits} />}
      {odds.by && (
        <div>
          <dt>{t('ui.play.journal.thrown')}</dt>
          <dd>{t(odds.by === 'app' ? 'ui.play.journal.byApp' : 'ui.play.journal.byTable')}</dd>
        </div>
      )}
      {odds.chances.map((chance) => (
        <div key={chance.code} data-on={chance.code === odds.code || undefined}>
          <dt>{odds.hits ? t('ui.battle.hits.key', { count: Number(chance.code) }) : chance.code}</dt>
          <dd>{percent(chance.p)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The entry chosen: in full, with the odds it had, and what can be done about it. */
export function Entry({ row, open }: { readonly row: EntryRow; readonly open: OpenGame }) {
  const { t, say, locale } = useLanguage();
  const [correcting, setCorrecting] = useState(false);
  const { each } = row;
  // what came of a fight came of the odds its die was thrown at
  const odds = row.odds ?? row.fight?.odds;
  const readOnly = open.readOnly !== undefined;
  return (
    <section className={classes.entry}>
      <h2>{say(row.says)}</h2>
      <p className="dim">{say(moment(locale, each.entry.at))}</p>
      {each.entry.who !== undefined && <p className="dim">{t('ui.play.journal.who', { who: name(each.entry.who) })}</p>}
      {each.entry.by && <p className="dim">{t('ui.play.journal.byRule')}</p>}
      {each.flag && <p className="dim">{t(`ui.play.journal.${each.flag}About`)}</p>}
      {row.says !== each.entry.says && <p className="dim">{t('ui.play.journal.was', { entry: each.entry.says })}</p>}
      {odds && <OddsOf odds={odds} />}
      {!readOnly && (
        <div className={classes.tools}>
          {row.id !== open.journal.head && (
            <Button onClick={() => jumpToLine(row.id)}>
              <Icon name="history" size={18} /> {t('ui.play.journal.jump')}
            </Button>
          )}
          {each.flag !== 'dropped' && (
            <Button aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
              <Icon name="pen" size={18} /> {t('ui.play.journal.correct')}
            </Button>
          )}
        </div>
      )}
      {correcting && <Correct open={open} each={each} onDone={() => setCorrecting(false)} />}
    </section>
  );
}
