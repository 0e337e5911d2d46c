import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { germanLeft } from '../arrivals.ts';
import { delayedMark, recordCells, sides } from '../cells-ids.ts';
import type { GermanLine } from '../data/schedule.ts';
import { germanSchedule } from '../data/schedule.ts';
import type { Bar } from '../markers.ts';
import { placeOf } from '../reading.ts';
import { t } from '../text/speak.ts';
import { divisionMsg, divisionsMsg, germanLineMsg } from '../words.ts';
import { hexOrNone } from './fields.ts';
import { elsewhere, never, unless } from './propose.ts';

/** 14.3, 16.2: divisions of a line enter by their area, or are put off to a later turn. */
const scheduled = (line: GermanLine): Action =>
  action({
    id: `in-${line.id}`,
    msg: t('pgg.action.germanIn', { where: germanLineMsg(line) }),
    rule: '16.2',
    about: t('pgg.action.germanIn.about'),
    side: sides.german,
    group: t('pgg.group.arrivals'),
    fields: {
      how: {
        kind: 'choice',
        msg: t('pgg.field.how'),
        start: 'entered',
        options: [
          { key: 'entered', msg: t('pgg.how.entered') },
          { key: 'delayed', msg: t('pgg.how.delayed') },
        ],
      },
      divisions: {
        kind: 'set',
        msg: t('pgg.field.whichDivisions'),
        start: line.divisions.map(({ id }) => id),
        options: line.divisions.map((division) => ({ key: division.id, msg: divisionMsg(division) })),
        when: { field: 'how', is: 'entered' },
      },
      /** by agreement, where the area is closed (ruling A37) */
      hex: { ...hexOrNone(t('pgg.field.otherHex')), when: { option: 'a37', is: 'nearest' } },
    },
    when: (around) => {
      const { state } = germanLeft(around, line);
      return state === 'due' || state === 'delayed';
    },
    proposes: (input, around) => {
      const left = germanLeft(around, line);
      if (left.state === 'entered') return never(t('pgg.bar.allIn', { where: germanLineMsg(line) }), '16.2');
      const early: Bar | undefined =
        left.state === 'later' ? { msg: t('pgg.bar.early', { where: germanLineMsg(line) }), rule: '14.3' } : undefined;
      const entry = name(elsewhere(around, input.hex) ?? line.area);
      const delays = input.how === 'delayed';
      const named = delays
        ? left.divisions
        : left.divisions.filter((division) => input.divisions.includes(division.id));
      const what = divisionsMsg(named);
      if (!what) return never(t('pgg.bar.nobody'), '14.3');
      return delays
        ? unless(early, t('pgg.says.putOff', { what, entry }), [mark(delayedMark, line.id, true, placeOf(around).turn)])
        : unless(
            early,
            t('pgg.says.enteredArea', { what, entry }),
            named.map((division) => setAt(recordCells.germanIn, division.id, around.turn)),
          );
    },
  });

export const germanArrivalActions: readonly Action[] = germanSchedule.map(scheduled);
