import { rulesOf } from '../../model/scenarios.ts';
import { covered, ofMap } from '../map/overlay.ts';
import { uncoveredBorder } from './border.ts';
import { msg } from './msg.ts';

/** BPS */
export const borderTool = ofMap(
  'border',
  msg('bite.ask.border'),
  'BPS',
  (field) => {
    const border = uncoveredBorder(field);
    return covered(
      field,
      border,
      {
        none: msg('bite.border.none'),
        open: msg('bite.border.says', { count: border.open.length, of: border.all.length }),
        closed: msg('bite.border.closed', { count: border.all.length }),
      },
      'BPS',
    );
  },
  (context) => rulesOf(context.scenario).first === 1 && context.turn === 1,
);
