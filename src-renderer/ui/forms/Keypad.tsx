import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../words/Language.tsx';
import classes from './form.module.css';

/** Keys of 64 px for a finger, at the lower edge under the thumbs. */
export function Keypad({
  label,
  text,
  halves,
  onType,
  onClose,
}: {
  readonly label: string;
  readonly text: string;
  readonly halves: boolean;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // the number that stood there is marked, as for a keyboard: the first digit takes its place
  const [touched, setTouched] = useState(false);
  const type = (next: string) => {
    setTouched(true);
    onType(next);
  };
  const digit = (key: string) => type((touched ? text : '') + key);
  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (event.target instanceof globalThis.Node && !box.current?.contains(event.target)) onClose();
    };
    // Enter and Esc of a keyboard beside the screen close it before they mean anything else
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('keydown', close, true);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('keydown', close, true);
    };
  }, [onClose]);
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
        {halves ? (
          <button type="button" onClick={() => type(text.endsWith('.5') ? text.slice(0, -2) : `${text || '0'}.5`)}>
            ½
          </button>
        ) : (
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
