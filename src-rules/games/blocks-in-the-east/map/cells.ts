import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, rosters, sides } from '../ids.ts';
import { t } from '../text/speak.ts';
import { m } from '../text/speak-map.ts';

const group = m('bite.group.map');

/** What the record keeps of the map: where blocks stand, and who controls what. */
export const mapCells: readonly CellSpec[] = [
  {
    id: cells.at,
    msg: m('bite.cell.at'),
    rule: '3.10',
    kind: 'text',
    keys: {
      pattern: '^[\\w.:#-]{1,64}$',
      hint: t('bite.block.hint'),
      rosters: [rosters.axis, rosters.soviet],
    },
    group,
  },
  {
    id: cells.control,
    msg: m('bite.cell.control'),
    rule: '3.1',
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: t('bite.side.axis') },
      { value: sides.soviet, msg: t('bite.side.soviet') },
    ],
    keys: { pattern: '^[\\w.-]{1,40}$', hint: m('bite.cell.control.hint') },
    group,
  },
];
