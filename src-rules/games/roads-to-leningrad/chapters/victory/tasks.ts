import type { Context } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { name } from '#rules/kit/words/message.ts';
import { turnCode } from '../../model/calendar.ts';
import { immediateCounts, lineCounts, lines, roadCounts, soltsyCounts } from './deeds.ts';
import { heldPlaces, locationVp } from './heldPlaces.ts';
import { isChecked } from './immediate.ts';
import { deedKey, isScored } from './ledger.ts';
import { msg } from './msg.ts';

/** What VP ask of a phase. */

/** A.3, scenario 2. */
export const roadTask: Task = {
  id: 'road-hexes',
  msg: msg('rtl.task.road'),
  rule: 'S4.32',
  when: roadCounts,
  action: 'road-hexes',
  carries: true,
  debt: (context) =>
    isScored(context, deedKey('road', context.turn))
      ? undefined
      : msg('rtl.debt.road', { turn: name(turnCode(context.turn)) }),
};

const places: Task = {
  id: 'places',
  msg: msg('rtl.task.places'),
  rule: 'S1.22',
  action: 'places-count',
  offered: true,
  status: (context) => {
    const all = heldPlaces(context).filter(({ worth }) => worth !== 0);
    const said = all.filter(({ how }) => how !== 'unknown').length;
    return msg('rtl.status.places', { n: said, of: all.length, vp: locationVp(context) });
  },
};
const immediate: Task = {
  id: 'immediate-check',
  msg: msg('rtl.task.immediate'),
  rule: 'S3.33',
  when: immediateCounts,
  action: 'immediate-check',
  debt: (context) => (isChecked(context) ? undefined : msg('rtl.debt.immediate')),
};
/** C.3: where the scenario counts the places. */
export const victoryTasks: readonly Task[] = [places, immediate];

const soltsy: Task = {
  id: 'soltsy-held',
  msg: msg('rtl.task.soltsy'),
  rule: 'S1.32',
  when: (context) => soltsyCounts(context) && !isScored(context, deedKey('soltsy', context.turn)),
  action: 'soltsy-held',
  offered: true,
};
const line: Task = {
  id: 'river-line',
  msg: msg('rtl.task.line'),
  rule: 'S1.32',
  when: (context: Context) => lines.some((one) => lineCounts(context, one) && !isScored(context, deedKey('line', one))),
  action: 'river-line',
  offered: true,
};
/** The end of every turn, before the places are counted where they are. */
export const turnTasks: readonly Task[] = [soltsy, line];
