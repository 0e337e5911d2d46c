import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { otherSide, sides } from '../../ids.ts';
import {
  isAxis,
  isSoviet,
  nameField,
  oos,
  recorded,
  rowMsg,
  sideField,
  sp,
  toggle,
  unitRosters,
} from '../../model/rows.ts';
import { axisFields, movementMsg } from '../../model/units.ts';
import { msg } from './msg.ts';
import { mustStop, zoneCount, zoneCrosses, zoneOf, zoneSp } from './zoc.ts';

const zoneRow = {
  name: nameField,
  kind: axisFields.kind,
  sp,
  heavy: { ...axisFields.heavy, rule: '7.1.1', when: { all: [isAxis, { field: 'kind', is: 'combat' }] } },
  oos,
} as const satisfies Fields;

const fields = {
  side: { ...sideField, msg: msg('armir.moving.field.zoneSide'), from: undefined },
  units: {
    kind: 'rows',
    msg: msg('armir.moving.field.zoneUnits'),
    start: [{}],
    max: 16,
    rosters: unitRosters,
    figure: 'unit',
    fields: zoneRow,
    recorded,
  },
  major: toggle(msg('armir.moving.field.major'), '7.1.2'),
  strongpointSide: { ...toggle(msg('armir.moving.field.strongpointSide'), '7.1.2'), when: isSoviet },
  mover: {
    kind: 'choice',
    msg: msg('armir.moving.field.mover'),
    start: 'motorised',
    rule: '7.1',
    options: (['other', 'motorised', 'tracked'] as const).map((key) => ({ key, msg: movementMsg[key] })),
  },
} as const satisfies Fields;
type Input = InputOf<typeof fields>;

/** 7: does this hex project a zone of control, does it reach the next hex, and must an enemy stop there? */
export const zone = valueCalc({
  id: 'zone',
  msg: msg('armir.moving.calc.zone'),
  rule: '7',
  fields,
  says: (input: Input, context, explanation) => {
    const counts = zoneCount(context);
    const pieces = input.units.map((row) => ({
      kind: row.kind,
      heavy: row.heavy && input.side === sides.axis,
      oos: row.oos,
      sp: row.kind === 'combat' ? (row.sp > 0 ? row.sp : undefined) : 1,
    }));
    const made = zoneOf(pieces, counts);
    const total = explanation.figure('sp', msg('armir.moving.figure.zoneSp'), { side: input.side });
    input.units.forEach((row, i) => {
      if (counts === 'combat' && row.kind !== 'combat') return;
      const unit = explanation.figure(`unit${i}`, rowMsg(row, i), { side: input.side });
      unit.add(pieces[i]?.sp ?? 1, msg('armir.moving.field.sp'), '7');
      total.plus(unit, rowMsg(row, i), '7');
    });
    const crosses = zoneCrosses(input.side, { major: input.major, strongpoint: input.strongpointSide });
    const reaches = made.projects && crosses;
    const stops = reaches && mustStop({ side: otherSide(input.side), move: input.mover }, [made]);
    const says = !made.projects
      ? msg(`armir.moving.zone.${made.why}`)
      : !crosses
        ? msg('armir.moving.zone.blocked')
        : stops
          ? msg(made.heavy ? 'armir.moving.zone.stopsHeavy' : 'armir.moving.zone.stops')
          : msg('armir.moving.zone.passes');
    return {
      answer: msg(
        `armir.moving.answer.${!made.projects ? 'noZone' : !crosses ? 'blocked' : stops ? 'stops' : 'passes'}`,
      ),
      says,
      rows: [
        {
          msg: msg('armir.moving.row.projects'),
          value: msg(made.projects ? 'armir.moving.yes' : 'armir.moving.no'),
          rule: '7',
        },
        {
          msg: msg('armir.moving.row.zoneSp'),
          value: msg('armir.moving.stack.of', { sp: made.sp, of: zoneSp }),
          rule: '7',
        },
        ...(input.side === sides.axis
          ? [
              {
                msg: msg('armir.moving.row.heavy'),
                value: msg(made.heavy ? 'armir.moving.yes' : 'armir.moving.no'),
                rule: '7.1.1',
              },
            ]
          : []),
        {
          msg: msg('armir.moving.row.crosses'),
          value: msg(crosses ? 'armir.moving.yes' : 'armir.moving.no'),
          rule: '7.1.2',
        },
        {
          msg: msg('armir.moving.row.stops'),
          value: msg(stops ? 'armir.moving.yes' : 'armir.moving.no'),
          rule: stops ? '7.1' : '7.1.1',
        },
      ],
      missing: input.units.flatMap((row, i) =>
        // two combat units have two SP: the zone of one alone is unsure, whose steps nobody typed
        made.unsure && row.kind === 'combat'
          ? [{ msg: msg('armir.moving.missing.sp', { unit: rowMsg(row, i) }), row: row.id }]
          : [],
      ),
      hints: [
        ...(made.unsure ? [{ msg: msg('armir.moving.hint.unsure'), rule: '7' }] : []),
        { msg: msg('armir.moving.hint.noCost'), rule: '7' },
        ...(input.side === sides.axis && made.projects
          ? [{ msg: msg('armir.moving.hint.supply'), rule: '8.2.1' }]
          : []),
      ],
    };
  },
});
