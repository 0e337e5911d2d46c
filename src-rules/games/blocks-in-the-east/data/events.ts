import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../ids.ts';
import { sides } from '../ids.ts';
import type { SwitchId } from '../option-ids.ts';
import { t } from '../text/speak.ts';
import { turnOf } from './calendar.ts';
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
  event(1941, 6, 'frozen', t('bite.event.frozen'), '3.21', { scenarios: june1941 }),
  event(1941, 6, 'surprise', t('bite.event.surprise'), 'SBE5', { scenarios: ['SBE5', 'SBE9'] }),
  event(1941, 6, 'no-income', t('bite.event.noIncome'), '3.6', { scenarios: june1941 }),
  event(1941, 7, 'first-income', t('bite.event.firstIncome'), '3.6', { scenarios: june1941 }),
  event(1941, 8, 'persia', t('bite.event.persia'), '37.0', {
    short: t('bite.event.persia.short'),
    needs: 'o37',
    reminded: true,
  }),
  event(1941, 9, 'lend-lease', t('bite.event.lendLease', { r: 5, b: 3 }), '34.0', { needs: 'o34', ...soviet }),
  event(1941, 9, 'partisans', t('bite.event.partisans'), '29.1', { needs: 'o29', ...soviet }),
  event(1941, 11, 'locomotives', t('bite.event.locomotives', { n: 1 }), '33.1', {
    short: t('bite.event.locomotives.short', { n: 1 }),
    until: turnOf(1942, 3),
    needs: 'o331',
    ...axis,
  }),
  event(1941, 12, 'winter', t('bite.event.winter'), '33.0', {
    short: t('bite.event.winter.short'),
    until: turnOf(1942, 3),
    needs: 'o33',
    reminded: true,
  }),
  event(1941, 12, 'tracks', t('bite.event.tracks'), '33.2', {
    short: t('bite.event.tracks.short'),
    until: turnOf(1942, 3),
    needs: 'o332',
    ...soviet,
  }),
  event(1941, 12, 'evacuation', t('bite.event.evacuation'), '16.2', {
    short: t('bite.event.evacuation.short'),
    needs: 'o16',
    ...soviet,
  }),
  event(1942, 1, 'chechens', t('bite.event.chechens'), '30.0', { needs: 'o30', ...axis }),
  event(1942, 3, 'winter-ends', t('bite.event.winterEnds'), '33.0', { needs: 'o33' }),
  event(1942, 5, 'corridor', t('bite.event.corridor'), '34.0', {
    short: t('bite.event.corridor.short'),
    needs: 'o34',
    ...soviet,
  }),
  event(1942, 6, 'lend-lease-2', t('bite.event.lendLease', { r: 6, b: 4 }), '34.0', { needs: 'o34', ...soviet }),
  event(1942, 7, 'infrastructure', t('bite.event.infrastructure'), 'SBE6', {
    short: t('bite.event.infrastructure.short'),
    scenarios: ['SBE6', 'SBE9'],
    ...soviet,
  }),
  event(1942, 8, 'us-bombers', t('bite.event.usBombers'), '35.1', { needs: 'o351' }),
  event(1942, 11, 'locomotives-2', t('bite.event.locomotives', { n: 2 }), '33.1', {
    short: t('bite.event.locomotives.short', { n: 2 }),
    until: turnOf(1943, 3),
    needs: 'o331',
    ...axis,
  }),
  event(1943, 1, 'allied-air', t('bite.event.alliedAir'), '35.1', {
    short: t('bite.event.alliedAir.short'),
    needs: 'o351',
  }),
  event(1943, 6, 'lend-lease-3', t('bite.event.lendLease', { r: 3, b: 8 }), '34.0', { needs: 'o34', ...soviet }),
  event(1943, 7, 'italian-die', t('bite.event.italianDie'), '36.0', {
    short: t('bite.event.italianDie.short'),
    reminded: true,
    needs: 'o36',
    ...axis,
  }),
  event(1943, 9, 'italy', t('bite.event.italy'), '7.11', {
    short: t('bite.event.italy.short'),
    reminded: true,
    unless: 'o36',
    ...axis,
  }),
  event(1944, 1, 'allied-bombs', t('bite.event.alliedBombs'), '35.1', {
    short: t('bite.event.alliedBombs.short'),
    needs: 'o351',
  }),
  event(1944, 5, 'interceptors', t('bite.event.interceptors'), '35.1', { needs: 'o351', ...axis }),
  event(1944, 8, 'turkey', t('bite.event.turkey'), '27.0', {
    short: t('bite.event.turkey.short'),
    needs: 'o27',
    ...soviet,
  }),
  event(1944, 10, 'flak', t('bite.event.flak'), '35.1', { needs: 'o351', ...axis }),
  event(1944, 12, 'decisive', t('bite.event.decisive'), 'SBE8', {
    short: t('bite.event.decisive.short'),
    scenarios: ['SBE8', 'SBE9'],
    ...soviet,
  }),
  event(1941, 12, 'remove-flieger', t('bite.event.removeFlieger'), '7.3', {
    short: t('bite.event.removeFlieger.short'),
    kind: 'removal',
    unit: 'flieger-7',
    ...axis,
  }),
  event(1941, 12, 'remove-rapid', t('bite.event.removeRapid'), '7.3', {
    short: t('bite.event.removeRapid.short'),
    kind: 'removal',
    unit: 'rapid',
    ...axis,
  }),
  event(1942, 7, 'remove-luftlande', t('bite.event.removeLuftlande'), '7.3', {
    short: t('bite.event.removeLuftlande.short'),
    kind: 'removal',
    unit: 'luftlande-22',
    ...axis,
  }),
  event(1945, 1, 'lssah', t('bite.event.lssah'), '7.3', {
    short: t('bite.event.lssah.short'),
    kind: 'upgrade',
    unit: 'lssah',
    becomes: 'ss-1',
    ...axis,
  }),
];

/** Events of a month, or all of them. */
export const eventsIn = (turn?: number): readonly DatedEvent[] =>
  turn === undefined ? events : events.filter((one) => one.turn === turn);
