import { NativeSelect } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { isOffered } from '#rules/kit/game/offered.ts';
import type { Overview, OverviewCell, OverviewRow } from '#rules/kit/game/overview.ts';
import { name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { act } from '../../state/store.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ActionForm } from '../forms/ActionForm.tsx';
import { CellForm } from '../forms/CellForm.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import classes from './overview.module.css';

/** What is open below a row: a form of the game, or a count being set by hand. */
type Opened = { readonly row: string } & (
  | { readonly action: string; readonly start: JsonObject }
  | { readonly cell: string }
);

/** The choice as its action books it; false: the rules object, and its form says why. */
const takes = (
  { game, context }: OpenGame,
  { by }: Extract<OverviewCell, { readonly value: string }>,
  value: string,
): boolean => {
  const action = game.actions.find(({ id }) => id === by.action);
  if (!action) return false;
  const parsed = action.parse({ ...fillFrom(action.fields, context), ...by.start, [by.field]: value });
  const proposal = parsed.ok ? action.proposes(parsed.value, context) : undefined;
  return proposal?.ok === true && act(proposal.says, proposal.facts);
};

/** Like things as one table, edited in place: a choice is booked as its form would, a number is set by hand. */
export function OverviewTable({ overview, open }: { readonly overview: Overview; readonly open: OpenGame }) {
  const { t, say, number } = useLanguage();
  const { game, context } = open;
  const [opened, setOpened] = useState<Opened>();
  const readOnly = open.readOnly !== undefined;
  const side = game.sides.find(({ id }) => id === overview.side);
  const close = () => setOpened(undefined);
  const toggle = (next: Opened) => setOpened(opened?.row === next.row ? undefined : next);

  const box = (row: OverviewRow, cell: OverviewCell, label: string) => {
    if ('says' in cell) return cell.strong ? <b>{say(cell.says)}</b> : say(cell.says);
    if ('count' in cell)
      return readOnly ? (
        number(cell.count)
      ) : (
        <button
          type="button"
          className={classes.count}
          aria-label={t('ui.overview.set', { what: name(label), n: cell.count })}
          aria-expanded={opened?.row === row.id && 'cell' in opened && opened.cell === cell.cell}
          onClick={() => toggle({ row: row.id, cell: cell.cell })}
        >
          {number(cell.count)}
        </button>
      );
    const chosen = cell.choices.find(({ value }) => value === cell.value);
    if (readOnly) return chosen ? say(chosen.msg) : cell.value;
    return (
      <NativeSelect
        aria-label={label}
        value={cell.value}
        data={cell.choices.map(({ value, msg }) => ({ value, label: say(msg) }))}
        onChange={({ currentTarget: { value } }) => {
          if (takes(open, cell, value)) return close();
          setOpened({ row: row.id, action: cell.by.action, start: { ...cell.by.start, [cell.by.field]: value } });
        }}
      />
    );
  };
  const below = (row: OverviewRow) => {
    if (opened?.row !== row.id) return undefined;
    if ('cell' in opened) {
      const spec = game.cells.find(({ id }) => id === opened.cell);
      const count = row.cells.find((cell) => 'cell' in cell && cell.cell === opened.cell);
      return (
        spec && count && 'count' in count && <CellForm cell={spec} open={open} value={count.count} onDone={close} />
      );
    }
    const action = game.actions.find(({ id }) => id === opened.action);
    return (
      action && (
        <ActionForm key={JSON.stringify(opened)} action={action} open={open} start={opened.start} onDone={close} />
      )
    );
  };
  const offered = (row: OverviewRow) => {
    const action = game.actions.find(({ id }) => id === row.form?.action);
    return !readOnly && action && isOffered(action, context) ? action : undefined;
  };
  const acts = overview.rows.some((row) => offered(row));
  const title = side ? <SideMark look={side.look}>{say(overview.msg)}</SideMark> : say(overview.msg);
  if (overview.rows.length === 0) return <p>{overview.none && say(overview.none)}</p>;
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption>
          {title} <RuleRef rule={overview.rule} plain />
        </caption>
        <thead>
          <tr>
            <th scope="col">{say(overview.head)}</th>
            {overview.columns.map((column) => (
              <th key={say(column.msg)} scope="col" data-number={column.number}>
                {say(column.msg)}
              </th>
            ))}
            {acts && (
              <th scope="col">
                <span className="vh">{t('ui.play.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {overview.rows.map((row) => {
            const action = offered(row);
            const form = below(row);
            return (
              <Fragment key={row.id}>
                <tr>
                  <th scope="row">{say(row.msg)}</th>
                  {row.cells.map((cell, i) => {
                    const column = overview.columns[i];
                    const label = t('ui.grid.cell', {
                      row: name(say(row.msg)),
                      col: name(column ? say(column.msg) : ''),
                    });
                    return (
                      <td key={label} data-number={column?.number}>
                        {box(row, cell, label)}
                      </td>
                    );
                  })}
                  {acts && (
                    <td>
                      {action && (
                        <button
                          type="button"
                          aria-expanded={form !== undefined}
                          onClick={() => toggle({ row: row.id, action: action.id, start: row.form?.start ?? {} })}
                        >
                          {say(action.msg)}
                        </button>
                      )}
                    </td>
                  )}
                </tr>
                {form && (
                  <tr>
                    <td colSpan={row.cells.length + (acts ? 2 : 1)} className={classes.form}>
                      {form}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
        {overview.sum && (
          <tfoot>
            <tr>
              <td colSpan={overview.columns.length + (acts ? 2 : 1)}>
                <b>{say(overview.sum)}</b>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
