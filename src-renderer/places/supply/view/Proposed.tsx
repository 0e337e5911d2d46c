import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { ToggleChip } from '../../../ui/forms/inputs.tsx';
import { ErrorLine } from '../../../ui/parts/Notice.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { doOrTry } from './trial.ts';

type Refusal = Extract<Proposal, { readonly ok: false }>;

/**
 * A thing the rules propose, behind one button: recorded at once where nothing stands against it, else the limit by
 * name and "do it anyway". What it would record is said beside it.
 */
export function Proposed({
  scope,
  label,
  about = false,
  variant = 'default',
  on,
  propose,
}: {
  readonly scope: string;
  readonly label: string;
  /** say what would be recorded before it is */
  readonly about?: boolean;
  readonly variant?: 'default' | 'filled' | 'subtle';
  /** it is a yes or no, and this is what it is now */
  readonly on?: boolean;
  readonly propose: () => Proposal;
}) {
  const { t, say } = useLanguage();
  const [refused, setRefused] = useState<Refusal>();
  const offered = about ? propose() : undefined;
  const run = () => {
    const proposal = propose();
    if (!proposal.ok) {
      setRefused(proposal);
      return;
    }
    setRefused(undefined);
    doOrTry(scope, proposal);
  };
  return (
    <>
      {offered?.ok && <p>{say(offered.says)}</p>}
      {on === undefined ? (
        <Button variant={variant} onClick={run}>
          {label}
        </Button>
      ) : (
        <ToggleChip label={label} value={on} onChange={run} />
      )}
      {refused && (
        <ErrorLine
          action={
            refused.anyway && (
              <Button
                onClick={() => {
                  if (refused.anyway && doOrTry(scope, refused.anyway)) setRefused(undefined);
                }}
              >
                {t('ui.play.anyway')}
              </Button>
            )
          }
        >
          {t('ui.play.refused', { why: refused.msg })} <RuleRef rule={refused.rule} />
        </ErrorLine>
      )}
    </>
  );
}
