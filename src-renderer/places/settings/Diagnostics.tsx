import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Refusal } from '#shared/contract.ts';
import { host } from '../../host/client.ts';
import { Refused } from '../../ui/parts/Refused.tsx';
import { useT } from '../../words/Language.tsx';
import classes from './SettingsScreen.module.css';

/** What whoever helps may want to know, to be read before it is sent: the app sends nothing by itself. */
export function Diagnostics() {
  const t = useT();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isOpen, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const show = () => {
    setOpen(true);
    setCopied(false);
    void host()
      ['app.diagnostics']({})
      .then((reply) => {
        setRefusal(reply.ok ? undefined : reply);
        setText(reply.ok ? reply.value.text : '');
      });
  };
  // a browser that does not copy leaves the text there to be marked
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button variant="default" mt={8} onClick={show}>
        {t('ui.settings.diagnostics')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="xl"
        title={t('ui.settings.diagnostics')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {refusal ? (
          <Refused refusal={refusal} />
        ) : (
          <>
            <p>{t('ui.settings.diagnostics.about')}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys, too */}
            <section className={classes.licences} lang="en" tabIndex={0} aria-label={t('ui.settings.diagnostics.text')}>
              <pre>{text}</pre>
            </section>
            <Button variant="filled" mt={12} disabled={text === ''} onClick={copy} data-autofocus>
              {t(copied ? 'ui.settings.diagnostics.copied' : 'ui.settings.diagnostics.copy')}
            </Button>
          </>
        )}
      </Modal>
    </>
  );
}
