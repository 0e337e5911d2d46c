import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { name } from '#rules/kit/words/message.ts';
import { rosters, weathers } from '../../ids.ts';
import { isDisrupted, isOos } from '../../model/reading.ts';
import { unitFields } from '../../model/units.ts';
import { sequenceIn } from '../command/markers.ts';
import { weatherNow } from '../events/weather.ts';
import { terrains, ways } from '../map/terrain.ts';
import { msg } from './msg.ts';

/** What the cost of a way asks: who moves, when, and the way as it lies on the map. */

const toggle = (
  id:
    | 'oos'
    | 'disrupted'
    | 'startZoc'
    | 'startSwamp'
    | 'woods'
    | 'bridge'
    | 'zoc'
    | 'strongpoint'
    | 'enemy'
    | 'near'
    | 'friend',
  rule: string,
) => ({ kind: 'toggle', msg: msg(`rtl.move.field.${id}`), start: false, rule }) as const;

const row = {
  name: { kind: 'text', msg: msg('rtl.move.field.name'), start: '', max: 60 },
  class: { ...unitFields.class, when: undefined },
  traits: { ...unitFields.traits, when: undefined },
  ma: { ...unitFields.ma, when: undefined, big: true },
  oos: toggle('oos', '6.14'),
  disrupted: toggle('disrupted', '3.72'),
} as const satisfies Fields;
const step = {
  hex: { kind: 'place', msg: msg('rtl.move.field.hex'), start: '', pattern: '[\\w.-]{1,12}' },
  terrain: {
    kind: 'choice',
    msg: msg('rtl.move.field.terrain'),
    start: 'open',
    rule: '8.31',
    options: terrains.map((key) => ({ key, msg: msg(`rtl.move.part.${key}`) })),
  },
  woods: toggle('woods', '8.34'),
  way: {
    kind: 'choice',
    msg: msg('rtl.move.field.way'),
    start: 'none',
    rule: '8.33',
    options: [
      { key: 'none', msg: msg('rtl.move.way.none') },
      ...ways.map((key) => ({ key, msg: msg(`rtl.move.part.${key}`) })),
    ],
  },
  water: {
    kind: 'choice',
    msg: msg('rtl.move.field.water'),
    start: 'none',
    rule: '8.36',
    options: (['none', 'stream', 'river', 'lake'] as const).map((key) => ({ key, msg: msg(`rtl.move.water.${key}`) })),
  },
  bridge: { ...toggle('bridge', '8.36'), when: { field: 'water', is: ['stream', 'river'] } },
  zoc: toggle('zoc', '8.21'),
  /** 9.34: only a reaction asks; a zone says it already */
  near: { ...toggle('near', '9.34'), when: { field: 'zoc', is: false } },
  friend: {
    ...toggle('friend', '9.34'),
    when: {
      any: [
        { field: 'zoc', is: true },
        { field: 'near', is: true },
      ],
    },
  },
  strongpoint: toggle('strongpoint', '8.31'),
  enemy: toggle('enemy', '8.63'),
} as const satisfies Fields;

export const sequencesOfMove = ['mobile', 'assault', 'reaction'] as const;

export const moveFields = {
  units: {
    kind: 'rows',
    msg: msg('rtl.move.field.units'),
    hint: msg('rtl.move.field.units.hint'),
    start: [{}],
    max: 20,
    rosters: [rosters.german, rosters.soviet],
    figure: 'unit',
    fields: row,
    recorded: (unit: RosterUnit, context: Context): JsonObject => ({
      oos: isOos(context, unit.id),
      disrupted: isDisrupted(context, unit.id),
    }),
  },
  sequence: {
    kind: 'choice',
    msg: msg('rtl.move.field.sequence'),
    start: 'mobile',
    begins: (context: Context) => sequencesOfMove.find((one) => one === sequenceIn(context)),
    rule: '3.57',
    options: sequencesOfMove.map((key) => ({ key, msg: msg(`rtl.move.sequence.${key}`) })),
  },
  weather: {
    kind: 'choice',
    msg: msg('rtl.move.field.weather'),
    start: 'dry',
    begins: weatherNow,
    rule: '8.4',
    options: weathers.map((key) => ({ key, msg: msg(`rtl.move.weather.${key}`) })),
  },
  startZoc: toggle('startZoc', '8.23'),
  startSwamp: toggle('startSwamp', '8.37'),
  path: {
    kind: 'rows',
    msg: msg('rtl.move.field.path'),
    hint: msg('rtl.move.field.path.hint'),
    add: msg('rtl.move.field.path.add'),
    start: [],
    max: 40,
    figure: 'step',
    fields: step,
    called: (one) =>
      typeof one.hex === 'string' && one.hex !== '' ? msg('rtl.move.hexIn', { hex: name(one.hex) }) : undefined,
  },
} as const satisfies Fields;
