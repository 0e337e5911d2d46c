import type { Game } from '#rules/kit/game/game.ts';
import type { Chart } from '#rules/kit/game/specs.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { useSay } from '../words/Language.tsx';
import classes from './PrintedTable.module.css';
import { RuleRef } from './parts/RuleRef.tsx';

export interface Shown {
  readonly grid: GridData;
  readonly chart: Chart | undefined;
}

/** The box's tables, each with its headings; one table alone, or those that belong to a rule. */
export const tablesOf = (game: Game | undefined): readonly Shown[] =>
  (game?.printed ?? []).map((grid) => ({ grid, chart: game?.charts?.find((chart) => chart.table === grid.id) }));

export const tablesFor = (game: Game | undefined, rule: string): readonly Shown[] => {
  const asked = rule.split(/[,;]\s*/).map((part) => part.trim());
  return tablesOf(game).filter(({ grid, chart }) => (chart?.rules ?? [grid.from]).some((one) => asked.includes(one)));
};

/** A table as the rulebook prints it: heads in words, cells as they stand. */
export function PrintedTable({ grid, chart }: Shown) {
  const say = useSay();
  const head = (words: Chart['cols'], key: string): string => {
    const said = words?.[key];
    return said ? say(said) : key;
  };
  return (
    <section className={classes.table} aria-labelledby={`printed-${grid.id}`}>
      <h3 id={`printed-${grid.id}`}>
        {chart ? say(chart.msg) : grid.id} <RuleRef rule={grid.from} plain />
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby={`printed-${grid.id}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{chart ? say(chart.corner) : ''}</th>
              {grid.cols.map((col) => (
                <th key={col} scope="col">
                  {head(chart?.cols, col)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <tr key={row}>
                <th scope="row">{head(chart?.rows, row)}</th>
                {grid.cols.map((col) => (
                  <td key={col}>
                    {head(chart?.words, grid.cells[`${row}/${col}`]?.text ?? '')}
                    {grid.cells[`${row}/${col}`]?.sure === false && ' ?'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chart?.notes?.map((note) => (
        <p key={note.id} className={classes.note}>
          {say(note)}
        </p>
      ))}
    </section>
  );
}
