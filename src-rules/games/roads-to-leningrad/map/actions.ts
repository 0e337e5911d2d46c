import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, unmark } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { rulesOf } from '../data/scenarios.ts';
import { maps, marks } from '../ids.ts';
import { type Bar, never, unless } from '../propose.ts';
import { weatherOf } from '../reading.ts';
import { groups } from '../record/cells.ts';
import { m } from '../text/speak-map.ts';
import { judged } from './supplied.ts';

/** Hexes that ask the airfield for supply and have no other line (S3.24), as far as the map is drawn. */
export const asksAirfield = (around: Around): readonly string[] => [
  ...new Set(
    (judged(around, 'german') ?? []).flatMap(({ hex, state }) =>
      state === 'choice' || state === 'airfield' ? [hex] : [],
    ),
  ),
];
const onSoltsy = ({ scenario }: Pick<Around, 'scenario'>): boolean => rulesOf(scenario).map === maps.soltsy;
const hexesOf = (typed: string): readonly string[] => [...new Set(typed.split(/[\s,;]+/).filter((one) => one !== ''))];

/** S3.24: which two hexes the airfield supplies this turn. */
const airfield = action({
  id: 'airfield',
  msg: m('rtl.action.airfield'),
  about: m('rtl.action.airfield.about'),
  rule: 'S3.24',
  group: groups.units,
  when: onSoltsy,
  fields: {
    hexes: {
      kind: 'text',
      msg: m('rtl.field.airfieldHexes'),
      hint: m('rtl.field.airfieldHexes.hint'),
      start: '',
      max: 40,
      many: true,
      offers: (around: Around) => asksAirfield(around).map((one) => ({ name: one })),
    },
  },
  proposes: (input, around) => {
    const hexes = hexesOf(input.hexes);
    if (hexes.length === 0) return never(m('rtl.bar.airfieldNoHex'), 'S3.24');
    const bar: Bar | undefined =
      hexes.length > 2
        ? { msg: m('rtl.bar.airfieldTwo'), rule: 'S3.24' }
        : weatherOf(around, around.turn) === 'rain'
          ? { msg: m('rtl.bar.airfieldRain'), rule: 'S3.24' }
          : undefined;
    return unless(bar, m('rtl.says.airfield', { hexes: name(hexes.join(', ')) }), [
      ...Object.keys(around.marks[marks.airfield] ?? {}).map((hex) => unmark(marks.airfield, hex)),
      ...hexes.map((hex) => mark(marks.airfield, hex, true, `t${around.turn}`)),
    ]);
  },
});

export const mapActions = [airfield];
