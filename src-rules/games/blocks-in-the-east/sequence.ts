import type { Around } from '#rules/kit/record/context.ts';
import { bareAround } from '#rules/kit/record/context.ts';
import type { Node } from '#rules/kit/sequence/nodes.ts';
import { phase, pick, seq, turns, when } from '#rules/kit/sequence/nodes.ts';
import { start } from '#rules/kit/sequence/walker.ts';
import { markedStatus } from './barrels/propose.ts';
import { isFirstWinter, turnOf } from './data/calendar.ts';
import { firstLendLease } from './data/income.ts';
import { rulesOf } from './data/scenarios.ts';
import { dieNow, holds } from './dortmund.ts';
import { hasTech2, mayDrop, mayLand } from './events/eligible.ts';
import { hasAllies } from './events/surrender.ts';
import {
  checkTask,
  lendLeaseTask,
  movementTasks,
  partisansTask,
  railTasks,
  risings,
  setupTasks,
  supplyTasks,
  turkeyTask,
  victoryTasks,
} from './events/tasks.ts';
import { supremesAct } from './hq/orders.ts';
import { apStatus, attemptsStatus, fhqStatus, reserveStatus } from './hq/remind.ts';
import type { SideId } from './ids.ts';
import { sides } from './ids.ts';
import { leavesBySchedule } from './italy.ts';
import { rangeOf } from './map/lines.ts';
import { arrivalStatus } from './pool/arrivals.ts';
import { battlesStatus } from './pool/battles.ts';
import { frozenNow } from './pool/frozen.ts';
import { setUpOf } from './pool/setup.ts';
import { frozenStatus, placedStatus } from './pool/status.ts';
import { incomeStatus } from './production/income.ts';
import { locomotives } from './production/rail.ts';
import { railStatus, storageStatus } from './production/remind.ts';
import { shippedStatus } from './production/shipments.ts';
import { on, ruling, supremacy, surprise } from './rules.ts';
import { firstMonth, monthTasks } from './sequence-month.ts';
import { both, from, only, type Test, task, until, uses } from './sequence-tasks.ts';
import { mayBuildRoutes } from './sites/infrastructure.ts';
import { readyStatus, trackerStatus } from './sites/remind.ts';
import { t } from './text/speak.ts';
import { w } from './text/speak-barrels.ts';
import { h } from './text/speak-hq.ts';
import { f } from './text/speak-pool.ts';
import { p } from './text/speak-production.ts';
import { isFine, weatherNow } from './weather.ts';

/** The sequence of play (digest section 2): the month, the Axis player-turn, the Soviet one, the victory phase. */

/** 4.3, 9.1, 33.0: how far a unit may stand from a source. */
const reach = (side: SideId) => (around: Around) => {
  const { hexes, rule } = rangeOf(around, side === sides.axis ? 'GER' : 'SOV');
  return rule === '33.0' ? t('bite.status.reachWinter') : t('bite.status.reach', { count: hexes });
};

/** With how many wear a barrel. */
const checked = (side: SideId) => (around: Around) => {
  const marked = markedStatus(side, around);
  return marked ? w('bite.status.reachMarked', { reach: reach(side)(around), marked }) : reach(side)(around);
};

const strategic = (side: SideId): Node =>
  when(
    side === sides.axis ? uses('o351') : both(uses('o352'), from(firstLendLease)),
    phase({
      id: 'strategic',
      label: '1',
      msg: t('bite.phase.strategic'),
      rule: '7.1',
      who: side,
      tasks: [
        side === sides.axis
          ? task('raid', t('bite.task.raid'), '35.1')
          : task('convoys', t('bite.task.convoys'), '35.2'),
      ],
    }),
  );

const supply = (side: SideId): Node =>
  phase({
    id: 'supply',
    label: '2',
    msg: t('bite.phase.supply'),
    rule: '7.2',
    who: side,
    screen: 'supply',
    tasks: [
      task('check', t('bite.task.supply'), '7.2', undefined, { action: `barrels-${side}`, status: checked(side) }),
      task('zoc', t('bite.task.zoc'), '8.0', uses('a08')),
      task('sieges', t('bite.task.sieges'), '12.1', uses('a12')),
      ...supplyTasks(side),
    ],
  });

