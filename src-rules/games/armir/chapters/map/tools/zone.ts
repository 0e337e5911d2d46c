import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name, nameList } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { sideMsg } from '../../../model/words.ts';
import { type Field, fieldOf } from '../field.ts';
import { msg } from '../msg.ts';
import { type Zone, zoneSp } from '../zoc.ts';
import { controllers } from '../zones.ts';

/** 7: in whose zones a hex lies, and whose units beside it have none, and why. */

export interface ZoneHere {
  readonly side: SideId;
  /** hexes that hold it in their zone, those with heavy units apart */
  readonly heavy: readonly string[];
  readonly light: readonly string[];
  /** hexes beside it whose units have no zone there */
  readonly none: readonly { readonly hex: string; readonly why: Zone['why'] | 'side' }[];
}

export const zonesAt = (field: Field, node: number): readonly ZoneHere[] => {
  const { board } = field.ground;
  const hex = board.ids[node] ?? '';
  return ([sides.axis, sides.soviet] as const).map((side) => {
    const from = field.zones.from[side];
    const held = controllers(board, field.zones, side, node);
    return {
      side,
      heavy: held.filter((one) => from.get(one)?.heavy),
      light: held.filter((one) => !from.get(one)?.heavy),
      none: neighboursOf(board.sheet.grid, hex).flatMap((other) => {
        const zone = other === undefined ? undefined : from.get(other);
        if (other === undefined || !zone || held.includes(other)) return [];
        return [{ hex: other, why: zone.projects ? 'side' : zone.why } as const];
      }),
    };
  });
};

const whyMsg = (why: ZoneHere['none'][number]['why'], hex: string): ShownItem => {
  const at = { hex: name(hex) };
  switch (why) {
    case 'side':
      return { msg: msg('armir.zone.side', at), rule: '7.1.2' };
    case 'oos':
      return { msg: msg('armir.zone.oos', at), rule: '8.3' };
    case 'sp':
      return { msg: msg('armir.zone.sp', { ...at, n: zoneSp }), rule: '7' };
    default:
      return { msg: msg('armir.zone.noCombat', at), rule: '7' };
  }
};

const heldMsg = (side: SideId, hexes: readonly string[], id: 'heavy' | 'light' | 'soviet'): Msg =>
  msg(`armir.zone.${id}`, { side: sideMsg(side), hexes: nameList(hexes) });

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(msg('armir.tool.undrawn'));
  const field = fieldOf(board, stand, context);
  const here = zonesAt(field, node);
  const sidesHere = here.filter(({ heavy, light }) => heavy.length + light.length > 0);
  const items = here.flatMap(({ side, heavy, light, none }): readonly ShownItem[] => [
    ...(side === sides.soviet && light.length > 0
      ? [{ msg: heldMsg(side, light, 'soviet'), rule: '7.1' }]
      : [
          ...(heavy.length > 0 ? [{ msg: heldMsg(side, heavy, 'heavy'), rule: '7.1' }] : []),
          ...(light.length > 0 ? [{ msg: heldMsg(side, light, 'light'), rule: '7.1.1' }] : []),
        ]),
    ...none.map(({ hex, why }) => whyMsg(why, hex)),
  ]);
  return {
    says:
      sidesHere.length === 2
        ? msg('armir.zone.both', { hex: name(target) })
        : sidesHere[0]
          ? msg('armir.zone.one', { hex: name(target), side: sideMsg(sidesHere[0].side) })
          : msg('armir.zone.none', { hex: name(target) }),
    hexes: here.flatMap(({ heavy, light, none }) => [
      ...heavy.map((hex) => ({ hex, tone: 'bad' as const })),
      ...light.map((hex) => ({ hex, tone: 'half' as const })),
      ...none.map(({ hex }) => ({ hex, tone: 'plain' as const })),
    ]),
    lines: [],
    list: items,
  };
};

export const zoneTool: MapTool = { id: 'zone', msg: msg('armir.tool.zone'), rule: '7', of: 'hex', show };
