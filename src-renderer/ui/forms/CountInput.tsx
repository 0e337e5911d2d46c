import { useId, useRef, useState } from 'react';
import { useT } from '../../words/Language.tsx';
import { useMedia } from '../theme/useMedia.ts';
import classes from './form.module.css';
import { Keypad } from './Keypad.tsx';

interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** 2: typed in halves, kept as a whole number of halves */
  readonly per?: 1 | 2;
  readonly big?: boolean;
  readonly hint?: string;
  readonly trouble?: string;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: number | null) => void;
  readonly inputRef?: (element: HTMLInputElement | null) => void;
}

const shown = (value: number | null, per: 1 | 2): string => (value === null ? '' : String(value / per));

/** Digits, and a comma or point where halves are counted; a minus where the range goes below zero. */
export const readCount = (text: string, per: 1 | 2): number | null => {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (plain === '' || plain === '-') return null;
  const value = Number(plain) * per;
  return Number.isFinite(value) ? Math.round(value) : null;
};

/**
 * A number field. It takes digits only, so letters stay shortcuts while it has the focus; + and − step it. On a touch
 * screen a tap opens keys of our own, never the system keyboard.
 */
export function CountInput({
  label,
  value,
  min,
  max,
  per = 1,
  big,
  hint,
  trouble,
  hideLabel,
  disabled,
  onChange,
  inputRef,
}: Props) {
  const t = useT();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [keypad, setKeypad] = useState(false);
  const field = useRef<HTMLInputElement | null>(null);
  const finger = useMedia('(pointer: coarse)');
  const allowed = per === 2 ? /[^0-9.,-]/g : min < 0 ? /[^0-9-]/g : /[^0-9]/g;

  const type = (text: string) => {
    const digits = text.replace(allowed, '').slice(0, 7);
    setDraft(digits);
    onChange(readCount(digits, per));
  };
  const step = (by: number) => {
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, (value ?? Math.max(0, min) - (by > 0 ? by : 0)) + by)));
  };

  return (
    <div className={classes.count} data-big={big || undefined} data-trouble={trouble !== undefined || undefined}>
      <label htmlFor={id} className={hideLabel ? 'vh' : 'eyebrow'}>
        {label}
      </label>
      <div className={classes.countRow}>
        <input
          id={id}
          ref={(element) => {
            field.current = element;
            inputRef?.(element);
          }}
          className={classes.number}
          data-digits=""
          type="text"
          inputMode={finger ? 'none' : 'numeric'}
          autoComplete="off"
          role="spinbutton"
          aria-valuemin={min / per}
          aria-valuemax={max / per}
          aria-valuenow={value === null ? undefined : value / per}
          aria-invalid={trouble !== undefined || undefined}
          aria-describedby={trouble || hint ? `${id}-about` : undefined}
          disabled={disabled}
          value={draft ?? shown(value, per)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setDraft(undefined)}
          onPointerUp={(event) => event.pointerType === 'touch' && setKeypad(true)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === '+' || event.key === 'ArrowUp') step(1);
            else if ((event.key === '-' && min >= 0) || event.key === 'ArrowDown') step(-1);
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {keypad && (
          <Keypad
            label={label}
            text={draft ?? shown(value, per)}
            halves={per === 2}
            onType={type}
            onClose={() => {
              setKeypad(false);
              setDraft(undefined);
              field.current?.focus();
            }}
          />
        )}
      </div>
      {(trouble || hint) && (
        <p id={`${id}-about`} className={trouble ? classes.trouble : classes.hint}>
          {trouble ? `${t('ui.play.trouble.mark')} ${trouble}` : hint}
        </p>
      )}
    </div>
  );
}