const production = (side: SideId): Node =>
  phase({
    id: 'production',
    label: '3',
    msg: t('bite.phase.production'),
    rule: '7.3',
    who: side,
    screen: 'ledger',
    tasks: [
      ...only(side, sides.axis, [
        task('fhq', t('bite.task.fhq'), '13.8.2', uses('a13'), {
          action: 'fhq-repair',
          offered: true,
          status: fhqStatus,
        }),
      ]),
      task('income', t('bite.task.income'), '3.6', from(2), { action: `income-${side}`, status: incomeStatus(side) }),
      task('mines', t('bite.task.mines'), '11.3', uses('a11'), {
        action: `mines-${side}`,
        status: shippedStatus(side),
      }),
      ...only(side, sides.soviet, [lendLeaseTask]),
      task('repair', t('bite.task.repair'), '7.3', undefined, { action: `buy-${side}`, offered: true }),
      task('reinforce', t('bite.task.reinforce'), '7.3.2', undefined, {
        action: `arrives-${side}`,
        offered: true,
        status: arrivalStatus(side),
      }),
      task('trackers', t('bite.task.trackers'), '15.1', uses('o15'), {
        action: `advance-${side}`,
        offered: true,
        status: trackerStatus(side),
      }),
      task('scorched', t('bite.task.scorched'), '16.0', uses('o16'), {
        ...(side === sides.axis ? { action: 'advance-axis', offered: true } : {}),
      }),
      task('place', t('bite.task.place'), '15.1', (around) => readyStatus(side)(around) !== undefined, {
        action: `place-${side}`,
        status: readyStatus(side),
      }),
      ...only(side, sides.soviet, [
        partisansTask,
        task('infrastructure', t('bite.task.infrastructure'), 'SBE6', mayBuildRoutes, {
          action: 'infrastructure',
          offered: true,
        }),
        turkeyTask,
        task('fuel', t('bite.task.fuel'), 'SBE5', both(uses('a11'), countsFuel), { action: 'soviet-fuel' }),
      ]),
      ...only(side, sides.axis, [
        task(
          'gifts',
          t('bite.task.gifts'),
          '5.2',
          both(from(2), ({ scenario }) => hasAllies(scenario)),
          { action: 'gift', offered: true },
        ),
        ...risings,
      ]),
      task('storage', t('bite.task.storage'), '11.2', uses('a11'), {
        action: `storage-${side}`,
        offered: true,
        status: storageStatus(side),
      }),
      task('disband', t('bite.task.disband'), '7.3.4', undefined, { action: `disband-${side}`, offered: true }),
    ],
  });

/** SBE5-3: from when the Axis holds Stalingrad; that it stands at the Volga the map tells. */
const countsFuel: Test = (around) =>
  rulesOf(around.scenario).sovietFuel === 'onceVolga' && holds(around, 'stalingrad', sides.axis);

const rail = (side: SideId): Node =>
  phase({
    id: 'rail',
    label: '4',
    msg: t('bite.phase.rail'),
    rule: '7.4',
    who: side,
    tasks: [
      task('hqs', t('bite.task.supremeHq'), '13.8', supremesAct, {
        action: `hq-activate-${side}`,
        // FHQ is activated every turn, the others as they are needed
        ...(side === sides.soviet ? { offered: true } : {}),
        status: apStatus(side),
      }),
      task('moves', side === sides.axis ? t('bite.task.railAxis') : t('bite.task.railSoviet'), '7.4', undefined, {
        action: `rail-${side}`,
        offered: true,
        status: side === sides.axis ? railStatus('ussr', 'scandinavia') : railStatus('soviet'),
      }),
      ...railTasks(side),
      ...only(side, sides.axis, [
        task(
          'locomotives',
          t('bite.task.locomotives'),
          '33.1',
          (around) => on(around, 'o331') && locomotives(around.turn) !== undefined,
        ),
      ]),
      ...only(side, sides.soviet, [
        task('evacuate', t('bite.task.evacuate'), '16.2', both(uses('o16'), until(turnOf(1941, 12))), {
          action: 'evacuate',
          offered: true,
        }),
      ]),
      task('damage', t('bite.task.stations'), '32.3', uses('o32'), { action: `rail-less-${side}`, offered: true }),
    ],
  });

