import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Difference, differences } from '#rules/kit/game/differences.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { Correction } from '../state/corrections.ts';
import type { OpenGame } from '../state/openedGame.ts';
import { andThen } from '../words/andThen.ts';
import { useLanguage } from '../words/Language.tsx';
import { turnTitle } from '../words/turns.ts';
import { Icon } from './parts/Icon.tsx';
import { RuleRef } from './parts/RuleRef.tsx';
import classes from './Ripple.module.css';

/** What the correction does to everything after it, before it is accepted. */
export function Ripple({
  open,
  correction,
  now,
  onAccept,
  onBack,
}: {
  readonly open: OpenGame;
  readonly correction: Correction;
  /** what the entry says once it is corrected; without it the correction says so by itself */
  readonly now?: Msg;
  readonly onAccept: () => void;
  readonly onBack: () => void;
}) {
  const { t, say } = useLanguage();
  const { report } = correction;
  const figures = useMemo(() => {
    const { game, context, envelope } = open;
    const span = spanOf(game.scenarios.find(({ id }) => id === envelope.scenario));
    return differences(game, context, correction.after.context, span);
  }, [open, correction]);
  // many fights may have read the same: said once
  const times = new Map<string, number>();
  for (const flag of report.flagged) {
    const says = andThen(say(flag.entry.says), say(flag.msg));
    times.set(says, (times.get(says) ?? 0) + 1);
  }
  const parts = [
    ['redone', report.redone.map((each) => each.was.says)],
    ['dropped', report.dropped.map((each) => each.says)],
    ['added', report.added.map((each) => each.says)],
  ] as const;
  return (
    <section className={classes.ripple} aria-label={t('ui.play.ripple')}>
      <h3>{t('ui.play.ripple')}</h3>
      {figures.length > 0 && <Figures figures={figures} open={open} />}
      <ul>
        {report.changed.map((each) => (
          <li key={each.was.id}>
            {now ? (
              <>
                {t('ui.play.ripple.was', { entry: each.was.says })}
                <br />
                <b>{t('ui.play.ripple.now', { entry: now })}</b>
              </>
            ) : (
              t('ui.play.ripple.changed', { entry: each.was.says })
            )}
          </li>
        ))}
        {parts.flatMap(([kind, says]) =>
          says.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries in their order
            <li key={`${kind}/${i}`}>{t(`ui.play.ripple.${kind}`, { entry: each })}</li>
          )),
        )}
        {[...times].map(([says, count]) => (
          <li key={says} className="note due">
            <Icon name="due" size={18} />
            <span>{count > 1 ? t('ui.change.times', { what: name(says), count }) : says}</span>
          </li>
        ))}
      </ul>
      {report.redone.length + report.dropped.length + report.added.length + report.flagged.length === 0 &&
        figures.length === 0 && <p className="dim">{t('ui.play.ripple.nothing')}</p>}
      <div className={classes.tools} data-end="">
        <Button variant="filled" onClick={onAccept} autoFocus>
          {t('ui.play.ripple.accept')}
        </Button>
        <Button onClick={onBack}>{t('ui.cancel')}</Button>
      </div>
    </section>
  );
}

/** Shown at once; the rest behind a count. */
const mostFigures = 8;

/** Every figure that reads otherwise, by turn: what it was and what it is. */
function Figures({ figures, open }: { readonly figures: readonly Difference[]; readonly open: OpenGame }) {
  const { t, say } = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? figures : figures.slice(0, mostFigures);
  return (
    <>
      <h4>{t('ui.change.title')}</h4>
      <ul>
        {shown.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures in their order
          <li key={i}>
            {each.turn !== undefined && <b>{say(turnTitle(open.game, each.turn))}. </b>}
            {say(each.what)}: {each.was ? say(each.was) : t('ui.change.nothing')} →{' '}
            <b>{each.now ? say(each.now) : t('ui.change.nothing')}</b> <RuleRef rule={each.rule} plain />
          </li>
        ))}
      </ul>
      {figures.length > shown.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('ui.change.more', { count: figures.length - shown.length })}
        </Button>
      )}
    </>
  );
}
