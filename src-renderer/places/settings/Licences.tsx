import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../words/Language.tsx';
import classes from './SettingsScreen.module.css';

/** What others wrote and the app bears in it, with their licences; the long text comes only when it is asked for. */
export function Licences() {
  const t = useT();
  const [text, setText] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    void import('../../../THIRD-PARTY.txt?raw').then((file) => setText(file.default));
  };
  return (
    <>
      <Button variant="default" mt={8} onClick={show}>
        {t('ui.settings.licences')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="xl"
        title={t('ui.settings.licences')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys, too */}
        <section className={classes.licences} lang="en" tabIndex={0} aria-label={t('ui.settings.licences')}>
          <pre>{text}</pre>
        </section>
      </Modal>
    </>
  );
}
