import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { Misfit } from '../../../ui/fight/asked/AskedNow.tsx';
import askedClasses from '../../../ui/fight/asked/asked.module.css';
import { NotNow } from '../../../ui/fight/NotNow.tsx';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import type { FightDice } from '../../../ui/fight/walk/useFightDice.ts';
import { useFieldInSight } from '../../../ui/forms/fieldInSight.ts';
import { EnterCap } from '../../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { FightHead } from '../bench/FightHead.tsx';
import { WithLine } from '../bench/FightLine.tsx';
import { ResultFrame } from '../bench/FightResult.tsx';
import { FightWhy } from '../bench/FightWhy.tsx';
import { Forces } from '../bench/Forces.tsx';
import fightClasses from '../bench/fight.module.css';
import { Sentence } from '../bench/Sentence.tsx';
import { TypedTotals } from '../bench/TypedTotals.tsx';
import classes from './battle.module.css';
import { Chances } from './Chances.tsx';
import { Retreats, WhatIfs } from './Otherwise.tsx';

/** Before the first throw: both forces as rows, and what they come to at the end of the battle. */
export function BattlePlan({
  fight,
  open,
  panel,
  readOnly,
  settled,
  onBegin,
  onValue,
}: {
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly dice: FightDice;
  readonly panel: BattlePanel | undefined;
  readonly readOnly: boolean;
  readonly settled: boolean;
  readonly onBegin?: () => void;
  readonly onValue: (value: JsonObject) => void;
}) {
  const { t, say } = useLanguage();
  const { game, calc, view, played } = fight;
  const [bench, foot] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  useFieldInSight(bench, foot);
  if (!calc) return null;
  // the last whole figures stay in sight while those of the present forces are worked out
  const before = view.before?.kind === 'battle' ? view.before : undefined;
  const odds = panel && (view.brief ? before : panel);
  const stale = view.stale === true || view.brief === true;
  return (
    <WithLine fight={fight} calc={calc} open={open} off={readOnly} onInput={onValue}>
      <div ref={bench} className={fightClasses.bench} data-battle="">
        <FightHead fight={fight} calc={calc} open={open} settled={settled} onUse={onValue} />
        <section className={fightClasses.units} aria-label={t('ui.play.fight.forces')} data-home="" tabIndex={-1}>
          {!readOnly && (
            <TypedTotals
              scope={fight.scope}
              calc={calc}
              value={fight.value}
              context={fight.context}
              draft={fight.draft}
            />
          )}
          <Forces fight={fight} calc={calc} open={open} readOnly={readOnly} figures={panel?.figures} />
        </section>
        <div className={fightClasses.answers}>
          <ResultFrame fight={fight}>
            {panel?.not && <NotNow not={panel.not} />}
            {odds && !panel?.not && (
              <div className={classes.odds} data-stale={stale || undefined}>
                <Chances panel={odds} sides={game.sides} />
              </div>
            )}
            {panel?.tooLarge && <p className="note due">{say(panel.tooLarge)}</p>}
          </ResultFrame>
          <FightWhy panel={settled ? panel : undefined} stale={view.stale}>
            {odds && settled && (
              <div className={classes.odds} data-stale={stale || undefined}>
                <WhatIfs panel={odds} />
                <Retreats panel={odds} sides={game.sides} />
              </div>
            )}
          </FightWhy>
        </div>
        <footer ref={foot} className={fightClasses.foot} data-foot="">
          {played?.misfit ? (
            <Misfit fight={fight} misfit={played.misfit} readOnly={readOnly} />
          ) : (
            <>
              {panel && !panel.not && !view.stale ? <Sentence says={say(panel.says)} /> : <span />}
              {onBegin && (
                <p className={classes.begin}>
                  <small>{open && t('ui.battle.begin.about')}</small>
                  <Button variant="filled" className={askedClasses.tall} onClick={onBegin}>
                    {t('ui.battle.begin')} <EnterCap />
                  </Button>
                </p>
              )}
            </>
          )}
        </footer>
      </div>
    </WithLine>
  );
}
