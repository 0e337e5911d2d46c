import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../i18n/Language.tsx';
import classes from './LibraryScreen.module.css';
import { renameGame } from './store.ts';

/** The name becomes a field: Enter keeps it, Esc leaves it as it was. */
export function Rename({
  id,
  name,
  onDone,
}: {
  readonly id: string;
  readonly name: string;
  readonly onDone: () => void;
}) {
  const t = useT();
  const [text, setText] = useState(name);
  const keep = async () => {
    const wanted = text.trim();
    if (wanted !== '' && wanted !== name) await renameGame(id, wanted);
    onDone();
  };
  return (
    <form
      className={classes.rename}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextInput
        label={t('ui.library.name')}
        value={text}
        maxLength={120}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            setText(name);
            onDone();
          }
        }}
      />
    </form>
  );
}