const movement = (side: SideId): Node =>
  phase({
    id: 'movement',
    label: '5',
    msg: t('bite.phase.movement'),
    rule: '7.5',
    who: side,
    tasks: [
      task('frozen', t('bite.task.frozen'), '3.21', frozenNow, {
        action: 'thaw',
        offered: true,
        status: frozenStatus(side),
      }),
      task('hqs', t('bite.task.hqs'), '13.2', supremesAct, {
        action: `hq-order-${side}`,
        offered: true,
        status: apStatus(side),
      }),
      task('teams', t('bite.task.teams'), '38.1', uses('o38'), { action: 'team-cross', offered: true }),
      ...only(side, sides.soviet, [
        task(
          'tracks',
          t('bite.task.tracks'),
          '33.2',
          both(uses('o332'), ({ turn }) => isFirstWinter(turn)),
        ),
      ]),
      ...movementTasks(side),
      task('ground', t('bite.task.ground'), '7.5.2'),
      task('naval', t('bite.task.naval'), '18.0', uses('o18'), { action: `hq-sea-${side}`, offered: true }),
      task('drops', t('bite.task.drops'), '23.0', both(uses('o23'), mayDrop(side), fine)),
      ...only(side, sides.soviet, [
        task('landings', t('bite.task.landings'), '24.0', both(uses('o24'), mayLand, fine)),
      ]),
      task('reserves', t('bite.task.reserves'), '31.0', both(uses('o31'), hasTech2(side, 'infantry')), {
        action: `reserve-into-${side}`,
        offered: true,
        status: reserveStatus(side, 'extra'),
      }),
      task('recon', t('bite.task.recon'), '19.0', uses('o19'), {
        action: `hq-recon-${side}`,
        offered: true,
        status: attemptsStatus(side),
      }),
      task('bombing', t('bite.task.bombing'), '32.0', both(uses('o32'), flying)),
      task('air', t('bite.task.air'), '7.5.2', flying),
      task('note', f('bite.task.noteBattles'), '3.22', undefined, {
        action: 'battle-hexes',
        offered: true,
        status: battlesStatus,
      }),
    ],
  });
const fine: Test = (around) => isFine(around);
/** 9.3: in rain aircraft fly no missions. */
const flying: Test = (around) => weatherNow(around) !== 'rain';

const other = (side: SideId): SideId => (side === sides.axis ? sides.soviet : sides.axis);
const reaction = (side: SideId): Node =>
  when(
    // SBE5-1: surprised, the Soviets do not react
    (around) => !(side === sides.axis && surprise(around)),
    phase({
      id: 'reaction',
      label: '6',
      msg: t('bite.phase.reaction'),
      rule: '7.6',
      who: other(side),
      tasks: [
        task('hqs', t('bite.task.reactionHqs'), '13.3', uses('a13'), {
          action: `hq-order-${other(side)}`,
          offered: true,
          status: apStatus(other(side)),
        }),
        task('reserves', t('bite.task.reactionReserves'), '31.0', both(uses('o31'), hasTech2(other(side), 'armour')), {
          action: `reserve-moves-${other(side)}`,
          offered: true,
          status: reserveStatus(other(side), 'reaction'),
        }),
        task('air', t('bite.task.reactionAir'), '7.6', flying),
      ],
    }),
  );

const combat = (side: SideId): Node =>
  phase({
    id: 'combat',
    label: '7',
    msg: t('bite.phase.combat'),
    rule: '7.7',
    who: side,
    screen: 'fight',
    tasks: [
      ...only(side, sides.axis, [task('surprise', t('bite.task.surprise'), 'SBE5', surprise)]),
      task('battles', t('bite.task.battles'), '7.7', undefined, { status: battlesStatus }),
      task('desperate', t('bite.task.desperate'), '12.4', both(uses('a12'), hasTech2(side, 'infantry'))),
    ],
  });

/** 7.8-1: Blitz needs a hex that can cost 1 movement point. */
export const blitzAllowed = (around: Around): boolean => weatherNow(around) === 'clear';
const blitz = (side: SideId): Node =>
  phase({
    id: 'blitz',
    label: '8',
    msg: t('bite.phase.blitz'),
    rule: '7.8',
    who: side,
    screen: 'fight',
    tasks: [
      task('blitz', t('bite.task.blitz'), '7.8', blitzAllowed),
      task('hqs', t('bite.task.deactivate'), '13.6', supremesAct, {
        action: 'hq-rest',
        status: apStatus(side),
      }),
      ...only(side, sides.axis, [task('supremacy', t('bite.task.supremacy'), 'SBE5', both(uses('a13'), supremacy))]),
      task('rebase', t('bite.task.rebase'), '7.8.1'),
    ],
  });

const finalSupply = (side: SideId): Node =>
  phase({
    id: 'final',
    label: '9',
    msg: t('bite.phase.final'),
    rule: '7.9',
    who: side,
    screen: 'supply',
    tasks: [
      task('check', t('bite.task.final'), '7.9', undefined, { action: `final-${side}`, status: checked(side) }),
      task('surrender', p('bite.task.surrender'), '4.5', undefined, { action: 'surrender-pp', offered: true }),
      task('besieged', t('bite.task.besieged'), '12.1', uses('a12')),
    ],
  });

