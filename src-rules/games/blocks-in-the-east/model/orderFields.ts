import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { calendar, turnName } from './calendar.ts';
import { msg } from './msg.ts';

/** What the dot or number on a block and the order-of-battle cards say of it. Fights have no use for it. */

export const sovietAreas = ['leningrad', 'baltic', 'western', 'kiev', 'odessa', 'caucasus'] as const;
export type SovietArea = (typeof sovietAreas)[number];
export const axisAreas = ['north', 'centre', 'south', 'army11', 'finland', 'hungary', 'slovakia'] as const;
export type AxisArea = (typeof axisAreas)[number];
/** BPS: a black dot is a city of the order of battle. */
export const cityArea = 'city';
export type OrderArea = SovietArea | AxisArea | typeof cityArea;

export const areaMsg = (area: OrderArea): Msg => msg(`bite.area.${area}`);

/** 38.1: the two commanders of a side, north and south of the green dots. */
export const teams = ['north', 'south'] as const;
export type Team = (typeof teams)[number];
export const teamMsg = (team: Team): Msg => msg(`bite.team.${team}`);

/** The longest list of faces and the highest PF of any block. */
export const highestPf = 12;

const month = (none: Msg) =>
  [{ key: '0', msg: none }, ...calendar.map(({ turn }) => ({ key: String(turn), msg: turnName(turn).short }))] as const;

/** The number of the turn as text, so that a month is picked or typed by its name. */
const entry = {
  kind: 'choice',
  msg: msg('bite.field.entry'),
  hint: msg('bite.field.entry.hint'),
  start: '0',
  rule: 'BPS',
  optional: true,
  options: month(msg('bite.entry.start')),
} as const;

const area = (areas: readonly OrderArea[]) => ({
  area: {
    kind: 'choice',
    msg: msg('bite.card.area'),
    hint: msg('bite.card.area.hint'),
    start: 'none',
    rule: 'BPS',
    optional: true,
    options: [
      { key: 'none', msg: msg('bite.area.none') },
      ...areas.map((key) => ({ key, msg: areaMsg(key) })),
      { key: cityArea, msg: areaMsg(cityArea) },
    ],
  } as const,
});

const shared = {
  entry,
  entryPf: {
    kind: 'count',
    msg: msg('bite.field.entryPf'),
    hint: msg('bite.field.entryPf.hint'),
    start: 0,
    min: 0,
    max: highestPf,
    rule: '7.3.1',
    optional: true,
  },
  removal: {
    ...entry,
    msg: msg('bite.field.removal'),
    hint: msg('bite.field.removal.hint'),
    rule: '7.3',
    options: month(msg('bite.removal.never')),
  },
  city: { kind: 'text', msg: msg('bite.card.city'), start: '', max: 40, rule: 'BPS', optional: true },
  team: {
    kind: 'choice',
    msg: msg('bite.field.team'),
    hint: msg('bite.field.team.hint'),
    start: 'none',
    rule: '38.1',
    optional: true,
    options: [{ key: 'none', msg: msg('bite.team.none') }, ...teams.map((key) => ({ key, msg: teamMsg(key) }))],
  },
  never: {
    kind: 'toggle',
    msg: msg('bite.field.never'),
    hint: msg('bite.field.never.hint'),
    start: false,
    rule: '7.3',
    optional: true,
  },
} as const satisfies Fields;

/** 3.20, 27.0: not in the base game. */
const rear = {
  kind: 'toggle',
  msg: msg('bite.field.rear'),
  hint: msg('bite.field.rear.hint'),
  start: false,
  rule: '3.20',
  optional: true,
} as const;

export const axisOrder = { ...area(axisAreas), ...shared, rear } as const satisfies Fields;
export const sovietOrder = { ...area(sovietAreas), ...shared } as const satisfies Fields;
