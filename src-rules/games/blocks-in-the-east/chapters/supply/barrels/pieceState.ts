import type { PieceState } from '#rules/kit/game/mapSpec.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells } from '../../../ids.ts';
import { stateIds } from '../../map/stand.ts';
import { msg } from '../msg.ts';

/** 4.3: a white barrel on a block. */
export const barrelState: PieceState = {
  id: stateIds.barrel,
  msg: msg('bite.state.barrel'),
  rule: '4.3',
  put: (piece, on) => ({
    ok: true,
    says: msg(on ? 'bite.says.barrel' : 'bite.says.barrelOff', { unit: name(piece.name) }),
    facts: [setAt(cells.barrels, piece.id, on ? 'yes' : null)],
  }),
};
