import type { Msg } from '#rules/kit/words/message.ts';
import { type SideId, type SwitchId, sides } from '../ids.ts';
import { turnOf } from './calendar.ts';
import { msg } from './msg.ts';
import type { ScenarioId } from './scenarios.ts';

/** 2.3, 5.10, 6: what has a date. */
export interface DatedEvent {
  readonly id: string;
  readonly kind: 'event' | 'removal' | 'upgrade';
  readonly turn: number;
  readonly msg: Msg;
  readonly rule: string;
  /** in few words, for the record of all months */
  readonly short?: Msg;
  /** the last turn it lasts, where it is more than a month */
  readonly until?: number;
  readonly side?: SideId;
  /** the switch it hangs on */
  readonly needs?: SwitchId;
  /** a rule it takes the place of */
  readonly unless?: SwitchId;
  readonly scenarios?: readonly ScenarioId[];
  /** another reminder says it already */
  readonly reminded?: true;
  /** the block that leaves or changes, and what it becomes */
  readonly unit?: string;
  readonly becomes?: string;
}

const event = (
  year: number,
  month: number,
  id: string,
  msg: Msg,
  rule: string,
  more: Partial<DatedEvent> = {},
): DatedEvent => ({ id, kind: 'event', turn: turnOf(year, month), msg, rule, ...more });

const axis = { side: sides.axis } as const;
const soviet = { side: sides.soviet } as const;
const june1941: readonly ScenarioId[] = ['SBE1', 'SBE2', 'SBE3', 'SBE4', 'SBE5', 'SBE9'];

const events: readonly DatedEvent[] = [
  event(1941, 6, 'frozen', msg('bite.event.frozen'), '3.21', { scenarios: june1941 }),
  event(1941, 6, 'surprise', msg('bite.event.surprise'), 'SBE5', { scenarios: ['SBE5', 'SBE9'] }),
  event(1941, 6, 'no-income', msg('bite.event.noIncome'), '3.6', { scenarios: june1941 }),
  event(1941, 7, 'first-income', msg('bite.event.firstIncome'), '3.6', { scenarios: june1941 }),
  event(1941, 8, 'persia', msg('bite.event.persia'), '37.0', {
    short: msg('bite.event.persia.short'),
    needs: 'o37',
    reminded: true,
  }),
  event(1941, 9, 'lend-lease', msg('bite.event.lendLease', { r: 5, b: 3 }), '34.0', { needs: 'o34', ...soviet }),
  event(1941, 9, 'partisans', msg('bite.event.partisans'), '29.1', { needs: 'o29', ...soviet }),
  event(1941, 11, 'locomotives', msg('bite.event.locomotives', { n: 1 }), '33.1', {
    short: msg('bite.event.locomotives.short', { n: 1 }),
    until: turnOf(1942, 3),
    needs: 'o331',
    ...axis,
  }),
  event(1941, 12, 'winter', msg('bite.event.winter'), '33.0', {
    short: msg('bite.event.winter.short'),
    until: turnOf(1942, 3),
    needs: 'o33',
    reminded: true,
  }),
  event(1941, 12, 'tracks', msg('bite.event.tracks'), '33.2', {
    short: msg('bite.event.tracks.short'),
    until: turnOf(1942, 3),
    needs: 'o332',
    ...soviet,
  }),
  event(1941, 12, 'evacuation', msg('bite.event.evacuation'), '16.2', {
    short: msg('bite.event.evacuation.short'),
    needs: 'o16',
    ...soviet,
  }),
  event(1942, 1, 'chechens', msg('bite.event.chechens'), '30.0', { needs: 'o30', ...axis }),
  event(1942, 3, 'winter-ends', msg('bite.event.winterEnds'), '33.0', { needs: 'o33' }),
  event(1942, 5, 'corridor', msg('bite.event.corridor'), '34.0', {
    short: msg('bite.event.corridor.short'),
    needs: 'o34',
    ...soviet,
  }),
  event(1942, 6, 'lend-lease-2', msg('bite.event.lendLease', { r: 6, b: 4 }), '34.0', { needs: 'o34', ...soviet }),
  event(1942, 7, 'infrastructure', msg('bite.event.infrastructure'), 'SBE6', {
    short: msg('bite.event.infrastructure.short'),
    scenarios: ['SBE6', 'SBE9'],
    ...soviet,
  }),
  event(1942, 8, 'us-bombers', msg('bite.event.usBombers'), '35.1', { needs: 'o351' }),
  event(1942, 11, 'locomotives-2', msg('bite.event.locomotives', { n: 2 }), '33.1', {
    short: msg('bite.event.locomotives.short', { n: 2 }),
    until: turnOf(1943, 3),
    needs: 'o331',
    ...axis,
  }),
  event(1943, 1, 'allied-air', msg('bite.event.alliedAir'), '35.1', {
    short: msg('bite.event.alliedAir.short'),
    needs: 'o351',
  }),
  event(1943, 6, 'lend-lease-3', msg('bite.event.lendLease', { r: 3, b: 8 }), '34.0', { needs: 'o34', ...soviet }),
  event(1943, 7, 'italian-die', msg('bite.event.italianDie'), '36.0', {
    short: msg('bite.event.italianDie.short'),
    reminded: true,
    needs: 'o36',
    ...axis,
  }),
  event(1943, 9, 'italy', msg('bite.event.italy'), '7.11', {
    short: msg('bite.event.italy.short'),
    reminded: true,
    unless: 'o36',
    ...axis,
  }),
  event(1944, 1, 'allied-bombs', msg('bite.event.alliedBombs'), '35.1', {
    short: msg('bite.event.alliedBombs.short'),
    needs: 'o351',
  }),
  event(1944, 5, 'interceptors', msg('bite.event.interceptors'), '35.1', { needs: 'o351', ...axis }),
  event(1944, 8, 'turkey', msg('bite.event.turkey'), '27.0', {
    short: msg('bite.event.turkey.short'),
    needs: 'o27',
    ...soviet,
  }),
  event(1944, 10, 'flak', msg('bite.event.flak'), '35.1', { needs: 'o351', ...axis }),
  event(1944, 12, 'decisive', msg('bite.event.decisive'), 'SBE8', {
    short: msg('bite.event.decisive.short'),
    scenarios: ['SBE8', 'SBE9'],
    ...soviet,
  }),
  event(1941, 12, 'remove-flieger', msg('bite.event.removeFlieger'), '7.3', {
    short: msg('bite.event.removeFlieger.short'),
    kind: 'removal',
    unit: 'flieger-7',
    ...axis,
  }),
  event(1941, 12, 'remove-rapid', msg('bite.event.removeRapid'), '7.3', {
    short: msg('bite.event.removeRapid.short'),
    kind: 'removal',
    unit: 'rapid',
    ...axis,
  }),
  event(1942, 7, 'remove-luftlande', msg('bite.event.removeLuftlande'), '7.3', {
    short: msg('bite.event.removeLuftlande.short'),
    kind: 'removal',
    unit: 'luftlande-22',
    ...axis,
  }),
  event(1945, 1, 'lssah', msg('bite.event.lssah'), '7.3', {
    short: msg('bite.event.lssah.short'),
    kind: 'upgrade',
    unit: 'lssah',
    becomes: 'ss-1',
    ...axis,
  }),
];

/** Events of a month, or all of them. */
export const eventsIn = (turn?: number): readonly DatedEvent[] =>
  turn === undefined ? events : events.filter((one) => one.turn === turn);
