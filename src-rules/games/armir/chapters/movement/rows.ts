import type { Fields } from '#rules/kit/forms/fields.ts';
import { isAxis, isSoviet, nameField, oos, sp } from '../../model/rows.ts';
import { axisFields, sovietFields } from '../../model/units.ts';
import { msg } from './msg.ts';

/** Units as rows of the forms of movement and stacking. */

export const moverRow = {
  name: nameField,
  kind: axisFields.kind,
  move: axisFields.move,
  mp: { ...axisFields.mp, hint: msg('armir.moving.field.mp.hint'), big: true },
  oos,
  nation: { ...axisFields.nation, rule: '5.4', when: isAxis },
  division: { ...axisFields.division, rule: '5.4.1', when: isAxis },
} as const satisfies Fields;

export const stackRow = {
  name: nameField,
  kind: axisFields.kind,
  sp,
  army: { ...sovietFields.army, rule: '6.3', when: isSoviet },
  corps: { ...sovietFields.corps, when: isSoviet },
  division: { ...axisFields.division, rule: '6.1', when: isAxis },
} as const satisfies Fields;
