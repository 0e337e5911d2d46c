import { useCallback, useMemo, useState } from 'react';
import { finder } from '#rules/kit/base/found.ts';
import {
  countsIn,
  grouped,
  type PoolRow,
  type PoolSpec,
  type PoolSum,
  type PoolView,
  type SummedGroup,
  sumOf,
} from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';

/** What the list is narrowed by; '' everything. */
export interface Filter {
  readonly text: string;
  readonly side: string;
  readonly state: string;
  readonly facets: { readonly [facet: string]: string };
}
const everything: Filter = { text: '', side: '', state: '', facets: {} };

/** A line of the list: a heading with its sum, or a unit under it. */
export type PoolLine =
  | { readonly kind: 'group'; readonly id: string; readonly group: SummedGroup; readonly shown: readonly PoolRow[] }
  | { readonly kind: 'row'; readonly id: string; readonly row: PoolRow; readonly group: SummedGroup };

export interface ShownPool {
  readonly views: readonly PoolView[];
  readonly view: PoolView;
  readonly setView: (id: string) => void;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly rows: readonly PoolRow[];
  readonly lines: readonly PoolLine[];
  /** the units of the list in its order */
  readonly shown: readonly PoolRow[];
  /** brings a unit into the list, whatever narrows it; false: no view has it */
  readonly show: (id: string) => boolean;
  /** by side, over the whole view */
  readonly sums: ReadonlyMap<string, PoolSum>;
}

export const usePool = (spec: PoolSpec, sides: readonly { readonly id: string }[], context: Context): ShownPool => {
  const [chosen, setView] = useState<string>();
  const [filter, setFilter] = useState(everything);
  const views = useMemo(() => spec.views.filter((view) => view.when?.(context) ?? true), [spec, context]);
  const view =
    views.find(({ id }) => id === chosen) ??
    views.find((one) => one.opens?.(context)) ??
    views.find((one) => !one.when) ??
    views[0];
  if (!view) throw new Error('a force pool without a view');
  const rows = useMemo(() => spec.rows(context), [spec, context]);
  const groups = useMemo(() => grouped(spec, view, rows, context), [spec, view, rows, context]);
  const sums = useMemo(() => {
    const counts = countsIn(spec, view, context);
    const inView = rows.filter((row) => view.of(row, context) !== undefined);
    return new Map(
      sides.map(({ id }) => {
        const wants = view.wants?.(id, context);
        return [
          id,
          {
            ...sumOf(
              inView.filter((row) => row.side === id),
              counts,
            ),
            wants,
          },
        ] as const;
      }),
    );
  }, [spec, view, rows, context, sides]);
  const lines = useMemo(() => {
    const has = finder(filter.text);
    const fits = (row: PoolRow): boolean =>
      has(row.name) &&
      (filter.side === '' || row.side === filter.side) &&
      (filter.state === '' || row.state === filter.state) &&
      Object.entries(filter.facets).every(([facet, value]) => value === '' || row.is[facet] === value);
    const narrowed = filter !== everything;
    return groups.flatMap((group): readonly PoolLine[] => {
      const shown = narrowed ? group.in.filter(fits) : group.in;
      if (shown.length === 0 && narrowed) return [];
      return [
        { kind: 'group', id: `=${group.key}`, group, shown },
        ...shown.map((row): PoolLine => ({ kind: 'row', id: row.id, row, group })),
      ];
    });
  }, [groups, filter]);
  const show = useCallback(
    (id: string): boolean => {
      const row = rows.find((one) => one.id === id);
      const has = [view, ...views].find((one) => row && one.of(row, context) !== undefined);
      if (!has) return false;
      setFilter(everything);
      setView(has.id);
      return true;
    },
    [rows, view, views, context],
  );
  const shown = useMemo(() => lines.flatMap((line) => (line.kind === 'row' ? [line.row] : [])), [lines]);
  return { views, view, setView, filter, setFilter, rows, lines, shown, show, sums };
};
