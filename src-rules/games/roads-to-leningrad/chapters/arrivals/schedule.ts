import { type Msg, name } from '#rules/kit/words/message.ts';
import { type ScenarioId, type SideId, scenarios, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { msg } from './msg.ts';

/**
 * 5.4 and 5.7 of the digest: what arrives when and where, as far as the rulebook says it; the units themselves stand on
 * the players' cards.
 */
export interface Arrival {
  readonly id: string;
  readonly side: SideId;
  readonly scenarios: readonly ScenarioId[];
  readonly turn: number;
  /** the last turn in which it may come in time, where the card gives several */
  readonly to?: number;
  readonly msg: Msg;
  /** hexes or edge as printed; absent: it is no ground unit */
  readonly entry?: Msg;
  readonly rule: string;
  /** the players decide whether they take it; it changes the German VP by this much (S3.32, S4.31, S5.32) */
  readonly vp?: number;
}

const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
const { german, soviet } = sides;
const hex = (at: string): Msg => msg('rtl.entry.hex', { hex: name(at) });
const south = (from: string, to: string): Msg => msg('rtl.entry.south', { from: name(from), to: name(to) });
const west = (from: string, to: string): Msg => msg('rtl.entry.west', { from: name(from), to: name(to) });
const southOr = msg('rtl.entry.southOr', { from: name('3620'), to: name('3622'), or: name('3605') });
const at = (day: number, half: 'AM' | 'PM'): number => turnOf(day, half);

export const optionalIds = [
  'soltsy-voroshilov',
  'soltsy-replacements',
  'soltsy-air',
  'russa-artillery',
  'russa-german-air',
  'russa-german-19am',
  'russa-soviet-air',
  'russa-soviet-20am',
] as const;
export type OptionalId = (typeof optionalIds)[number];

export const arrivals: readonly Arrival[] = [
  // scenario 1
  {
    id: 'soltsy-german-13am',
    side: german,
    scenarios: [soltsy],
    turn: at(13, 'AM'),
    msg: msg('rtl.arrival.german13am'),
    entry: hex('3633'),
    rule: 'S3.1',
  },
  {
    id: 'soltsy-soviet-13am',
    side: soviet,
    scenarios: [soltsy],
    turn: at(13, 'AM'),
    msg: msg('rtl.arrival.units'),
    entry: msg('rtl.entry.eastNorth'),
    rule: 'S3.1',
  },
  {
    id: 'soltsy-soviet-13pm',
    side: soviet,
    scenarios: [soltsy],
    turn: at(13, 'PM'),
    msg: msg('rtl.arrival.units'),
    entry: msg('rtl.entry.eastNorth'),
    rule: 'S3.1',
  },
  {
    id: 'soltsy-soviet-14am-south',
    side: soviet,
    scenarios: [soltsy],
    turn: at(14, 'AM'),
    msg: msg('rtl.arrival.firstGroup'),
    entry: south('3605', '3624'),
    rule: 'S3.1',
  },
  {
    id: 'soltsy-soviet-14am',
    side: soviet,
    scenarios: [soltsy],
    turn: at(14, 'AM'),
    msg: msg('rtl.arrival.otherGroups'),
    entry: msg('rtl.entry.eastNorth'),
    rule: 'S3.1',
  },
  {
    id: 'soltsy-soviet-70th',
    side: soviet,
    scenarios: [soltsy],
    turn: at(14, 'AM'),
    msg: msg('rtl.arrival.marker70'),
    rule: 'S3.23',
  },
  {
    // AMB-18: the card says 14AM, and speaks of a group of 15AM in the same line
    id: 'soltsy-soviet-air-14am',
    side: soviet,
    scenarios: [soltsy],
    turn: at(14, 'AM'),
    to: at(15, 'AM'),
    msg: msg('rtl.arrival.air'),
    rule: 'S3.28',
  },
  {
    id: 'soltsy-soviet-air',
    side: soviet,
    scenarios: [soltsy],
    turn: at(14, 'PM'),
    msg: msg('rtl.arrival.air'),
    rule: 'S3.28',
  },
  {
    id: 'soltsy-soviet-15am',
    side: soviet,
    scenarios: [soltsy],
    turn: at(15, 'AM'),
    msg: msg('rtl.arrival.units'),
    entry: msg('rtl.entry.east'),
    rule: 'S3.1',
  },
  {
    id: 'soltsy-voroshilov',
    side: soviet,
    scenarios: [soltsy],
    turn: at(15, 'AM'),
    msg: msg('rtl.arrival.voroshilov'),
    entry: msg('rtl.entry.east'),
    rule: 'S3.32',
    vp: 5,
  },
  {
    id: 'soltsy-soviet-15pm',
    side: soviet,
    scenarios: [soltsy],
    turn: at(15, 'PM'),
    msg: msg('rtl.arrival.183rd'),
    entry: southOr,
    rule: 'S3.1',
  },
  {
    id: 'soltsy-replacements',
    side: soviet,
    scenarios: [soltsy],
    turn: at(16, 'AM'),
    msg: msg('rtl.arrival.replacements'),
    rule: 'S3.26',
    vp: 3,
  },
  // scenarios 1 and 2
  {
    id: 'soltsy-air',
    side: german,
    scenarios: [soltsy, counterattack],
    turn: at(16, 'AM'),
    msg: msg('rtl.arrival.germanAir'),
    rule: 'S3.28',
    vp: -6,
  },
  // scenario 3
  {
    id: 'russa-artillery',
    side: german,
    scenarios: [starayaRussa],
    turn: at(13, 'AM'),
    to: at(15, 'AM'),
    msg: msg('rtl.arrival.twoArtillery'),
    entry: hex('4021'),
    rule: 'S5.32',
    vp: -3,
  },
  {
    id: 'russa-soviet-13am',
    side: soviet,
    scenarios: [starayaRussa],
    turn: at(13, 'AM'),
    msg: msg('rtl.arrival.units'),
    entry: hex('6401'),
    rule: 'S5.1',
  },
  {
    id: 'russa-soviet-13pm',
    side: soviet,
    scenarios: [starayaRussa],
    turn: at(13, 'PM'),
    msg: msg('rtl.arrival.units'),
    entry: msg('rtl.entry.or', { a: name('6401'), b: name('6902') }),
    rule: 'S5.1',
  },
  {
    id: 'russa-german-14pm',
    side: german,
    scenarios: [starayaRussa],
    turn: at(14, 'PM'),
    msg: msg('rtl.arrival.units'),
    entry: west('6434', '6834'),
    rule: 'S5.1',
  },
  {
    id: 'russa-german-15am-ss',
    side: german,
    scenarios: [starayaRussa],
    turn: at(15, 'AM'),
    msg: msg('rtl.arrival.ssLieb'),
    entry: west('6034', '6834'),
    rule: 'S5.1',
  },
  {
    id: 'russa-german-15am',
    side: german,
    scenarios: [starayaRussa],
    turn: at(15, 'AM'),
    msg: msg('rtl.arrival.others'),
    entry: west('5234', '6034'),
    rule: 'S5.1',
  },
  {
    id: 'russa-german-16am',
    side: german,
    scenarios: [starayaRussa],
    turn: at(16, 'AM'),
    msg: msg('rtl.arrival.units'),
    entry: west('5234', '6034'),
    rule: 'S5.1',
  },
  {
    // AMB-18: 16AM in rule and VP table, 16PM on the card
    id: 'russa-soviet-air',
    side: soviet,
    scenarios: [starayaRussa],
    turn: at(16, 'AM'),
    to: at(16, 'PM'),
    msg: msg('rtl.arrival.sovietAir'),
    rule: 'S5.32',
    vp: 2,
  },
  {
    id: 'russa-german-17am',
    side: german,
    scenarios: [starayaRussa],
    turn: at(17, 'AM'),
    msg: msg('rtl.arrival.units'),
    entry: hex('4021'),
    rule: 'S5.1',
  },
  {
    id: 'russa-german-air',
    side: german,
    scenarios: [starayaRussa],
    turn: at(17, 'AM'),
    msg: msg('rtl.arrival.germanAir'),
    rule: 'S5.32',
    vp: -6,
  },
  {
    id: 'russa-soviet-17pm',
    side: soviet,
    scenarios: [starayaRussa],
    turn: at(17, 'PM'),
    msg: msg('rtl.arrival.units'),
    entry: msg('rtl.entry.or', { a: name('6401'), b: name('6902') }),
    rule: 'S5.1',
  },
  {
    id: 'russa-german-18pm-ss',
    side: german,
    scenarios: [starayaRussa],
    turn: at(18, 'PM'),
    msg: msg('rtl.arrival.ss'),
    entry: west('6034', '6834'),
    rule: 'S5.1',
  },
  {
    id: 'russa-german-18pm',
    side: german,
    scenarios: [starayaRussa],
    turn: at(18, 'PM'),
    msg: msg('rtl.arrival.others'),
    entry: west('5234', '5634'),
    rule: 'S5.1',
  },
  // scenarios 3 and 4
  {
    id: 'russa-german-19am',
    side: german,
    scenarios: [starayaRussa, manstein],
    turn: at(19, 'AM'),
    msg: msg('rtl.arrival.optionalUnits'),
    entry: hex('4021'),
    rule: 'S5.32',
    vp: -3,
  },
  {
    id: 'russa-soviet-19am',
    side: soviet,
    scenarios: [starayaRussa, manstein],
    turn: at(19, 'AM'),
    msg: msg('rtl.arrival.units'),
    entry: msg('rtl.entry.hexes', { from: name('6917'), to: name('6925') }),
    rule: 'S5.1',
  },
  {
    id: 'russa-soviet-20am',
    side: soviet,
    scenarios: [starayaRussa, manstein],
    turn: at(20, 'AM'),
    msg: msg('rtl.arrival.optionalUnits'),
    entry: msg('rtl.entry.hexes', { from: name('6917'), to: name('6925') }),
    rule: 'S5.32',
    vp: 2,
  },
];

/** 5.7: where units of a card enter unless its row says otherwise. */
export const usualEntry = (scenario: string, side: SideId): Msg | undefined => {
  if (scenario !== soltsy && scenario !== counterattack) return undefined;
  if (side === german) return hex('3633');
  return scenario === counterattack ? southOr : undefined;
};

export const optionalGroups: readonly (Arrival & { readonly vp: number })[] = arrivals.flatMap((one) =>
  one.vp === undefined ? [] : [{ ...one, vp: one.vp }],
);
export const isOptional = ({ vp }: Pick<Arrival, 'vp'>): boolean => vp !== undefined;
export const arrivalsIn = (scenario: string): readonly Arrival[] =>
  arrivals.filter((one) => one.scenarios.some((each) => each === scenario));
