import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { renameGame } from '../../host/library.ts';
import { useT } from '../../words/Language.tsx';
import classes from './LibraryScreen.module.css';

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
  const field = useRef<HTMLInputElement>(null);
  // The menu it came from first gives the focus back to its button.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.select(), 50);
    return () => clearTimeout(timer);
  }, []);
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
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <TextInput
        ref={field}
        label={t('ui.library.name')}
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled">
        {t('ui.save')}
      </Button>
      <Button onClick={onDone}>{t('ui.cancel')}</Button>
    </form>
  );
}
