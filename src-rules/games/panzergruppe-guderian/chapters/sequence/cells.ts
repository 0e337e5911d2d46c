import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import { turnLabelCell, turnLabelSpec } from '#rules/kit/game/turnLabel.ts';
import { turns } from '../../model/turns.ts';
import { msg } from './msg.ts';

/** N12: the box dates no turn. */
export const turnLabelCells: readonly CellSpec[] = [turnLabelSpec(msg('pgg.group.corrections'), turns)];

/** Before turn 1. */
export const sequenceStart = {
  cells: {
    [turnLabelCell]: {},
  },
} satisfies Chapter['start'];
