import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SecretSpec } from '#rules/kit/game/secret.ts';
import { msg } from '#rules/kit/words/message.ts';
import type { Refusal } from '#shared/contract.ts';
import { phraseLeast, plainPhrase } from '#shared/sealed.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { DueLine } from '../../../ui/parts/Notice.tsx';
import { Refused } from '../../../ui/parts/Refused.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { PhraseField } from './PhraseField.tsx';
import { Supposing } from './Supposing.tsx';
import { sealChoice } from './seals.ts';
import classes from './secrets.module.css';

interface Props {
  readonly open: OpenGame;
  readonly spec: SecretSpec;
  /** with what there is to say of it */
  readonly onDone: (told?: string) => void;
}

/** One player alone chooses and seals. Nothing of it is there before that player says so, or after. */
export function SealForm(props: Props) {
  const { t, say } = useLanguage();
  const { open, spec, onDone } = props;
  const [alone, setAlone] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => begin.current?.focus(), []);
  const side = msg(open.game.sides.find(({ id }) => id === spec.side)?.word ?? spec.side);
  if (alone) return <Choosing {...props} />;
  return (
    <div className={classes.form}>
      <p>{t('ui.secret.alone', { side })}</p>
      <div className={classes.keys}>
        <Button ref={begin} variant="filled" onClick={() => setAlone(true)}>
          {t('ui.secret.begin', { side })}
        </Button>
        <Button variant="subtle" onClick={() => onDone()}>
          {t('ui.cancel')}
        </Button>
      </div>
      <p className="vh">{say(spec.msg)}</p>
    </div>
  );
}

function Choosing({ open, spec, onDone }: Props) {
  const { t, say } = useLanguage();
  const [choice, setChoice] = useState<readonly string[]>([]);
  const [phrase, setPhrase] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  useAlone(180, () => onDone(t('ui.secret.closedBySelf')));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const few = choice.length < spec.least || choice.length > spec.most;
  const short = plainPhrase(phrase).length < phraseLeast;
  const least = t('ui.secret.phrase.short', { n: phraseLeast });
  const differs = plainPhrase(phrase) !== plainPhrase(again);
  const warnings = few ? [] : (spec.warns?.(choice, open.context) ?? []);
  const seal = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (few || short || differs || busy) return;
    setBusy(true);
    const refused = await sealChoice(spec, choice, phrase);
    setBusy(false);
    if (refused) setRefusal(refused);
    else onDone(t('ui.secret.done'));
  };
  return (
    <form
      ref={form}
      className={classes.form}
      autoComplete="off"
      aria-label={t('ui.secret.seal', { what: spec.msg })}
      onSubmit={(event) => void seal(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone(t('ui.secret.left'));
      }}
    >
      <fieldset className={classes.choices}>
        <legend>{t('ui.secret.choose', { least: spec.least, most: spec.most })}</legend>
        {spec.choices.map(({ key, msg: said, about }) => (
          <Checkbox
            key={key}
            label={
              <span>
                {say(said)}
                {about && <small>{say(about)}</small>}
              </span>
            }
            autoComplete="off"
            checked={choice.includes(key)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setChoice((before) => (checked ? [...before, key] : before.filter((one) => one !== key)));
            }}
          />
        ))}
      </fieldset>
      {tried && few && <DueLine>{t('ui.secret.few', { least: spec.least, most: spec.most })}</DueLine>}
      {warnings.map((warning) => (
        <DueLine key={warning.msg.id}>
          {say(warning.msg)} <RuleRef rule={warning.rule} />
        </DueLine>
      ))}
      {spec.behind && (
        <details className={classes.supposing}>
          <summary>{t('ui.secret.chances')}</summary>
          <Supposing open={open} behind={spec.behind} choice={choice} />
        </details>
      )}
      <div className={classes.phrases}>
        <PhraseField
          label={t('ui.secret.phrase')}
          value={phrase}
          hint={least}
          error={tried && short ? least : undefined}
          onChange={setPhrase}
        />
        <PhraseField
          label={t('ui.secret.phrase.again')}
          value={again}
          error={tried && !short && differs ? t('ui.secret.phrase.differs') : undefined}
          onChange={setAgain}
        />
      </div>
      <DueLine>{t('ui.secret.phrase.lost')}</DueLine>
      {refusal && <Refused refusal={refusal} />}
      <div className={classes.keys}>
        <Button type="submit" variant="filled" loading={busy}>
          {t('ui.secret.sealIt')}
        </Button>
        <Button variant="subtle" onClick={() => onDone(t('ui.secret.left'))}>
          {t('ui.cancel')} <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </div>
    </form>
  );
}
