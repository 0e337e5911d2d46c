import { Checkbox, Popover } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { keysIn, shownCell, typedChoice } from '../../host/clip.ts';
import type { GridColumn } from '../../host/gridCells.ts';
import classes from './Grid.module.css';

type Choices = NonNullable<GridColumn['choices']>;
/** The key that closed the list; undefined: a touch elsewhere. */
type ClosedBy = 'Enter' | 'Tab' | 'BackTab' | 'Escape' | undefined;

/**
 * The choices of one cell with a tick each: by touch, or arrows and Space, or the first letters of a name. Enter and Tab
 * close it and go on as in any cell, Esc closes it where it stands.
 */
export function SetPick({
  label,
  column,
  text,
  letter,
  onOpen,
  onText,
  onClose,
}: {
  readonly label: string;
  readonly column: GridColumn;
  /** the keys, with blanks between them; a word that is none of them stays */
  readonly text: string;
  /** what was typed to open it: the first choice that begins so is under the hand; undefined: it is closed */
  readonly letter: string | undefined;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: (by: ClosedBy) => void;
}) {
  const { choices = [] } = column;
  return (
    <Popover opened={letter !== undefined} onDismiss={() => onClose(undefined)} position="bottom-start" shadow="none">
      <Popover.Target>
        <button type="button" tabIndex={-1} className={classes.input} aria-label={label} onClick={onOpen}>
          {shownCell(column, text) || '–'}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.picks}>
        <Ticks label={label} choices={choices} text={text} letter={letter ?? ''} onText={onText} onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Ticks({
  label,
  choices,
  text,
  letter,
  onText,
  onClose,
}: {
  readonly label: string;
  readonly choices: Choices;
  readonly text: string;
  readonly letter: string;
  readonly onText: (text: string) => void;
  readonly onClose: (by: ClosedBy) => void;
}) {
  const list = useRef<HTMLFieldSetElement>(null);
  const letters = useRef('');
  const chosen = keysIn(text);
  const ticks = (): readonly HTMLInputElement[] => [
    ...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
  ];
  const toLetter = (typed: string): void => {
    const found = typedChoice(choices, letters.current, typed);
    letters.current = found.text;
    if (found.choice) ticks()[choices.indexOf(found.choice)]?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the hand begins is asked once, as it opens
  useEffect(() => {
    const first = choices.findIndex(({ key }) => chosen.includes(key));
    ticks()[Math.max(0, first)]?.focus();
    if (letter !== '') toLetter(letter);
  }, []);

  const onKey = (event: KeyboardEvent) => {
    // the cell below would take them for its own
    event.stopPropagation();
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === ' ') return;
    const all = ticks();
    const at = all.findIndex((tick) => tick.matches(':focus'));
    if (key === 'ArrowDown' || key === 'ArrowUp')
      all[(at + (key === 'ArrowDown' ? 1 : -1) + all.length) % Math.max(1, all.length)]?.focus();
    else if (key === 'Home') all[0]?.focus();
    else if (key === 'End') all.at(-1)?.focus();
    else if (key === 'Enter' || key === 'Escape') onClose(key);
    else if (key === 'Tab') onClose(event.shiftKey ? 'BackTab' : 'Tab');
    else if (key.length === 1) toLetter(key);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset ref={list} className={classes.ticks} onKeyDown={onKey}>
      <legend className="vh">{label}</legend>
      {choices.map(({ key, label: called }) => (
        <Checkbox
          key={key}
          label={called}
          checked={chosen.includes(key)}
          onChange={() =>
            onText((chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]).join(' '))
          }
        />
      ))}
    </fieldset>
  );
}
