import type { Around } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { name } from '#rules/kit/words/message.ts';
import { turnCode } from '../data/calendar.ts';
import { cells } from '../ids.ts';
import { y } from '../text/speak-victory.ts';
import { immediateCounts, lineCounts, lines, roadCounts, soltsyCounts } from './deeds.ts';
import { deedKey, isScored } from './ledger.ts';
import { heldPlaces, locationVp } from './places.ts';

/** What VP ask of a phase. */

/** A.3, scenario 2. */
export const roadTask: Task = {
  id: 'road-hexes',
  msg: y('rtl.task.road'),
  rule: 'S4.32',
  when: roadCounts,
  action: 'road-hexes',
  debt: (around) =>
    isScored(around, deedKey('road', around.turn))
      ? undefined
      : y('rtl.debt.road', { turn: name(turnCode(around.turn)) }),
};

const places: Task = {
  id: 'places',
  msg: y('rtl.task.places'),
  rule: 'S1.22',
  action: 'places-count',
  offered: true,
  status: (around) => {
    const all = heldPlaces(around).filter(({ worth }) => worth !== 0);
    const said = all.filter(({ how }) => how !== 'unknown').length;
    return y('rtl.status.places', { n: said, of: all.length, vp: locationVp(around) });
  },
};
const immediate: Task = {
  id: 'immediate-check',
  msg: y('rtl.task.immediate'),
  rule: 'S3.33',
  when: immediateCounts,
  action: 'immediate-check',
  debt: (around) => (typeof around.cells[cells.immediate] === 'number' ? undefined : y('rtl.debt.immediate')),
};
/** C.3: where the scenario counts the places. */
export const victoryTasks: readonly Task[] = [places, immediate];

const soltsy: Task = {
  id: 'soltsy-held',
  msg: y('rtl.task.soltsy'),
  rule: 'S1.32',
  when: (around) => soltsyCounts(around) && !isScored(around, deedKey('soltsy', around.turn)),
  action: 'soltsy-held',
  offered: true,
};
const line: Task = {
  id: 'river-line',
  msg: y('rtl.task.line'),
  rule: 'S1.32',
  when: (around: Around) => lines.some((one) => lineCounts(around, one) && !isScored(around, deedKey('line', one))),
  action: 'river-line',
  offered: true,
};
/** The end of every turn, before the places are counted where they are. */
export const turnTasks: readonly Task[] = [soltsy, line];
