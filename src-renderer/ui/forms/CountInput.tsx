import { useId, useRef, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './form.module.css';
import { useKeypad } from './Keypad.tsx';
import { readNumber } from './readNumber.ts';

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

/**
 * A number field; arrows step it. What is no number stays as it was typed, marked, with what the field takes: nothing
 * of it is turned into another number. On a touch screen a tap opens keys of our own, never the system keyboard.
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
  const { t, number } = useLanguage();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLInputElement | null>(null);
  // what is no number is kept as it was typed as long as no other value has come
  const wrong = draft !== undefined && value === null && readNumber(draft, { min, max, per }) === undefined;
  const refused =
    wrong || (value !== null && value > max && trouble === undefined)
      ? t(per === 2 ? 'ui.play.count.halves' : 'ui.play.count.whole', {
          min: name(number(min / per)),
          max: name(number(max / per)),
        })
      : undefined;
  const about = refused ?? trouble;

  const type = (text: string) => {
    setDraft(text);
    onChange(readNumber(text, { min, max, per }) ?? null);
  };
  const { input, keypad } = useKeypad({
    label,
    text: draft ?? shown(value, per),
    typed: per === 2 ? 'halves' : 'whole',
    field,
    onType: type,
    onDone: () => setDraft(wrong ? draft : undefined),
  });
  const step = (by: number) => {
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, (value ?? Math.max(0, min) - (by > 0 ? by : 0)) + by)));
  };

  return (
    <div className={classes.count} data-big={big || undefined} data-trouble={about !== undefined || undefined}>
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
          {...input}
          autoComplete="off"
          role="spinbutton"
          aria-valuemin={min / per}
          aria-valuemax={max / per}
          aria-valuenow={value === null ? undefined : value / per}
          aria-invalid={about !== undefined || undefined}
          aria-describedby={about || hint ? `${id}-about` : undefined}
          disabled={disabled}
          value={draft ?? shown(value, per)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setDraft(wrong ? draft : undefined)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === 'ArrowUp') step(1);
            else if (event.key === 'ArrowDown') step(-1);
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {keypad}
      </div>
      {(about || hint) && (
        <p id={`${id}-about`} className={about ? classes.trouble : classes.hint} role={refused && 'status'}>
          {about ? `${t('ui.play.trouble.mark')} ${about}` : hint}
        </p>
      )}
    </div>
  );
}
