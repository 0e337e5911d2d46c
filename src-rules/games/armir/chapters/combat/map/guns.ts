import type { JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import type { MapSaid } from '#rules/kit/forms/mapSaid.ts';
import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide, sides } from '../../../ids.ts';
import { printedRange } from '../../../model/reading.ts';
import { pieceMsg, sideMsg } from '../../../model/words.ts';
import { type Field, fieldOf, holderOf, type Unit, unitOf } from '../../map/field.ts';
import { distance } from '../../map/ground.ts';
import { bombard } from '../bombardment/bombard.ts';
import { bombardFields } from '../bombardment/fields.ts';
import { airBar, firingFrom } from '../bombardment/shot.ts';
import { armyRange, gunRange, sideOf } from '../guns.ts';
import { msg } from '../msg.ts';

/** 9.1.2, 10.1, 10.2.1, 10.1.2: how far guns, HQs and aircraft reach. */

export interface GunOnMap {
  readonly unit: Unit;
  readonly range: number;
  readonly how: 'heavy' | 'army' | 'division';
  readonly rule: string;
  /** why it stays silent now */
  readonly silent?: 'oos' | 'dsg';
}

/** What a counter fires with, if it fires at all. */
export const gunOf = (field: Field, unit: Unit): GunOnMap | undefined => {
  const { counter, piece } = unit;
  const printed = printedRange(field.context, counter);
  const [oos, dsg] = [piece.states.includes('oos'), piece.states.includes('dsg')];
  const silent = (supplied: boolean): Pick<GunOnMap, 'silent'> =>
    supplied && oos ? { silent: 'oos' } : dsg && counter.kind !== 'hq' ? { silent: 'dsg' } : {};
  if (counter.kind === 'heavyArtillery')
    return { unit, range: gunRange(counter.kind, printed), how: 'heavy', rule: '10.1', ...silent(true) };
  if (counter.kind === 'artillery')
    return { unit, range: gunRange(counter.kind, printed), how: 'division', rule: '10.1.2', ...silent(false) };
  return counter.kind === 'hq' && counter.side === sides.soviet
    ? { unit, range: armyRange, how: 'army', rule: '10.2.1', ...silent(true) }
    : undefined;
};

const gunsIn = (field: Field): readonly GunOnMap[] => field.all.flatMap((unit) => gunOf(field, unit) ?? []);
/** Enemy guns, HQs and aircraft that reach a hex with units in it. */
export const gunsOn = (field: Field, node: number): readonly GunOnMap[] => {
  const side = holderOf(field, node);
  return gunsIn(field).filter(
    ({ unit, range, how }) =>
      how !== 'division' && unit.counter.side !== side && distance(field.ground, unit.node, node) <= range,
  );
};
/** 9.1.2: Soviet aircraft reach as far as an HQ does; plain distance, any HQ on the map (AMB-18). */
export const sovietAirReaches = (field: Field, node: number): boolean =>
  field.all.some(
    ({ counter, piece, node: from }) =>
      counter.side === sides.soviet &&
      counter.kind === 'hq' &&
      distance(field.ground, from, node) <= (piece.radius ?? -1),
  );

const silentMsg = ({ silent }: GunOnMap): readonly ShownItem[] =>
  silent === undefined ? [] : [{ msg: msg(`armir.guns.silent.${silent}`), rule: silent === 'oos' ? '8.3.1' : '11.2' }];

const gunMsg = (field: Field, gun: GunOnMap, node: number): Msg =>
  msg(`armir.guns.from.${gun.how}`, {
    unit: pieceMsg(gun.unit.piece),
    n: distance(field.ground, gun.unit.node, node),
    of: gun.range,
  });

/** The bombardment as its calculator asks it; a gun that supports does not bombard. */
const shotBy = (field: Field, gun: GunOnMap, node: number): ShownItem['calc'] =>
  gun.how === 'division'
    ? undefined
    : {
        id: 'bombard',
        input: {
          ...shotAt(field, node),
          ...(gun.how === 'army'
            ? { with: 'army', army: gun.unit.counter.army ?? 'iii' }
            : { with: 'heavy', gun: gun.unit.counter.name }),
          distance: distance(field.ground, gun.unit.node, node),
        },
      };