const extra = (side: SideId): Node =>
  phase({
    id: 'extra',
    label: '10',
    msg: t('bite.phase.extra'),
    rule: '7.10',
    who: side,
    tasks: [
      task('armour', t('bite.task.extra'), '7.10'),
      task('hqs', t('bite.task.extraHq'), '13.7', uses('a13'), {
        action: `hq-order-${side}`,
        offered: true,
        status: apStatus(side),
      }),
      task('intoReserve', h('bite.hq.action.into'), '31.0', both(uses('o31'), hasTech2(side, 'armour')), {
        action: `reserve-into-${side}`,
        offered: true,
        status: reserveStatus(side, 'reaction'),
      }),
      task('reserves', t('bite.task.extraReserves'), '31.0', both(uses('o31'), hasTech2(side, 'infantry')), {
        action: `reserve-moves-${side}`,
        offered: true,
        status: reserveStatus(side, 'extra'),
      }),
      task('hqsBack', h('bite.hq.task.back'), '13.7', uses('a13'), { action: 'hq-rest', offered: true }),
    ],
  });

const playerTurn = (side: SideId): Node =>
  seq(
    side,
    [strategic, supply, production, rail, movement, reaction, combat, blitz, finalSupply, extra].map((step) =>
      step(side),
    ),
    { msg: side === sides.axis ? t('bite.seq.axis') : t('bite.seq.soviet'), who: side },
  );

const placing = (side: SideId): Node =>
  phase({
    id: side,
    msg: side === sides.axis ? t('bite.phase.setupAxis') : t('bite.phase.setupSoviet'),
    rule: '2.0',
    who: side,
    tasks: [
      task('blocks', t('bite.task.setup'), '2.3', undefined, { status: placedStatus(side) }),
      task('rest', f('bite.task.rest'), '2.3', (around) => setUpOf(around.scenario) === undefined, {
        action: `set-up-rest-${side}`,
        offered: true,
      }),
      task('teams', f('bite.task.chiefs'), '38.1', uses('o38'), { action: 'team-chief', offered: true }),
      ...setupTasks(side),
      ...only(side, sides.soviet, [
        task('border', t('bite.task.border'), 'BPS', (around) => rulesOf(around.scenario).first === 1),
      ]),
    ],
  });
/** AMB-52: the Soviets set up first, except perhaps in 1944. */
const axisFirst = (around: Around): boolean => around.scenario === 'SBE8' && ruling(around, 'amb52') === 'axis';
const setup = when(
  firstMonth,
  seq(
    'setup',
    [
      pick('first', (around) => (axisFirst(around) ? sides.axis : sides.soviet), {
        [sides.axis]: seq('', [placing(sides.axis), placing(sides.soviet)]),
        [sides.soviet]: seq('', [placing(sides.soviet), placing(sides.axis)]),
      }),
    ],
    { msg: t('bite.seq.setup') },
  ),
);

const month = phase({
  id: 'month',
  msg: t('bite.phase.month'),
  rule: '7.0',
  who: sides.soviet,
  tasks: monthTasks,
});

const victory = phase({
  id: 'victory',
  msg: t('bite.phase.victory'),
  rule: '7.11',
  who: sides.soviet,
  screen: 'table',
  tasks: [
    ...victoryTasks,
    task('italy', t('bite.task.italy'), '7.11', leavesBySchedule, { action: 'italy-out' }),
    task(
      'cutOff',
      t('bite.task.cutOff'),
      'SBE1',
      (around) => around.scenario === 'SBE1' || around.scenario === 'SBE2',
      {
        action: 'cut-off',
        offered: true,
      },
    ),
    task('majors', t('bite.task.majors'), 'SBE4', (around) => around.scenario === 'SBE4', {
      action: 'majors',
      offered: true,
    }),
    task('bridgehead', t('bite.task.bridgehead'), 'SBE7', (around) => around.scenario === 'SBE7', {
      action: 'bridgehead',
      offered: true,
    }),
    checkTask,
    task('die', t('bite.task.dortmund'), 'SBE9', dieNow, { action: 'victory-die' }),
  ],
});

export const sequence: Node = turns(
  (around) => rulesOf(around.scenario).last,
  seq('', [setup, month, playerTurn(sides.axis), playerTurn(sides.soviet), victory]),
  (around) => rulesOf(around.scenario).first,
);

/** Where a scenario begins under these options. */
export const firstPlace = (scenario: string, options: Around['options']) =>
  start(sequence, { ...bareAround, scenario, options, turn: rulesOf(scenario).first });
