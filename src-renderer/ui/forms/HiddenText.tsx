import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Msg, msg } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { useAlone } from '../useAlone.ts';
import classes from './hidden.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  /** the word of the side that may look */
  readonly side: Msg;
  /** something else is typed in its place */
  readonly onOther: () => void;
}

/** A text only one player may see: behind the same gate as a sealed note, shown while a key is held. */
export function HiddenText(props: Props) {
  const { t } = useLanguage();
  const [alone, setAlone] = useState(false);
  return (
    <section
      className={classes.hidden}
      aria-label={props.label}
      // Enter presses what has the keyboard here: it does not record the form
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
    >
      <b>{props.label}</b>
      {alone ? (
        <Alone {...props} onLeave={() => setAlone(false)} />
      ) : (
        <>
          <span>{t('ui.secret.inHand')}</span>
          <Button onClick={() => setAlone(true)}>{t('ui.secret.begin', { side: props.side })}</Button>
        </>
      )}
    </section>
  );
}

function Alone({ text, onOther, onLeave }: Props & { readonly onLeave: () => void }) {
  const { t } = useLanguage();
  const [held, setHeld] = useState(false);
  useAlone(90, onLeave);
  return (
    <>
      <HoldButton held={held} onHeld={setHeld}>
        {t('ui.secret.hold')}
      </HoldButton>
      <Button onClick={onLeave}>{t('ui.secret.leave')}</Button>
      <Button variant="subtle" onClick={onOther}>
        {t('ui.secret.other')}
      </Button>
      {held && <b role="status">{text}</b>}
    </>
  );
}

/** The word of a side as a message. */
export const sideWord = (sides: readonly { readonly id: string; readonly word: string }[], id: string): Msg =>
  msg(sides.find((each) => each.id === id)?.word ?? id);
