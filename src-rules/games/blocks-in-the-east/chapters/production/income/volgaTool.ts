import type { ShownHex } from '#rules/kit/game/overlay.ts';
import { sides } from '../../../ids.ts';
import { holds } from '../../../model/holders.ts';
import { fuelMayCount } from '../../../model/purses.ts';
import { ofMap } from '../../map/overlay.ts';
import { msg } from '../msg.ts';
import { onTheVolga } from '../sites/fuel.ts';
import { incomeActions } from './actions.ts';

/** SBE5-3 */
export const volgaTool = ofMap(
  'volga',
  msg('bite.ask.volga'),
  'SBE5',
  (field, context) => {
    const { ground } = field;
    const there = onTheVolga(field);
    const stalingrad = holds(context, 'stalingrad', sides.axis);
    const action = incomeActions.find(({ id }) => id === 'soviet-fuel');
    return {
      says: !ground.drawn('VOLGA')
        ? msg('bite.volga.notDrawn')
        : msg(there.length > 0 ? 'bite.volga.yes' : 'bite.volga.no'),
      hexes: there.map((node): ShownHex => ({ hex: ground.id(node), tone: 'bad' })),
      lines: [],
      list: [{ msg: msg(stalingrad ? 'bite.volga.stalingrad' : 'bite.volga.noStalingrad'), rule: 'SBE5' }],
      ...(action && there.length > 0 && stalingrad
        ? { note: { msg: msg('bite.volga.note'), proposal: action.proposes({ yes: true }, context) } }
        : {}),
    };
  },
  fuelMayCount,
);
