import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list } from '#rules/kit/words/message.ts';
import { brokenRails } from '../../model/markers.ts';
import { elsewhereThan, sovietMovementAt } from '../../model/reminding.ts';
import { plain } from '../../model/words.ts';
import { msg } from './msg.ts';

/** 6.4, 6.37: where Soviets and their trains do not go. */
export const closedReminders = (context: Context): readonly Reminder[] => {
  const at = sovietMovementAt(context);
  const broken = list(brokenRails(context).map(plain));
  return [
    ...(context.turn <= 6
      ? elsewhereThan(context, { id: 'columns', msg: msg('pgg.remind.columns'), rule: '6.4', due: false, at })
      : []),
    ...(broken
      ? [
          {
            id: 'broken',
            msg: msg('pgg.remind.broken', { hexes: broken }),
            rule: '6.37',
            due: false,
            at,
            action: 'rail-repair',
          },
        ]
      : []),
  ];
};
