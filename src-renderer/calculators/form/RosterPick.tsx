import { startTransition, useId, useMemo, useRef, useState } from 'react';
import type { Around } from '#rules/kit/around.ts';
import type { TextField } from '#rules/kit/fields.ts';
import type { RosterSpec, RosterUnit } from '#rules/kit/table.ts';
import { useSay, useT } from '../../i18n/Language.tsx';
import classes from './form.module.css';

/** Every unit that may stand in the row: the ones known from the rulebook, overlaid by what the players typed. */
export const unitsOf = (rosters: readonly RosterSpec[], around: Around): readonly RosterUnit[] =>
  rosters.flatMap((roster) => {
    const typed = around.rosters[roster.id]?.units ?? [];
    const known = roster.known.filter((unit) => !typed.some((other) => other.id === unit.id));
    return [...typed, ...known];
  });

const most = 12;

/** A unit's name: typed freely, or picked from the roster so that its values fill the row. */
export function RosterPick({
  field,
  value,
  rosters,
  around,
  taken,
  disabled,
  onText,
  onPick,
}: {
  readonly field: TextField;
  readonly value: string;
  readonly rosters: readonly RosterSpec[];
  readonly around: Around;
  /** units that stand in a row already */
  readonly taken: readonly string[];
  readonly disabled?: boolean;
  readonly onText: (text: string) => void;
  readonly onPick: (unit: RosterUnit) => void;
}) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const units = useMemo(
    () => unitsOf(rosters, around).filter((unit) => !taken.includes(unit.id)),
    [rosters, around, taken],
  );
  const found = useMemo(() => {
    const typed = value.trim().toLocaleLowerCase();
    const words = typed.split(/\s+/);
    const rank = (name: string): number => (name.startsWith(typed) ? 0 : name.includes(typed) ? 1 : 2);
    return units
      .map((unit) => ({ unit, name: unit.name.toLocaleLowerCase() }))
      .filter(({ name }) => words.every((word) => name.includes(word)))
      .toSorted((a, b) => rank(a.name) - rank(b.name))
      .slice(0, most)
      .map(({ unit }) => unit);
  }, [units, value]);
  const showing = open && found.length > 0;
  const typing = useRef(false);
  const pick = (unit: RosterUnit | undefined) => {
    if (!unit) return;
    typing.current = false;
    onPick(unit);
    setOpen(false);
  };
  // a name typed to its end is that unit, whether it was picked from the list or not
  const named = () => {
    const same = found.filter((unit) => unit.name.toLocaleLowerCase() === value.trim().toLocaleLowerCase());
    return typing.current && same.length === 1 ? same[0] : undefined;
  };
  return (
    <div className={classes.pick}>
      <label htmlFor={id} className="eyebrow">
        {say(field.msg)}
      </label>
      <input
        id={id}
        className={classes.text}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={field.max}
        disabled={disabled}
        placeholder={units.length ? t('ui.play.rows.pick') : undefined}
        aria-expanded={showing}
        aria-controls={`${id}-list`}
        aria-activedescendant={showing ? `${id}-${at}` : undefined}
        value={value}
        // the list of units may come a frame later than the field
        onFocus={() => startTransition(() => setOpen(true))}
        onBlur={() => {
          setOpen(false);
          pick(named());
          typing.current = false;
        }}
        onChange={(event) => {
          typing.current = true;
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
            setAt((i) =>
              Math.max(0, Math.min(found.length - 1, i + (event.key === 'ArrowDown' ? (open ? 1 : 0) : -1))),
            );
          } else if (event.key === 'Tab' && !event.shiftKey && named()) {
            // the row is drawn anew: the keyboard goes on behind the name, as after Enter
            event.preventDefault();
            pick(named());
          } else if (event.key === 'Enter' && showing) {
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
      {showing && (
        // a list that scrolls would take Tab, and closes under it
        <div id={`${id}-list`} role="listbox" aria-label={say(field.msg)} className={classes.pickList} tabIndex={-1}>
          {found.map((unit, i) => (
            <div
              key={unit.id}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              onPointerDown={(event) => {
                event.preventDefault();
                pick(unit);
              }}
            >
              <span>{unit.name}</span>
              <small>{aboutUnit(unit, rosters)}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The numbers of a unit in the order they are declared, or the faces of a block: "4-7", "4 3 2 1". */
const aboutUnit = (unit: RosterUnit, rosters: readonly RosterSpec[]): string => {
  const faces = rosters.flatMap(({ fields }) => Object.keys(fields).filter((id) => fields[id]?.kind === 'faces'));
  const list = faces.map((id) => unit.values[id]).find((value) => typeof value === 'string');
  return typeof list === 'string'
    ? list
    : Object.values(unit.values)
        .filter((value) => typeof value === 'number')
        .join('-');
};
