import { type KeyboardEvent, useRef } from 'react';
import { useCommand } from '../../state/keys.ts';
import { Icon } from './Icon.tsx';
import { KeyCap } from './KeyCap.tsx';
import classes from './SearchField.module.css';

/** What the list of a screen is searched by; the key that finds leads here. */
export function SearchField({
  label,
  value,
  wide = false,
  onChange,
  onKeyDown,
}: {
  readonly label: string;
  readonly value: string;
  /** as wide as there is room */
  readonly wide?: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useCommand('find', () => field.current?.focus());
  return (
    <label className={classes.search} data-wide={wide || undefined}>
      <Icon name="search" size={20} />
      <span className="vh">{label}</span>
      <input
        ref={field}
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <KeyCap of="find" />
    </label>
  );
}
