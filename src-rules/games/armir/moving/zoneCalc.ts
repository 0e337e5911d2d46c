import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { otherSide, sides } from '../ids.ts';
import { v } from '../text/speak-moving.ts';
import { movementMsg } from '../units.ts';
import { isSoviet, recorded, rowMsg, sideField, toggle, unitRosters, zoneRow } from './rows.ts';
import { mustStop, zoneCount, zoneCrosses, zoneOf, zoneSp } from './zoc.ts';

const fields = {
  side: { ...sideField, msg: v('armir.moving.field.zoneSide'), from: undefined },
  units: {
    kind: 'rows',
    msg: v('armir.moving.field.zoneUnits'),
    start: [{}],
    max: 16,
    rosters: unitRosters,
    figure: 'unit',
    fields: zoneRow,
    recorded,
  },
  major: toggle(v('armir.moving.field.major'), '7.1.2'),
  strongpointSide: { ...toggle(v('armir.moving.field.strongpointSide'), '7.1.2'), when: isSoviet },
  mover: {
    kind: 'choice',
    msg: v('armir.moving.field.mover'),
    start: 'motorised',
    rule: '7.1',
    options: (['other', 'motorised', 'tracked'] as const).map((key) => ({ key, msg: movementMsg[key] })),
  },
} as const satisfies Fields;
type Input = InputOf<typeof fields>;

/** 7: does this hex project a zone of control, does it reach the next hex, and must an enemy stop there? */
export const zone = valueCalc({
  id: 'zone',
  msg: v('armir.moving.calc.zone'),
  rule: '7',
  fields,
  says: (input: Input, around, why) => {
    const counts = zoneCount(around);
    const pieces = input.units.map((row) => ({
      kind: row.kind,
      heavy: row.heavy && input.side === sides.axis,
      oos: row.oos,
      sp: row.kind === 'combat' ? (row.sp > 0 ? row.sp : undefined) : 1,
    }));
    const made = zoneOf(pieces, counts);
    const total = why.figure('sp', v('armir.moving.figure.zoneSp'), { side: input.side });
    input.units.forEach((row, i) => {
      if (counts === 'combat' && row.kind !== 'combat') return;
      const unit = why.figure(`unit${i}`, rowMsg(row, i), { side: input.side });
      unit.add(pieces[i]?.sp ?? 1, v('armir.moving.field.sp'), '7');
      total.plus(unit, rowMsg(row, i), '7');
    });
    const crosses = zoneCrosses(input.side, { major: input.major, strongpoint: input.strongpointSide });
    const reaches = made.projects && crosses;
    const stops = reaches && mustStop({ side: otherSide(input.side), move: input.mover }, [made]);
    const says = !made.projects
      ? v(`armir.moving.zone.${made.why}`)
      : !crosses
        ? v('armir.moving.zone.blocked')
        : stops
          ? v(made.heavy ? 'armir.moving.zone.stopsHeavy' : 'armir.moving.zone.stops')
          : v('armir.moving.zone.passes');
    return {
      answer: v(`armir.moving.answer.${!made.projects ? 'noZone' : !crosses ? 'blocked' : stops ? 'stops' : 'passes'}`),
      says,
      rows: [
        {
          msg: v('armir.moving.row.projects'),
          value: v(made.projects ? 'armir.moving.yes' : 'armir.moving.no'),
          rule: '7',
        },
        {
          msg: v('armir.moving.row.zoneSp'),
          value: v('armir.moving.stack.of', { sp: made.sp, of: zoneSp }),
          rule: '7',
        },
        ...(input.side === sides.axis
          ? [
              {
                msg: v('armir.moving.row.heavy'),
                value: v(made.heavy ? 'armir.moving.yes' : 'armir.moving.no'),
                rule: '7.1.1',
              },
            ]
          : []),
        {
          msg: v('armir.moving.row.crosses'),
          value: v(crosses ? 'armir.moving.yes' : 'armir.moving.no'),
          rule: '7.1.2',
        },
        {
          msg: v('armir.moving.row.stops'),
          value: v(stops ? 'armir.moving.yes' : 'armir.moving.no'),
          rule: stops ? '7.1' : '7.1.1',
        },
      ],
      missing: input.units.flatMap((row, i) =>
        made.unsure && row.kind === 'combat' && row.sp === 0
          ? [{ msg: v('armir.moving.missing.sp', { unit: rowMsg(row, i) }), row: row.id }]
          : [],
      ),
      hints: [
        ...(made.unsure ? [{ msg: v('armir.moving.hint.unsure'), rule: '7' }] : []),
        { msg: v('armir.moving.hint.noCost'), rule: '7' },
        ...(input.side === sides.axis && made.projects ? [{ msg: v('armir.moving.hint.supply'), rule: '8.2.1' }] : []),
      ],
    };
  },
});
