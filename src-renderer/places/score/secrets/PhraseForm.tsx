import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Seal } from '#rules/kit/game/secret.ts';
import type { Refusal } from '#shared/contract.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { Refused } from '../../../ui/parts/Refused.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { PhraseField } from './PhraseField.tsx';
import classes from './secrets.module.css';
import { WhichSeal } from './WhichSeal.tsx';

/** The last one that stands, else the last one. */
const latest = (seals: readonly Seal[]): string => (seals.findLast(({ stands }) => stands) ?? seals.at(-1))?.note ?? '';

/** A note and its phrase; what they are for is the caller's. A refusal stays in sight, with the phrase to be mended. */
export function PhraseForm({
  open,
  seals,
  label,
  submit,
  above,
  below,
  onPhrase,
  onCancel,
}: {
  readonly open: OpenGame;
  readonly seals: readonly Seal[];
  readonly label: string;
  readonly submit: string;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly onPhrase: (seal: Seal, phrase: string) => Promise<Refusal | undefined>;
  readonly onCancel: () => void;
}) {
  const { t } = useLanguage();
  const [note, setNote] = useState(latest(seals));
  const [phrase, setPhrase] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const seal = seals.find((each) => each.note === note);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!seal || busy || phrase === '') return;
    setBusy(true);
    setRefusal(undefined);
    const refused = await onPhrase(seal, phrase);
    setBusy(false);
    if (refused) setRefusal(refused);
    else setPhrase('');
  };
  return (
    <form
      ref={form}
      className={classes.form}
      autoComplete="off"
      aria-label={label}
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      {above}
      <WhichSeal open={open} seals={seals} note={note} onNote={setNote} />
      <PhraseField label={t('ui.secret.phrase')} value={phrase} onChange={setPhrase} />
      {refusal && <Refused refusal={refusal} />}
      {below}
      <div className={classes.keys}>
        <Button type="submit" variant="filled" loading={busy}>
          {submit}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('ui.cancel')} <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </div>
    </form>
  );
}
