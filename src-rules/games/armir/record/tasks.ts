import type { Around } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { cirReached, cirRolled } from '../fronts/cir.ts';
import { atTem, waiting } from '../fronts/members.ts';
import { frontStatus } from '../fronts/status.ts';
import { caiDue } from '../guns/air.ts';
import { gunPoints } from '../guns/points.ts';
import { accounts, cells, marks, sides, turns } from '../ids.ts';
import { lockedNow } from '../map/locked.ts';
import { frontLockedIn } from '../map/locks.ts';
import { airStatus, diceStatus, supplyStatus } from '../map/status.ts';
import { boardIn } from '../map/unsupplied.ts';
import { ruling } from '../option-ids.ts';
import { balance, countAt, countIn, mapIn, marked, textIn } from '../reading.ts';
import { r } from '../text/speak-fronts.ts';
import { t } from '../text/speak-table.ts';
import { openObjectives } from '../victory/tasks.ts';
import { arrivalsOpen, complementiLeft, gebirgsOf, hqsOut, openMsg, xxivTurn } from './arrivals.ts';
import { hasInitiative, isAhead, type PhaseId } from './order.ts';
import { airportsHeld } from './ps.ts';

/** What is to be done in each phase (digest, section 2.2), in the order in which it is done. */

const say = (msg: Parameters<typeof t>[0], count: (around: Around) => number) => (around: Around) =>
  t(msg, { n: count(around) });
const paLeft = say('armir.status.pa', (around) => balance(around, accounts.pa));
const psLeft = say('armir.status.ps', (around) => balance(around, accounts.ps));
const onlyTurn = (n: number) => ({ turn: { from: n, to: n } });
const later = { turn: { from: 2 } } as const;
const holds = (cell: string, value: string) => (around: Around) => Object.values(mapIn(around, cell)).includes(value);

/** AMB-07: the initiative is decided before the air die, or after it. */
const airFirst = (around: Around): boolean => ruling(around, 'amb07') === 'after';
const whoseAir = (around: Around): Msg | undefined => {
  const air = textIn(around, cells.air);
  if (air === '') return undefined;
  return air === 'used' ? t('armir.air.used') : air === 'axis' ? t('armir.side.axis') : t('armir.side.soviet');
};
const airDie = (id: string, when: (around: Around) => boolean): Task => ({
  id,
  msg: t('armir.task.airDie'),
  rule: '9.1',
  action: 'air-die',
  when,
  status: whoseAir,
});

const initiative: readonly Task[] = [
  airDie('air-die-first', airFirst),
  {
    id: 'buy',
    msg: t('armir.task.buy'),
    rule: '4',
    action: 'initiative-buy',
    offered: true,
    status: (around) => (hasInitiative(around) ? t('armir.status.bought') : psLeft(around)),
  },
  {
    id: 'soviet-sides',
    msg: t('armir.task.sovietSides'),
    rule: '5.3.3',
    action: 'turn-up',
    when: hasInitiative,
    offered: true,
  },
  { id: 'guns', msg: t('armir.task.guns'), rule: '10.2', action: 'guns-set', status: gunPoints },
  airDie('air-die', (around) => !airFirst(around)),
  {
    id: 'cai-die',
    msg: t('armir.task.caiDie'),
    rule: '9.2.1',
    action: 'cai-die',
    when: caiDue,
  },
];

