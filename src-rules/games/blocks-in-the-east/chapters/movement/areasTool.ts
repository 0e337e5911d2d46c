import type { ShownHex, ShownItem } from '#rules/kit/game/overlay.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { nationMsg } from '../../model/units.ts';
import type { Field } from '../map/field.ts';
import { calledMsg, ofMap, once } from '../map/overlay.ts';
import { astray, germansInFinland, together } from './astray.ts';
import { msg } from './msg.ts';

/** 5.3: Axis ground units where they may not be. */
const cases = (field: Field, context: Context): readonly ShownItem[] => {
  const { ground } = field;
  const at = (hex: string) => calledMsg(ground, ground.board.nodeOf(hex));
  const drawn = ({ hex }: { readonly hex: string }): boolean => ground.board.nodeOf(hex) >= 0;
  const germans = germansInFinland(context);
  const crossed = field.stand.pieces.some(
    ({ side, hex }) => side === sides.soviet && ground.has(ground.board.nodeOf(hex), 'FIN'),
  );
  return [
    ...astray(context)
      .filter(drawn)
      .map(({ name: unit, hex, why }) => ({
        msg: msg('bite.areas.unit', { unit: name(unit), hex: at(hex), why: why.msg }),
        rule: why.rule,
        hex,
      })),
    ...together(context)
      .filter((hex) => drawn({ hex }))
      .map((hex) => ({ msg: msg('bite.areas.together', { hex: at(hex) }), rule: '5.3', hex })),
    ...(germans > 1 && !crossed
      ? [{ msg: msg('bite.areas.germans', { count: germans, nation: nationMsg.FIN }), rule: '5.5' }]
      : []),
  ];
};
export const areasTool = ofMap('areas', msg('bite.ask.areas'), '5.3', (field, context) => {
  const items = cases(field, context);
  return {
    says: msg('bite.areas.says', { count: items.length }),
    hexes: once(
      items.flatMap(({ hex, msg, rule }): readonly ShownHex[] => (hex ? [{ hex, tone: 'bad', msg, rule }] : [])),
    ),
    lines: [],
    list: items,
  };
});
