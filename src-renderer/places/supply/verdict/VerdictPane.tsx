import { Button } from '@mantine/core';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import { name } from '#rules/kit/words/message.ts';
import { showPane } from '../../../state/mapDesk.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { DueLine, ErrorLine } from '../../../ui/parts/Notice.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { Say } from '../../../ui/parts/Say.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { MovesSaid } from '../units/MovesSaid.tsx';
import { Counter } from '../view/Counter.tsx';
import { cutOffAfter, goToNext } from '../view/deeds.ts';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';
import { Openings } from './Openings.tsx';
import verdictClasses from './verdict.module.css';

/** Is it in supply, and if not, what opens the line: the answer on one unit. */
export function VerdictPane({
  now,
  onShow,
}: {
  readonly now: MapNow;
  /** brings a hex into sight */
  readonly onShow?: ((hex: string) => void) | undefined;
}) {
  const { t, say } = useLanguage();
  const { judged, judge, chosen, verdict, cutOff, open, stand } = now;
  const place = placeAt(open.game.sequence, now.context);
  if (judged.fault !== undefined) return <ErrorLine>{t('ui.supply.fault', { why: name(judged.fault) })}</ErrorLine>;
  // they stand there: who of them is looked at first is known with the verdicts
  if (!chosen && judged.verdicts === undefined && stand.pieces.some(({ side }) => side === judge?.side))
    return <section aria-label={t('ui.supply.verdict')} aria-busy="true" className={classes.verdict} />;
  if (!chosen)
    return (
      <section className={verdictClasses.nobody}>
        <h2>{t('ui.supply.nobody')}</h2>
        <p>{t('ui.supply.nobody.about')}</p>
        {!now.readOnly && (
          <Button variant="filled" onClick={() => showPane(now.scope, { is: 'units' })}>
            {t('ui.supply.nobody.place')}
          </Button>
        )}
      </section>
    );
  const off = stand.off.some((piece) => piece.id === chosen.id);
  const look = open.game.sides.find((side) => side.id === chosen.side)?.look;
  // before the lines and what follows: who is about to move him reads it first
  const moved = <MovesSaid now={now} pieces={[chosen]} asked={false} />;
  return (
    <section aria-label={t('ui.supply.verdict')} aria-busy={judged.stale} className={classes.verdict}>
      <div className={classes.who}>
        <Counter piece={chosen} look={look} />
        <p>
          <b>{t('ui.supply.unitAt', { unit: now.called(chosen), hex: name(chosen.hex) })}</b>
          <span>
            {judge && say(judge.msg)}
            {place.phase && `, ${say(place.phase.msg)}`}
          </span>
        </p>
      </div>
      {off ? (
        <>
          <h1>{t('ui.supply.offMap')}</h1>
          <p className={classes.lead}>{t('ui.supply.offMap.says', { hex: name(chosen.hex) })}</p>
        </>
      ) : verdict ? (
        <>
          <div role="status">
            <h1 data-tone={verdict.tone}>
              <Say msg={verdict.msg} />
            </h1>
            <p className={classes.lead}>
              <Say msg={verdict.says} />
            </p>
          </div>
          {moved}
          <Openings verdict={verdict} onShow={onShow} />
          <dl className={verdictClasses.tests}>
            {verdict.ways.map((way) => (
              <div key={way.id}>
                <dt>{say(way.msg)}</dt>
                <dd>
                  <b data-ok={way.ok}>{say(way.says)}</b> <RuleRef rule={way.rule} />
                </dd>
              </div>
            ))}
            {verdict.effects.map((effect) => (
              <div key={say(effect.msg)}>
                <dt>{say(effect.msg)}</dt>
                <dd>
                  <RuleRef rule={effect.rule} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        judged.verdicts !== undefined && <p className={classes.lead}>{t('ui.supply.notJudged')}</p>
      )}
      {(off || !verdict) && moved}
      {stand.off.length > 0 && <DueLine>{t('ui.supply.offCount', { count: stand.off.length })}</DueLine>}
      {judged.verdicts !== undefined && cutOff.length === 0 && judged.verdicts.length > 0 && (
        <p className="note">
          <Icon name="check" size={18} />
          <span>{t('ui.supply.allSupplied')}</span>
        </p>
      )}
    </section>
  );
}

/** "Next out of supply", or how many there are when this is the last. */
export function NextCutOff({ now, withKey = true }: { readonly now: MapNow; readonly withKey?: boolean }) {
  const { t } = useLanguage();
  const { cutOff } = now;
  const [first] = cutOff;
  const more = cutOffAfter(now) !== undefined;
  // behind another pane even the only one can be gone back to
  const only = cutOff.length === 1 && first?.piece === now.chosen?.id && now.desk.pane.is === 'verdict';
  return (
    <Button
      // one filled button a screen: a pane may have its own
      variant={now.desk.pane.is === 'verdict' ? 'filled' : 'default'}
      disabled={cutOff.length === 0 || only}
      onClick={() => {
        if (!goToNext(now)) goToNext({ ...now, chosen: undefined });
      }}
    >
      {t(more || cutOff.length === 0 || only ? 'ui.supply.next' : 'ui.supply.next.again')}{' '}
      {withKey && <kbd aria-hidden="true">Tab</kbd>}
    </Button>
  );
}
