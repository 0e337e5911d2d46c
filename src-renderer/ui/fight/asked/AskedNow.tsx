import { Button } from '@mantine/core';
import { type ComponentProps, useMemo, useState } from 'react';
import type { Json } from '#rules/kit/base/json.ts';
import { givesOf } from '#rules/kit/procedure/session.ts';
import { name } from '#rules/kit/words/message.ts';
import { useThings } from '../../../host/things.ts';
import { doneOnMap, toMap } from '../../../state/fightOnMap.ts';
import { canKeep, keepBox } from '../../../state/keepBox.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { ToggleChip } from '../../forms/inputs.tsx';
import { DieKeys } from '../../parts/Die.tsx';
import { EnterCap, KeyCap } from '../../parts/KeyCap.tsx';
import { ErrorLine } from '../../parts/Notice.tsx';
import { answer, type Fight, finishByHand, nextFight } from '../walk/useFight.ts';
import type { FightDice } from '../walk/useFightDice.ts';
import { ChoiceEntry, HitsEntry, SeenEntry, WhoAsks } from './Asks.tsx';
import classes from './asked.module.css';
import asksClasses from './asks.module.css';
import { Guide } from './Guide.tsx';

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
  mapOf,
}: {
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly dice: FightDice;
  readonly readOnly: boolean;
  readonly mapOf?: ComponentProps<typeof Guide>['mapOf'];
}) {
  const { t, say } = useLanguage();
  const things = useThings((s) => s.things);
  const [keeps, setKeeps] = useState(true);
  const { game, played } = fight;
  const ask = played?.ask;
  const guide = played?.done?.ending.guide;
  const onMap = useMemo(
    () => (mapOf || !guide ? undefined : toMap(open, { calc: fight.calc?.id, flow: fight.flowId }, guide)),
    [mapOf, guide, open, fight.calc, fight.flowId],
  );
  const isDone = useMemo(() => (mapOf || !fight.over ? undefined : doneOnMap(open)), [mapOf, fight.over, open]);
  // where nothing was asked there was no fight: the figures are typed afresh
  if (fight.over)
    return (
      <Guide
        guide={guide ?? []}
        asides={fight.asides}
        sides={game.sides}
        next={t(fight.answers.length > 0 || fight.flow ? 'ui.play.fight.next' : 'ui.play.fight.afresh')}
        onNext={() => nextFight(fight, open)}
        {...(mapOf ? { mapOf } : { toMap: onMap, isDone })}
      />
    );
  if (played?.misfit) return <Misfit fight={fight} misfit={played.misfit} readOnly={readOnly} />;
  const box = ask?.box;
  const chip = open && box && canKeep(open, things, box) && (
    <ToggleChip label={t('ui.play.fight.keepBox')} value={keeps} onChange={setKeeps} />
  );
  const give = (raw: Json) => {
    const text = fight.session?.read(raw)?.key;
    if (answer(fight, open, raw, 'table') && chip && keeps && box && text !== undefined)
      void keepBox(box, text, ({ msg }) => say(msg));
  };
  if (ask?.kind === 'choice')
    return (
      <ChoiceEntry ask={ask} sides={game.sides} asides={fight.asides} disabled={readOnly} onKey={give}>
        {chip}
      </ChoiceEntry>
    );
  if (ask?.entry.kind === 'seen')
    return (
      <SeenEntry key={ask.id} ask={ask} sides={game.sides} disabled={readOnly} onRaw={give}>
        {chip}
      </SeenEntry>
    );
  if (ask?.entry.kind === 'hits')
    return <HitsEntry key={ask.id} ask={ask} sides={game.sides} disabled={readOnly} onRaw={give} />;
  // who only looks reads the faces in the table: keys that do nothing would take its room
  const row = readOnly ? null : <DiceRow fight={fight} dice={dice} records={open !== undefined} />;
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
  records,
}: {
  readonly fight: Fight;
  readonly dice: FightDice;
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
          disabled={dice.fallen}
        />
      )}
      {entry && (
        <Button className={classes.tall} disabled={dice.fallen} onClick={dice.roll}>
          {t('ui.command.roll')} <KeyCap of="die.roll" />
        </Button>
      )}
      <Button className={classes.tall} variant="filled" disabled={!dice.ready} onClick={dice.record}>
        {t(records ? 'ui.play.fight.record' : 'ui.play.fight.resolve')} <EnterCap />
      </Button>
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
