import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { GridCell, GridData } from '#rules/kit/record/playerData.ts';
import { askedRows, cellFits, colsOf, type GridSpec, presetOf } from '#rules/kit/tables/grids.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { shownCell } from '../../host/clip.ts';
import type { Cursor, GridColumn } from '../../host/gridCells.ts';
import { gridSum } from '../../host/sum.ts';
import { usualName } from '../../host/thingName.ts';
import {
  asAbove,
  asGrid,
  asPrinted,
  doubted,
  emptyGrid,
  firstGap,
  gridDiff,
  gridTexts,
  kept as keptText,
  laidIn,
  marked,
  runOn,
  withoutRow,
} from '../../host/thingsData.ts';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { useLanguage, useOtherLanguage } from '../../words/Language.tsx';
import { type Brought, fromFile, fromRows, isHeading, laidOver, notBrought } from './brought.ts';
import { ColumnsEditor } from './ColumnsEditor.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { Grid } from './Grid.tsx';
import { SecondEntry } from './SecondEntry.tsx';
import { oddCells, TableChecks } from './TableChecks.tsx';
import classes from './Things.module.css';
import { secondTexts, withoutSecond, withSecond } from './twice.ts';
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
  const other = useOtherLanguage();
  const start = useMemo(() => {
    const data: GridData = asGrid(spec, thing?.data) ?? emptyGrid(spec);
    const asked = askedRows(spec, data);
    const gap = firstGap(gridTexts({ ...data, rows: asked }));
    // a full table of fixed rows is read from its top
    const at = spec.rows !== 'growing' && gap.row >= asked.length ? { row: 0, col: 0 } : gap;
    return { data, name: thing && !usualName(game, thing) ? thing.name : say(spec.msg), at };
  }, [game, spec, thing, say]);
  const read = useCallback((raw: unknown) => asGrid(spec, raw), [spec]);
  const kept = useKept({ kind: 'table', game: game.id, of: spec.id }, thing, start, read, readOnly);
  const grid = kept.data;
  const growing = spec.rows === 'growing';
  const [cursor, setCursor] = useState<Cursor>(start.at);
  const [isMarking, setMarking] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>();

  const columns = useMemo(
    () =>
      colsOf(spec, grid).map((key): GridColumn => {
        const known = spec.cols.find((col) => col.key === key);
        return {
          key,
          label: known ? say(known.msg) : key,
          ...(known && { also: [other.say(known.msg)] }),
          fits: (text: string) => cellFits(spec, text),
          ...(spec.choices && {
            choices: spec.choices.map(({ value, msg }) => ({ key: value, label: say(msg), also: [other.say(msg)] })),
          }),
        };
      }),
    [spec, grid, say, other],
  );
  const heads = useMemo(
    () => (spec.rows === 'growing' ? grid.rows.map((_, i) => String(i + 1)) : spec.rows.map((row) => say(row.msg))),
    [spec, grid, say],
  );
  const headsElsewhere = spec.rows === 'growing' ? [] : spec.rows.map((row) => other.say(row.msg));
  const fromSheet = (rows: readonly (readonly string[])[]): Brought | undefined =>
    fromRows(spec, grid, rows, columns, growing ? undefined : heads, headsElsewhere);
  // what is picked by what it means reads in the players' language
  const meant = spec.choices?.find((choice) => choice.value === spec.example);
  const example = meant ? say(meant.msg) : spec.example;
  /** all columns of a table take the same */
  const shownIn = (text: string): string => (columns[0] ? shownCell(columns[0], text) : text);
  const columnName = (key: string): string => columns.find((one) => one.key === key)?.label ?? key;
  const cellName = (row: string, col: string): string => `${heads[grid.rows.indexOf(row)] ?? row}, ${columnName(col)}`;
  const narrow = (spec.ownCols !== undefined || spec.printed !== undefined) && spec.example.length <= 6;
  /** a cell with what it bears, for lists of differences */
  const shown = (cell: GridCell): string => {
    const text = shownIn(cell.text);
    return spec.mark && isMarked(spec, cell) ? `${text} (${say(spec.mark.msg)})` : text;
  };
  const odd = useMemo(() => oddCells(spec, grid), [spec, grid]);
  const here = grid.cells[`${grid.rows[cursor.row]}/${grid.cols[cursor.col]}`];

  const says = (brought: Extract<Brought, { readonly ok: true }>): readonly string[] => [
    ...(brought.unknown.length > 0 ? [t('ui.tables.file.unknown', { what: nameList(brought.unknown) })] : []),
    ...brought.lacking.map((col) => t('ui.tables.file.lacks', { what: name(columnName(col)) })),
    ...(brought.bad > 0 ? [t('ui.tables.file.bad', { count: brought.bad, example: name(example) })] : []),
    ...(brought.grid.cols.join() === grid.cols.join()
      ? []
      : [t('ui.tables.file.columns', { what: name(brought.grid.cols.join(' ')) })]),
  ];
  /** A pasted block with headings says itself where it goes, and brings the columns it names. */
  const onBlock = (block: readonly (readonly string[])[]): boolean => {
    setTrouble(undefined);
    if (isSecond || !block[0]?.some((text) => isHeading(spec, text))) return false;
    const brought = fromSheet(block);
    if (!brought) return false;
    if (brought.ok) kept.set(laidOver(spec, grid, brought.grid));
    else setTrouble(say(notBrought(brought, columns)));
    return true;
  };

  return (
    <EditorFrame<GridData>
      msg={spec.msg}
      about={spec.about}
      rule={spec.rule}
      kept={kept}
      file={{ kind: 'table', game: game.id, of: spec.id }}
      out={{ data: withoutSecond(grid), checksum: gridSum(spec, grid) }}
      csv={() => [
        ['', ...columns.map((column) => column.label)],
        ...gridTexts(grid).map((row, i) => [heads[i] ?? '', ...row.map(shownIn)]),
      ]}
      offer={(from) => {
        const brought = 'data' in from ? fromFile(spec, grid, from.data) : fromSheet(from.rows);
        if (!brought) return undefined;
        if (!brought.ok) return { not: say(notBrought(brought, columns)) };
        const stale = 'data' in from && from.checksum !== undefined && from.checksum !== gridSum(spec, brought.grid);
        return {
          data: brought.grid,
          diff: gridDiff(spec, grid, brought.grid, shown),
          says: [...(stale ? [t('ui.tables.file.sum')] : []), ...says(brought)],
        };
      }}
      says={(diff) => ({
        row: growing ? diff.row : (heads[grid.rows.indexOf(diff.row)] ?? diff.row),
        col: columnName(diff.col),
      })}
      readOnly={readOnly}
      tools={
        !readOnly && (
          <>
            {!isSecond && (
              <Button disabled={!here} onClick={() => kept.set(doubted(grid, cursor.row, cursor.col))}>
                {t(here?.sure === false ? 'ui.things.sure' : 'ui.things.doubtful')}
              </Button>
            )}
            {spec.mark && !isSecond && (
              <Button
                variant={isMarking ? 'filled' : 'default'}
                aria-pressed={isMarking}
                onClick={() => setMarking(!isMarking)}
              >
                {say(spec.mark.act)}
              </Button>
            )}
            {spec.runs && !isSecond && (
              <>
                <Button
                  disabled={runOn(spec, grid, cursor).length === 0}
                  onClick={() => kept.set(laidIn(grid, runOn(spec, grid, cursor)))}
                >
                  {t('ui.tables.runOn')}
                </Button>
                <Button
                  disabled={asAbove(spec, grid, cursor.row).length === 0}
                  onClick={() => kept.set(laidIn(grid, asAbove(spec, grid, cursor.row)))}
                >
                  {t('ui.tables.asAbove')}
                </Button>
              </>
            )}
            {growing && !isSecond && (
              <Button disabled={cursor.row >= grid.rows.length} onClick={() => kept.set(withoutRow(grid, cursor.row))}>
                {t('ui.things.removeRow')}
              </Button>
            )}
            {spec.ownCols && !isSecond && <Button onClick={() => setOrdering(true)}>{t('ui.tables.columns')}</Button>}
            <Button
              variant={isSecond ? 'filled' : 'default'}
              disabled={!isSecond && Object.keys(grid.cells).length === 0}
              onClick={() => setSecond(!isSecond)}
            >
              {t(isSecond ? 'ui.tables.compare' : grid.second ? 'ui.tables.goOn' : 'ui.tables.again')}
            </Button>
          </>
        )
      }
    >
      {trouble && <ErrorLine>{trouble}</ErrorLine>}
      <div className={classes.sheet}>
        {columns.length === 0 ? (
          <p>{t('ui.tables.none')}</p>
        ) : isSecond ? (
          <Grid
            key="second"
            label={t('ui.tables.secondLabel', { table: name(say(spec.msg)) })}
            columns={columns}
            heads={heads}
            rows={secondTexts(spec, grid)}
            narrow={narrow}
            start={firstGap(secondTexts(spec, grid).slice(0, askedRows(spec, grid).length))}
            readOnly={readOnly}
            onChange={(changes) =>
              kept.set(
                withSecond(
                  grid,
                  changes.map((one) => tidy(spec, one)),
                ),
              )
            }
          />
        ) : (
          <Grid
            label={say(spec.msg)}
            columns={columns}
            heads={heads}
            rows={gridTexts(grid)}
            growing={growing}
            narrow={narrow}
            start={start.at}
            readOnly={readOnly}
            odd={(row, col) => odd.has(`${grid.rows[row]}/${grid.cols[col]}`)}
            doubtful={(row, col) => grid.cells[`${grid.rows[row]}/${grid.cols[col]}`]?.sure === false}
            given={(row, col) => {
              const key = `${grid.rows[row]}/${grid.cols[col]}`;
              const proposed = presetOf(spec).cells[key]?.text;
              return proposed !== undefined && grid.cells[key]?.text === proposed;
            }}
            onChange={(changes) => {
              setTrouble(undefined);
              const next = laidIn(
                grid,
                changes.map((one) => tidy(spec, one)),
              );
              kept.set(asPrinted(spec, grid, next));
            }}
            {...(spec.mark && {
              marked: {
                at: (row, col) => isMarked(spec, grid.cells[`${grid.rows[row]}/${grid.cols[col]}`]),
                label: say(spec.mark.msg),
                marking: isMarking,
                toggle: (row, col) => spec.mark && kept.set(marked(grid, spec.mark.key, row, col)),
              },
            })}
            onCursor={setCursor}
            onBlock={onBlock}
            onOutside={(count) => setTrouble(count > 0 ? t('ui.tables.outside', { count }) : undefined)}
          />
        )}
        <aside className={classes.notes} aria-label={t('ui.things.checks')}>
          {isSecond ? (
            <SecondEntry spec={spec} grid={grid} example={example} cellName={cellName} onChange={kept.set} />
          ) : (
            <TableChecks
              spec={spec}
              grid={grid}
              example={example}
              cellName={cellName}
              readOnly={readOnly}
              onChange={kept.set}
            />
          )}
        </aside>
      </div>
      {spec.ownCols && (
        <ColumnsEditor
          opened={ordering}
          spec={spec}
          grid={grid}
          onChange={kept.set}
          onLeave={() => setOrdering(false)}
        />
      )}
    </EditorFrame>
  );
}

const isMarked = ({ mark }: GridSpec, cell: GridCell | undefined): boolean =>
  mark !== undefined && cell?.marks?.includes(mark.key) === true;

const tidy = <T extends { readonly text: string }>(spec: GridSpec, change: T): T => ({
  ...change,
  text: keptText(spec, change.text),
});
