import type { JsonObject } from '#rules/kit/base/json.ts';
import type { NotedFight } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, otherSide, rosters, type SideId } from '../../../ids.ts';
import { hexDistance } from '../../../model/hexes.ts';
import { isIn } from '../../../model/phases.ts';
import { standsIn } from '../../../model/strongpoints.ts';
import { standsInZoc } from '../../map/drawn.ts';
import { boardIn, fieldOf } from '../../map/field.ts';
import { standOf } from '../../map/stand.ts';
import { fight, groundOfFight } from '../attack/fills.ts';
import { type Declared, declaredIn, fightersIn } from '../fight/declared.ts';
import { attackFields } from '../fight/fields.ts';
import { msg } from '../msg.ts';
import { partsOnMap } from '../ways/beside.ts';
import { isShut } from '../ways/retreatEnds.ts';
import { aheadFields } from './aheadFields.ts';
import { reactingTo } from './fields.ts';
import { listIn, plannedRows } from './plan.ts';

/** Declared attacks as their form opens: who is known to be there, and what the drawn map has of the ground. */

/** `to`: where its distance counts to: the target of a gun, the lead unit of an HQ. */
const rowOf = (unit: RosterUnit, context: Context, to: (kind: unknown) => string): JsonObject => {
  const { fields, recorded } = attackFields.german;
  const printed: JsonObject = JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(unit.values).filter(([id, value]) => id in fields && value !== null)),
    ),
  );
  const distance = hexDistance(textAt(context, cells.at, unit.id), to(unit.values.kind));
  return {
    id: unit.id,
    name: unit.name,
    ...printed,
    ...recorded(unit, context),
    ...(distance === undefined || unit.values.kind === 'combat' ? {} : { distance }),
  };
};
const rowsOf = (
  context: Context,
  side: SideId,
  ids: readonly string[],
  to: (kind: unknown) => string,
): readonly JsonObject[] =>
  (context.rosters[rosters[side]]?.units ?? [])
    .filter(({ id }) => ids.includes(id))
    .map((unit) => rowOf(unit, context, to));

/** From the record alone. */
const recordedFight = ({ hex, side, units }: Declared, context: Context): JsonObject => {
  const other = otherSide(side);
  const listed = context.rosters[rosters[side]]?.units ?? [];
  const lead = listed.find(({ id, values }) => units.includes(id) && (values.kind ?? 'combat') === 'combat')?.id ?? '';
  const leadHex = textAt(context, cells.at, lead);
  const rows = {
    [side]: rowsOf(context, side, units, (kind) => (kind === 'artillery' ? hex : leadHex)),
    [other]: rowsOf(
      context,
      other,
      fightersIn(context, hex, other).map(({ id }) => id),
      () => hex,
    ),
  };
  return {
    attacker: side,
    target: hex,
    ...Object.fromEntries(Object.entries(rows).filter(([, all]) => all.length > 0)),
    ...standsIn(context, hex, other),
  };
};

/** With what the map knows: terrain, hexsides, who is in range. Guns that were named take part; who is not on it stays. */
const drawnFight = (declared: Declared, context: Context): JsonObject => {
  const known = recordedFight(declared, context);
  const { hex, side, units } = declared;
  const board = boardIn(context);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return known;
  const made = fight({ target: hex, attackers: units, side }, board, context);
  const found = made?.input;
  if (!found)
    return { ...known, ...groundOfFight(fieldOf(board, standOf(board, context), context), node, otherSide(side)) };
  const mine = plannedRows(made, side, declared).map((row) =>
    units.includes(String(row.id)) ? { ...row, part: true } : row,
  );
  const missing = listIn(known, side).filter(({ id }) => !mine.some((row) => row.id === id));
  const other = otherSide(side);
  return { ...found, [other]: plannedRows(made, other, declared), [side]: [...mine, ...missing] };
};

const mostReacting = 6;
/** 9.32: who near the hex may try to react, as far as hexes are known; their owner takes out who does not. */
const reactors = ({ hex, side }: Declared, context: Context): readonly JsonObject[] => {
  const other = otherSide(side);
  return reactingTo({ hex, side }, context)
    .flatMap((one): readonly JsonObject[] => {
      const away = hexDistance(textAt(context, cells.at, one.id), hex);
      const unit = context.rosters[rosters[other]]?.units.find(({ id }) => id === one.id);
      if (!unit || away === undefined) return [];
      const zoc = standsInZoc(context, one) === true;
      const { hex: _hex, ...row } = rowOf(unit, context, () => hex);
      const known = Object.entries(row).filter(([key]) => key === 'id' || key in aheadFields.reacting.fields);
      return [{ ...Object.fromEntries(known), away, ...(zoc ? { inZoc: true } : {}) }];
    })
    .slice(0, mostReacting);
};

/** 9.25, as the map has it. */
const onlyThroughZoc = ({ hex, side }: Declared, context: Context): JsonObject => {
  const other = otherSide(side);
  const leaving = { side: other, hex, units: fightersIn(context, hex, other), from: 'refusal' } as const;
  return isShut(partsOnMap(leaving, context)) ? { onlyThroughZoc: true } : {};
};

/** Each opens in the attack; before the defender has chosen, in what his choices would do as well. */
export const fightsOf = (context: Context): readonly NotedFight[] => {
  const before = isIn(context, 'reaction');
  return declaredIn(context).flatMap((declared): readonly NotedFight[] => {
    const { hex } = declared;
    const input = drawnFight(declared, context);
    const p = { hex: name(hex) };
    return [
      ...(before
        ? [
            {
              id: `${hex}-ahead`,
              msg: msg('rtl.ahead.fight', p),
              calc: 'ahead',
              input: { ...input, ...onlyThroughZoc(declared, context), reacting: reactors(declared, context) },
              done: false,
            },
          ]
        : []),
      { id: hex, msg: msg('rtl.chk.fight', p), calc: 'attack', input, done: false },
    ];
  });
};
