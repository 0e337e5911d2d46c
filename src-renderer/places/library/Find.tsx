import { Button, TextInput } from '@mantine/core';
import { Icon } from '../../ui/parts/Icon.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { useT } from '../../words/Language.tsx';

/** A button until it is asked for, then a field; Esc closes it and shows everything again. */
export function Find({
  text,
  onText,
}: {
  readonly text: string | undefined;
  readonly onText: (text: string | undefined) => void;
}) {
  const t = useT();
  if (text === undefined)
    return (
      <Button
        leftSection={<Icon name="search" size={20} />}
        rightSection={<KeyCap of="find" />}
        onClick={() => onText('')}
      >
        {t('ui.command.find')}
      </Button>
    );
  return (
    <TextInput
      aria-label={t('ui.library.find')}
      placeholder={t('ui.library.find')}
      leftSection={<Icon name="search" size={20} />}
      value={text}
      autoFocus
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onText(undefined);
        document.querySelector<HTMLElement>('[data-chosen] [data-open]')?.focus();
      }}
    />
  );
}
