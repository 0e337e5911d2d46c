import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { CellValue } from '#rules/kit/record/journal.ts';
import { months } from '../data/calendar.ts';
import { routes } from '../data/income.ts';
import { cells, sides } from '../ids.ts';
import { groups } from '../production/accounts.ts';
import { t } from '../text/speak.ts';
import { e } from '../text/speak-events.ts';
import { p } from '../text/speak-production.ts';
import { nationMsg } from '../units.ts';
import { bordered, eventCells } from './ids.ts';
import { mostInAHex } from './partisans.ts';
import { surrendering } from './surrender.ts';

/** What events leave in the record, and how it may be corrected by hand. */

const group = e('bite.group.events');
const yes = [{ value: 'yes', msg: t('bite.yes') }];

export const eventCellSpecs: readonly CellSpec[] = [
  {
    id: cells.partisans,
    msg: e('bite.cell.partisans'),
    rule: '29.1',
    kind: 'count',
    min: 0,
    max: mostInAHex,
    keys: { pattern: '^\\S.{0,39}$', hint: e('bite.field.place.hint') },
    side: sides.soviet,
    group: e('bite.group.partisans'),
  },
  {
    id: eventCells.crossed,
    msg: e('bite.cell.crossed'),
    rule: '28.0',
    kind: 'count',
    min: 0,
    max: months,
    keys: bordered.map((key) => ({ key, msg: e(`bite.border.${key}`) })),
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.groznyOpen,
    msg: e('bite.cell.groznyOpen'),
    rule: '30.0',
    kind: 'choice',
    choices: yes,
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.persiaFell,
    msg: e('bite.cell.persiaFell'),
    rule: '37.0',
    kind: 'count',
    min: 0,
    max: months,
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.teheran,
    msg: e('bite.cell.teheran'),
    rule: '37.0',
    kind: 'choice',
    choices: [{ value: 'empty', msg: e('bite.teheran.empty') }],
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.turkey,
    msg: e('bite.cell.turkey'),
    rule: '27.0',
    kind: 'choice',
    choices: [{ value: 'off', msg: e('bite.turkey.off') }],
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.nationsOut,
    msg: e('bite.cell.nationsOut'),
    rule: '7.11',
    kind: 'choice',
    choices: [
      { value: 'out', msg: e('bite.nation.out') },
      { value: 'neutral', msg: e('bite.nation.neutral') },
    ],
    keys: surrendering.map((key) => ({ key, msg: nationMsg[key] })),
    side: sides.axis,
    group: t('bite.group.victory'),
  },
  {
    id: eventCells.routes,
    msg: e('bite.cell.routes'),
    rule: '34.0',
    kind: 'choice',
    choices: [
      { value: 'open', msg: e('bite.route.open') },
      { value: 'closed', msg: e('bite.route.shut') },
    ],
    keys: routes.map((key) => ({ key, msg: p(`bite.route.${key}`) })),
    side: sides.soviet,
    group: groups.soviet,
  },
];

/** What a new game begins with. */
export const eventStart: { readonly [cell: string]: CellValue } = {
  [cells.partisans]: {},
  [eventCells.crossed]: {},
  [eventCells.persiaFell]: 0,
  [eventCells.nationsOut]: {},
  [eventCells.routes]: {},
};
