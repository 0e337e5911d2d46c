import type { Lane, LaneItem } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import type { LineState } from './arrivals.ts';
import { germanLeft, isPutOff, provisionalRolls, provisionalState, sovietLeft } from './arrivals.ts';
import { recordCells, sides } from './cells-ids.ts';
import { turns } from './data/cities.ts';
import { germanSchedule, sovietSchedule, swFront } from './data/schedule.ts';
import { countAt, mapOf, textAt } from './reading.ts';
import { t } from './text/speak.ts';
import { armyMsg, countersMsg, divisionsMsg, plain } from './words.ts';

/** Turns of the record: what comes, is rolled or stops mattering. */

const stateOf = (around: Around, id: string, state: LineState): LaneItem['state'] =>
  state === 'entered' ? 'done' : state === 'delayed' || isPutOff(around, id) ? 'delayed' : 'due';

const soviet = (turn: number, around: Around): readonly LaneItem[] =>
  sovietSchedule
    .filter((line) => line.turn === turn)
    .map((line) => {
      const what = countersMsg(line.rifle, line.armor, line.leader);
      const msg = line.army
        ? t('pgg.lane.army', { army: armyMsg(line.army), entry: name(line.entry), what })
        : t('pgg.lane.bare', { entry: name(line.entry), what });
      return { msg, rule: '16.1', how: 'fixed', state: stateOf(around, line.id, sovietLeft(around, line).state) };
    });

const german = (turn: number, around: Around): readonly LaneItem[] =>
  germanSchedule
    .filter((line) => line.turn === turn)
    .map((line) => {
      const what = divisionsMsg(line.divisions) ?? plain('');
      const msg = line.corps
        ? t('pgg.lane.corps', { corps: name(line.corps), entry: name(line.area), what })
        : t('pgg.lane.area', { entry: name(line.area), what });
      return { msg, rule: '16.2', how: 'fixed', state: stateOf(around, line.id, germanLeft(around, line).state) };
    });

const provisional = (turn: number, around: Around): readonly LaneItem[] => {
  const die = countAt(around.cells, recordCells.provisionalDie, String(turn));
  if (die === 0)
    return provisionalRolls(around, turn)
      ? [{ msg: t('pgg.lane.provisional'), rule: '14.11', how: 'roll', state: 'due' }]
      : [];
  const state = provisionalState(around, turn);
  const hex = textAt(around.cells, recordCells.provisionalHex, String(turn));
  const msg: Msg =
    state === 'lost'
      ? t('pgg.lane.provisionalLost', { n: die })
      : state === 'entered'
        ? hex === ''
          ? t('pgg.lane.provisionalIn', { n: die })
          : t('pgg.lane.provisionalAt', { n: die, hex: name(hex) })
        : t('pgg.lane.provisionalOpen', { n: die });
  return [
    { msg, rule: '14.11', how: 'entered', state: state === 'lost' ? 'lost' : state === 'entered' ? 'done' : 'due' },
  ];
};

const front = (turn: number, around: Around): readonly LaneItem[] => {
  const came = countAt(around.cells, recordCells.swByTurn, String(turn));
  if (came > 0)
    return [{ msg: t('pgg.lane.southWestCame', { count: came }), rule: '14.21', how: 'entered', state: 'done' }];
  return turn === swFront.fromTurn
    ? [{ msg: t('pgg.lane.southWest', { count: swFront.perTurn }), rule: '14.21', how: 'usual' }]
    : [];
};

const interdiction = (turn: number, around: Around): readonly LaneItem[] => {
  const used = mapOf(around.cells, recordCells.sovietMarkerUses)[String(turn)];
  return typeof used === 'string' && used !== ''
    ? [{ msg: t('pgg.lane.interdiction', { hex: name(used) }), rule: '13.42', how: 'entered', state: 'done' }]
    : [];
};

const leaders = (turn: number, around: Around): readonly LaneItem[] => {
  const leader = textAt(around.cells, recordCells.withdrawals, String(turn));
  return leader === ''
    ? []
    : [{ msg: t('pgg.lane.withdrawal', { leader: name(leader) }), rule: '10.4', how: 'entered', state: 'done' }];
};

/** What starts or stops on a turn. */
const events = (turn: number): readonly LaneItem[] => {
  const fixed = (msg: Msg, rule: string): LaneItem => ({ msg, rule, how: 'fixed' });
  return [
    ...(turn === 1
      ? [
          fixed(t('pgg.event.dice'), '5.21'),
          fixed(t('pgg.event.firstMove'), '5.23'),
          fixed(t('pgg.event.columns'), '6.4'),
        ]
      : []),
    ...(turn === 2 ? [fixed(t('pgg.event.free'), '5.21')] : []),
    ...(turn === 7 ? [fixed(t('pgg.event.columnsOpen'), '6.4')] : []),
    ...(turn === turns ? [fixed(t('pgg.event.noInterdiction'), '13.41'), fixed(t('pgg.event.final'), '15.0')] : []),
  ];
};

export const lanes: readonly Lane[] = [
  { id: 'soviet', msg: t('pgg.lane.sovietArrivals'), side: sides.soviet, at: soviet },
  { id: 'provisional', msg: t('pgg.lane.provisionalDie'), side: sides.soviet, at: provisional },
  { id: 'front', msg: t('pgg.lane.front'), side: sides.soviet, at: front },
  { id: 'german', msg: t('pgg.lane.germanArrivals'), side: sides.german, at: german },
  {
    id: 'markers',
    msg: t('pgg.lane.markers'),
    at: (turn, around) => [...interdiction(turn, around), ...leaders(turn, around)],
  },
  { id: 'events', msg: t('pgg.lane.events'), at: events },
];
