import type { CellSpec } from '#rules/kit/game/specs.ts';
import { rosters } from '../ids.ts';
import { t } from '../text/speak.ts';
import { f } from '../text/speak-pool.ts';
import { teamMsg, teams } from './fields.ts';
import { poolCells } from './ids.ts';
import { command, commandMsg, commands } from './teams.ts';

const group = f('bite.group.pool');
const anyBlock = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: t('bite.block.hint'),
  rosters: [rosters.axis, rosters.soviet],
};

export const poolCellSpecs: readonly CellSpec[] = [
  {
    id: poolCells.placed,
    msg: f('bite.cell.placed'),
    rule: '2.3',
    kind: 'choice',
    choices: [{ value: 'yes', msg: t('bite.yes') }],
    keys: anyBlock,
    group,
  },
  {
    id: poolCells.arrived,
    msg: f('bite.cell.arrived'),
    rule: '7.3.1',
    kind: 'count',
    min: 1,
    max: 49,
    keys: anyBlock,
    group,
  },
  {
    id: poolCells.command,
    msg: f('bite.cell.command'),
    rule: '38.1',
    kind: 'choice',
    choices: teams.map((team) => ({ value: team, msg: teamMsg(team) })),
    keys: anyBlock,
    group,
  },
  {
    id: poolCells.chiefs,
    msg: f('bite.cell.chiefs'),
    rule: '38.1',
    kind: 'text',
    keys: commands.map(({ side, team }) => ({ key: command(side, team), msg: commandMsg(side, team) })),
    group,
  },
];
export const poolStart = {
  [poolCells.placed]: {},
  [poolCells.arrived]: {},
  [poolCells.command]: {},
  [poolCells.chiefs]: {},
} as const;
