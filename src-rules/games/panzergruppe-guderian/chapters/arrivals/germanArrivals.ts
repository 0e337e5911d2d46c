import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { delayedMark, recordCells, sides } from '../../ids.ts';
import { hexOrNone } from '../../model/fields.ts';
import { allowUnless } from '../../model/propose.ts';
import { placeOf } from '../../model/reading.ts';
import { type GermanLine, germanSchedule } from '../../model/schedule.ts';
import { divisionMsg, divisionsMsg, germanLineMsg } from '../../model/words.ts';
import { elsewhere } from './elsewhere.ts';
import { germanLeft } from './lines.ts';
import { msg } from './msg.ts';

/** 14.3, 16.2: divisions of a line enter by their area, or are put off to a later turn. */
const scheduled = (line: GermanLine): Action =>
  action({
    id: `in-${line.id}`,
    msg: msg('pgg.action.germanIn', { where: germanLineMsg(line) }),
    rule: '16.2',
    about: msg('pgg.action.germanIn.about'),
    side: sides.german,
    verb: 'enter',
    group: msg('pgg.group.arrivals'),
    fields: {
      how: {
        kind: 'choice',
        msg: msg('pgg.field.how'),
        start: 'entered',
        options: [
          { key: 'entered', msg: msg('pgg.how.entered') },
          { key: 'delayed', msg: msg('pgg.how.delayed') },
        ],
      },
      divisions: {
        kind: 'set',
        msg: msg('pgg.field.whichDivisions'),
        start: line.divisions.map(({ id }) => id),
        // those still to come
        begins: (context) => germanLeft(context, line).divisions.map(({ id }) => id),
        options: line.divisions.map((division) => ({
          key: division.id,
          msg: divisionMsg(division),
          when: (context: Context) => germanLeft(context, line).divisions.includes(division),
        })),
        when: { field: 'how', is: 'entered' },
      },
      /** by agreement, where the area is closed (ruling A37) */
      hex: { ...hexOrNone(msg('pgg.field.otherHex')), when: { option: 'a37', is: 'nearest' } },
    },
    when: (context) => {
      const { state } = germanLeft(context, line);
      return state === 'due' || state === 'delayed';
    },
    proposes: (input, context) => {
      const left = germanLeft(context, line);
      if (left.state === 'entered') return refuse(msg('pgg.bar.allIn', { where: germanLineMsg(line) }), '16.2');
      const early: Objection | undefined =
        left.state === 'later'
          ? { msg: msg('pgg.bar.early', { where: germanLineMsg(line) }), rule: '14.3' }
          : undefined;
      const entry = name(elsewhere(context, input.hex) ?? line.area);
      const delays = input.how === 'delayed';
      const named = delays
        ? left.divisions
        : left.divisions.filter((division) => input.divisions.includes(division.id));
      const what = divisionsMsg(named);
      if (!what) return refuse(msg('pgg.bar.nobody'), '14.3');
      return delays
        ? allowUnless(early, msg('pgg.says.putOff', { what, entry }), [
            mark(delayedMark, line.id, true, placeOf(context).turn),
          ])
        : allowUnless(
            early,
            msg('pgg.says.enteredArea', { what, entry }),
            named.map((division) => setAt(recordCells.germanIn, division.id, context.turn)),
          );
    },
  });

export const germanArrivalActions: readonly Action[] = germanSchedule.map(scheduled);
