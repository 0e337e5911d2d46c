import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { LibraryRow } from '#shared/contract.ts';
import { idOf } from '../../host/rows.ts';
import { GameRow } from './GameRow.tsx';
import classes from './LibraryScreen.module.css';
import { TroubleRow } from './TroubleRow.tsx';

/** Up and Down choose, Enter opens. The chosen row has the focus when the library opens. */
export function GameList({
  rows,
  chosen,
  onChoose,
  onSaid,
  readOnly,
  arrived,
}: {
  readonly rows: readonly LibraryRow[];
  readonly chosen: LibraryRow | undefined;
  readonly onChoose: (id: string) => void;
  readonly onSaid: (text: string | undefined) => void;
  readonly readOnly: boolean;
  /** the game that was just imported: the hand is on its row */
  readonly arrived?: string | undefined;
}) {
  const list = useRef<HTMLOListElement>(null);
  const chosenId = chosen ? idOf(chosen) : undefined;

  const focusRow = (id: string) => {
    const row = [...(list.current?.children ?? [])].find((one) => one instanceof HTMLElement && one.dataset.row === id);
    row?.querySelector<HTMLElement>('[data-open]')?.focus();
  };

  // Once, when the list is first there, the hand is on Enter; a dialog that is just closing gives the focus back later.
  const first = useRef(true);
  useEffect(() => {
    if (!first.current || chosenId === undefined) return;
    first.current = false;
    focusRow(chosenId);
    setTimeout(() => {
      if (document.activeElement === document.body) focusRow(chosenId);
    }, 300);
  });

  const shownArrival = useRef<string>(undefined);
  const listed = arrived !== undefined && rows.some((row) => idOf(row) === arrived);
  useEffect(() => {
    if (!listed || shownArrival.current === arrived) return;
    shownArrival.current = arrived;
    focusRow(arrived);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (event.target instanceof HTMLInputElement) return;
    const at = rows.findIndex((row) => idOf(row) === chosenId);
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))];
    if (!next) return;
    event.preventDefault();
    onChoose(idOf(next));
    focusRow(idOf(next));
  };

  return (
    <ol className={classes.list} ref={list} onKeyDown={onKeyDown}>
      {rows.map((row) => {
        const id = idOf(row);
        const on = id === chosenId;
        return (
          <li key={id} data-row={id} data-chosen={on || undefined} className={classes.row} onFocus={() => onChoose(id)}>
            {row.state === 'good' ? (
              <GameRow row={row} chosen={on} onSaid={onSaid} readOnly={readOnly} />
            ) : (
              <TroubleRow row={row} chosen={on} onSaid={onSaid} readOnly={readOnly} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
