import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, unmark } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { nameList } from '#rules/kit/words/message.ts';
import { maps, marks } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { allowUnless } from '../../model/propose.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { weatherNow } from '../events/weather.ts';
import { msg } from './msg.ts';
import { judged } from './supplied.ts';

/** Hexes that ask the airfield for supply and have no other line (S3.24), as far as the map is drawn. */
export const asksAirfield = (context: Context): readonly string[] => [
  ...new Set(
    (judged(context, 'german') ?? []).flatMap(({ hex, state }) =>
      state === 'choice' || state === 'airfield' ? [hex] : [],
    ),
  ),
];
const onSoltsy = ({ scenario }: Pick<Context, 'scenario'>): boolean => rulesOf(scenario).map === maps.soltsy;
const hexesOf = (typed: string): readonly string[] => [...new Set(typed.split(/[\s,;]+/).filter((one) => one !== ''))];

/** S3.24: which two hexes the airfield supplies this turn. */
const airfield = action({
  id: 'airfield',
  msg: msg('rtl.action.airfield'),
  about: msg('rtl.action.airfield.about'),
  rule: 'S3.24',
  group: groups.units,
  when: onSoltsy,
  fields: {
    hexes: {
      kind: 'text',
      msg: msg('rtl.field.airfieldHexes'),
      hint: msg('rtl.field.airfieldHexes.hint'),
      start: '',
      max: 40,
      many: true,
      offers: (context: Context) => asksAirfield(context).map((one) => ({ name: one })),
    },
  },
  proposes: (input, context) => {
    const hexes = hexesOf(input.hexes);
    if (hexes.length === 0) return refuse(msg('rtl.bar.airfieldNoHex'), 'S3.24');
    const bar: Objection | undefined =
      hexes.length > 2
        ? { msg: msg('rtl.bar.airfieldTwo'), rule: 'S3.24' }
        : weatherNow(context) === 'rain'
          ? { msg: msg('rtl.bar.airfieldRain'), rule: 'S3.24' }
          : undefined;
    return allowUnless(bar, msg('rtl.says.airfield', { hexes: nameList(hexes) }), [
      ...markedKeys(context, marks.airfield).map((hex) => unmark(marks.airfield, hex)),
      ...hexes.map((hex) => mark(marks.airfield, hex, true, `t${context.turn}`)),
    ]);
  },
});

export const airfieldActions = [airfield];
