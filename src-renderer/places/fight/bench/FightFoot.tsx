import type { Ref } from 'react';
import { givesOf } from '#rules/kit/procedure/session.ts';
import { name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { AskedNow, DiceAgain } from '../../../ui/fight/asked/AskedNow.tsx';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import type { FightDice } from '../../../ui/fight/walk/useFightDice.ts';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './fight.module.css';
import { Sentence } from './Sentence.tsx';

/** The lower edge: the fight in one line, always, and what is asked now or what the rules demand after it. */
export function FightFoot({
  fight,
  open,
  dice,
  readOnly,
  ref,
}: {
  readonly ref: Ref<HTMLElement>;
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly dice: FightDice;
  readonly readOnly: boolean;
}) {
  const { t, say } = useLanguage();
  const { view, face, row: at, played, flow } = fight;
  // the last figures stay in sight while others are worked out, but they are not this fight's
  const panel = view.stale ? undefined : (fight.laid ?? view.panel);
  // how it ended says the fight too
  const ended = fight.over ? (played?.done?.ending.says ?? flow?.end?.says) : undefined;
  const row = panel?.kind === 'odds' ? panel.faces.find((each) => each.face === at) : undefined;
  const given = face === null ? undefined : givesOf(played?.ask)?.[face - 1];
  return (
    <footer ref={ref} className={classes.foot} data-foot="">
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
