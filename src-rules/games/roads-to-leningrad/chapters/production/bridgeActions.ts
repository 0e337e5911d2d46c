import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, commandRange, type SideId } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { hex, namedIn, unit } from '../../model/fields.ts';
import { areAdjacent, hexDistance } from '../../model/hexes.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf, hexOf } from '../../model/reading.ts';
import { hqsOf } from '../command/points.ts';
import { hexsideOf, isSwamp, isZoned } from '../map/drawn.ts';
import { msg } from './msg.ts';
import { mayAct } from './strongpoints.ts';

/** 16.22, 16.23: own construction, own pass, or the construction of both in the reorganisation. */
const phaseBar = (context: Context, side: SideId | undefined): Objection | undefined => {
  const mine = side === undefined || mayAct(context, side);
  return isIn(context, 'works') || (isIn(context, 'construction', 'passed') && mine)
    ? undefined
    : { msg: msg('rtl.bar.bridgePhase'), rule: '16.22' };
};
/** 16.22: within four hexes of any HQ of its side, as far as the record knows where they are. */
const rangeBar = (context: Context, side: SideId, at: string): Objection | undefined => {
  const listed = countersOf(context).some((one) => one.kind === 'hq' && one.side === side);
  const away = hqsOf(context, side).map((one) => hexDistance(hexOf(context, one.id) ?? '', at));
  if (away.length === 0) return listed ? { msg: msg('rtl.bar.bridgeNoHq'), rule: '16.22' } : undefined;
  const known = away.filter((n) => n !== undefined);
  return known.length === away.length && Math.min(...known) > commandRange
    ? { msg: msg('rtl.bar.bridgeRange', { n: Math.min(...known) }), rule: '16.22' }
    : undefined;
};
/** 16.22, 16.24, as the map is drawn: over water, in no enemy zone, in swamp along a road alone. */
const groundBar = (context: Context, side: SideId, at: string, to: string): Objection | undefined => {
  const over = hexsideOf(context, at, to);
  const p = { hex: name(at) };
  if (over && over.water !== 'river' && over.water !== 'stream')
    return { msg: msg('rtl.bar.bridgeDry', p), rule: '16.22' };
  if (isZoned(context, at, side)) return { msg: msg('rtl.bar.bridgeZoc', p), rule: '16.22' };
  return isSwamp(context, at) && over?.ways.length === 0
    ? { msg: msg('rtl.bar.bridgeSwamp', p), rule: '16.24' }
    : undefined;
};

/** 16.2 */
const bridge = action({
  id: 'bridge',
  msg: msg('rtl.action.bridge'),
  about: msg('rtl.action.bridge.about'),
  rule: '16.2',
  group: groups.places,
  fields: {
    unit: unit((context) => countersOf(context).filter(({ kind }) => kind === 'bridge')),
    what: {
      kind: 'choice',
      msg: msg('rtl.field.what'),
      start: 'place',
      options: [
        { key: 'place', msg: msg('rtl.bridge.place') },
        { key: 'off', msg: msg('rtl.bridge.off') },
      ],
    },
    hex: { ...hex, when: { field: 'what', is: 'place' } },
    to: { ...hex, msg: msg('rtl.field.bridgeTo'), when: { field: 'what', is: 'place' } },
  },
  proposes: (input, context) => {
    const one = namedIn(context, input.unit);
    if (one.id === '') return refuse(msg('rtl.bar.nobody'), '16.2');
    const what = name(one.name);
    if (input.what === 'off')
      return allowUnless(undefined, msg('rtl.says.bridgeOff', { what }), [
        setAt(cells.bridges, one.id, null),
        setAt(cells.at, one.id, null),
      ]);
    const [at, to] = [input.hex, input.to];
    if (!areAdjacent(at, to)) return refuse(msg('rtl.bar.bridgeSide'), '16.22');
    const side = one.counter?.side;
    return allowUnless(
      phaseBar(context, side) ?? (side && (rangeBar(context, side, at) ?? groundBar(context, side, at, to))),
      msg('rtl.says.bridge', { what, hex: name(at), to: name(to) }),
      [setAt(cells.bridges, one.id, `${at}/${to}`), setAt(cells.at, one.id, at)],
      [{ msg: msg('rtl.next.bridge'), rule: '16.22' }],
    );
  },
});
export const bridgeActions = [bridge];
