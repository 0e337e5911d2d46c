import type { MapState, MapTool, Overlay, Reason } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../../ids.ts';
import { formationMsg } from '../../../model/units.ts';
import { pieceMsg, sideMsg } from '../../../model/words.ts';
import { type Field, fieldOf, isShared, type Unit } from '../../map/field.ts';
import { distance } from '../../map/ground.ts';
import {
  alpineAlarm,
  boundsOf,
  closedTo,
  hqOfCorps,
  isAlpineHqLocked,
  isFrontLocked,
  isGebirgsLocked,
  lockedCorps,
  xxivReach,
} from '../locks.ts';
import { msg } from '../msg.ts';
import { type Stacking, stacking, stackLimit, stackUnit } from '../stack.ts';

/** 5.5, 6, 15.1, 16.1.4: who may not move, who stands where it may not, what is too much in a hex. */

const showLocks = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const locked = field.all.filter((unit) => isFrontLocked(field, unit));
  const corps = lockedCorps(context, field);
  const hq = hqOfCorps(field, 'alpine');
  const alpine = hq && isAlpineHqLocked(field, hq) ? hq : undefined;
  const gebirgs = field.all.find((unit) => isGebirgsLocked(field, unit));
  const xxiv = hqOfCorps(field, 'xxiv');
  const xxivBounds = xxiv && boundsOf(field, xxiv);
  const outside = field.all.filter((unit) => {
    const bounds = boundsOf(field, unit);
    return bounds !== undefined && !bounds.inside(unit.node);
  });
  const held = [...locked, ...(alpine ? [alpine] : []), ...(gebirgs ? [gebirgs] : [])];
  return {
    says: msg('armir.locks.says', { count: held.length }),
    hexes: [
      ...[...new Set(held.map(({ piece }) => piece.hex))].map((hex): ShownHex => ({ hex, tone: 'bad' })),
      ...outside.map(({ piece }): ShownHex => ({ hex: piece.hex, tone: 'half' })),
    ],
    lines: [],
    list: [
      ...corps.map((one): ShownItem => ({ msg: msg('armir.locks.front', { corps: formationMsg[one] }), rule: '5.5' })),
      ...(corps.length === 0
        ? [{ msg: msg(context.turn > 2 ? 'armir.locks.over' : 'armir.locks.free'), rule: '5.5' }]
        : []),
      ...(alpine
        ? [{ msg: msg('armir.locks.alpineHq', { n: alpineAlarm }), rule: '5.5.1', hex: alpine.piece.hex }]
        : []),
      ...(gebirgs ? [{ msg: msg('armir.held.gebirgs'), rule: '15.2', hex: gebirgs.piece.hex }] : []),
      ...(xxiv && xxivBounds
        ? [
            {
              msg: msg(xxivBounds.inside(xxiv.node) ? 'armir.locks.xxivIn' : 'armir.locks.xxivOut', { n: xxivReach }),
              rule: '15.1.1',
              hex: xxiv.piece.hex,
            },
          ]
        : []),
      ...outside
        .filter((unit) => unit !== xxiv)
        .map((unit) => ({
          msg: msg('armir.locks.outside', { unit: pieceMsg(unit.piece) }),
          rule: boundsOf(field, unit)?.rule ?? '5.5.1',
          hex: unit.piece.hex,
        })),
    ],
  };
};

/** 6: every hex of the map with too many SP, or with units of two Soviet armies. */
export interface Crowd {
  readonly hex: string;
  readonly side: SideId;
  readonly stacking: Stacking;
}
const bothSides = [sides.axis, sides.soviet] as const;
const crowdAt = (field: Field, side: SideId, node: number): Crowd | undefined => {
  const units = (field.at[side].get(node) ?? []).map(({ counter }) => stackUnit(field.context, counter));
  const found = stacking(units);
  return found.legal ? undefined : { hex: field.ground.id(node), side, stacking: found };
};
export const crowdsOf = (field: Field): readonly Crowd[] =>
  bothSides.flatMap((side) =>
    [...field.at[side].keys()]
      .flatMap((node) => crowdAt(field, side, node) ?? [])
      .sort((a, b) => (a.hex < b.hex ? -1 : 1)),
  );

/** 5: both sides stand in it. */
const shared: Reason = { msg: msg('armir.stacking.shared'), rule: '5' };

const showStacking = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const crowds = crowdsOf(field);
  const both = [...field.at.axis.keys()].filter((node) => isShared(field, node)).map(field.ground.id);
  const over = crowds.filter(({ stacking: { over: n } }) => n > 0);
  return {
    says: msg('armir.stacking.says', { count: new Set([...both, ...crowds.map(({ hex }) => hex)]).size }),
    hexes: [
      ...both.map((hex): ShownHex => ({ hex, tone: 'bad', ...shared })),
      ...crowds.map(
        ({ hex, stacking: { over: n, armies } }): ShownHex => ({
          hex,
          tone: 'bad',
          ...(n > 0 ? { label: `+${n}` } : {}),
          msg: n > 0 ? msg('armir.stacking.over', { count: n, n: stackLimit }) : msg('armir.stacking.armies'),
          rule: armies && n === 0 ? '6.3' : '6',
        }),
      ),
    ],
    lines: [],
    list: [
      ...both.map((hex) => ({ ...shared, hex })),
      ...over.map(({ hex, side, stacking: { over: n, excess } }) => ({
        msg: msg('armir.stacking.hex', { side: sideMsg(side), count: n, sp: excess.sp }),
        rule: '6.2',
        hex,
      })),
      ...crowds
        .filter(({ stacking: { armies } }) => armies)
        .map(({ hex }) => ({ msg: msg('armir.stacking.armies'), rule: '6.3', hex })),
      ...crowds
        .filter(({ stacking: { untyped } }) => untyped.length > 0)
        .map(({ hex, stacking: { untyped } }) => ({
          msg: msg('armir.stacking.untyped', { count: untyped.length }),
          rule: '2.1',
          hex,
        })),
    ],
  };
};

