import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cityKinds, type SideId, sides } from '../../ids.ts';
import { msg } from '../msg.ts';
import { nationMsg } from '../units.ts';

/** Production centres as players type them once from their map (3.6, 11.1, 11.2). */

export const countries = ['SOV', 'GER', 'POL', 'ROM', 'HUN', 'SVK', 'FIN', 'ITA', 'YUG', 'other'] as const;
export type Country = (typeof countries)[number];
export const countryMsg: { readonly [C in Country]: Msg } = {
  SOV: nationMsg.SOV,
  GER: nationMsg.GER,
  POL: msg('bite.country.POL'),
  ROM: nationMsg.ROM,
  HUN: nationMsg.HUN,
  SVK: nationMsg.SVK,
  FIN: nationMsg.FIN,
  ITA: nationMsg.ITA,
  YUG: msg('bite.country.YUG'),
  other: msg('bite.country.other'),
};
/** Who holds a country before a shot is fired; a country of neither is held when somebody takes it. */
export const homeSide = (country: Country): SideId | undefined => {
  if (country === 'other') return undefined;
  return country === 'SOV' ? sides.soviet : sides.axis;
};

export const ports = ['none', 'minor', 'major'] as const;
export type PortKind = (typeof ports)[number];

/** What the printed numbers are: white ones are of no use in this box (11.2). */
export const sitePp = ['yellow', 'red', 'blue', 'black', 'white'] as const;

/** No hex prints more; a list typed from a map of another scale would still fit. */
const most = 30;
const amount = (colour: (typeof sitePp)[number]) =>
  ({
    kind: 'count',
    msg: msg(`bite.site.field.${colour}`),
    hint: msg(`bite.site.field.${colour}.hint`),
    start: 0,
    min: 0,
    max: most,
    rule: colour === 'yellow' ? '3.6' : '11.2',
    optional: true,
  }) as const;

export const siteFields = {
  country: {
    kind: 'choice',
    msg: msg('bite.site.field.country'),
    hint: msg('bite.site.field.country.hint'),
    start: 'SOV',
    rule: '3.20',
    options: countries.map((key) => ({ key, msg: countryMsg[key] })),
  },
  kind: {
    kind: 'choice',
    msg: msg('bite.site.field.kind'),
    start: 'none',
    rule: '3.3',
    options: cityKinds.map((key) => ({ key, msg: msg(`bite.site.kind.${key}`) })),
  },
  capital: { kind: 'toggle', msg: msg('bite.site.field.capital'), start: false, rule: '3.3', optional: true },
  yellow: amount('yellow'),
  red: amount('red'),
  blue: amount('blue'),
  black: amount('black'),
  white: amount('white'),
  plant: {
    kind: 'toggle',
    msg: msg('bite.site.field.plant'),
    hint: msg('bite.site.field.plant.hint'),
    start: false,
    rule: '11.2',
    optional: true,
  },
  active: {
    kind: 'toggle',
    msg: msg('bite.site.field.active'),
    hint: msg('bite.site.field.active.hint'),
    start: true,
    rule: '11.2',
    optional: true,
  },
  port: {
    kind: 'choice',
    msg: msg('bite.site.field.port'),
    start: 'none',
    rule: '11.3',
    optional: true,
    options: ports.map((key) => ({ key, msg: msg(`bite.site.port.${key}`) })),
  },
  partisans: {
    kind: 'toggle',
    msg: msg('bite.site.field.partisans'),
    hint: msg('bite.site.field.partisans.hint'),
    start: true,
    rule: '29.1',
    optional: true,
  },
} as const satisfies Fields;
