import { startTransition, useId, useMemo, useRef, useState } from 'react';
import { bare, finder, onlyBegun } from '#rules/kit/base/found.ts';
import { comesUnasked } from './focusUnasked.ts';
import classes from './form.module.css';
import listClasses from './namePick.module.css';
import { optionPress } from './optionPress.ts';

/** A name that may be picked, and what is said of it beside. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

const most = 12;
/** A list that opens at the lower edge of what scrolls, or at its right one: there it would push all of it aside. */
const inSight = (list: HTMLDivElement | null): void => {
  if (!list) return;
  let around = list.parentElement;
  while (around && !/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
  const edge = around ? around.getBoundingClientRect().left + around.clientWidth : window.innerWidth;
  if (list.getBoundingClientRect().right > edge) list.dataset.from = 'right';
  list.scrollIntoView({ block: 'nearest' });
};

/** A name: typed freely, or picked from those that hold the words typed so far. */
export function NamePick<N extends Named>({
  label,
  value,
  names,
  max,
  placeholder,
  hint,
  whole = value,
  browses = false,
  disabled,
  onText,
  onPick,
}: {
  readonly label: string;
  /** the part of the text that is being typed, and the text as it stands */
  readonly value: string;
  readonly whole?: string;
  readonly names: readonly N[];
  readonly max: number;
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  /** a name that stands there hides no other until something is typed */
  readonly browses?: boolean;
  readonly disabled?: boolean | undefined;
  readonly onText: (text: string) => void;
  readonly onPick: (named: N) => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [touched, setTouched] = useState(false);
  const found = useMemo(() => {
    const typed = browses && !touched ? '' : bare(value);
    const has = finder(typed);
    const rank = (name: string): number => (name.startsWith(typed) ? 0 : name.includes(typed) ? 1 : 2);
    return names
      .map((named) => ({ named, name: bare(named.name) }))
      .filter(({ name }) => has(name))
      .toSorted((a, b) => rank(a.name) - rank(b.name))
      .slice(0, most)
      .map(({ named }) => named);
  }, [names, value, browses, touched]);
  const showing = open && found.length > 0;
  // what stands there is never replaced by a list that merely opened: Enter then means the form
  const [walked, setWalked] = useState(false);
  const offering = showing && (touched || walked || whole.trim() === '');
  const typing = useRef(false);
  const pick = (named: N | undefined) => {
    if (!named) return;
    typing.current = false;
    setTouched(false);
    setWalked(false);
    setAt(0);
    onPick(named);
    setOpen(false);
  };
  // a name typed to its end is that one, whether it was picked from the list or not
  const typedOut = () => {
    const same = found.filter((named) => bare(named.name) === bare(value));
    return typing.current && same.length === 1 ? same[0] : undefined;
  };
  // where only names of the list are meant, the one name that begins so is that one
  const begun = () => (browses && typing.current ? onlyBegun(names, value, ({ name }) => name) : undefined);
  return (
    <div className={classes.pick}>
      <label htmlFor={id} className="eyebrow">
        {label}
      </label>
      <input
        id={id}
        className={classes.text}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={max}
        disabled={disabled}
        placeholder={placeholder}
        aria-expanded={showing}
        aria-controls={`${id}-list`}
        aria-activedescendant={offering ? `${id}-${at}` : undefined}
        aria-describedby={hint ? `${id}-about` : undefined}
        value={whole}
        // the list may come a frame later than the field
        onFocus={() => {
          if (!comesUnasked()) startTransition(() => setOpen(true));
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          setWalked(false);
          pick(typedOut());
          typing.current = false;
        }}
        onChange={(event) => {
          typing.current = true;
          setTouched(true);
          setAt(0);
          setOpen(true);
          onText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.altKey) return;
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            event.stopPropagation();
            setOpen(true);
            setWalked(true);
            setAt((i) =>
              Math.max(0, Math.min(found.length - 1, i + (event.key === 'ArrowDown' ? (offering ? 1 : 0) : -1))),
            );
          } else if (event.key === 'Tab' && !event.shiftKey && typedOut()) {
            // the row is drawn anew: the keyboard goes on behind the name, as after Enter
            event.preventDefault();
            pick(typedOut());
          } else if (event.key === 'Tab' && !event.shiftKey && begun()) {
            pick(begun());
          } else if (event.key === 'Enter' && offering) {
            event.preventDefault();
            event.stopPropagation();
            pick(found[at]);
          } else if (event.key === 'Escape' && showing) {
            event.preventDefault();
            event.stopPropagation();
            setOpen(false);
          }
        }}
      />
      {hint && (
        <p id={`${id}-about`} className={classes.hint}>
          {hint}
        </p>
      )}
      {showing && (
        // a list that scrolls would take Tab, and closes under it
        <div
          ref={inSight}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={listClasses.list}
          tabIndex={-1}
        >
          {found.map((named, i) => (
            <div
              key={named.id}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={offering && i === at}
              {...optionPress(() => pick(named))}
            >
              <span>{named.name}</span>
              <small>{named.about}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
