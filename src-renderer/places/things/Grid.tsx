import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { clipped, hasSpaceAfter, shownCell, typedChoice } from '../../host/clip.ts';
import { readCells } from '../../host/csv.ts';
import type { CellChange, Cursor, GridColumn } from '../../host/gridCells.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './Grid.module.css';
import { SetPick } from './SetPick.tsx';
import { uncover } from './uncover.ts';

/**
 * A sheet of cells as in a spreadsheet: arrows move, typing replaces, Enter or F2 opens a cell and Enter closes it
 * downwards, Space turns a choice, Delete empties, pasting fills from the cursor on. What does not fit is kept and
 * marked. While a row is typed Tab goes sideways, over empty cells too, and on into the next row; Esc ends that, and
 * Tab leaves the sheet.
 */
export function Grid({
  label,
  columns,
  heads,
  rows,
  growing = false,
  narrow = false,
  readOnly = false,
  wants,
  doubtful,
  odd,
  given,
  marked,
  wrong: alsoWrong,
  start = { row: 0, col: 0 },
  onChange,
  onCursor,
  onBlock,
  onOutside,
}: {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  /** what stands before each row */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly growing?: boolean;
  /** cells of a few signs: more columns side by side */
  readonly narrow?: boolean;
  readonly readOnly?: boolean;
  /** whether an empty cell is a gap, may stay empty, or is no value such a row has; absent: all are gaps */
  readonly wants?: (row: number, col: number) => 'asked' | 'optional' | 'none';
  readonly doubtful?: (row: number, col: number) => boolean;
  /** what a remark beside the sheet is about */
  readonly odd?: (row: number, col: number) => boolean;
  /** a value the rulebook states, not typed by the players */
  readonly given?: (row: number, col: number) => boolean;
  /** cells that bear a mark, given and taken by a space, or by each touch while `marking` */
  readonly marked?: {
    readonly at: (row: number, col: number) => boolean;
    readonly label: string;
    readonly marking: boolean;
    readonly toggle: (row: number, col: number) => void;
  };
  /** a value that fits its column but not what stands in other rows */
  readonly wrong?: (row: number, col: number) => boolean;
  /** where the hand begins */
  readonly start?: Cursor;
  readonly onChange: (changes: readonly CellChange[]) => void;
  readonly onCursor?: (cursor: Cursor) => void;
  /** a pasted block that says itself where it goes (by its headings), or asks first; true: taken */
  readonly onBlock?: (block: readonly (readonly string[])[], from: Cursor) => boolean;
  /** cells of a pasted block for which the sheet has no place */
  readonly onOutside?: (count: number) => void;
}) {
  const { t } = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<Cursor>(start);
  const [editing, setEditing] = useState<string | undefined>();
  const height = rows.length + (growing && !readOnly ? 1 : 0);
  const at = { row: Math.min(cursor.row, Math.max(0, height - 1)), col: Math.min(cursor.col, columns.length - 1) };
  const textAt = (row: number, col: number): string => rows[row]?.[col] ?? '';

  const cellOf = (place: Cursor) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${place.row}/${place.col}"]`);
  const toFocus = useRef(true);
  // Where the typing of this row began: Enter begins the next row there. Undefined: nothing is being typed.
  const run = useRef<number | undefined>(undefined);
  // Letters typed in one cell of choices add up: "me" is not the first of all with an m.
  const letters = useRef({ cell: '', text: '' });
  // with the step itself: an effect still waiting from the render before would take the focus to the cell just left
  useLayoutEffect(() => {
    if (!toFocus.current) return;
    toFocus.current = false;
    const cell = cellOf(at);
    cell?.focus();
    if (cell) uncover(cell);
  });

  const moveTo = (row: number, col: number, focus = true) => {
    const next = {
      // The last row typed has grown another below it by the time the hand is there.
      row: Math.min(Math.max(0, row), Math.max(0, growing && !readOnly ? height : height - 1)),
      col: Math.min(Math.max(0, col), columns.length - 1),
    };
    setCursor(next);
    onCursor?.(next);
    if (focus) toFocus.current = true;
  };
  const put = (text: string) => {
    if (!readOnly && text !== textAt(at.row, at.col)) onChange([{ ...at, text }]);
  };
  /** What a hand writes here: from now on Tab stays in the sheet. */
  const write = (text: string) => {
    run.current ??= at.col;
    put(text);
  };
  const over = useRef(false);
  /** `whole`: the next letter replaces what stands there */
  const openCell = (text: string, whole = false) => {
    run.current ??= at.col;
    over.current = whole;
    setEditing(text);
  };
  /** The cell before or behind, across the ends of rows; undefined: there is none. */
  const beside = (by: 1 | -1): Cursor | undefined => {
    const col = at.col + by;
    if (col >= 0 && col < columns.length) return { row: at.row, col };
    const row = at.row + by;
    // the row being typed below all others grows another
    const end = at.row === rows.length && (editing ?? '').trim() !== '' ? height + 1 : height;
    return row < 0 || row >= end ? undefined : { row, col: by > 0 ? 0 : columns.length - 1 };
  };
  const goTo = ({ row, col }: Cursor) => {
    if (row !== at.row) run.current = col;
    moveTo(row, col);
  };
  const goDown = () => {
    const col = run.current ?? at.col;
    run.current = undefined;
    moveTo(at.row + 1, col);
  };
  const closeEdit = () => {
    if (editing !== undefined) put(editing.trim());
    setEditing(undefined);
  };

  const choicesHere = columns[at.col]?.choices;
  const hereMany = columns[at.col]?.many === true;
  // The letter that opened the list of ticks of this cell; undefined: it is closed.
  const [picking, setPicking] = useState<string | undefined>();
  const pick = (letter: string) => {
    run.current ??= at.col;
    setPicking(letter);
  };
  const closePick: ComponentProps<typeof SetPick>['onClose'] = (by) => {
    setPicking(undefined);
    toFocus.current = true;
    const next = by === 'Tab' ? beside(1) : by === 'BackTab' ? beside(-1) : undefined;
    if (by === 'Enter') goDown();
    else if (next) goTo(next);
  };
  /** a space within the name being typed ("Sep 1942") */
  const goesOn = (choices: NonNullable<GridColumn['choices']>): boolean =>
    letters.current.cell === `${at.row}/${at.col}` && hasSpaceAfter(choices, letters.current.text);
  const onCellKey = (event: KeyboardEvent) => {
    if (editing !== undefined) return;
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      event.stopPropagation();
      run.current = undefined;
      return key === 'Home' ? moveTo(0, 0) : moveTo(rows.length - 1, columns.length - 1);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      PageUp: [-12, 0],
      PageDown: [12, 0],
    };
    const step = steps[key];
    const next = key === 'Tab' && run.current !== undefined ? beside(event.shiftKey ? -1 : 1) : undefined;
    if (step) {
      if (step[0] !== 0) run.current = undefined;
      moveTo(at.row + step[0], at.col + step[1]);
    } else if (next) goTo(next);
    else if (key === 'Escape' && run.current !== undefined) run.current = undefined;
    else if (key === 'Home') moveTo(at.row, 0);
    else if (key === 'End') moveTo(at.row, columns.length - 1);
    else if (readOnly) return;
    else if (key === 'Enter' && marked?.marking) marked.toggle(at.row, at.col);
    else if (key === 'Enter' && (choicesHere || run.current !== undefined)) goDown();
    else if (key === 'Delete' || key === 'Backspace') write('');
    else if (key === 'Enter' || (key === 'F2' && !choicesHere)) openCell(textAt(at.row, at.col));
    else if (choicesHere && hereMany && (key === 'F2' || key.length === 1)) pick(key === ' ' ? '' : key);
    else if (choicesHere && (key === 'F2' || (key === ' ' && !goesOn(choicesHere))))
      write(nextChoice(choicesHere, textAt(at.row, at.col)));
    else if (key.length === 1 && choicesHere) {
      const here = `${at.row}/${at.col}`;
      const found = typedChoice(choicesHere, letters.current.cell === here ? letters.current.text : '', key);
      letters.current = { cell: here, text: found.text };
      if (found.choice) write(found.choice.key);
    } else if (key === ' ' && marked) marked.toggle(at.row, at.col);
    else if (key.length === 1 && key !== ' ') openCell(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const next = event.key === 'Tab' ? beside(event.shiftKey ? -1 : 1) : undefined;
    if (event.key === 'Enter') {
      closeEdit();
      goDown();
    } else if (next) {
      closeEdit();
      goTo(next);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      closeEdit();
      run.current = undefined;
      moveTo(at.row + (event.key === 'ArrowUp' ? -1 : 1), at.col);
    } else if (event.key === 'Escape') {
      setEditing(undefined);
      toFocus.current = true;
    } else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent) => {
    if (readOnly || editing !== undefined) return;
    event.preventDefault();
    void readCells(event.clipboardData.getData('text/plain')).then((block) => {
      if (onBlock?.(block, at)) return;
      const changes = clipped(block, at, columns, growing ? Number.POSITIVE_INFINITY : rows.length);
      if (changes.length > 0) onChange(changes);
      onOutside?.(block.reduce((sum, line) => sum + line.length, 0) - changes.length);
    });
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textAt(at.row, at.col));
  };

  return (
    <div className={classes.frame} data-narrow={narrow || undefined} data-named={columns[0]?.wide || undefined}>
      <table
        ref={table}
        className={classes.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells moved through by arrows have no element of their own
        role="grid"
        aria-label={label}
        onPaste={onPaste}
        onCopy={onCopy}
        onBlur={(event) => {
          // the list of ticks lies elsewhere on the page
          const stays = event.currentTarget.contains(event.relatedTarget) || event.relatedTarget === null;
          if (!stays && picking === undefined) run.current = undefined;
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('ui.grid.row')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-wide={column.wide || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: height }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are their own order
            <tr key={row}>
              <th scope="row">{heads[row] ?? t('ui.grid.new')}</th>
              {columns.map((column, col) => {
                const text = textAt(row, col);
                const here = row === at.row && col === at.col;
                const wrong = text !== '' && (!column.fits(text) || alsoWrong?.(row, col) === true);
                const isOpen = here && (editing !== undefined || (column.choices !== undefined && !readOnly));
                const wanted = wants?.(row, col) ?? 'asked';
                const cellName = t('ui.grid.cell', {
                  row: name(heads[row] ?? String(row + 1)),
                  col: name(column.label),
                });
                return (
                  <td
                    key={column.key}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
                    role="gridcell"
                    data-cell={`${row}/${col}`}
                    data-missing={(text === '' && wanted === 'asked') || undefined}
                    data-idle={(text === '' && wanted === 'none') || undefined}
                    data-given={given?.(row, col) || undefined}
                    data-marked={marked?.at(row, col) || undefined}
                    data-odd={odd?.(row, col) || undefined}
                    data-doubtful={doubtful?.(row, col) || undefined}
                    aria-invalid={wrong || undefined}
                    aria-selected={here}
                    aria-readonly={readOnly || undefined}
                    tabIndex={here ? 0 : -1}
                    onFocus={() => {
                      if (here) return;
                      if (row !== at.row) run.current = undefined;
                      moveTo(row, col, false);
                    }}
                    onDoubleClick={() => {
                      if (!readOnly && !column.choices && !marked?.marking) openCell(text);
                    }}
                    // a finger opens the cell it touches, and types over what stands there as keys do
                    onClick={(event) => {
                      if (marked?.marking && !readOnly) return marked.toggle(row, col);
                      const touched =
                        event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
                      if (touched && here && !readOnly && !column.choices && editing === undefined)
                        openCell(text, true);
                    }}
                    onKeyDown={onCellKey}
                  >
                    {/* the field lies over the text, so that no column changes its width under the hand */}
                    <span className={isOpen ? classes.under : undefined}>{shownCell(column, text)}</span>
                    {marked?.at(row, col) && <span className="vh"> {marked.label}</span>}
                    {here && editing !== undefined ? (
                      <input
                        className={classes.input}
                        aria-label={cellName}
                        value={editing}
                        maxLength={60}
                        // biome-ignore lint/a11y/noAutofocus: the hand is already typing in this cell
                        autoFocus
                        onFocus={(event) => over.current && event.currentTarget.select()}
                        onChange={(event) => setEditing(event.currentTarget.value)}
                        onKeyDown={onInputKey}
                        onBlur={() => {
                          put(editing.trim());
                          setEditing(undefined);
                        }}
                      />
                    ) : isOpen && column.many ? (
                      <SetPick
                        label={cellName}
                        column={column}
                        text={text}
                        letter={picking}
                        onOpen={() => pick('')}
                        onText={write}
                        onClose={closePick}
                      />
                    ) : isOpen && column.choices ? (
                      <select
                        className={classes.input}
                        tabIndex={-1}
                        aria-label={cellName}
                        value={text}
                        onChange={(event) => write(event.currentTarget.value)}
                      >
                        <option value="">–</option>
                        {column.choices.map((choice) => (
                          <option key={choice.key} value={choice.key}>
                            {choice.label}
                          </option>
                        ))}
                      </select>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nextChoice = (choices: NonNullable<GridColumn['choices']>, text: string): string =>
  choices[(choices.findIndex((choice) => choice.key === text) + 1) % choices.length]?.key ?? '';
