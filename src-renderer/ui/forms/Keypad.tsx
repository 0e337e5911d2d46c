import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../words/Language.tsx';
import { useMedia } from '../theme/useMedia.ts';
import classes from './form.module.css';

/** What is typed: one number, one that may end in a half, or several with spaces between. */
type Typed = 'whole' | 'halves' | 'list';

interface Asked {
  readonly label: string;
  readonly text: string;
  readonly typed: Typed;
  readonly onType: (text: string) => void;
}

/** On a touch screen a tap into a field of digits opens keys of our own, never the system keyboard. */
export const useKeypad = ({
  field,
  onDone,
  ...asked
}: Asked & {
  /** takes the keyboard back when the keys close */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onDone?: () => void;
}) => {
  const [open, setOpen] = useState(false);
  const finger = useMedia('(pointer: coarse)');
  const onClose = () => {
    setOpen(false);
    onDone?.();
    field.current?.focus();
  };
  return {
    input: {
      inputMode: finger ? 'none' : asked.typed === 'list' ? 'text' : 'numeric',
      onPointerUp: (event: ReactPointerEvent) => event.pointerType === 'touch' && setOpen(true),
    } as const,
    keypad: open && <Keypad {...asked} onClose={onClose} />,
  };
};

/** Keys of 64 px for a finger, at the lower edge under the thumbs. */
function Keypad({ label, text, typed, onType, onClose }: Asked & { readonly onClose: () => void }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // the number that stood there is marked, as for a keyboard: the first digit takes its place; a list is gone on with
  const [touched, setTouched] = useState(typed === 'list');
  const type = (next: string) => {
    setTouched(true);
    onType(next);
  };
  const digit = (key: string) => type((touched ? text : '') + key);
  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (event.target instanceof globalThis.Node && !box.current?.contains(event.target)) onClose();
    };
    // a keyboard beside the screen types here too; its Enter and Esc close the keys before they mean anything else
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' || event.key === 'Enter') onClose();
      else if (/^\d$/.test(event.key)) digit(event.key);
      else if (event.key === 'Backspace') type(text.slice(0, -1));
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('keydown', onKey, true);
    };
  });
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  return createPortal(
    <div ref={box} className={classes.keypad} role="dialog" aria-label={label}>
      <p className={classes.keypadText}>
        <span>{label}</span>
        <output className="num">{text || '0'}</output>
      </p>
      <div className={classes.keypadKeys}>
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => digit(key)}>
            {key}
          </button>
        ))}
        {typed === 'list' && (
          <button type="button" aria-label={t('ui.play.keypad.space')} onClick={() => type(`${text.trimEnd()} `)}>
            ␣
          </button>
        )}
        {typed === 'halves' && (
          <button type="button" onClick={() => type(text.endsWith('.5') ? text.slice(0, -2) : `${text || '0'}.5`)}>
            ½
          </button>
        )}
        {typed === 'whole' && (
          <button type="button" aria-label={t('ui.play.keypad.clear')} onClick={() => type('')}>
            C
          </button>
        )}
        <button type="button" onClick={() => digit('0')}>
          0
        </button>
        <button type="button" aria-label={t('ui.play.keypad.back')} onClick={() => type(text.slice(0, -1))}>
          ⌫
        </button>
        <button type="button" className={classes.keypadDone} onClick={onClose}>
          {t('ui.play.keypad.done')}
        </button>
      </div>
    </div>,
    document.body,
  );
}
