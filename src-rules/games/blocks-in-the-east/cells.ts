import type { Scalar } from '#rules/kit/base/json.ts';
import { startsIn } from '#rules/kit/game/options.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { SetUp } from '#rules/kit/record/journal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { barrelsCells } from './barrels/cells.ts';
import { calendar, turnName, turnOf } from './data/calendar.ts';
import { cities } from './data/cities.ts';
import { rulesOf } from './data/scenarios.ts';
import { eventCellSpecs, eventStart } from './events/cells.ts';
import { hqCells, hqSetUp } from './hq/cells.ts';
import type { SideId } from './ids.ts';
import { cells, rosters, sideOf, sides, weathers } from './ids.ts';
import { mapCells } from './map/cells.ts';
import { dortmundCities } from './ops/clocks.ts';
import { options } from './options.ts';
import { poolCellSpecs, poolStart } from './pool/cells.ts';
import { stateMsg } from './pool/words.ts';
import { groups, purseMsg, purses } from './production/accounts.ts';
import { facesOf } from './reading.ts';
import { anySite, siteCellSpecs, siteStart } from './sites/cells.ts';
import { t } from './text/speak.ts';
import { p } from './text/speak-production.ts';

const onePerMonth = calendar.map(({ turn }) => ({ key: String(turn), msg: turnName(turn).long }));
const onePerCity = cities.map(({ id }) => ({ key: id, msg: t(`bite.city.${id}`) }));
const anyBlock = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: t('bite.block.hint'),
  rosters: [rosters.axis, rosters.soviet],
};
const blockOfId = (id: string, { rosters: all }: Around) =>
  Object.values(all)
    .flatMap(({ units }) => units)
    .find((unit) => unit.id === id);
/** The face on top in PF, where the roster has its faces. */
const faceReads = (id: string, value: Scalar, around: Around): Msg => {
  const unit = blockOfId(id, around);
  const faces = unit && facesOf(unit);
  const shown = Number(value);
  const pf = faces?.ok ? faces.value[shown >> 1] : undefined;
  if (pf === undefined) return t('bite.block.turned', { count: shown >> 1 });
  return (shown & 1) === 1 ? t('bite.block.half', { n: pf }) : t('bite.block.pf', { n: pf });
};
const yes = [{ value: 'yes', msg: t('bite.yes') }];

const railMonths = (id: string, msg: Msg, side: SideId): CellSpec => ({
  id,
  msg,
  rule: '7.4',
  kind: 'count',
  min: 0,
  max: 99,
  keys: onePerMonth,
  side,
  group: groups.rail,
});

