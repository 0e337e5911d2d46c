import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { SetUp } from '#rules/kit/record/journal.ts';
import { turnName } from '../data/calendar.ts';
import { rulesOf } from '../data/scenarios.ts';
import { rosters, sides } from '../ids.ts';
import { ppMsg } from '../production/words.ts';
import { t } from '../text/speak.ts';
import { s } from '../text/speak-sites.ts';
import { siteGroups } from './groups.ts';
import { siteCells } from './ids.ts';
import { routeLinks } from './infrastructure.ts';
import { begunBoxes, projectNamed } from './projects.ts';
import { readDamage, readStruck } from './state.ts';

/** What the record keeps of production centres and trackers. */

export const anySite = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: s('bite.field.site'),
  rosters: [rosters.sites],
};
const yes = [{ value: 'yes', msg: t('bite.yes') }];
const site = (
  id: string,
  msg: CellSpec['msg'],
  rule: string,
): Pick<CellSpec, 'id' | 'msg' | 'rule' | 'keys' | 'group'> => ({
  id,
  msg,
  rule,
  keys: anySite,
  group: siteGroups.sites,
});
const struckIn = (id: typeof siteCells.port | typeof siteCells.station): CellSpec => ({
  ...site(
    id,
    s(`bite.cell.${id === siteCells.port ? 'portBombed' : 'stationBombed'}`),
    id === siteCells.port ? '32.2' : '32.3',
  ),
  kind: 'count',
  min: 0,
  max: 9_999,
  reads: (_key, value) => {
    const { turn, hits } = readDamage(Number(value));
    return s('bite.cell.damage', { count: hits, month: turnName(turn).long });
  },
});
const projectKeys = {
  pattern: '^(GER|SOV)-(red|blue|black)-e?\\d{1,2}$',
  hint: s('bite.field.project'),
  called: projectNamed,
};
const project = (id: string, msg: CellSpec['msg'], rule: string) => ({
  id,
  msg,
  rule,
  keys: projectKeys,
  group: siteGroups.factories,
});

export const siteCellSpecs: readonly CellSpec[] = [
  {
    ...site(siteCells.start, s('bite.cell.siteStart'), '3.6'),
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: s('bite.holder.axis') },
      { value: sides.soviet, msg: s('bite.holder.soviet') },
      { value: 'none', msg: s('bite.holder.none') },
    ],
  },
  {
    ...site(siteCells.link, s('bite.cell.link'), '3.6'),
    kind: 'choice',
    choices: [
      { value: 'cut', msg: s('bite.link.cut') },
      { value: 'linked', msg: s('bite.link.linked') },
    ],
  },
  { ...site(siteCells.gutted, s('bite.cell.gutted'), '3.3'), kind: 'choice', choices: yes },
  { ...site(siteCells.scorched, s('bite.cell.scorched'), '16.0'), kind: 'count', min: 0, max: 2 },
  {
    ...site(siteCells.resumes, s('bite.cell.resumes'), '16.0'),
    kind: 'count',
    min: 1,
    max: 99,
    reads: (_key, value) => turnName(Number(value)).long,
  },
  { ...site(siteCells.evacuatedRed, s('bite.cell.evacuatedRed'), '16.2'), kind: 'count', min: 0, max: 30 },
  { ...site(siteCells.evacuatedBlue, s('bite.cell.evacuatedBlue'), '16.2'), kind: 'count', min: 0, max: 30 },
  {
    ...site(siteCells.bombed, s('bite.cell.bombed'), '32.1'),
    kind: 'text',
    reads: (_key, value) => {
      const struck = readStruck(String(value));
      return struck
        ? s('bite.cell.lost', { pp: ppMsg(struck.pp), month: turnName(struck.turn).long })
        : s('bite.cell.unread');
    },
  },
  struckIn(siteCells.port),
  struckIn(siteCells.station),
  { ...site(siteCells.razed, s('bite.cell.razed'), '32.1'), kind: 'choice', choices: yes },
  {
    id: siteCells.pocket,
    msg: s('bite.cell.pocket'),
    rule: '12.3',
    kind: 'choice',
    choices: [{ value: 'road', msg: t('bite.yes') }],
    side: sides.soviet,
    group: siteGroups.sites,
  },
  { ...project(siteCells.box, s('bite.cell.box'), '15.1'), kind: 'count', min: 1, max: 10 },
  {
    ...project(siteCells.left, s('bite.cell.left'), '16.2'),
    kind: 'count',
    min: 1,
    max: 7,
    reads: (_key, value) => turnName(Number(value)).long,
  },
  { ...project(siteCells.place, s('bite.cell.place'), '15.1'), kind: 'text' },
  {
    ...project(siteCells.done, s('bite.cell.done'), '15.1'),
    kind: 'count',
    min: 1,
    max: 99,
    reads: (_key, value) => turnName(Number(value)).long,
  },
  {
    id: siteCells.infrastructure,
    msg: s('bite.cell.infrastructure'),
    rule: 'SBE6',
    kind: 'choice',
    choices: [{ value: 'built', msg: s('bite.infrastructure.built') }],
    keys: routeLinks.map((key) => ({ key, msg: s(`bite.works.${key}`) })),
    side: sides.soviet,
    group: siteGroups.factories,
  },
];

/** A new game: nothing has happened to any site; in the long campaign factories are under way (15.1-3). */
export const siteStart = (scenario: string): SetUp['cells'] => ({
  [siteCells.start]: {},
  [siteCells.link]: {},
  [siteCells.gutted]: {},
  [siteCells.scorched]: {},
  [siteCells.resumes]: {},
  [siteCells.evacuatedRed]: {},
  [siteCells.evacuatedBlue]: {},
  [siteCells.bombed]: {},
  [siteCells.port]: {},
  [siteCells.station]: {},
  [siteCells.razed]: {},
  [siteCells.box]: scenario === 'SBE9' ? begunBoxes() : {},
  [siteCells.left]: {},
  [siteCells.place]: {},
  [siteCells.done]: {},
  [siteCells.infrastructure]:
    rulesOf(scenario).infrastructure === 'complete' ? Object.fromEntries(routeLinks.map((key) => [key, 'built'])) : {},
});