const reinforcements: readonly Task[] = [
  {
    id: 'airports',
    msg: t('armir.task.airports'),
    rule: '16.4.2',
    when: (around) => !airportsHeld(around),
    offered: true,
    status: psLeft,
  },
  {
    id: 'tem-die',
    msg: t('armir.task.temDie'),
    rule: '16.3',
    action: 'tem-die',
    when: (around) => !airportsHeld(around),
    status: frontStatus.garrison,
  },
  {
    id: 'arrive',
    msg: t('armir.task.arrive'),
    rule: '18.5',
    action: 'arrive',
    when: (around) => arrivalsOpen(around).some(({ id }) => id !== 'xxivHq'),
    status: (around) => openMsg(arrivalsOpen(around).filter(({ id }) => id !== 'xxivHq')),
    debt: (around) =>
      isAhead(around, 'reinforcements') ? undefined : openMsg(arrivalsOpen(around).filter(({ id }) => id !== 'xxivHq')),
  },
  {
    id: 'xxiv',
    msg: t('armir.task.xxiv'),
    rule: '15.1',
    action: 'xxiv',
    when: (around) => arrivalsOpen(around).some(({ id }) => id === 'xxivHq'),
    status: (around) => {
      const turn = xxivTurn(around);
      return turn === undefined ? undefined : t('armir.status.xxiv', { n: turn - 1 });
    },
  },
  {
    id: 'gebirgs',
    msg: t('armir.task.gebirgs'),
    rule: '15.2',
    action: 'gebirgs',
    when: (around) => gebirgsOf(around).due,
    status: (around) => t('armir.status.gebirgs', { n: gebirgsOf(around).steps }),
  },
  {
    id: 'replacement',
    msg: t('armir.task.replacement'),
    rule: '15.3',
    action: 'replacement',
    offered: true,
    when: (around) => countIn(around, cells.replaced) !== around.turn,
  },
  {
    id: 'julia',
    msg: t('armir.task.julia'),
    rule: '15.1.3',
    action: 'julia',
    offered: true,
    when: (around) => countIn(around, cells.julia) === 0,
  },
  {
    id: 'hq-back',
    msg: t('armir.task.hqBack'),
    rule: '17.1.3',
    action: 'hq-back',
    when: (around) => hqsOut(around).length > 0,
    status: (around) => list(hqsOut(around).map(({ msg }) => msg)),
  },
  { id: 'eliminated', msg: t('armir.task.eliminated'), rule: '15.3.2', offered: true },
];

const frontLock: Task = {
  id: 'front-lock',
  msg: t('armir.task.frontLock'),
  rule: '5.5',
  offered: true,
  when: (around) => frontLockedIn(around, 'axisMovement') && lockedNow(around).length > 0,
};
const gebirgsStays: Task = {
  id: 'gebirgs-stays',
  msg: t('armir.task.gebirgsStays'),
  rule: '15.2',
  offered: true,
  when: (around) => gebirgsOf(around).onMap && gebirgsOf(around).steps < 4,
};
const stacking: Task = { id: 'stacking', msg: t('armir.task.stacking'), rule: '6', calc: { id: 'stack' } };
const assaults: Task = {
  id: 'assaults',
  msg: t('armir.task.assaults'),
  rule: '13',
  offered: true,
  calc: { id: 'mobile-assault' },
};
const retaken: Task = {
  id: 'places-back',
  msg: t('armir.task.placesBack'),
  rule: '16.4.1',
  action: 'place-control',
  offered: true,
};
const taken: Task = {
  id: 'places',
  msg: t('armir.task.places'),
  rule: '16.4.1',
  action: 'place-control',
  offered: true,
};
const strongpoint: Task = {
  id: 'strongpoint',
  msg: t('armir.task.strongpoint'),
  rule: '15.1',
  action: 'strongpoint-taken',
  offered: true,
};
const kantemirovka: Task = {
  id: 'kantemirovka',
  msg: t('armir.task.kantemirovka'),
  rule: '16.2.1',
  action: 'kantemirovka',
  offered: true,
  when: (around) => textIn(around, cells.depot) === 'yes',
};
const complementi: Task = {
  id: 'complementi',
  msg: t('armir.task.complementi'),
  rule: '15.4',
  action: 'complementi',
  offered: true,
  when: complementiLeft,
};
const bokovskaya: Task = {
  id: 'bokovskaya',
  msg: t('armir.task.bokovskaya'),
  rule: '16.1.4',
  action: 'cir-enter',
  when: (around) => waiting(around).length > 0,
  status: frontStatus.waiting,
};
/** 18.4.1: Italian artillery, in the bombardment and in the combat of turn 1. */
const weatherGuns: Task = {
  id: 'weather-guns',
  msg: t('armir.task.weatherGuns'),
  rule: '18.4.1',
  when: onlyTurn(1),
  offered: true,
};
/** 18.4: in turn 1 the Axis moves one counter, and the weather costs MP. */
const weather: Task = { id: 'weather', msg: t('armir.task.weather'), rule: '18.4.1', when: onlyTurn(1), offered: true };
const motorisedOnly: Task = {
  id: 'motorised',
  msg: t('armir.task.motorised'),
  rule: '5.2',
  offered: true,
  calc: { id: 'move' },
};
const xxivRange: Task = {
  id: 'xxiv-range',
  msg: t('armir.task.xxivRange'),
  rule: '15.1.2',
  offered: true,
  when: (around) => (countAt(around, cells.arrived, 'xxivHq') ?? 0) > 0,
};

