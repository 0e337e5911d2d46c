import { Button, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '../../words/Language.tsx';
import classes from './SettingsScreen.module.css';

/** A button, and behind it a long text in English that is scrolled by keys, too. */
export function TextDialog({
  label,
  textLabel = label,
  text,
  onShow,
  before,
  after,
  instead,
}: {
  readonly label: string;
  readonly textLabel?: string;
  readonly text: string | undefined;
  /** the text comes only when it is asked for */
  readonly onShow?: () => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** stands there where no text could be had */
  readonly instead?: ReactNode;
}) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    onShow?.();
  };
  return (
    <>
      <Button variant="default" mt={8} onClick={show}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="xl"
        title={label}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {instead ?? (
          <>
            {before}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys, too */}
            <section className={classes.longText} lang="en" tabIndex={0} aria-label={textLabel}>
              <pre>{text}</pre>
            </section>
            {after}
          </>
        )}
      </Modal>
    </>
  );
}
