import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells } from '../ids.ts';
import { groups } from '../record/cells.ts';
import { n } from '../text/speak-activation.ts';

export const cellSpecs: readonly CellSpec[] = [
  { id: cells.acting, msg: n('rtl.act.cell.acting'), rule: '7.21', kind: 'text', group: groups.operations },
];
export const start = { cells: { [cells.acting]: '' } };
