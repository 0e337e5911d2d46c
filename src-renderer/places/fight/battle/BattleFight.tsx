import { Button } from '@mantine/core';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { AskedNow, DiceAgain } from '../../../ui/fight/asked/AskedNow.tsx';
import { ChoiceEntry } from '../../../ui/fight/asked/Asks.tsx';
import { InputNotes, WorkNotes } from '../../../ui/fight/asked/Notes.tsx';
import { NotNow } from '../../../ui/fight/NotNow.tsx';
import { EndsBar } from '../../../ui/fight/throw/EndsBar.tsx';
import { HitKeys } from '../../../ui/fight/throw/HitKeys.tsx';
import { LastThrow } from '../../../ui/fight/throw/LastThrow.tsx';
import { rollNow } from '../../../ui/fight/throw/rollOf.ts';
import { Throw } from '../../../ui/fight/throw/Throw.tsx';
import { endsNow, sideOf } from '../../../ui/fight/throw/words.ts';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import type { FightDice } from '../../../ui/fight/walk/useFightDice.ts';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './battle.module.css';
import { Decision } from './Decision.tsx';
import { Force } from './Force.tsx';
import { StepStrip } from './StepStrip.tsx';

/** The battle throw by throw: the steps above, both sides' blocks, and between them what is thrown or chosen now. */
export function BattleFight({
  fight,
  open,
  dice,
  panel: current,
  readOnly,
  onBack,
  onChoose,
}: {
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly dice: FightDice;
  readonly panel: BattlePanel | undefined;
  readonly readOnly: boolean;
  /** nothing is recorded yet: back to the plan */
  readonly onBack?: () => void;
  readonly onChoose: (key: string) => void;
}) {
  const { t, say } = useLanguage();
  const { game, played, view } = fight;
  const { sides } = game;
  const before = view.before?.kind === 'battle' ? view.before : undefined;
  const odds = view.brief ? before : current;
  const stale = view.stale === true || view.brief === true;
  const ask = played?.ask;
  const choice = ask?.kind === 'choice' ? ask : undefined;
  const { hits } = dice;
  const throwNow = rollNow(fight, hits);
  const [attacker, defender] = current?.sides ?? [];
  const first = attacker && { side: attacker.side, word: sideOf(sides, attacker.side).word };
  // with a number of hits chosen the bar says what they lead to
  const chosen = stale ? undefined : throwNow?.hits.find((each) => each.n === hits?.hits)?.ends;
  const beside = choice && odds?.decision.find((each) => each.ask === choice.id);
  const ended = fight.over ? (played?.done?.ending.says ?? fight.flow?.end?.says) : undefined;
  return (
    <div className={classes.fight} data-chooses={choice !== undefined || undefined}>
      {current && <StepStrip panel={current} />}
      {attacker && <Force force={attacker} sides={sides} choice={choice} onChoose={onChoose} />}
      <section
        className={classes.now}
        aria-label={t(choice ? 'ui.battle.choose' : 'ui.battle.throw')}
        data-home=""
        tabIndex={-1}
      >
        <div className={classes.told}>
          <InputNotes fight={fight} />
          {current?.not && <NotNow not={current.not} />}
          {throwNow && hits ? (
            <Throw key={ask?.id} roll={throwNow} figures={current?.figures ?? []}>
              <LastThrow fight={fight} />
              {onBack && (
                <Button variant="subtle" onClick={onBack}>
                  {t('ui.battle.back')}
                </Button>
              )}
            </Throw>
          ) : (
            <LastThrow fight={fight} />
          )}
          {ended && <p className={classes.ended}>{say(ended)}</p>}
          {choice && (
            <div className={classes.choice}>
              <ChoiceEntry
                ask={choice}
                sides={sides}
                disabled={readOnly}
                beside={(key) => beside?.options.find((option) => option.key === key)?.says}
                onKey={onChoose}
              />
            </div>
          )}
          {!hits && !choice && <AskedNow fight={fight} open={open} dice={dice} readOnly={readOnly} />}
          <DiceAgain dice={dice} />
        </div>
        {throwNow && hits && (
          <HitKeys
            dice={dice}
            hits={hits}
            roll={throwNow}
            panel={odds}
            winner={first}
            records={open !== undefined}
            readOnly={readOnly}
          />
        )}
      </section>
      {defender && <Force force={defender} sides={sides} choice={choice} onChoose={onChoose} />}
      <footer className={classes.foot} aria-busy={view.working !== undefined}>
        <WorkNotes view={view} />
        {current?.tooLarge && <p className="note due">{say(current.tooLarge)}</p>}
        {odds && (
          <div data-stale={stale || undefined}>
            {!beside && !fight.over && <Decision decision={odds.decision} sides={sides} />}
            <EndsBar
              panel={odds}
              sides={sides}
              chances={chosen ?? endsNow(odds)}
              label={chosen ? t('ui.battle.bar.after', { count: hits?.hits ?? 0 }) : t('ui.battle.bar.now')}
            />
          </div>
        )}
      </footer>
    </div>
  );
}
