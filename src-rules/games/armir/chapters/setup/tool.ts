import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import { type SideId, sides } from '../../ids.ts';
import { type Field, fieldOf } from '../map/field.ts';
import { msg } from './msg.ts';
import { axisSetUp, type Finding, sovietSetUp } from './setUp.ts';
import { isLookedAt, setUpToolOf } from './status.ts';

/** 18: the set-up on the map held to the rules. */
const tool = (side: SideId, rule: string, findings: (field: Field) => readonly Finding[]): MapTool => ({
  id: setUpToolOf(side),
  msg: msg(`armir.tool.setup.${side}`),
  rule,
  of: 'map',
  when: (_target, _board, _stand, context) => isLookedAt(context),
  show: (_target, board, stand, context) => {
    const found = findings(fieldOf(board, stand, context));
    const hexes = new Set(found.flatMap(({ hex }) => (hex === undefined ? [] : [hex])));
    return {
      says: msg('armir.setup.says', { count: found.length }),
      hexes: [...hexes].map((hex) => ({ hex, tone: 'bad' as const })),
      lines: [],
      list: found,
    };
  },
});

export const setUpTools: readonly MapTool[] = [
  tool(sides.axis, '18.1', axisSetUp),
  tool(sides.soviet, '18.2', sovietSetUp),
];
