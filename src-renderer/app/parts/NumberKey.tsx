import { Popover } from '@mantine/core';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useT } from '../../i18n/Language.tsx';
import { Icon } from './Icon.tsx';
import classes from './NumberKey.module.css';

/**
 * A number typed by hand, in big digits. It takes only digits, so that letter keys still work while it has the focus;
 * a finger gets a keypad of large keys, never the system keyboard. Empty is `null`.
 */
export function NumberKey({
  label,
  labelHidden = false,
  value,
  onChange,
  min = 0,
  max = 999,
  step = 1,
  size = 'big',
  autoFocus = false,
  disabled = false,
  decimals = false,
  ref,
  onEnter,
}: {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly size?: 'big' | 'row';
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  /** halves are typed as 2.5 or 2,5 */
  readonly decimals?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onEnter?: () => void;
}) {
  const t = useT();
  const id = useId();
  const [pad, setPad] = useState(false);
  // What is being typed, as long as it differs from the value ("2," on the way to 2,5).
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));

  const take = (text: string) => {
    const clean = (decimals ? text.replace(/[^\d.,]/g, '') : text.replace(/\D/g, '')).slice(0, 6);
    if (clean === '') {
      setTyped(null);
      onChange(null);
      return;
    }
    const n = Number(clean.replace(',', '.'));
    if (!Number.isFinite(n)) return;
    setTyped(/[.,]$|[.,]\d*0$/.test(clean) ? clean : null);
    onChange(Math.min(max, n));
  };
  const by = (delta: number) => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, (value ?? 0) + delta)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === '+') by(step);
    else if (event.key === 'ArrowDown' || event.key === '-') by(-step);
    else if (event.key === 'Enter' && onEnter) onEnter();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes.field} data-size={size}>
      <label htmlFor={id} className={labelHidden ? 'vh' : 'eyebrow'}>
        {label}
      </label>
      <Popover opened={pad} onChange={setPad} position="bottom" trapFocus={false} withRoles={false}>
        <Popover.Target>
          <input
            id={id}
            ref={ref}
            data-digits=""
            className={classes.input}
            inputMode="none"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the hurried player's first field
            autoFocus={autoFocus}
            disabled={disabled}
            value={shown}
            onChange={(event) => take(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => setTyped(null)}
            onKeyDown={onKeyDown}
            onPointerUp={(event) => {
              if (event.pointerType === 'touch') setPad(true);
            }}
          />
        </Popover.Target>
        <Popover.Dropdown>
          <fieldset className={classes.pad}>
            <legend className="vh">{label}</legend>
            {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
              <button key={digit} type="button" onClick={() => take(shown + digit)}>
                {digit}
              </button>
            ))}
            <button type="button" onClick={() => take(shown.slice(0, -1))} aria-label={t('ui.number.back')}>
              <Icon name="back" />
            </button>
            <button type="button" onClick={() => take(`${shown}0`)}>
              0
            </button>
            <button type="button" onClick={() => setPad(false)} aria-label={t('ui.done')}>
              <Icon name="check" />
            </button>
          </fieldset>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