/** Who stands where the rules let nobody of its side be. */
export interface Misplaced {
  readonly unit: Unit;
  readonly why: 'railAB' | 'bokovskaya';
}
export const misplaced = (field: Field): readonly Misplaced[] =>
  field.all.flatMap((unit): readonly Misplaced[] => {
    const closed = closedTo(field.ground, unit.counter.side, unit.node);
    return closed ? [{ unit, why: closed.why }] : [];
  });

const stands = ({ unit, why }: Misplaced): Reason => ({
  msg: msg('armir.barred.stands', { unit: pieceMsg(unit.piece), hex: name(unit.piece.hex) }),
  rule: why === 'railAB' ? '5.1.2' : '16.1.4',
});

/** 5, 6, 16.1.4: of one hex, as the tools tell it of the whole map. */
export const amiss = (hex: string, board: Board, stand: MapState, context: Context): readonly Reason[] => {
  const field = fieldOf(board, stand, context);
  const node = board.nodeOf(hex);
  if (node < 0) return [];
  const crowds = bothSides.flatMap((side) => crowdAt(field, side, node) ?? []);
  return [
    ...(isShared(field, node) ? [shared] : []),
    ...crowds.flatMap(({ stacking: { over, armies } }): readonly Reason[] => [
      ...(over > 0 ? [{ msg: msg('armir.stacking.over', { count: over, n: stackLimit }), rule: '6' }] : []),
      ...(armies ? [{ msg: msg('armir.stacking.armies'), rule: '6.3' }] : []),
    ]),
    ...misplaced(field)
      .filter(({ unit }) => unit.node === node)
      .map(stands),
  ];
};

const showBarred = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const { ground } = field;
  const wrong = misplaced(field);
  const rail = board.ids.filter((_, node) => ground.onRailAB(node));
  const bokovskaya = ground.place('bokovskaya');
  if (rail.length === 0 && bokovskaya < 0) return wordsOnly(msg('armir.barred.undrawn'));
  return {
    says: msg('armir.barred.says', { count: wrong.length }),
    hexes: [
      ...rail.map((hex): ShownHex => ({ hex, tone: 'half', msg: msg('armir.barred.railAB'), rule: '5.1.2' })),
      ...(bokovskaya < 0
        ? []
        : [
            {
              hex: ground.id(bokovskaya),
              tone: 'half' as const,
              msg: msg('armir.barred.bokovskaya'),
              rule: '16.1.4',
            },
          ]),
      ...wrong.map(({ unit }): ShownHex => ({ hex: unit.piece.hex, tone: 'bad' })),
    ],
    lines: [],
    list: [
      ...(rail.length > 0 ? [{ msg: msg('armir.barred.railAB'), rule: '5.1.2' }] : []),
      ...(bokovskaya < 0 ? [] : [{ msg: msg('armir.barred.bokovskaya'), rule: '16.1.4' }]),
      ...wrong.map((one) => ({ ...stands(one), hex: one.unit.piece.hex })),
    ],
  };
};

/** 16.1.4: the units that wait at Bokovskaya, and the hex they enter by. */
const showCir = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const node = field.ground.place('bokovskaya');
  if (node < 0) return wordsOnly(msg('armir.cirEntry.undrawn'));
  const waiting = Object.entries(mapIn(context, cells.cirUnits)).filter(([, where]) => where === 'in');
  const there = field.at.soviet.get(node) ?? [];
  const beside = board.ids
    .map((_, at) => at)
    .filter((at) => at !== node && distance(field.ground, node, at) === 1 && field.at.axis.has(at));
  return {
    says: msg('armir.cirEntry.says', { hex: name(field.ground.id(node)), count: waiting.length }),
    hexes: [
      { hex: field.ground.id(node), tone: 'good' },
      ...beside.map((at): ShownHex => ({ hex: field.ground.id(at), tone: 'half' })),
    ],
    lines: [],
    list: [
      { msg: msg('armir.cirEntry.cost'), rule: '16.1.4' },
      ...(there.length > 0 ? [{ msg: msg('armir.cirEntry.there', { count: there.length }), rule: '6' }] : []),
      ...(field.zones.axis[node] === 1 ? [{ msg: msg('armir.cirEntry.zone'), rule: '7.1' }] : []),
    ],
  };
};

export const orderTools: readonly MapTool[] = [
  { id: 'locks', msg: msg('armir.tool.locks'), rule: '5.5', of: 'map', show: showLocks },
  { id: 'stacking', msg: msg('armir.tool.stacking'), rule: '6', of: 'map', show: showStacking },
  { id: 'barred', msg: msg('armir.tool.barred'), rule: '5.1.2', of: 'map', show: showBarred },
  {
    id: 'cir',
    msg: msg('armir.tool.cir'),
    rule: '16.1.4',
    of: 'map',
    when: (_target, _board, _stand, context) => Object.keys(mapIn(context, cells.cirUnits)).length > 0,
    show: showCir,
  },
];