const isStrong = ({ ground }: Field, node: number): boolean => ground.strongpoint(node) !== undefined;
const shotAt = (field: Field, node: number) => ({
  target: field.ground.id(node),
  strongpoint: isStrong(field, node),
  distance: 0,
});
/** The same for a form on which hex and gun are named: the distance of who fires, as far as he stands on the map. */
export const shotAbout = (raw: JsonObject, field: Field): MapSaid | undefined => {
  const { ground, context } = field;
  const node = ground.board.nodeOf(String(raw.target));
  const parsed = node < 0 ? undefined : bombard.parse(raw, context);
  if (!parsed?.ok) return undefined;
  const input = asInput(bombardFields, parsed.value);
  // any HQ will do for the aircraft (9.1.2)
  const from = input.with === 'sovietAir' && sovietAirReaches(field, node) ? undefined : firingFrom(input, context);
  const unit = from && unitOf(field, from.id);
  return {
    whole: {
      ...(sideOf(input.with) === sides.soviet ? { strongpoint: isStrong(field, node) } : {}),
      ...(unit ? { distance: distance(ground, unit.node, node) } : {}),
    },
    rows: {},
  };
};

const showHex = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const node = board.nodeOf(target);
  const side = node < 0 ? undefined : holderOf(field, node);
  if (side === undefined) return wordsOnly(msg('armir.tool.empty'));
  const guns = gunsOn(field, node);
  const flies = otherSide(side);
  const not: Objection | undefined =
    flies === sides.soviet && !sovietAirReaches(field, node)
      ? { msg: msg('armir.guns.noAir'), rule: '9.1.2' }
      : airBar(flies, context);
  return {
    says: msg('armir.guns.says', { hex: name(target), count: guns.length }),
    hexes: guns.map(
      (gun): ShownHex => ({ hex: gun.unit.piece.hex, tone: gun.silent ? 'half' : 'good', label: String(gun.range) }),
    ),
    lines: [],
    list: [
      ...guns.flatMap((gun) => [
        {
          msg: gunMsg(field, gun, node),
          rule: gun.rule,
          hex: gun.unit.piece.hex,
          ...(gun.silent ? {} : { calc: shotBy(field, gun, node) }),
        },
        ...silentMsg(gun),
      ]),
      {
        ...(not ?? {
          msg: msg('armir.guns.air', { side: sideMsg(flies) }),
          rule: '9.1.2',
          calc: {
            id: 'bombard',
            input: { ...shotAt(field, node), with: flies === sides.axis ? 'axisAir' : 'sovietAir' },
          },
        }),
      },
      ...(side === sides.axis && field.ground.strongpoint(node) !== undefined
        ? [{ msg: msg('armir.guns.strongpoint'), rule: '14.3.2' }]
        : []),
    ],
  };
};

const showPiece = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const unit = unitOf(field, target);
  const gun = unit && gunOf(field, unit);
  if (!unit || !gun) return wordsOnly(msg('armir.tool.nobody'));
  const { ground } = field;
  const enemies = field.at[otherSide(unit.counter.side)];
  const within = board.ids.flatMap((_, node) => (distance(ground, unit.node, node) <= gun.range ? [node] : []));
  return {
    says: msg('armir.guns.reach', {
      unit: pieceMsg(unit.piece),
      n: gun.range,
      count: within.filter((node) => enemies.has(node)).length,
    }),
    hexes: within.map((node): ShownHex => ({ hex: ground.id(node), tone: enemies.has(node) ? 'bad' : 'good' })),
    lines: [],
    list: silentMsg(gun),
  };
};

export const gunTools: readonly MapTool[] = [
  {
    id: 'bombard',
    msg: msg('armir.tool.bombard'),
    rule: '11',
    of: 'hex',
    when: (target, board, stand, context) =>
      board.nodeOf(target) >= 0 && holderOf(fieldOf(board, stand, context), board.nodeOf(target)) !== undefined,
    show: showHex,
  },
  {
    id: 'guns',
    msg: msg('armir.tool.guns'),
    rule: '10',
    of: 'piece',
    when: (target, board, stand, context) => {
      const field = fieldOf(board, stand, context);
      const unit = unitOf(field, target);
      return unit !== undefined && gunOf(field, unit) !== undefined;
    },
    show: showPiece,
  },
];
