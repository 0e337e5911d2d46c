import type { Lane, LaneItem } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, sides, turns } from '../ids.ts';
import { countIn } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { arrivalTurn, arrivedIn, gebirgsFull, gebirgsOf, isPutOff } from './arrivals.ts';
import { isAhead } from './order.ts';
import { forecastOf } from './ps.ts';
import { arrivals } from './schedule.ts';

/** The turn record: what comes, and what begins or ends. */

const arriving = (turn: number, around: Around): readonly LaneItem[] => [
  ...arrivals.flatMap((one): readonly LaneItem[] => {
    const due = arrivalTurn(around, one);
    const came = arrivedIn(around, one.id);
    if (due !== turn && came !== turn) return [];
    const state =
      came === turn ? 'done' : came !== undefined || due === undefined ? undefined : owed(around, one.id, due);
    // what came in another turn than its own is drawn where it came
    if (came !== undefined && came !== turn) return [];
    return [
      { msg: one.msg, rule: one.rule, how: one.turn === undefined ? 'entered' : 'fixed', ...(state ? { state } : {}) },
    ];
  }),
  ...growing(turn, around),
];
const owed = (around: Around, id: Parameters<typeof isPutOff>[1], due: number): LaneItem['state'] =>
  due < around.turn || isPutOff(around, id) ? 'delayed' : 'due';

/** 15.2: the steps 3 Gebirgs will have, undisturbed: one more in each turn after the one it comes in. */
const growing = (turn: number, around: Around): readonly LaneItem[] => {
  const { onMap, steps, due } = gebirgsOf(around);
  if (arrivedIn(around, 'gebirgs') !== undefined && !onMap) return [];
  const ahead = isAhead(around, 'reinforcements');
  const [from, has] = onMap
    ? [due && ahead ? around.turn - 1 : around.turn, steps]
    : [Math.max(2, ahead ? around.turn : around.turn + 1), 1];
  const n = has + turn - from;
  return turn <= from || n > gebirgsFull
    ? []
    : [{ msg: t('armir.lane.gebirgs', { n, of: gebirgsFull }), rule: '15.2', how: 'usual' }];
};

const handed = (turn: number, around: Around): readonly LaneItem[] => {
  const done = (cell: string, msg: Msg, rule: string): readonly LaneItem[] =>
    countIn(around, cell) === turn ? [{ msg, rule, how: 'entered', state: 'done' }] : [];
  return [
    ...done(cells.julia, t('armir.lane.julia'), '15.1.3'),
    ...done(cells.complementi, t('armir.unit.complementi'), '15.4'),
  ];
};

/** 16.4c: PS if nothing else changes. */
const points = (turn: number, around: Around): readonly LaneItem[] =>
  forecastOf(around)
    .filter((row) => row.turn === turn)
    .map(({ ps }) => ({
      msg: ps === 0 ? t('armir.lane.defeat') : t('armir.lane.ps', { n: ps }),
      rule: ps === 0 ? '17' : '16.4',
      how: 'usual',
    }));

/** 1.2: a turn is two days. */
export const turnDays = (turn: number): Msg => t('armir.lane.days', { from: 2 * turn - 1, to: 2 * turn });

const fixed = (msg: Msg, rule: string): LaneItem => ({ msg, rule, how: 'fixed' });
const events = (turn: number, around: Around): readonly LaneItem[] => [
  ...(turn === 1
    ? [
        fixed(t('armir.lane.fromSeven'), '18.4'),
        fixed(t('armir.lane.weather'), '18.4.1'),
        fixed(t('armir.lane.cir'), '16.1.1'),
      ]
    : []),
  ...(turn === 2 ? [fixed(t('armir.lane.airDie'), '9.1'), fixed(t('armir.lane.lock'), '5.5')] : []),
  ...(countIn(around, cells.initiative) === turn
    ? [{ msg: t('armir.lane.initiative'), rule: '4', how: 'entered', state: 'done' } as const]
    : []),
  ...(turn === turns ? [fixed(t('armir.lane.end'), '17.2')] : []),
];

export const lanes: readonly Lane[] = [
  { id: 'events', msg: t('armir.lane.events'), at: events },
  {
    id: 'arrivals',
    msg: t('armir.group.arrivals'),
    side: sides.axis,
    at: (turn, around) => [...arriving(turn, around), ...handed(turn, around)],
  },
  { id: 'ps', msg: t('armir.lane.forecast'), side: sides.soviet, at: points },
];
