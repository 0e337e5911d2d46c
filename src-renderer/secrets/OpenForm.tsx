import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Seal, SecretSpec } from '#rules/kit/secret.ts';
import type { Refusal } from '#shared/contract.ts';
import { DueLine } from '../app/parts/Notice.tsx';
import { Refused } from '../app/parts/Refused.tsx';
import type { OpenGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { latest } from './LookForm.tsx';
import { PhraseField } from './PhraseField.tsx';
import { openForBoth } from './seals.ts';
import classes from './secrets.module.css';
import { WhichSeal } from './WhichSeal.tsx';

/** At the end: the note is opened for both, and the journal says what was in it. */
export function OpenForm({
  open,
  spec,
  seals,
  over,
  onDone,
}: {
  readonly open: OpenGame;
  readonly spec: SecretSpec;
  readonly seals: readonly Seal[];
  readonly over: boolean;
  readonly onDone: (told?: string) => void;
}) {
  const { t } = useLanguage();
  const [note, setNote] = useState(latest(seals));
  const [phrase, setPhrase] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const seal = seals.find((each) => each.note === note);
  const reveal = async (event: FormEvent) => {
    event.preventDefault();
    if (!seal || busy || phrase === '') return;
    setBusy(true);
    setRefusal(undefined);
    const refused = await openForBoth(spec, seal, phrase);
    setBusy(false);
    setPhrase('');
    if (refused) setRefusal(refused);
    else onDone(t('ui.secret.openedNow'));
  };
  return (
    <form
      ref={form}
      className={classes.form}
      autoComplete="off"
      aria-label={t('ui.secret.open', { what: spec.msg })}
      onSubmit={(event) => void reveal(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      {!over && <DueLine>{t('ui.secret.notOver')}</DueLine>}
      <WhichSeal open={open} seals={seals} note={note} onNote={setNote} />
      <PhraseField label={t('ui.secret.phrase')} value={phrase} onChange={setPhrase} />
      {refusal && <Refused refusal={refusal} />}
      <p className="dim">{t('ui.secret.forgotten')}</p>
      <div className={classes.keys}>
        <Button type="submit" variant="filled" loading={busy}>
          {t('ui.secret.openIt')}
        </Button>
        <Button variant="subtle" onClick={() => onDone()}>
          {t('ui.cancel')} <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </div>
    </form>
  );
}
