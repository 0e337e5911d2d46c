import type { Action } from '#rules/kit/game/action.ts';
import { nameTurn } from '#rules/kit/game/turnLabel.ts';
import { turns } from '../../model/turns.ts';
import { msg } from './msg.ts';

/** N12: the box dates no turn. */
export const turnLabelActions: readonly Action[] = [nameTurn(msg('pgg.group.corrections'), turns)];
