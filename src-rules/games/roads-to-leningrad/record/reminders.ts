import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { playingSide } from '../activation/markers.ts';
import { accounts, cells, type SideId, scenarios, sides, stackLimit } from '../ids.ts';
import { called } from '../propose.ts';
import { balance, countersOf, mapIn, stepsLeft, textAt, weatherOf } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { replacementSteps } from './actions/arrivals.ts';
import { flownUnits, readies, removalNow } from './air.ts';
import { openArrivals, openMsg, stateOf, undecided } from './arrivals.ts';
import { flown, missionsLeft, missionsOf, removalTurn } from './missions.ts';
import { noticesAt } from './notices.ts';
import { isAhead, isOperational, operation, operationPath, type PhaseId, phasePath } from './order.ts';
import { freeNames, heldByZoc } from './recovery.ts';
import { crowded202, overStacked } from './stacking.ts';
import { abandoned, begunNow, completable, countersLeft, garrisons, lost, sovietLimit } from './strongpoints.ts';

/** What must not be forgotten, at its phase. Ochre is what is owed or lapses. */

export const reminders = (around: Around): readonly Reminder[] => {
  const { turn } = around;
  if (around.place === end) return [];
  const found: Reminder[] = [];
  /** while the players stand in its phase, a task says it */
  const say = (phase: PhaseId, reminder: Omit<Reminder, 'at'>, task = true) => {
    const path = isOperational(phase) ? operationPath(around, phase) : phasePath(turn, phase);
    if (isAhead(around, phase) && !(task && around.place === path)) found.push({ ...reminder, at: path });
  };

  /** what binds the other side is not said in this side's sequence */
  const others = (phase: PhaseId, side: SideId | undefined): boolean =>
    side !== undefined &&
    isOperational(phase) &&
    around.place.includes('/op/') &&
    operationPath(around, phase).startsWith(`${operation(around)}/`) &&
    playingSide(around) !== side;
  for (const { id, phase, msg, rule, side } of noticesAt(around, turn))
    if (!others(phase, side)) say(phase, { id, msg, rule, due: false }, false);

  for (const one of undecided(around))
    say('reinforcements', {
      id: `decide-${one.id}`,
      msg: t('rtl.remind.decide', { side: t(`rtl.side.${one.side}`), what: one.msg, n: one.vp }),
      rule: one.rule,
      due: (one.to ?? one.turn) === turn,
      action: 'optional-group',
    });
  const open = openArrivals(around);
  for (const late of [true, false]) {
    const what = openMsg(open.filter((one) => (stateOf(around, one) === 'delayed') === late));
    if (what)
      say('reinforcements', {
        id: late ? 'owed' : 'arrive',
        msg: t(late ? 'rtl.remind.owed' : 'rtl.remind.arrive', { what }),
        rule: late ? '5.25' : '5.2',
        due: late,
        action: 'arrive',
      });
  }
  if (open.some(({ entry }) => entry))
    say('movement', { id: 'plug', msg: t('rtl.remind.plug'), rule: '5.21', due: false }, false);
  const steps = balance(around, accounts.replacements);
  if (steps > 0)
    say('reinforcements', {
      id: 'replacements',
      msg: t('rtl.remind.replacements', { count: steps }),
      rule: 'S3.26',
      due: true,
      action: 'replace',
    });

  if (flownUnits(around).length > 0 && readies(around))
    say('readying', { id: 'ready', msg: t('rtl.remind.ready'), rule: '13.12', due: false, action: 'air-ready' });
  const removal = removalNow(around);
  if (removalTurn(around) === turn && (removal?.left !== 0 || removal.among.length === 0))
    say('readying', {
      id: 'removal',
      msg: t('rtl.remind.removal'),
      rule: 'S3.28',
      due: true,
      action: 'air-removal',
    });
  if (weatherOf(around, turn) === 'rain')
    say('movement', { id: 'rain', msg: t('rtl.remind.rain'), rule: '5.13', due: false }, false);

  const full = list(
    overStacked(around).map(({ hex, points }) => t('rtl.remind.fullHex', { hex: name(hex), n: points })),
  );
  if (full)
    found.push({
      id: 'stacking',
      msg: t('rtl.remind.stacking', { what: full, limit: stackLimit }),
      rule: '3.32',
      due: true,
      action: 'step-loss',
    });
  const stay = called(garrisons(around).map((one) => one.name));
  if (stay)
    say('movement', { id: 'stay', msg: t('rtl.remind.stay', { what: stay }), rule: 'S4.22', due: false }, false);
  const crowded = called(crowded202(around));
  if (crowded)
    found.push({ id: 'stacking-202', msg: t('rtl.remind.crowded', { what: crowded }), rule: 'S3.27', due: true });
  const gone = called([...lost(around), ...abandoned(around)].map(({ hex }) => hex));
  if (gone)
    say('works', {
      id: 'strongpoints-off',
      msg: t('rtl.remind.strongpointsOff', { what: gone }),
      rule: '14.26',
      due: true,
      action: 'strongpoint-off',
    });
  const done = called(completable(around).map(({ hex }) => hex));
  if (done)
    say('works', {
      id: 'strongpoints',
      msg: t('rtl.remind.strongpoints', { what: done }),
      rule: '14.25',
      due: false,
      action: 'strongpoint-done',
    });
  const held = called(heldByZoc(around).map((one) => one.name));
  if (held)
    say('recovery', {
      id: 'check',
      msg: t('rtl.remind.check', { what: held }),
      rule: '3.75',
      due: false,
      action: 'recovery',
    });
  const free = called(freeNames(around));
  if (free)
    say('recovery', {
      id: 'free',
      msg: t('rtl.remind.free', { what: free }),
      rule: '3.75',
      due: false,
      action: 'recovery-free',
    });
  const bridges = called(takenBridges(around));
  if (bridges)
    found.push({
      id: 'bridges',
      msg: t('rtl.remind.bridges', { what: bridges }),
      rule: '16.26',
      due: true,
      action: 'bridge',
    });
  return found;
};

