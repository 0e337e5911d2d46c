import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../ui/parts/Icon.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import classes from './table.module.css';
import type { TreeRow } from './view.ts';

/** One line of the checklist: its box, its words, what stands at its end with the rule; and a form opened in place. */
export function TreeLine({
  row,
  current,
  home,
  box,
  end,
  rule,
  done,
  now = false,
  checked,
  onKey,
  onFocus,
  onEnter,
  children,
  below,
}: {
  readonly row: TreeRow;
  /** the line that has the tree's one place in the order of Tab */
  readonly current: boolean;
  /** what is done and gone from the Table leaves the keyboard here */
  readonly home: boolean;
  readonly box: ReactNode;
  readonly end: ReactNode;
  readonly rule: string | undefined;
  readonly done: boolean;
  readonly now?: boolean;
  /** of a task: whether it is ticked */
  readonly checked?: boolean;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onEnter: () => void;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}) {
  const isTask = row.kind === 'task';
  return (
    <div role="none">
      <div
        role="treeitem"
        tabIndex={current ? 0 : -1}
        aria-level={row.level}
        aria-checked={checked}
        aria-expanded={isTask ? undefined : row.open}
        aria-current={now ? 'step' : undefined}
        className={classes.row}
        data-row={row.id}
        data-home={home ? '' : undefined}
        data-state={row.node.state}
        data-sub={isTask ? '' : undefined}
        data-kind={isTask ? undefined : row.kind}
        data-now={now || undefined}
        data-done={done || undefined}
        onKeyDown={onKey}
        onFocus={onFocus}
        onClick={onEnter}
      >
        {box}
        <div className={classes.tx}>{children}</div>
        <span className={classes.rt}>
          {end}
          {rule && <RuleRef rule={rule} plain />}
          {!isTask && <Icon name={row.open ? 'up' : 'down'} size={16} />}
        </span>
      </div>
      {below}
    </div>
  );
}
