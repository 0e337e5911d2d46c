import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, rosters } from '../ids.ts';
import { t } from '../text/speak.ts';
import { w } from '../text/speak-barrels.ts';

export const barrelsCells: readonly CellSpec[] = [
  {
    id: cells.barrels,
    msg: w('bite.cell.barrels'),
    rule: '4.4',
    kind: 'choice',
    choices: [{ value: 'yes', msg: t('bite.yes') }],
    keys: {
      pattern: '^[\\w.:#-]{1,64}$',
      hint: t('bite.block.hint'),
      rosters: [rosters.axis, rosters.soviet],
    },
    group: w('bite.group.barrels'),
  },
];
