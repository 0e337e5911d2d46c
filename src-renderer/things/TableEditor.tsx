import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import type { Game } from '#rules/kit/game.ts';
import { cellFits, checkGrid, type GridData, type GridSpec } from '#rules/kit/table.ts';
import { name } from '#rules/kit/text.ts';
import type { Thing } from '#shared/contract.ts';
import { DueLine } from '../app/parts/Notice.tsx';
import { useLanguage } from '../i18n/Language.tsx';
import { clipped } from './clip.ts';
import { asGrid, doubted, emptyGrid, firstGap, gridDiff, gridTexts, laidIn, withoutRow } from './data.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { type Cursor, Grid } from './Grid.tsx';
import classes from './Things.module.css';
import { useKept } from './useKept.ts';

/** A table typed from the players' own card, cell by cell, with its checks beside it. */
export function TableEditor({
  game,
  spec,
  thing,
  readOnly,
}: {
  readonly game: Game;
  readonly spec: GridSpec;
  readonly thing: Thing | undefined;
  readonly readOnly: boolean;
}) {
  const { t, say } = useLanguage();
  const start = useMemo(() => {
    const data: GridData = asGrid(spec, thing?.data) ?? emptyGrid(spec);
    const gap = firstGap(gridTexts(data));
    // a full table of fixed rows is read from its top
    const at = spec.rows !== 'growing' && gap.row >= data.rows.length ? { row: 0, col: 0 } : gap;
    return { data, name: say(spec.msg), at };
  }, [spec, thing, say]);
  const read = useCallback((raw: unknown) => asGrid(spec, raw), [spec]);
  const kept = useKept({ kind: 'table', game: game.id, of: spec.id }, thing, start, read, readOnly);
  const grid = kept.data;
  const growing = spec.rows === 'growing';
  const [cursor, setCursor] = useState<Cursor>(start.at);

  const columns = useMemo(
    () =>
      spec.cols.map((col) => ({
        key: col.key,
        label: say(col.msg),
        fits: (text: string) => cellFits(spec, text),
        ...(spec.choices && {
          choices: spec.choices.map((choice) => ({ key: choice.value, label: say(choice.msg) })),
        }),
      })),
    [spec, say],
  );
  const heads = useMemo(
    () => (spec.rows === 'growing' ? grid.rows.map((_, i) => String(i + 1)) : spec.rows.map((row) => say(row.msg))),
    [spec, grid, say],
  );
  const check = checkGrid(spec, grid);
  // what is picked by what it means reads in the players' language
  const meant = spec.choices?.find((choice) => choice.value === spec.example);
  const example = name(meant ? say(meant.msg) : spec.example);
  const cellName = (row: string, col: string): string => {
    const at = grid.rows.indexOf(row);
    const column = columns.find((one) => one.key === col)?.label ?? col;
    return `${heads[at] ?? row}, ${column}`;
  };
  const here = grid.cells[`${grid.rows[cursor.row]}/${grid.cols[cursor.col]}`];

  return (
    <EditorFrame
      msg={spec.msg}
      about={spec.about}
      rule={spec.rule}
      kept={kept}
      file={{ kind: 'table', game: game.id, of: spec.id }}
      csv={() => [
        ['', ...columns.map((column) => column.label)],
        ...gridTexts(grid).map((row, i) => [heads[i] ?? '', ...row]),
      ]}
      offer={(from) => {
        const data =
          'data' in from
            ? asGrid(spec, from.data)
            : fromSpreadsheet(spec, from.rows, columns, growing ? undefined : heads);
        return data && { data, diff: gridDiff(spec, grid, data) };
      }}
      says={(diff) => ({
        row: growing ? diff.row : (heads[grid.rows.indexOf(diff.row)] ?? diff.row),
        col: columns.find((one) => one.key === diff.col)?.label ?? diff.col,
      })}
      readOnly={readOnly}
      tools={
        !readOnly && (
          <>
            <Button disabled={!here} onClick={() => kept.set(doubted(grid, cursor.row, cursor.col))}>
              {t(here?.sure === false ? 'ui.things.sure' : 'ui.things.doubtful')}
            </Button>
            {growing && (
              <Button disabled={cursor.row >= grid.rows.length} onClick={() => kept.set(withoutRow(grid, cursor.row))}>
                {t('ui.things.removeRow')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={classes.sheet}>
        <Grid
          label={say(spec.msg)}
          columns={columns}
          heads={heads}
          rows={gridTexts(grid)}
          growing={growing}
          start={start.at}
          readOnly={readOnly}
          doubtful={(row, col) => grid.cells[`${grid.rows[row]}/${grid.cols[col]}`]?.sure === false}
          given={(row, col) => {
            const key = `${grid.rows[row]}/${grid.cols[col]}`;
            const proposed = spec.preset?.[key];
            return proposed !== undefined && grid.cells[key]?.text === proposed;
          }}
          onChange={(changes) => kept.set(laidIn(grid, changes))}
          onCursor={setCursor}
        />
        <aside className={classes.notes} aria-label={t('ui.things.checks')}>
          <div className="sec">
            <h2>{t('ui.things.checks')}</h2>
          </div>
          <p className="dim">{t('ui.things.example', { example })}</p>
          {check.bad.map(({ row, col, text }) => (
            <DueLine key={`${row}/${col}`}>
              {t('ui.things.bad', { cell: name(cellName(row, col)), text: name(text), example })}
            </DueLine>
          ))}
          {check.notes.map((note) => (
            <p key={say(note)}>{say(note)}</p>
          ))}
          {check.doubtful.length > 0 && <p>{t('ui.things.doubtfulCount', { count: check.doubtful.length })}</p>}
          {check.missing.length > 0 && <p>{t('ui.things.missing', { count: check.missing.length })}</p>}
          <p className={classes.help}>{t('ui.grid.help')}</p>
        </aside>
      </div>
    </EditorFrame>
  );
}

/** A spreadsheet's rows as a table: a first line or column that repeats the headings is read as headings. */
const fromSpreadsheet = (
  spec: GridSpec,
  rows: readonly (readonly string[])[],
  columns: readonly { readonly key: string; readonly label: string; readonly fits: (text: string) => boolean }[],
  heads: readonly string[] | undefined,
): GridData | undefined => {
  const plain = (text: string | undefined) => (text ?? '').trim().toLowerCase();
  const [first] = rows;
  if (!first) return undefined;
  const headed = columns.some((column) =>
    first.some((cell) => plain(cell) === plain(column.label) || plain(cell) === plain(column.key)),
  );
  const body = headed ? rows.slice(1) : rows;
  const leading =
    first.length > columns.length ||
    (heads !== undefined && body.some((row) => heads.some((head) => plain(head) === plain(row[0]))));
  const block = body
    .map((row) => (leading ? row.slice(1) : row))
    .filter((row) => heads !== undefined || row.some((cell) => cell.trim() !== ''));
  const changes = clipped(block, { row: 0, col: 0 }, columns, heads?.length ?? Number.POSITIVE_INFINITY);
  return laidIn(
    emptyGrid(spec),
    changes.filter((change) => change.text !== ''),
  );
};
