import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance, mapIn, markedKeys, textIn } from '#rules/kit/record/readers.ts';
import { accounts, armies, cells, marks, otherSide, type SideId, sides } from '../../../ids.ts';
import { offersOf, standingIn } from '../../../model/called.ts';
import { armyMsg } from '../../../model/units.ts';
import { type Shooter, shooters, sideOf } from '../guns.ts';
import { msg } from '../msg.ts';

/** Fields that several forms of this part share. */

export const hexPattern = '[\\w.-]{1,12}';
export const armyField = {
  kind: 'choice',
  msg: msg('armir.guns.field.army'),
  start: 'iii',
  rule: '10.2',
  options: armies.map((key) => ({ key, msg: armyMsg[key] })),
} as const;

const withIs = (...is: readonly Shooter[]) => ({ field: 'with', is }) as const;
const isSoviet = withIs('army', 'sovietAir');
const isGun = withIs('heavy', 'army');

/** Whether that side has bombarded in this phase: a hex where its enemy stands, or one the points of an army were spent on. */
const hasFired = (context: Context, side: SideId): boolean => {
  const shots = Object.entries(mapIn(context, cells.shots)).flatMap(([key, was]) =>
    side === sides.soviet && key.startsWith(`${context.turn}.`) ? [String(was).split(' ')[0]] : [],
  );
  return markedKeys(context, marks.bombarded).some(
    (hex) => shots.includes(hex) || standingIn(context, otherSide(side), hex).length > 0,
  );
};

/** Who fires as things stand: the side of the phase, after it the other once it has begun (11); aircraft where there are any. */
const usualShooter = (context: Context): Shooter | undefined => {
  const first = [sides.axis, sides.soviet].find((side) => side === context.who);
  if (!first) return undefined;
  const side = hasFired(context, otherSide(first)) ? otherSide(first) : first;
  const flies = textIn(context, cells.air) === side;
  return side === sides.soviet ? (flies ? 'sovietAir' : 'army') : flies ? 'axisAir' : 'heavy';
};

const heavyGuns = (context: Context) => offersOf(context, ({ kind }) => kind === 'heavyArtillery');

export const bombardFields = {
  with: {
    kind: 'choice',
    msg: msg('armir.guns.field.with'),
    start: 'heavy',
    begins: usualShooter,
    rule: '11',
    options: shooters.map((key) => ({ key, msg: msg(`armir.guns.with.${key}`) })),
  },
  gun: {
    kind: 'text',
    msg: msg('armir.guns.field.gun'),
    start: '',
    max: 60,
    rule: '11.1.2',
    when: withIs('heavy'),
    begins: (context: Context) => {
      const [only, another] = heavyGuns(context);
      return another ? undefined : only?.name;
    },
    offers: heavyGuns,
  },
  value: {
    kind: 'count',
    msg: msg('armir.guns.field.value'),
    hint: msg('armir.guns.field.value.hint'),
    start: 0,
    min: 0,
    max: 30,
    rule: '2.2',
    when: withIs('heavy'),
  },
  army: {
    ...armyField,
    when: isSoviet,
    // whoever has points left
    begins: (context: Context) => armies.find((army) => balance(context, accounts.guns(army)) > 0),
  },
  points: {
    kind: 'count',
    msg: msg('armir.guns.field.points'),
    hint: msg('armir.guns.field.points.hint'),
    start: 1,
    min: 1,
    max: 30,
    big: true,
    rule: '11.1.1',
    when: withIs('army'),
  },
  target: { kind: 'place', msg: msg('armir.guns.field.target'), start: '', pattern: hexPattern, big: true, rule: '11' },
  distance: {
    kind: 'count',
    msg: msg('armir.guns.field.distance'),
    hint: msg('armir.guns.field.distance.hint'),
    start: 0,
    min: 0,
    max: 60,
    rule: '10.1',
    when: withIs('heavy', 'army', 'sovietAir'),
  },
  strongpoint: {
    kind: 'toggle',
    msg: msg('armir.guns.field.strongpoint'),
    start: false,
    rule: '14.3.2',
    when: isSoviet,
  },
  oos: { kind: 'toggle', msg: msg('armir.guns.field.oos'), start: false, rule: '8.3.1', when: isGun },
  dsg: { kind: 'toggle', msg: msg('armir.guns.field.dsg'), start: false, rule: '11.2', when: withIs('heavy') },
  there: {
    kind: 'text',
    msg: msg('armir.guns.field.there'),
    hint: msg('armir.guns.field.there.hint'),
    start: '',
    max: 400,
    many: true,
    optional: true,
    rule: '11.1.3',
    offers: (context: Context, { with: shooter }) => {
      const by = shooters.find((one) => one === shooter);
      return offersOf(context, ({ side }) => by === undefined || side !== sideOf(by));
    },
  },
  anyway: { kind: 'toggle', msg: msg('armir.guns.field.anyway'), start: false, optional: true },
} as const satisfies Fields;
export type BombardInput = InputOf<typeof bombardFields>;
