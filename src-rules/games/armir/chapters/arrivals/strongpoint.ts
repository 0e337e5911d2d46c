import { action } from '#rules/kit/game/action.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, italianCorps, sides, turns } from '../../ids.ts';
import { hex } from '../../model/fields.ts';
import { groups } from '../../model/groups.ts';
import { allowUnless } from '../../model/propose.ts';
import { formationMsg } from '../../model/units.ts';
import { frontStands } from '../movement/locks.ts';
import { xxivTurn } from './arrivals.ts';
import { msg } from './msg.ts';

const colour = {
  kind: 'choice',
  msg: msg('armir.field.colour'),
  start: 'alpine',
  options: italianCorps.map((key) => ({ key, msg: formationMsg[key] })),
  big: true,
} as const;

/** 15.1, 5.5: a strongpoint is taken: by its colour, and by its hex where players say it. */
export const strongpoint = action({
  id: 'strongpoint-taken',
  msg: msg('armir.action.strongpoint'),
  about: msg('armir.action.strongpoint.about'),
  rule: '15.1',
  side: sides.soviet,
  group: groups.places,
  fields: {
    corps: colour,
    hex,
  },
  proposes: (input, context) => {
    const first = (countAt(context, cells.fell, input.corps) ?? 0) === 0;
    const what = formationMsg[input.corps];
    if (!first && (input.hex === '' || (countAt(context, cells.taken, input.hex) ?? 0) > 0))
      return refuse(msg('armir.bar.fallen', { what, n: countAt(context, cells.fell, input.corps) ?? 0 }), '15.1');
    const calls =
      first &&
      (input.corps === 'alpine' || input.corps === 'ii') &&
      xxivTurn(context) === undefined &&
      context.turn < turns;
    return allowUnless(
      undefined,
      input.hex === ''
        ? msg('armir.says.strongpoint', { what })
        : msg('armir.says.strongpointAt', { what, hex: name(input.hex) }),
      [
        ...(input.hex === '' || countAt(context, cells.taken, input.hex)
          ? []
          : [setAt(cells.taken, input.hex, context.turn)]),
        ...(first ? [setAt(cells.fell, input.corps, context.turn)] : []),
      ],
      [
        ...(calls ? [{ msg: msg('armir.next.xxiv', { n: context.turn + 1 }), rule: '15.1' }] : []),
        ...(first && frontStands(context) ? [{ msg: msg('armir.next.unlocked', { what }), rule: '5.5' }] : []),
      ],
    );
  },
});