const month = { group: t('bite.group.month') };
const blocks = { group: t('bite.group.blocks') };
const victory = { group: t('bite.group.victory') };

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.weather,
    msg: t('bite.cell.weather'),
    rule: '9.0',
    kind: 'choice',
    choices: weathers.map((value) => ({ value, msg: t(`bite.weather.${value}`) })),
    keys: onePerMonth,
    ...month,
  },
  {
    id: cells.italy,
    msg: t('bite.cell.italy'),
    rule: '36.0',
    kind: 'choice',
    choices: [
      { value: 'fights', msg: t('bite.italy.fights') },
      { value: 'out', msg: t('bite.italy.out') },
    ],
    side: sides.axis,
    ...month,
  },
  {
    id: cells.italianDie,
    msg: t('bite.cell.italianDie'),
    rule: '36.0',
    kind: 'count',
    min: 1,
    max: 6,
    keys: onePerMonth,
    side: sides.axis,
    ...month,
  },
  {
    id: cells.face,
    msg: t('bite.cell.face'),
    rule: '7.7.8',
    kind: 'count',
    min: 0,
    max: 30,
    keys: anyBlock,
    reads: faceReads,
    ...blocks,
  },
  {
    id: cells.state,
    msg: t('bite.cell.state'),
    rule: '7.7.10',
    kind: 'choice',
    choices: [
      { value: 'play', msg: t('bite.state.play') },
      { value: 'eliminated', msg: t('bite.state.eliminated') },
      { value: 'surrendered', msg: t('bite.state.surrendered') },
      { value: 'removed', msg: t('bite.state.removed') },
      { value: 'disbanded', msg: stateMsg('disbanded') },
    ],
    keys: anyBlock,
    ...blocks,
  },
  {
    id: cells.guardsLost,
    msg: t('bite.cell.guardsLost'),
    rule: '10.0',
    kind: 'count',
    min: 0,
    max: 148,
    side: sides.soviet,
    ...blocks,
  },
  {
    id: cells.italianCharge,
    msg: t('bite.cell.italianCharge'),
    rule: '20.0',
    kind: 'choice',
    choices: yes,
    side: sides.axis,
    ...blocks,
  },
  {
    id: cells.owner,
    msg: t('bite.cell.owner'),
    rule: '3.3',
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: t('bite.side.axis') },
      { value: sides.soviet, msg: t('bite.side.soviet') },
    ],
    keys: { ...anySite, known: onePerCity },
    ...victory,
  },
  {
    id: cells.majors,
    msg: t('bite.cell.majors'),
    rule: 'SBE4',
    kind: 'count',
    min: 0,
    max: 99,
    side: sides.axis,
    ...victory,
  },
  {
    id: cells.cutOff,
    msg: t('bite.cell.cutOff'),
    rule: 'SBE1',
    kind: 'choice',
    choices: yes,
    keys: onePerCity.filter(({ key }) => key === 'leningrad' || key === 'moscow'),
    ...victory,
  },
  {
    id: cells.bridgehead,
    msg: t('bite.cell.bridgehead'),
    rule: 'SBE7',
    kind: 'choice',
    choices: yes,
    side: sides.soviet,
    ...victory,
  },
  {
    id: cells.dortmund,
    msg: t('bite.cell.dortmund'),
    rule: 'SBE9',
    kind: 'count',
    min: 1,
    max: 6,
    keys: onePerMonth,
    side: sides.axis,
    ...victory,
  },
  ...[sides.axis, sides.soviet].map(
    (side): CellSpec => ({
      id: side === sides.axis ? cells.incomeChangeAxis : cells.incomeChangeSoviet,
      msg: p('bite.cell.incomeChange'),
      rule: '3.6',
      kind: 'count',
      min: -99,
      max: 99,
      keys: purses
        .filter(({ nation }) => sideOf(nation) === side)
        .map(({ id, nation, colour }) => ({ key: id, msg: purseMsg(nation, colour) })),
      side,
      group: groups[side],
    }),
  ),
  {
    id: cells.sovietFuel,
    msg: p('bite.cell.sovietFuel'),
    rule: 'SBE5',
    kind: 'choice',
    choices: yes,
    side: sides.soviet,
    group: groups.soviet,
  },
  railMonths(cells.railSoviet, p('bite.cell.railSoviet'), sides.soviet),
  railMonths(cells.railCutSoviet, p('bite.cell.railCutSoviet'), sides.soviet),
  railMonths(cells.railUssr, p('bite.cell.railUssr'), sides.axis),
  railMonths(cells.railCutAxis, p('bite.cell.railCutAxis'), sides.axis),
  railMonths(cells.railScandinavia, p('bite.cell.railScandinavia'), sides.axis),
  ...barrelsCells,
  ...poolCellSpecs,
  ...eventCellSpecs,
  ...hqCells,
  ...mapCells,
  ...siteCellSpecs,
];

/** A new game. */
export const setUp = (
  { scenario, options: chosen }: { readonly scenario: string; readonly options: { readonly [id: string]: Scalar } },
  place: (options: { readonly [id: string]: Scalar }) => SetUp['place'],
): SetUp => {
  const inForce = { ...startsIn(options, scenario), ...chosen };
  return {
    cells: {
      [cells.weather]: {},
      [cells.italy]: afterItaly(scenario) ? 'out' : 'fights',
      [cells.italianDie]: {},
      [cells.face]: {},
      [cells.state]: {},
      [cells.guardsLost]: 0,
      [cells.owner]: ownersIn(scenario),
      [cells.majors]: 0,
      [cells.cutOff]: {},
      [cells.dortmund]: {},
      [cells.incomeChangeAxis]: {},
      [cells.incomeChangeSoviet]: {},
      [cells.railSoviet]: {},
      [cells.railCutSoviet]: {},
      [cells.railUssr]: {},
      [cells.railCutAxis]: {},
      [cells.railScandinavia]: {},
      [cells.at]: {},
      [cells.control]: {},
      [cells.barrels]: {},
      ...poolStart,
      ...eventStart,
      ...hqSetUp,
      ...siteStart(scenario),
    },
    balances: {},
    options: inForce,
    place: place(inForce),
  };
};
/** 7.11-1: by June 1944 Italy is out of the war. */
const afterItaly = (scenario: string): boolean => rulesOf(scenario).first > turnOf(1943, 9);

/**
 * In 1941 every city is its own side's. Later the lines of the set-up charts decide, which the text does not describe:
 * what it does ask for, the four cities in Soviet hands and the Axis ones in theirs, stands; the rest is not known.
 */
const ownersIn = (scenario: string): { readonly [city: string]: SideId } =>
  Object.fromEntries(
    cities
      .filter(
        ({ id, home }) =>
          rulesOf(scenario).first === 1 || home === sides.axis || dortmundCities.some((one) => one === id),
      )
      .map(({ id, home }) => [id, home]),
  );
