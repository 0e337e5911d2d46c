import { type Action, action } from '#rules/kit/game/action.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { delayedMark, recordCells, sides } from '../../ids.ts';
import { count, hexOrNone } from '../../model/fields.ts';
import { drawFacts, drawNotes, shortOf } from '../../model/pools.ts';
import { allowUnless } from '../../model/propose.ts';
import { placeOf } from '../../model/reading.ts';
import { type SovietLine, sovietSchedule } from '../../model/schedule.ts';
import { countersMsg, sovietLineMsg } from '../../model/words.ts';
import { elsewhere } from './elsewhere.ts';
import { group, how } from './fields.ts';
import { sovietLeft } from './lines.ts';
import { msg } from './msg.ts';
import { provisionalActions } from './provisional.ts';
import { southWest } from './southWestAction.ts';

/** 14.3, 16.1: a line of the schedule enters whole or in part, or is put off. */
const scheduled = (line: SovietLine): Action =>
  action({
    id: `in-${line.id}`,
    msg: msg('pgg.action.sovietIn', { where: sovietLineMsg(line) }),
    rule: '16.1',
    about: msg('pgg.action.sovietIn.about'),
    side: sides.soviet,
    verb: 'enter',
    group,
    fields: {
      how: how('entered'),
      // the forms begin with what of the line is still to come
      rifle: {
        ...count(msg('pgg.pool.rifle'), line.rifle, line.rifle),
        begins: (context) => sovietLeft(context, line).rifle,
        when: { field: 'how', is: 'entered' },
      },
      // a line without armor or leader asks for none
      armor: {
        ...count(msg('pgg.pool.armor'), line.armor, line.armor),
        begins: (context) => sovietLeft(context, line).armor,
        when: { field: 'how', is: line.armor > 0 ? 'entered' : [] },
      },
      leader: {
        kind: 'toggle',
        msg: msg('pgg.field.leaderToo'),
        start: line.leader !== undefined,
        begins: (context) => sovietLeft(context, line).leader !== undefined,
        when: { field: 'how', is: line.leader ? 'entered' : [] },
      },
      /** by agreement, where the entry is closed (ruling A37) */
      hex: { ...hexOrNone(msg('pgg.field.otherHex')), when: { option: 'a37', is: 'nearest' } },
    },
    when: (context) => {
      const { state } = sovietLeft(context, line);
      return state === 'due' || state === 'delayed';
    },
    proposes: (input, context) => {
      const left = sovietLeft(context, line);
      if (left.state === 'entered') return refuse(msg('pgg.bar.allIn', { where: sovietLineMsg(line) }), '16.1');
      const early: Objection | undefined =
        left.state === 'later'
          ? { msg: msg('pgg.bar.early', { where: sovietLineMsg(line) }), rule: '14.3' }
          : undefined;
      if (input.how === 'delayed') {
        const what = countersMsg(left.rifle, left.armor, left.leader);
        return allowUnless(early, msg('pgg.says.putOff', { what, entry: name(line.entry) }), [
          mark(delayedMark, line.id, true, placeOf(context).turn),
        ]);
      }
      const rifle = Math.min(input.rifle, left.rifle);
      const armor = Math.min(input.armor, left.armor);
      const leader = input.leader ? left.leader : undefined;
      if (rifle + armor === 0 && leader === undefined) return refuse(msg('pgg.bar.nobody'), '14.3');
      const at = elsewhere(context, input.hex) ?? line.entry;
      return allowUnless(
        early ?? shortOf(context, { rifle, armor }),
        msg('pgg.says.entered', { what: countersMsg(rifle, armor, leader), entry: name(at) }),
        [
          ...(rifle > 0
            ? [setAt(recordCells.rifleIn, line.id, (countAt(context, recordCells.rifleIn, line.id) ?? 0) + rifle)]
            : []),
          ...(armor > 0
            ? [setAt(recordCells.armorIn, line.id, (countAt(context, recordCells.armorIn, line.id) ?? 0) + armor)]
            : []),
          ...(leader === undefined ? [] : [setAt(recordCells.leaderIn, leader, true)]),
          ...drawFacts(context, 'rifle', rifle),
          ...drawFacts(context, 'armor', armor),
        ],
        drawNotes(context, { rifle, armor }),
      );
    },
  });

export const sovietArrivalActions: readonly Action[] = [
  ...sovietSchedule.map(scheduled),
  ...provisionalActions,
  southWest,
];
