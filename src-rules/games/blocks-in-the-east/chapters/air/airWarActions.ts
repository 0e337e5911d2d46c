import { action } from '#rules/kit/game/action.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { offSaid } from '../../model/blocks/change.ts';
import { wear, wornNow } from './airWar.ts';
import { msg } from './msg.ts';

/** 35.1-3: the blocks as the raid left them. */
export const fighters = action({
  id: 'fighters-worn',
  msg: msg('bite.action.fightersWorn'),
  rule: '35.1',
  about: msg('bite.action.fightersWorn.about'),
  side: sides.axis,
  group: msg('bite.group.events'),
  when: (context) => wornNow(context).length > 0,
  fields: {},
  proposes: (_input, context) => {
    const worn = wornNow(context);
    if (worn.length === 0) return refuse(msg('bite.bar.noFighters'), '35.1');
    const what = list(
      worn.map(({ unit, left }) =>
        left === 0
          ? msg('bite.fighter.gone', { unit: name(unit.name) })
          : msg('bite.fighter.left', { unit: name(unit.name), n: left }),
      ),
    );
    const facts = wear(worn, context);
    const says = msg('bite.says.fightersWorn', { what: what ?? msg('bite.bar.noFighters') });
    return { ok: true, says: offSaid(says, facts, worn.length > 1), facts };
  },
});
