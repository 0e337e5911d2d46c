import { Button } from '@mantine/core';
import { useState } from 'react';
import { givesOf } from '#rules/kit/procedure/session.ts';
import { name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { DieKeys } from '../../../ui/parts/Die.tsx';
import { EnterCap, KeyCap } from '../../../ui/parts/KeyCap.tsx';
import { ErrorLine } from '../../../ui/parts/Notice.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { ChoiceEntry, HitsEntry, SeenEntry, WhoAsks } from './Asks.tsx';
import asksClasses from './asks.module.css';
import classes from './fight.module.css';
import { Guide } from './Guide.tsx';
import { Sentence } from './Sentence.tsx';
import { answer, type Fight, finishByHand, nextFight } from './useFight.ts';
import type { FightDice } from './useFightDice.ts';

/** The lower edge: the fight in one line, always, and what is asked now or what the rules demand after it. */
export function FightFoot({
  fight,
  open,
  dice,
  readOnly,
}: {
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly dice: FightDice;
  readonly readOnly: boolean;
}) {
  const { t, say } = useLanguage();
  const { view, face, row: at, played, flow } = fight;
  // the last figures stay in sight while others are worked out, but they are not this fight's
  const panel = view.stale ? undefined : view.panel;
  // how it ended says the fight too
  const ended = fight.over ? (played?.done?.ending.says ?? flow?.end?.says) : undefined;
  const row = panel?.kind === 'odds' ? panel.faces.find((each) => each.face === at) : undefined;
  const given = face === null ? undefined : givesOf(played?.ask)?.[face - 1];
  return (
    <footer className={classes.foot}>
      {ended ? (
        <Sentence says={say(ended)} />
      ) : panel && !panel.not ? (
        <Sentence
          says={say(panel.says)}
          {...(row && {
            die: t('ui.play.fight.dieIs', { die: name(String(row.face)), code: name(row.code) }),
            meaning: say(row.says),
          })}
          {...(face !== null &&
            given && { die: t('ui.play.said.die', { die: name(String(face)) }), meaning: say(given) })}
        />
      ) : (
        <span />
      )}
      <AskedNow fight={fight} open={open} dice={dice} readOnly={readOnly} />
      <DiceAgain dice={dice} />
    </footer>
  );
}

/** The app shows again what it threw here before an undo: both may agree to throw anew. */
export function DiceAgain({ dice }: { readonly dice: FightDice }) {
  const { t } = useLanguage();
  return dice.again ? (
    <p className={classes.again} role="status">
      {t('ui.play.dice.again')}{' '}
      <button type="button" className={classes.link} onClick={dice.rollAnew}>
        {t('ui.play.dice.anew')}
      </button>
    </p>
  ) : null;
}

/** What is asked now, what the rules demand after the fight, or why its record no longer fits. */
export function AskedNow({
  fight,
  open,
  dice,
  readOnly,
}: {
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly dice: FightDice;
  readonly readOnly: boolean;
}) {
  const { t } = useLanguage();
  const { game, played } = fight;
  const ask = played?.ask;
  // where nothing was asked there was no fight: the figures are typed afresh
  if (fight.over)
    return (
      <Guide
        guide={played?.done?.ending.guide ?? []}
        asides={fight.asides}
        sides={game.sides}
        next={t(fight.answers.length > 0 || fight.flow ? 'ui.play.fight.next' : 'ui.play.fight.afresh')}
        onNext={() => nextFight(fight)}
      />
    );
  if (played?.misfit) return <Misfit fight={fight} misfit={played.misfit} readOnly={readOnly} />;
  if (ask?.kind === 'choice')
    return (
      <ChoiceEntry
        ask={ask}
        sides={game.sides}
        asides={fight.asides}
        disabled={readOnly}
        onKey={(key) => answer(fight, open, key, 'table')}
      />
    );
  if (ask && ask.entry.kind !== 'face') {
    const Entry = ask.entry.kind === 'seen' ? SeenEntry : HitsEntry;
    return (
      <Entry
        key={ask.id}
        ask={ask}
        sides={game.sides}
        disabled={readOnly}
        onRaw={(raw) => answer(fight, open, raw, 'table')}
      />
    );
  }
  const row = <DiceRow fight={fight} dice={dice} readOnly={readOnly} records={open !== undefined} />;
  // a die of its own says what it is for
  return ask && givesOf(ask) ? (
    <div className={asksClasses.entry}>
      <WhoAsks ask={ask} sides={game.sides} />
      {row}
    </div>
  ) : (
    row
  );
}

/** The die of the fight: a key a face, the app's throw, and Record. */
function DiceRow({
  fight,
  dice,
  readOnly,
  records,
}: {
  readonly fight: Fight;
  readonly dice: FightDice;
  readonly readOnly: boolean;
  /** a game is open: what is confirmed stands in its record */
  readonly records: boolean;
}) {
  const { t } = useLanguage();
  const { entry, waits } = dice;
  if (!entry && !waits) return null;
  return (
    <div className={classes.dice} data-dice="">
      {entry && (
        <DieKeys
          label={t('ui.play.fight.dieLabel')}
          sides={entry.sides}
          zero={entry.zero}
          value={fight.face}
          onFace={dice.setFace}
          disabled={readOnly || dice.fallen}
        />
      )}
      {entry && !readOnly && (
        <Button className={classes.tall} disabled={dice.fallen} onClick={dice.roll}>
          {t('ui.command.roll')} <KeyCap of="die.roll" />
        </Button>
      )}
      {!readOnly && (
        <Button className={classes.tall} variant="filled" disabled={!dice.ready} onClick={dice.record}>
          {t(records ? 'ui.play.fight.record' : 'ui.play.fight.resolve')} <EnterCap />
        </Button>
      )}
    </div>
  );
}

/** A recorded answer no longer fits the fight as this version of the app plays it: the players say how it ended. */
export function Misfit({
  fight,
  misfit,
  readOnly,
}: {
  readonly fight: Fight;
  readonly misfit: { readonly ask: string; readonly answer: string };
  readonly readOnly: boolean;
}) {
  const { t } = useLanguage();
  const [hand, setHand] = useState('');
  return (
    <form
      className={asksClasses.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (hand.trim() !== '' && finishByHand(fight, hand.trim())) setHand('');
      }}
    >
      <ErrorLine>{t('ui.play.fight.misfit', { ask: name(misfit.ask), answer: name(misfit.answer) })}</ErrorLine>
      <div className={asksClasses.slots}>
        <label>
          <span className="eyebrow">{t('ui.play.fight.byHand')}</span>
          <input type="text" maxLength={200} value={hand} onChange={(event) => setHand(event.currentTarget.value)} />
        </label>
        <Button type="submit" variant="filled" disabled={hand.trim() === '' || readOnly}>
          {t('ui.play.fight.record')}
        </Button>
      </div>
    </form>
  );
}