const don: Task = { id: 'don', msg: t('armir.task.don'), rule: '14.2.1', offered: true };

const axisMovement: readonly Task[] = [
  { id: 'axis-sides', msg: t('armir.task.axisSides'), rule: '5.3', action: 'turn-up', offered: true },
  { id: 'pa', msg: t('armir.task.pa'), rule: '5.4', action: 'pa-movement', offered: true, status: paLeft },
  frontLock,
  { id: 'alpine-hq', msg: t('armir.task.alpineHq'), rule: '5.5.1', offered: true },
  xxivRange,
  gebirgsStays,
  don,
  assaults,
  retaken,
  complementi,
  stacking,
];
const sovietMovement: readonly Task[] = [
  bokovskaya,
  { id: 'rail', msg: t('armir.task.rail'), rule: '5.1.2', offered: true },
  { id: 'exits', msg: t('armir.task.exits'), rule: '16.3.1', action: 'tem-enter', offered: true },
  assaults,
  taken,
  kantemirovka,
  strongpoint,
  { ...stacking, msg: t('armir.task.stackingSoviet') },
];
const axisMotorised: readonly Task[] = [
  { id: 'one-counter', msg: t('armir.task.oneCounter'), rule: '18.4', when: onlyTurn(1) },
  weather,
  motorisedOnly,
  {
    id: 'pa',
    msg: t('armir.task.pa'),
    rule: '5.4',
    action: 'pa-movement',
    offered: true,
    when: later,
    status: paLeft,
  },
  // in turn 1 one counter of 27 Pz. moves, whatever the front does (18.4)
  {
    ...frontLock,
    when: (around) => around.turn > 1 && frontLockedIn(around, 'axisMotorised') && lockedNow(around).length > 0,
  },
  // HQs stay where they are in this phase (5.2)
  { id: 'alpine-range', msg: t('armir.task.alpineRange'), rule: '5.5.1', offered: true, when: later },
  xxivRange,
  gebirgsStays,
  { ...don, when: later },
  { ...assaults, when: later },
  { ...retaken, when: later },
  complementi,
  stacking,
];
const sovietMotorised: readonly Task[] = [
  weather,
  motorisedOnly,
  {
    ...bokovskaya,
    when: (around) => ruling(around, 'amb50') === 'motorised' && waiting(around).length > 0,
  },
  { id: 'rail', msg: t('armir.task.rail'), rule: '5.1.2', offered: true },
  { id: 'exits', msg: t('armir.task.exits'), rule: '16.3.1', action: 'tem-enter', offered: true },
  assaults,
  taken,
  kantemirovka,
  strongpoint,
  { ...stacking, msg: t('armir.task.stackingSoviet') },
];

const bombardment: readonly Task[] = [
  { id: 'first', msg: t('armir.task.bombardFirst'), rule: '11', offered: true, status: (around) => firstMsg(around) },
  {
    id: 'air',
    msg: t('armir.task.air'),
    rule: '9.1.1',
    status: whoseAir,
    offered: true,
    when: later,
    calc: {
      id: 'bombard',
      input: (around) => ({ with: textIn(around, cells.air) === sides.soviet ? 'sovietAir' : 'axisAir' }),
    },
  },
  {
    id: 'heavy',
    msg: t('armir.task.heavy'),
    rule: '10.1.1',
    offered: true,
    status: paLeft,
    calc: { id: 'bombard', input: () => ({ with: 'heavy' }) },
  },
  {
    id: 'soviet-guns',
    msg: t('armir.task.sovietGuns'),
    rule: '10.2.1',
    offered: true,
    status: gunPoints,
    calc: { id: 'bombard', input: () => ({ with: 'army' }) },
  },
  weatherGuns,
  { id: 'once', msg: t('armir.task.bombardOnce'), rule: '11', offered: true },
];
const firstMsg = (around: Around): Msg =>
  hasInitiative(around) ? t('armir.status.sovietFirst') : t('armir.status.axisFirst');

