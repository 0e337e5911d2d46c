import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { accounts, cells, sides, startingPs, turns } from '../ids.ts';
import { enteredNow } from '../map/entered.ts';
import { lockedNow } from '../map/locked.ts';
import { frontLockedIn } from '../map/locks.ts';
import { balance, countersOf, countIn, stepsLeft, textIn } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { armyMsg, formationMsg } from '../units.ts';
import {
  arrivalsOpen,
  complementiLeft,
  gebirgsFull,
  gebirgsOf,
  hqsOut,
  isPutOff,
  openMsg,
  xxivTurn,
} from './arrivals.ts';
import { hasInitiative, isAhead, type PhaseId, phasePath } from './order.ts';
import { placeMsg, placesOf } from './places.ts';
import { airportsHeld, forecastOf } from './ps.ts';

/** What must not be forgotten, at its phase. Ochre is what is owed or lapses. */

export const reminders = (around: Around): readonly Reminder[] => {
  const { turn } = around;
  if (around.place === end) return [];
  const found: Reminder[] = [];
  /** while the players stand in its phase, a task says it */
  const say = (at: PhaseId, reminder: Omit<Reminder, 'at'>, task = true) => {
    const path = phasePath(around, at);
    if (isAhead(around, at) && !(task && around.place === path)) found.push({ ...reminder, at: path });
  };

  if (turn === 1) {
    say('axisMotorised', { id: 'one-counter', msg: t('armir.remind.oneCounter'), rule: '18.4', due: false });
    say('axisMotorised', { id: 'weather', msg: t('armir.remind.weather'), rule: '18.4.1', due: false });
    say('sovietCombat', { id: 'first-cir', msg: t('armir.remind.cir'), rule: '16.1.1', due: false });
  }
  const lock = list(lockedNow(around).map((one) => formationMsg[one]));
  if (lock) {
    // turn 1 has no Axis movement (18.4)
    const phases = (['axisMovement', 'axisMotorised'] as const).filter((one) => turn > 1 && frontLockedIn(around, one));
    for (const phase of phases)
      say(phase, { id: `lock-${phase}`, msg: t('armir.remind.lock', { what: lock }), rule: '5.5', due: false });
  }

  if (turn > 1) {
    const ps = balance(around, accounts.ps);
    if (!hasInitiative(around) && ps > 0)
      say(
        'initiative',
        {
          id: 'initiative',
          msg: ps === 1 ? t('armir.remind.noInitiative') : t('armir.remind.initiative', { n: ps - 1 }),
          rule: ps === 1 ? '17' : '4',
          due: ps === 1,
          ...(ps === 1 ? {} : { action: 'initiative-buy' }),
        },
        ps > 1,
      );
    const open = arrivalsOpen(around).filter(({ id }) => id !== 'xxivHq' && !isPutOff(around, id));
    for (const late of [true, false]) {
      const what = openMsg(open.filter((one) => one.late === late));
      if (what)
        say('reinforcements', {
          id: late ? 'owed' : 'arrive',
          msg: t('armir.remind.arrive', { what }),
          rule: '18.5',
          due: late,
          action: 'arrive',
        });
    }
    const xxiv = xxivTurn(around);
    if (xxiv !== undefined && arrivalsOpen(around).some(({ id }) => id === 'xxivHq'))
      say('reinforcements', {
        id: 'xxiv',
        msg: t('armir.remind.xxiv', { n: xxiv - 1 }),
        rule: '15.1',
        due: xxiv < turn,
        action: 'xxiv',
      });
    const gebirgs = gebirgsOf(around);
    if (gebirgs.due)
      say('reinforcements', {
        id: 'gebirgs',
        msg: t('armir.remind.gebirgs', { n: gebirgs.steps + 1 }),
        rule: '15.2',
        due: false,
        action: 'gebirgs',
      });
    for (const { army, msg } of hqsOut(around))
      say('reinforcements', {
        id: `hq-${army}`,
        msg: t('armir.remind.hqBack', { what: msg }),
        rule: '17.1.3',
        due: true,
        action: 'hq-back',
      });
  }

  const rows = forecastOf(around);
  const last = rows.at(-1);
  if (last && !airportsHeld(around))
    found.push({
      id: 'ps-forecast',
      msg:
        last.ps === 0
          ? t('armir.remind.psOut', { n: last.turn })
          : t('armir.remind.psHold', { n: last.ps, turn: last.turn }),
      rule: '16.4',
      due: rows[0]?.ps === 0,
    });

  // a fight that took its last step says nothing of the points for it
  const out = new Set(hqsOut(around).map(({ army }) => army));
  for (const one of countersOf(around))
    if (
      one.side === sides.soviet &&
      one.kind === 'hq' &&
      one.army &&
      !out.has(one.army) &&
      stepsLeft(around, one) === 0
    )
      found.push({
        id: `hq-lost-${one.army}`,
        msg: t('armir.remind.hqLost', { what: armyMsg[one.army] }),
        rule: '17.1.3',
        due: true,
        action: 'hq-lost',
      });
  if (
    textIn(around, cells.depot) === 'yes' &&
    placesOf(around).some(({ name, holder }) => /^kant[ei]/i.test(name) && holder === sides.soviet)
  )
    found.push({
      id: 'depot',
      msg: t('armir.remind.depot'),
      rule: '16.2.1',
      due: true,
      action: 'kantemirovka',
    });
  for (const { place, unit } of enteredNow(around))
    found.push({
      id: `control-${place.id}`,
      msg: t('armir.remind.control', { what: placeMsg(place), unit: name(unit) }),
      rule: '1.5',
      due: true,
      action: 'place-control',
    });
  const unknown = placesOf(around).filter(({ points }) => points === undefined);
  if (unknown.length > 0)
    found.push({ id: 'places', msg: t('armir.remind.places', { count: unknown.length }), rule: '16.4.1', due: false });
  if (turn === turns) say('attrition', { id: 'reveal', msg: t('armir.remind.reveal'), rule: '17.2', due: false });
  return found;
};

export const limits = (around: Around): readonly Limit[] => {
  const ps = balance(around, accounts.ps);
  const out = forecastOf(around).find((row) => row.ps === 0);
  const gebirgs = gebirgsOf(around);
  return [
    {
      id: 'ps',
      msg: t('armir.account.ps'),
      left: ps,
      of: Math.max(ps, startingPs),
      rule: '16.4',
      ...(out ? { note: t('armir.limit.psOut', { n: out.turn }) } : {}),
    },
    ...(around.turn > 1
      ? [
          {
            id: 'replacement',
            msg: t('armir.limit.replacement'),
            left: countIn(around, cells.replaced) === around.turn ? 0 : 1,
            of: 1,
            rule: '15.3',
          },
        ]
      : []),
    ...(gebirgs.onMap
      ? [{ id: 'gebirgs', msg: t('armir.limit.gebirgs'), left: gebirgs.steps, of: gebirgsFull, rule: '15.2' }]
      : []),
    {
      id: 'complementi',
      msg: t('armir.unit.complementi'),
      left: complementiLeft(around) ? 1 : 0,
      of: 1,
      rule: '15.4',
    },
  ];
};
