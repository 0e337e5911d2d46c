import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { calendar, rolls, turnName, turnOf, usualWeather } from './data/calendar.ts';
import { toHitSpecs } from './data/to-hit.ts';
import { lendLeaseTable } from './events/lend-lease-table.ts';
import type { Nation, UnitClass, Weather } from './ids.ts';
import { rosters, sides, tables, weathers } from './ids.ts';
import { chartSpecs } from './pool/charts.ts';
import { cardSpec } from './sites/card.ts';
import { siteRoster } from './sites/roster.ts';
import { t } from './text/speak.ts';
import { rosterFields } from './units.ts';
import { weatherColumn } from './weather.ts';

/** What the players type once from their own copy. The text names few blocks, and of those little: the rest is theirs. */

const axis = (
  id: string,
  name: string,
  nation: Exclude<Nation, 'SOV'>,
  unitClass: UnitClass | null,
  more: RosterUnit['values'] = {},
): RosterUnit => ({ id, name, values: { nation, class: unitClass, ...more } });
const soviet = (id: string, name: string, unitClass: UnitClass, more: RosterUnit['values'] = {}): RosterUnit => ({
  id,
  name,
  values: { class: unitClass, ...more },
});

const removedIn = (year: number, month: number): string => String(turnOf(year, month));

/** Blocks the text calls by name, with what it says of them; faces are printed on the blocks. */
const axisKnown: readonly RosterUnit[] = [
  axis('flieger-7', '7. Flieger', 'GER', 'paratroops', { elite: 'defence', removal: removedIn(1941, 12) }),
  axis('luftlande-22', '22. Luftlande', 'GER', null, { elite: 'defence', removal: removedIn(1942, 7) }),
  axis('rapid', 'Rapid Corps', 'HUN', null, { removal: removedIn(1941, 12) }),
  axis('gustav', 'Gustav', 'GER', 'artillery', { gustav: true }),
  axis('lssah', 'LSSAH', 'GER', null, { elite: 'attack' }),
  axis('ss-1', '1. SS-Panzerkorps', 'GER', null, { elite: 'attack', entry: String(turnOf(1945, 1)) }),
  axis('chechens', 'Chechens', 'GER', 'mountain', { entry: String(turnOf(1942, 1)) }),
  axis('jf-2', 'JF2', 'GER', 'fighter', { interceptor: true }),
  axis('fk-9', '9FK', 'GER', 'fighter', { interceptor: true }),
  axis('fhq', 'FHQ', 'GER', 'supremeHq'),
  axis('gariboldi', 'Gariboldi', 'ITA', 'supremeHq'),
  axis('mannerheim', 'Mannerheim', 'FIN', 'supremeHq'),
  axis('antonescu', 'Antonescu', 'ROM', 'supremeHq'),
  axis('szombathelyi', 'Szombathelyi', 'HUN', 'supremeHq'),
  axis('ski-2', 'II Ski', 'FIN', 'infantry', { ski: true }),
  axis('ski-4', 'IV Ski', 'FIN', 'infantry', { ski: true }),
];
const sovietKnown: readonly RosterUnit[] = [
  soviet('stavka', 'Stavka', 'supremeHq'),
  soviet('para-1', '1 Para', 'paratroops'),
  soviet('para-2', '2 Para', 'paratroops'),
  soviet('para-3', '3 Para', 'paratroops'),
  soviet('para-4', '4 Para', 'paratroops'),
];

export const rosterSpecs: readonly RosterSpec[] = [
  {
    id: rosters.axis,
    msg: t('bite.roster.axis'),
    about: t('bite.roster.about'),
    rule: '1.2',
    side: sides.axis,
    fields: rosterFields.axis,
    steps: 'faces',
    known: axisKnown,
  },
  {
    id: rosters.soviet,
    msg: t('bite.roster.soviet'),
    about: t('bite.roster.about'),
    rule: '1.2',
    side: sides.soviet,
    fields: rosterFields.soviet,
    steps: 'faces',
    known: sovietKnown,
  },
  siteRoster,
];

/** 6.R-1: the weather of the months no die is rolled for, as the map prints it; proposals of ours until typed. */
const weather: GridSpec<Weather> = {
  id: tables.weather,
  msg: t('bite.table.weather'),
  about: t('bite.table.weather.about'),
  rule: '9.0',
  cols: [{ key: weatherColumn, msg: t('bite.table.weather.column') }],
  rows: calendar
    .filter(({ turn }) => !rolls(turn))
    .map(({ turn }) => ({ key: String(turn), msg: turnName(turn).long })),
  pattern: weathers.join('|'),
  choices: weathers.map((value) => ({ value, msg: t(`bite.weather.${value}`) })),
  example: 'snow',
  parse: (text) => weathers.find((one) => one === text),
  preset: Object.fromEntries(
    calendar.flatMap(({ turn }) => {
      const usual = usualWeather(turn);
      return usual ? [[`${turn}/${weatherColumn}`, usual]] : [];
    }),
  ),
};

export const tableSpecs: readonly GridSpec[] = [weather, lendLeaseTable, ...toHitSpecs, ...chartSpecs, cardSpec];