const fought = (around: Around): Msg => t('armir.status.attacked', { count: marked(around, marks.attacked).length });
const dsgGoes: Task = { id: 'dsg', msg: t('armir.task.dsg'), rule: '11.2.1', offered: true };
const axisCombat: readonly Task[] = [
  { id: 'attacks', msg: t('armir.task.attacks'), rule: '12', status: fought, calc: { id: 'combat' } },
  { id: 'don-attack', msg: t('armir.task.donAttack'), rule: '14.2.1', offered: true },
  { id: 'support', msg: t('armir.task.support'), rule: '10.1.2', offered: true, status: paLeft },
  retaken,
  dsgGoes,
  stacking,
];
const sovietCombat: readonly Task[] = [
  { id: 'attacks', msg: t('armir.task.attacks'), rule: '12', status: fought, calc: { id: 'combat' } },
  { id: 'support', msg: t('armir.task.support'), rule: '10.1.2', offered: true, status: paLeft },
  weatherGuns,
  {
    id: 'cir',
    msg: t('armir.task.cir'),
    rule: '16.1.1',
    action: 'cir-roll',
    when: (around) => !cirReached(around) || cirRolled(around, around.turn),
    status: frontStatus.cir,
  },
  {
    id: 'tem',
    msg: t('armir.task.tem'),
    rule: '16.3.1',
    when: (around) => atTem(around).length > 0 && !airportsHeld(around),
    status: frontStatus.tem,
    calc: { id: 'tem-attack' },
  },
  taken,
  kantemirovka,
  strongpoint,
  dsgGoes,
  { ...stacking, msg: t('armir.task.stackingSoviet') },
];

const supply: readonly Task[] = [
  { id: 'trace', msg: t('armir.task.trace'), rule: '8', status: supplyStatus },
  {
    id: 'air-supply',
    msg: t('armir.task.airSupply'),
    rule: '9.2',
    action: 'air-supply',
    offered: true,
    status: airStatus,
  },
  {
    id: 'cai',
    msg: t('armir.task.cai'),
    rule: '9.2',
    action: 'air-supply',
    offered: true,
    when: (around) => textIn(around, cells.cai) === 'ready',
  },
  {
    id: 'corps-die',
    msg: t('armir.task.corpsDie'),
    rule: '8.4',
    action: 'corps-die',
    offered: true,
    status: diceStatus,
  },
  {
    id: 'tem-oos',
    msg: r('armir.tem.task.oos'),
    rule: '16.3.3',
    action: 'tem-supply',
    when: holds(cells.temUnits, 'yes'),
    status: frontStatus.temSupply,
  },
  {
    id: 'markers',
    msg: t('armir.task.markers'),
    rule: '8.3',
    action: 'supply-book',
    when: (around) => boardIn(around) !== undefined,
  },
  {
    id: 'markers-named',
    msg: t('armir.task.markers'),
    rule: '8.3',
    action: 'oos-mark',
    when: (around) => boardIn(around) === undefined,
  },
];
const attritionTask: Task = {
  id: 'attrition',
  msg: t('armir.task.attrition'),
  rule: '8.6',
  action: 'attrition',
  status: frontStatus.attrition,
  debt: frontStatus.attritionOwed,
};
const anyOos = holds(cells.oos, 'yes');
const attrition: readonly Task[] = [
  { ...attritionTask, when: anyOos },
  // markers that lie on the map alone are the players' own affair: nothing is left open
  { ...attritionTask, id: 'attrition-unmarked', offered: true, when: (around) => !anyOos(around) },
  { id: 'reveal', msg: t('armir.task.reveal'), rule: '17.2', when: onlyTurn(turns), ...openObjectives },
];

export const tasks: { readonly [P in PhaseId]: readonly Task[] } = {
  initiative,
  reinforcements,
  axisMovement,
  sovietMovement,
  axisMotorised,
  sovietMotorised,
  bombardment1: bombardment,
  bombardment2: bombardment,
  axisCombat,
  sovietCombat,
  supply,
  attrition,
};