/** 16.26: bridges in whose hex an enemy combat unit stands. */
const takenBridges = (around: Around): readonly string[] => {
  const all = countersOf(around);
  const onMap = all.filter((one) => one.kind === 'combat' || one.kind === 'artillery' || one.kind === 'hq');
  return Object.keys(mapIn(around, cells.bridges)).flatMap((id) => {
    const bridge = all.find((one) => one.id === id);
    const hex = textAt(around, cells.at, id);
    const taken =
      bridge !== undefined &&
      hex !== '' &&
      onMap.some(
        (one) => one.side !== bridge.side && stepsLeft(around, one) > 0 && textAt(around, cells.at, one.id) === hex,
      );
    return taken ? [bridge.name] : [];
  });
};

export const limits = (around: Around): readonly Limit[] => {
  const russa = around.scenario === scenarios.starayaRussa || around.scenario === scenarios.manstein;
  const most = sovietLimit(around);
  const counters = countersLeft(around);
  const steps = balance(around, accounts.replacements);
  return [
    ...[sides.german, sides.soviet].flatMap((side): readonly Limit[] => {
      const { of, rule } = missionsOf(around, side, around.turn);
      return of === 0 && flown(around, side) === 0
        ? []
        : [
            {
              id: `missions-${side}`,
              msg: t('rtl.limit.missions', { side: t(`rtl.side.${side}`) }),
              left: missionsLeft(around, side),
              of,
              rule,
              ...(russa ? { note: t(side === sides.german ? 'rtl.limit.neverLieb' : 'rtl.limit.never25') } : {}),
            },
          ];
    }),
    ...(most === undefined
      ? []
      : [
          {
            id: 'soviet-strongpoints',
            msg: t('rtl.limit.strongpoints'),
            left: Math.max(0, most - begunNow(around)),
            of: most,
            rule: 'S6.22',
          },
        ]),
    ...(counters === undefined
      ? []
      : [{ id: 'strongpoint-counters', msg: t('rtl.limit.strongpointCounters'), ...counters, rule: '2.24' }]),
    ...(steps > 0
      ? [
          {
            id: 'replacements',
            msg: t('rtl.account.replacements'),
            left: steps,
            of: replacementSteps,
            rule: 'S3.26',
          },
        ]
      : []),
  ];
};
