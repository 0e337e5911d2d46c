import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { SetUp } from '#rules/kit/record/journal.ts';
import { rosters, sides, siteCells } from '../../../ids.ts';
import { turnName } from '../../../model/calendar.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { rulesOf } from '../../../model/scenarios.ts';
import { readDamage, readStruck } from '../../../model/sites/state.ts';
import { routeLinks } from '../../map/routes.ts';
import { msg } from '../msg.ts';
import { siteGroups } from './groups.ts';
import { begunBoxes, projectNamed } from './projects.ts';

/** What the record keeps of production centres and trackers. */

export const anySite = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: msg('bite.field.site'),
  rosters: [rosters.sites],
};
const yes = [{ value: 'yes', msg: msg('bite.yes') }];
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
    msg(`bite.cell.${id === siteCells.port ? 'portBombed' : 'stationBombed'}`),
    id === siteCells.port ? '32.2' : '32.3',
  ),
  kind: 'count',
  min: 0,
  max: 9_999,
  showValue: (_key, value) => {
    const { turn, hits } = readDamage(Number(value));
    return msg('bite.cell.damage', { count: hits, month: turnName(turn).long });
  },
});
const projectKeys = {
  pattern: '^(GER|SOV)-(red|blue|black)-e?\\d{1,2}$',
  hint: msg('bite.field.project'),
  keyLabel: projectNamed,
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
    ...site(siteCells.start, msg('bite.cell.siteStart'), '3.6'),
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: msg('bite.holder.axis') },
      { value: sides.soviet, msg: msg('bite.holder.soviet') },
      { value: 'none', msg: msg('bite.holder.none') },
    ],
  },
  {
    ...site(siteCells.link, msg('bite.cell.link'), '3.6'),
    kind: 'choice',
    choices: [
      { value: 'cut', msg: msg('bite.link.cut') },
      { value: 'linked', msg: msg('bite.link.linked') },
    ],
  },
  { ...site(siteCells.gutted, msg('bite.cell.gutted'), '3.3'), kind: 'choice', choices: yes },
  { ...site(siteCells.scorched, msg('bite.cell.scorched'), '16.0'), kind: 'count', min: 0, max: 2 },
  {
    ...site(siteCells.resumes, msg('bite.cell.resumes'), '16.0'),
    kind: 'count',
    min: 1,
    max: 99,
    showValue: (_key, value) => turnName(Number(value)).long,
  },
  { ...site(siteCells.evacuatedRed, msg('bite.cell.evacuatedRed'), '16.2'), kind: 'count', min: 0, max: 30 },
  { ...site(siteCells.evacuatedBlue, msg('bite.cell.evacuatedBlue'), '16.2'), kind: 'count', min: 0, max: 30 },
  {
    ...site(siteCells.bombed, msg('bite.cell.bombed'), '32.1'),
    kind: 'text',
    showValue: (_key, value) => {
      const struck = readStruck(String(value));
      return struck
        ? msg('bite.cell.lost', { pp: ppMsg(struck.pp), month: turnName(struck.turn).long })
        : msg('bite.cell.unread');
    },
  },
  struckIn(siteCells.port),
  struckIn(siteCells.station),
  { ...site(siteCells.razed, msg('bite.cell.razed'), '32.1'), kind: 'choice', choices: yes },
  {
    id: siteCells.pocket,
    msg: msg('bite.cell.pocket'),
    rule: '12.3',
    kind: 'choice',
    choices: [{ value: 'road', msg: msg('bite.yes') }],
    side: sides.soviet,
    group: siteGroups.sites,
  },
  { ...project(siteCells.box, msg('bite.cell.box'), '15.1'), kind: 'count', min: 1, max: 10 },
  {
    ...project(siteCells.left, msg('bite.cell.left'), '16.2'),
    kind: 'count',
    min: 1,
    max: 7,
    showValue: (_key, value) => turnName(Number(value)).long,
  },
  { ...project(siteCells.place, msg('bite.cell.place'), '15.1'), kind: 'text' },
  {
    ...project(siteCells.done, msg('bite.cell.done'), '15.1'),
    kind: 'count',
    min: 1,
    max: 99,
    showValue: (_key, value) => turnName(Number(value)).long,
  },
  {
    id: siteCells.infrastructure,
    msg: msg('bite.cell.infrastructure'),
    rule: 'SBE6',
    kind: 'choice',
    choices: [{ value: 'built', msg: msg('bite.infrastructure.built') }],
    keys: routeLinks.map((key) => ({ key, msg: msg(`bite.works.${key}`) })),
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
