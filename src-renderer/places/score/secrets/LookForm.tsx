import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Seal, SecretSpec } from '#rules/kit/game/secret.ts';
import { msg } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { HoldButton } from '../../../ui/parts/HoldButton.tsx';
import { ScoreLines } from '../../../ui/score/ScoreLines.tsx';
import scoreClasses from '../../../ui/score/score.module.css';
import { useAlone } from '../../../ui/useAlone.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { PhraseForm } from './PhraseForm.tsx';
import { Supposing } from './Supposing.tsx';
import { choiceMsg, lookInto } from './seals.ts';
import classes from './secrets.module.css';

interface Props {
  readonly open: OpenGame;
  readonly spec: SecretSpec;
  readonly seals: readonly Seal[];
  readonly onDone: (told?: string) => void;
}

/** Behind the phrase: the player who sealed sees what was chosen and what it is worth so far. Nobody else, nowhere else. */
export function LookForm(props: Props) {
  const { t } = useLanguage();
  const { open, spec, seals, onDone } = props;
  const [choice, setChoice] = useState<readonly string[]>();
  useAlone(90, () => onDone(t('ui.secret.closedBySelf')));
  if (choice) return <Behind open={open} spec={spec} choice={choice} onDone={onDone} />;
  return (
    <PhraseForm
      open={open}
      seals={seals}
      label={t('ui.secret.look', { what: spec.msg })}
      submit={t('ui.secret.lookIn')}
      onPhrase={async (seal, phrase) => {
        const looked = await lookInto(spec, seal, phrase);
        if (!looked.ok) return looked;
        setChoice(looked.choice);
        return undefined;
      }}
      onCancel={() => onDone()}
    />
  );
}

function Behind({
  open,
  spec,
  choice,
  onDone,
}: Pick<Props, 'open' | 'spec' | 'onDone'> & { readonly choice: readonly string[] }) {
  const { t, say, number } = useLanguage();
  const [held, setHeld] = useState(false);
  const side = msg(open.game.sides.find(({ id }) => id === spec.side)?.word ?? spec.side);
  const { behind } = spec;
  const score = held ? behind?.score(choice, open.context) : undefined;
  return (
    <section className={classes.form} aria-label={t('ui.secret.behind', { side })}>
      <p>{t('ui.secret.hold.about', { side })}</p>
      <div className={classes.keys}>
        <HoldButton held={held} onHeld={setHeld} className={classes.hold ?? ''}>
          {t('ui.secret.hold')}
        </HoldButton>
        <Button onClick={() => onDone()}>{t('ui.secret.leave')}</Button>
      </div>
      {held && (
        <div className={classes.behind}>
          <p>
            <b>{say(choiceMsg(spec, choice))}</b>
          </p>
          {score && (
            <>
              <p className={classes.total}>
                <b>{number(score.total.points)}</b> {say(score.level)}
              </p>
              <p>{say(score.total.msg)}</p>
              <ul className={scoreClasses.lines}>
                <ScoreLines lines={score.lines} />
              </ul>
            </>
          )}
        </div>
      )}
      {behind && (
        <div className={classes.supposing}>
          <h3>{t('ui.secret.chances')}</h3>
          <Supposing open={open} behind={behind} choice={choice} shown={held} />
        </div>
      )}
    </section>
  );
}
