import type { JsonObject } from '#rules/kit/base/json.ts';
import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { inHalves, type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide, type SideId, sides } from '../../../ids.ts';
import { called } from '../../../model/propose.ts';
import { type Field, fieldOf, holderOf, type UnitOnMap } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { walkerOf } from '../../map/passage.ts';
import { plain } from '../../map/words.ts';
import { controllers } from '../../map/zones.ts';
import { overrunCost } from '../../movement/costs.ts';
import { stepOver } from '../../movement/travel.ts';
import { acrossOf, bySwampRoad, groundOfFight, rowOf } from '../attack/fills.ts';
import { msg } from '../msg.ts';
import { overrunCalculator } from './calculator.ts';
import { isFit } from './fit.ts';
import { enables, placeBars, type Reason } from './run.ts';

/** 8.6: who beside an enemy hex may overrun it from where, what it costs, and why not from elsewhere. */

export interface OverrunChance {
  /** where the group stands */
  readonly from: string;
  readonly units: readonly UnitOnMap[];
  /** halves of MP, the overrun itself in it; undefined: some of them can never cross */
  readonly cost: number | undefined;
  readonly bars: readonly Reason[];
  readonly input: JsonObject;
}

export const overrunsOf = (field: Field, target: number): readonly OverrunChance[] => {
  const { ground, context, weather } = field;
  const { board } = ground;
  const holder = holderOf(field, target);
  if (holder === undefined) return [];
  const side: SideId = otherSide(holder);
  const laid = groundOfFight(field, target, holder);
  return [...arcsOf(board, target)].flatMap((out): readonly OverrunChance[] => {
    const from = board.to[out] ?? -1;
    const arc = board.back[out] ?? -1;
    const units = (field.at[side].get(from) ?? []).filter(({ counter }) => isFit(counter, context));
    if (units.length === 0 || arc < 0) return [];
    const step = stepOver(field, side, arc);
    const across = acrossOf(field, from, target);
    const cost = overrunCost(walkerOf(units.map(({ counter }) => counter)), step, weather, context);
    const fromZoc = controllers(ground, field.at[holder], field, from).length > 1;
    const terrain = [...(Array.isArray(laid.terrain) ? laid.terrain : [])].map(String);
    const forbidden = [
      ...(enables(
        units.map(({ counter }) => counter),
        context,
      )
        ? []
        : [{ msg: msg('rtl.way.noArmour'), rule: '8.62' }]),
      ...placeBars(
        { terrain: new Set(terrain), across, strongpoint: laid.strongpoint === true, weather, fromZoc, assault: false },
        context,
      ),
    ];
    const bars =
      cost === undefined && forbidden.length === 0 ? [{ msg: msg('rtl.way.noCrossing'), rule: '8.64' }] : forbidden;
    const defending = field.at[holder].get(target) ?? [];
    const rows = {
      [side]: units.map((unit) => ({ ...rowOf(unit, context), swampRoad: bySwampRoad(field, unit, target) })),
      [holder]: defending.map((unit) => ({ ...rowOf(unit, context), distance: 0 })),
    };
    const input: JsonObject = {
      attacker: side,
      german: rows[sides.german] ?? [],
      soviet: rows[sides.soviet] ?? [],
      target: ground.id(target),
      ...laid,
      across,
      // 8.63: the overrun adds its point itself
      entry: cost === undefined ? 0 : cost - 2,
      fromZoc,
    };
    const parsed = overrunCalculator.parse(input, context);
    return [{ from: ground.id(from), units, cost, bars, input: parsed.ok ? parsed.value : input }];
  });
};

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(msg('rtl.tool.undrawn'));
  const all = [...overrunsOf(field, node)].sort((x, y) => x.bars.length - y.bars.length);
  const open = all.filter(({ bars }) => bars.length === 0);
  const saysOf = ({ units, cost }: OverrunChance, bar: Reason | undefined): Msg => {
    const p = { what: called(units.map(({ piece }) => piece.name)) ?? plain('–') };
    // no price where nothing is to be had
    if (bar) return msg('rtl.way.overrunBarred', { ...p, why: bar.msg });
    return cost === undefined
      ? msg('rtl.way.overrunFrom', p)
      : msg('rtl.way.overrunCost', { ...p, mp: plain(inHalves(cost)) });
  };
  return {
    says: msg(`rtl.way.${all.length === 0 ? 'overrunNobody' : open.length === 0 ? 'overrunShut' : 'overruns'}`, {
      hex: name(target),
      count: open.length,
    }),
    hexes: all.map(
      ({ from, cost, bars }): ShownHex => ({
        hex: from,
        tone: bars.length > 0 ? 'bad' : 'good',
        ...(cost === undefined ? {} : { label: inHalves(cost) }),
      }),
    ),
    lines: [],
    list: all.flatMap((one): readonly ShownItem[] => {
      const [bar, ...more] = one.bars;
      return [
        {
          msg: saysOf(one, bar),
          rule: bar?.rule ?? '8.63',
          hex: one.from,
          calc: { id: overrunCalculator.id, input: one.input },
        },
        ...more.map(({ msg, rule }) => ({ msg, rule, hex: one.from })),
      ];
    }),
  };
};

export const overrunTool: MapTool = {
  id: 'overrun',
  msg: msg('rtl.way.tool'),
  rule: '8.6',
  of: 'hex',
  // beside men on foot alone there is nothing to ask
  when: (target, board, stand, context) =>
    board.nodeOf(target) >= 0 && overrunsOf(fieldOf(board, stand, context), board.nodeOf(target)).length > 0,
  show,
};
