import { TextInput } from '@mantine/core';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './secrets.module.css';

/** Drawn as dots without being a password: a browser offers to keep passwords, and no phrase is to be kept. */
const canMask = (): boolean => typeof CSS !== 'undefined' && CSS.supports?.('-webkit-text-security', 'disc');

export function PhraseField({
  label,
  value,
  hint,
  error,
  autoFocus,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (phrase: string) => void;
}) {
  const { t } = useLanguage();
  return (
    <TextInput
      label={label}
      type={canMask() ? 'text' : 'password'}
      classNames={{ input: classes.phrase }}
      value={value}
      error={error}
      description={error === undefined ? hint : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={200}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      data-form-type="other"
      {...(autoFocus && { 'data-autofocus': '' })}
      title={t('ui.secret.phrase.about')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
