import type { ValueGrid as Grid } from '#rules/kit/procedure/panel.ts';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './valueGrid.module.css';

/** Cases against turns: every figure as text, a chance also as a bar in the foot of its cell. */
export function ValueGrid({ grid }: { readonly grid: Grid }) {
  const { say } = useLanguage();
  return (
    <section className={classes.part} aria-label={say(grid.msg)}>
      <h3>
        {say(grid.msg)} <RuleRef rule={grid.rule} />
      </h3>
      <div className={classes.scroll}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">{say(grid.corner)}</th>
              {grid.cols.map((col, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns in the panel's own order
                <th key={i} scope="col" data-now={i === grid.col || undefined}>
                  {say(col)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows in the panel's own order
              <tr key={i} data-now={row.now}>
                <th scope="row">{say(row.msg)}</th>
                {row.cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under their columns
                  <td key={at} data-now={(row.now && at === grid.col) || undefined}>
                    {say(cell.value)}
                    {cell.p !== undefined && (
                      <span className={classes.bar} aria-hidden="true">
                        <span style={{ inlineSize: `${cell.p * 100}%` }} />
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
