import { useState } from 'react';
import { useT } from '../../words/Language.tsx';
import { TextDialog } from './TextDialog.tsx';

/** What others wrote and the app bears in it, with their licences. */
export function Licences() {
  const t = useT();
  const [text, setText] = useState<string>();
  return (
    <TextDialog
      label={t('ui.settings.licences')}
      text={text}
      onShow={() => void import('../../../THIRD-PARTY.txt?raw').then((file) => setText(file.default))}
    />
  );
}
