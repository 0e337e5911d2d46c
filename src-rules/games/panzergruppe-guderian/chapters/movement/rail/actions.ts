import { type Action, action } from '#rules/kit/game/action.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../../../ids.ts';
import { count, generous, hex, markerGroup } from '../../../model/fields.ts';
import { brokenRails } from '../../../model/markers.ts';
import { allowUnless, needsHex } from '../../../model/propose.ts';
import { placeOf } from '../../../model/reading.ts';
import { countersMsg } from '../../../model/words.ts';
import { msg } from '../msg.ts';
import { barsBreak } from './brokenRails.ts';
import { railUnits } from './rail.ts';

/** 6.37: broken rails, six markers at most. */
const railBreak = action({
  id: 'rail-break',
  msg: msg('pgg.action.railBreak'),
  rule: '6.37',
  about: msg('pgg.action.railBreak.about'),
  side: sides.german,
  group: markerGroup,
  fields: { hex: hex() },
  when: (context) => placeOf(context).side === 'ger',
  proposes: ({ hex: at }, context) =>
    needsHex(at, '6.37') ??
    allowUnless(barsBreak(context, at), msg('pgg.says.railBreak', { hex: name(at) }), [
      setAt(recordCells.brokenRail, at, 0),
    ]),
});

const notBroken = (hexes: readonly string[], at: string): Objection | undefined =>
  hexes.includes(at) ? undefined : { msg: msg('pgg.bar.notBroken', { hex: name(at) }), rule: '6.37' };

/** A German combat unit in the hex may take the marker up again. */
const railPickUp = action({
  id: 'rail-pick-up',
  msg: msg('pgg.action.railPickUp'),
  rule: '6.37',
  side: sides.german,
  group: markerGroup,
  fields: { hex: hex() },
  when: (context) => brokenRails(context).length > 0 && placeOf(context).side === 'ger',
  proposes: ({ hex: at }, context) => {
    const missing = needsHex(at, '6.37');
    if (missing) return missing;
    const bar = notBroken(brokenRails(context), at);
    return bar
      ? refuse(bar.msg, bar.rule)
      : allowUnless(undefined, msg('pgg.says.railPickUp', { hex: name(at) }), [
          setAt(recordCells.brokenRail, at, null),
        ]);
  },
});

/** A Soviet combat unit entering the hex removes it; rail use there begins again next turn. */
const railRepair = action({
  id: 'rail-repair',
  msg: msg('pgg.action.railRepair'),
  rule: '6.37',
  about: msg('pgg.action.railRepair.about'),
  side: sides.soviet,
  group: markerGroup,
  fields: { hex: hex() },
  when: (context) => brokenRails(context).length > 0 && placeOf(context).side === 'sov',
  proposes: ({ hex: at }, context) => {
    const missing = needsHex(at, '6.37');
    if (missing) return missing;
    const bar = notBroken(brokenRails(context), at);
    return bar
      ? refuse(bar.msg, bar.rule)
      : allowUnless(undefined, msg('pgg.says.railRepair', { hex: name(at), n: context.turn + 1 }), [
          setAt(recordCells.brokenRail, at, context.turn),
        ]);
  },
});

export const brokenRailActions: readonly Action[] = [railBreak, railPickUp, railRepair];

export const railUse = action({
  id: 'rail-use',
  msg: msg('pgg.action.rail'),
  rule: '6.31',
  about: msg('pgg.action.rail.about'),
  side: sides.soviet,
  group: msg('pgg.group.moves'),
  fields: {
    // the quota refuses, not the field: players may agree otherwise
    rifle: count(msg('pgg.pool.rifle'), 1, generous),
    armor: count(msg('pgg.pool.armor'), 0, generous),
    leader: count(msg('pgg.field.leaders'), 0, generous),
  },
  when: (context) => placeOf(context).side === 'sov' && placeOf(context).name === 'movement',
  proposes: (units, context) => {
    const cost = railUnits({ ...units, leaders: units.leader });
    const left = balance(context, accounts.rail);
    const what = countersMsg(units.rifle, units.armor);
    if (units.rifle + units.armor + units.leader === 0) return refuse(msg('pgg.bar.nobody'), '6.31');
    const bar: Objection | undefined =
      cost > left ? { msg: msg('pgg.bar.rail', { n: cost, count: left }), rule: '6.31' } : undefined;
    const says =
      units.leader > 0
        ? msg('pgg.says.railLeaders', { what, n: cost, count: units.leader })
        : msg('pgg.says.rail', { what, n: cost });
    return allowUnless(
      bar,
      says,
      cost === 0 ? [] : [post(accounts.rail, -cost, msg('pgg.post.rail', { what }), '6.31')],
    );
  },
});
