import type { Seal, SecretSpec } from '#rules/kit/game/secret.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { DueLine } from '../../../ui/parts/Notice.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { PhraseForm } from './PhraseForm.tsx';
import { openForBoth } from './seals.ts';

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
  return (
    <PhraseForm
      open={open}
      seals={seals}
      label={t('ui.secret.open', { what: spec.msg })}
      submit={t('ui.secret.openIt')}
      above={!over && <DueLine>{t('ui.secret.notOver')}</DueLine>}
      below={<p className="dim">{t('ui.secret.forgotten')}</p>}
      onPhrase={async (seal, phrase) => {
        const refused = await openForBoth(spec, seal, phrase);
        if (!refused) onDone(t('ui.secret.openedNow'));
        return refused;
      }}
      onCancel={() => onDone()}
    />
  );
}
