import type { Lane, Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Track } from '#rules/kit/game/track.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { cells, sides, turns } from '../ids.ts';
import { countAt, countIn } from '../reading.ts';
import { isAhead, isIn, type PhaseId, phasePath } from '../record/order.ts';
import { r } from '../text/speak-fronts.ts';
import { cirArrival, cirBoxes, cirLength, cirReached, cirRolled } from './cir.ts';
import { entryPhases } from './cir-actions.ts';
import { groups } from './forms.ts';
import { atTem, onCir, unitsMsg, waiting } from './members.ts';
import { advancing, cirOwed } from './status.ts';
import { attritionCount, temUnmarked } from './supply-actions.ts';
import { firstDie, garrisonOf, growingFaces, temOwed, temRolled, temTaken } from './tem.ts';

/** What the ledger, the table and the turn record show of the two fronts. */

export const tracks = (around: Around): readonly Track[] => {
  const reached = cirReached(around);
  const arrival = cirArrival(around);
  const faces = advancing(around);
  const garrison = garrisonOf(around);
  const cir: Track = {
    id: 'cir',
    msg: r('armir.cir.track'),
    rule: '16.1',
    group: groups.cir,
    side: sides.soviet,
    boxes: cirLength(around),
    at: Math.min(cirBoxes(around), cirLength(around)),
    next: reached
      ? arrival === undefined
        ? r('armir.cir.track.reached')
        : r('armir.cir.track.reachedOn', { n: arrival })
      : onCir(around).length === 0
        ? r('armir.cir.track.nobody')
        : cirRolled(around, around.turn)
          ? r('armir.cir.track.rolled')
          : faces === undefined
            ? r('armir.cir.track.next')
            : r('armir.cir.track.chance', { p: faces / 6 }),
    state: reached ? 'done' : cirOwed(around) ? (isIn(around, 'sovietCombat') ? 'due' : 'open') : 'free',
    form: { action: 'cir-roll' },
  };
  const tem: Track = {
    id: 'tem',
    msg: r('armir.tem.track'),
    rule: '16.3',
    group: groups.tem,
    side: sides.axis,
    // one at the start, one more at most in each turn from the second
    boxes: Math.max(turns, garrison),
    at: temTaken(around) ? 0 : garrison,
    next: temTaken(around)
      ? r('armir.tem.track.taken')
      : temOwed(around)
        ? r('armir.tem.track.chance', { p: growingFaces(around.turn) / 6 })
        : r('armir.tem.track.free', { count: atTem(around).length }),
    state: temTaken(around)
      ? 'done'
      : temOwed(around) && isAhead(around, 'reinforcements')
        ? isIn(around, 'reinforcements')
          ? 'due'
          : 'open'
        : 'free',
    form: { action: 'tem-die' },
  };
  return [cir, tem];
};

export const limits = (around: Around): readonly Limit[] =>
  onCir(around).length === 0 || cirReached(around)
    ? []
    : [
        {
          id: 'cir',
          msg: r('armir.cir.limit'),
          left: cirLength(around) - cirBoxes(around),
          of: cirLength(around),
          rule: '16.1',
        },
      ];

export const reminders = (around: Around): readonly Reminder[] => {
  const found: Reminder[] = [];
  if (around.place === end) return found;
  /** while the players stand in its phase, a task says it */
  const say = (at: PhaseId, reminder: Omit<Reminder, 'at'>) => {
    const path = phasePath(around, at);
    if (isAhead(around, at) && around.place !== path) found.push({ ...reminder, at: path });
  };
  if (temOwed(around))
    say('reinforcements', {
      id: 'tem-die',
      msg: r('armir.tem.remind.die', { p: growingFaces(around.turn) / 6 }),
      rule: '16.3',
      due: false,
      action: 'tem-die',
    });
  const inside = waiting(around);
  if (inside.length > 0) {
    const enter: Reminder = {
      id: 'cir-enter',
      msg: r('armir.cir.remind.enter', { what: unitsMsg(around, inside), count: inside.length }),
      rule: '16.1.4',
      due: false,
      action: 'cir-enter',
    };
    const entry = entryPhases(around).find((id) => isAhead(around, id));
    // of a turn whose phase is over it is said for the next one
    if (entry) say(entry, enter);
    else found.push(enter);
  }
  if (cirOwed(around))
    say('sovietCombat', {
      id: 'cir-roll',
      msg: r('armir.cir.remind.roll'),
      rule: '16.1.1',
      due: false,
      action: 'cir-roll',
    });
  const box = atTem(around);
  if (box.length > 0 && !temTaken(around))
    say('sovietCombat', {
      id: 'tem-attack',
      msg: r('armir.tem.remind.attack', { what: unitsMsg(around, box), count: box.length }),
      rule: '16.3.1',
      due: false,
    });
  const { now, roll } = temUnmarked(around);
  if (roll.length > 0)
    say('supply', {
      id: 'tem-die-corps',
      msg: r('armir.tem.remind.roll', { what: unitsMsg(around, roll) }),
      rule: '8.4',
      due: false,
      action: 'corps-die',
    });
  if (now.length > 0)
    say('supply', {
      id: 'tem-supply',
      msg: r('armir.tem.remind.oos', { what: unitsMsg(around, now), count: now.length }),
      rule: '16.3.3',
      due: false,
      action: 'tem-supply',
    });
  const owed = attritionCount(around);
  if (owed > 0)
    say('attrition', {
      id: 'attrition',
      msg: r('armir.attrition.remind', { count: owed }),
      rule: '8.6',
      due: false,
      action: 'attrition',
    });
  return found;
};

/** Dice thrown and to be thrown, turn by turn. */
const cirLane: Lane = {
  id: 'cir',
  msg: r('armir.cir.lane'),
  side: sides.soviet,
  at: (turn, around) => {
    const die = countAt(around, cells.cirRolls, String(turn));
    const arrival = cirArrival(around);
    if (arrival === turn) return [{ msg: r('armir.cir.lane.reached'), rule: '16.1.4', how: 'entered', state: 'done' }];
    if (die !== undefined)
      return [{ msg: r('armir.cir.lane.die', { die }), rule: '16.1.1', how: 'entered', state: 'done' }];
    if (onCir(around).length === 0 || cirReached(around) || turn < around.turn) return [];
    return [
      {
        msg: r('armir.cir.lane.roll'),
        rule: '16.1.1',
        how: 'roll',
        ...(turn === around.turn ? { state: 'due' as const } : {}),
      },
    ];
  },
};
const temLane: Lane = {
  id: 'tem',
  msg: r('armir.tem.lane'),
  side: sides.axis,
  at: (turn, around) => {
    const die = countAt(around, cells.temDice, String(turn));
    if (countIn(around, cells.temTaken) === turn)
      return [{ msg: r('armir.tem.lane.taken'), rule: '16.3.2', how: 'entered', state: 'done' }];
    if (die !== undefined)
      return [
        {
          msg: r(die < turn ? 'armir.tem.lane.grew' : 'armir.tem.lane.die', { die }),
          rule: '16.3',
          how: 'entered',
          state: 'done',
        },
      ];
    if (turn < firstDie || temTaken(around) || turn < around.turn || temRolled(around, turn)) return [];
    return [
      {
        msg: r('armir.tem.lane.chance', { p: growingFaces(turn) / 6 }),
        rule: '16.3',
        how: 'roll',
        ...(turn === around.turn ? { state: 'due' as const } : {}),
      },
    ];
  },
};
export const lanes: readonly Lane[] = [cirLane, temLane];
