import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Refusal } from '#shared/contract.ts';
import { host } from '../../host/client.ts';
import { copyText } from '../../host/copying.ts';
import { Refused } from '../../ui/parts/Refused.tsx';
import { useT } from '../../words/Language.tsx';
import { TextDialog } from './TextDialog.tsx';

/** What whoever helps may want to know, to be read before it is sent: the app sends nothing by itself. */
export function Diagnostics() {
  const t = useT();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [copied, setCopied] = useState<boolean>();
  const load = () => {
    setCopied(undefined);
    void host()
      ['app.diagnostics']({})
      .then((reply) => {
        setRefusal(reply.ok ? undefined : reply);
        setText(reply.ok ? reply.value.text : '');
      });
  };
  return (
    <TextDialog
      label={t('ui.settings.diagnostics')}
      textLabel={t('ui.settings.diagnostics.text')}
      text={text}
      onShow={load}
      before={<p>{t('ui.settings.diagnostics.about')}</p>}
      after={
        <>
          <Button
            variant="filled"
            mt={12}
            disabled={text === ''}
            onClick={() => void copyText(text).then(setCopied)}
            data-autofocus
          >
            {t(copied ? 'ui.settings.diagnostics.copied' : 'ui.settings.diagnostics.copy')}
          </Button>
          {/* the text is there to be marked */}
          {copied === false && <p role="alert">{t('ui.copy.not')}</p>}
        </>
      }
      instead={refusal && <Refused refusal={refusal} />}
    />
  );
}
