import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, name } from '#rules/kit/words/message.ts';
import {
  enteredNow,
  germanOpen,
  isPutOff,
  provisionalRolls,
  provisionalState,
  southWestOf,
  sovietOpen,
} from './arrivals.ts';
import { otherPhases, phases, playerTurns, recordCells } from './cells-ids.ts';
import { turns } from './data/cities.ts';
import { pools, rollingArmies, setUpCards } from './data/schedule.ts';
import { awayLeaders } from './leaders.ts';
import { airHexes, airUnlimited, brokenRails, firstClosedColumn } from './markers.ts';
import { ruling } from './options.ts';
import { recaptureCandidates } from './points.ts';
import { poolState } from './pools.ts';
import { countAt, disruptedKeys, hasAt, textAt, textOf } from './reading.ts';
import { t } from './text/speak.ts';
import { armyMsg, countersMsg, divisionsMsg, markedMsg, plain, sideMsg } from './words.ts';

/** What must not be forgotten, in the order of the turn. Ochre is what lapses or is owed. */
export const reminders = (around: Around): readonly Reminder[] => {
  const { turn, place } = around;
  const at = (side: string, phase: string): string => `t${turn}/${side}/${phase}`;
  const soviet = at(playerTurns.soviet, phases.movement);
  const german = at(playerTurns.german, phases.movement);
  const left = around.past ?? [];
  /** still to come in this turn, or now */
  const ahead = (path: string): boolean => place === path || !left.includes(path);
  const found: Reminder[] = [];
  /** where a phase has a line of its own for it, that line is enough while the players stand there */
  const say = (reminder: Reminder, line = false) => {
    if (!line || place !== reminder.at) found.push(reminder);
  };

  if (turn === 1) {
    for (const card of setUpCards) {
      if (hasAt(around.cells, recordCells.setUp, card.army)) continue;
      say({
        id: `army-${card.army}`,
        msg: t('pgg.remind.army', { army: armyMsg(card.army) }),
        rule: '5.1',
        due: !place.includes('/setup/'),
        at: at(otherPhases.setup, 'armies'),
        action: `setup-${card.army}`,
      });
    }
    for (const army of rollingArmies) {
      if (!ahead(soviet) || textAt(around.cells, recordCells.army, army) !== '') continue;
      say({
        id: `roll-${army}`,
        msg: t('pgg.remind.rollArmy', { army: armyMsg(army) }),
        rule: '5.21',
        due: place === soviet,
        at: soviet,
        action: `roll-${army}`,
      });
    }
  }

  if (ahead(soviet)) {
    for (const { line, state, rifle, armor, leader } of sovietOpen(around)) {
      if (isPutOff(around, line.id)) continue;
      const what = countersMsg(rifle, armor, leader);
      say({
        id: `in-${line.id}`,
        msg: t('pgg.remind.sovietIn', { what, entry: name(line.entry) }),
        rule: '16.1',
        due: state === 'delayed',
        at: soviet,
        action: `in-${line.id}`,
      });
    }
    const provisional = provisionalState(around);
    if (provisional === 'none' && provisionalRolls(around, turn)) {
      say({
        id: 'provisional',
        msg: t('pgg.remind.provisional'),
        rule: '14.11',
        due: false,
        at: soviet,
        action: 'provisional',
      });
    }
    if (provisional === 'open') {
      const n = countAt(around.cells, recordCells.provisionalDie, String(turn));
      say({
        id: 'provisional-in',
        msg: t('pgg.remind.provisionalIn', { n }),
        rule: '14.13',
        due: true,
        at: soviet,
        action: 'provisional-in',
      });
    }
    const front = southWestOf(around);
    if (front.now > 0) {
      say({
        id: 'south-west',
        msg: t('pgg.remind.southWest', { count: front.now, next: front.next }),
        rule: '14.21',
        due: false,
        at: soviet,
        action: 'south-west',
      });
    }
    for (const [leader, since] of awayLeaders(around)) {
      if (since < turn)
        say({
          id: `return-${leader}`,
          msg: t('pgg.remind.return', { leader: name(leader) }),
          rule: '10.4',
          due: false,
          at: soviet,
          action: 'leader-return',
        });
    }
    const air = list(airHexes(around).map(plain));
    if (air) say({ id: 'air', msg: t('pgg.remind.air', { hexes: air }), rule: '13.33', due: false, at: soviet });
    if (turn <= 6) say({ id: 'columns', msg: t('pgg.remind.columns'), rule: '6.4', due: false, at: soviet }, true);
    const broken = list(brokenRails(around).map(plain));
    if (broken)
      say({
        id: 'broken',
        msg: t('pgg.remind.broken', { hexes: broken }),
        rule: '6.37',
        due: false,
        at: soviet,
        action: 'rail-repair',
      });
  }

  for (const [side, path] of [
    ['soviet', at(playerTurns.soviet, phases.disruption)],
    ['german', at(playerTurns.german, phases.disruption)],
  ] as const) {
    const what = list(disruptedKeys(around, side).map(markedMsg));
    if (what)
      say(
        {
          id: `disrupted-${side}`,
          msg: t('pgg.remind.disrupted', { what, side: sideMsg(side) }),
          rule: '6.63',
          due: false,
          at: path,
        },
        true,
      );
  }

  const taken = list(recaptureCandidates(around).map((city) => plain(city.name)));
  if (taken && ahead(at(playerTurns.soviet, otherPhases.recapture))) {
    say({
      id: 'recapture',
      msg: t('pgg.remind.recapture', { what: taken }),
      rule: '15.12',
      due: false,
      at: at(playerTurns.soviet, otherPhases.recapture),
      action: 'recapture',
    });
  }

  if (ahead(german)) {
    for (const { line, divisions, state } of germanOpen(around)) {
      if (isPutOff(around, line.id)) continue;
      const what = divisionsMsg(divisions) ?? plain('');
      const late = state === 'delayed';
      say({
        id: `in-${line.id}`,
        msg: t('pgg.remind.germanIn', { what, entry: name(line.area) }),
        rule: late ? '14.3' : '16.2',
        due: late,
        at: german,
        action: `in-${line.id}`,
      });
    }
  }
  const mech = at(playerTurns.german, phases.mechanized);
  if (ahead(mech) && left.includes(german) && enteredNow(around) && ruling(around.options, 'a24') === 'phase') {
    say({ id: 'judge-again', msg: t('pgg.remind.judgeAgain'), rule: '11.0', due: true, at: mech }, true);
  }
  const air = at(playerTurns.german, phases.interdiction);
  if (turn < turns && ahead(air) && !airUnlimited(around)) {
    say(
      {
        id: 'air-limit',
        msg: t('pgg.remind.airLimit', { n: firstClosedColumn(around) }),
        rule: '13.2',
        due: false,
        at: air,
      },
      true,
    );
  }
  const hex = textOf(around.cells, recordCells.sovietMarker);
  if (hex !== '')
    say(
      {
        id: 'soviet-marker',
        msg: t('pgg.remind.sovietMarker', { hex: name(hex) }),
        rule: '13.46',
        due: false,
        at: air,
      },
      true,
    );

  for (const pool of pools) {
    const { cup, out } = poolState(around, pool);
    if (cup !== 0) continue;
    const msg =
      out > 0
        ? pool === 'rifle'
          ? t('pgg.remind.pileRifle', { count: out })
          : t('pgg.remind.pileArmor', { count: out })
        : pool === 'rifle'
          ? t('pgg.remind.noRifle')
          : t('pgg.remind.noArmor');
    say({ id: `cup-${pool}`, msg, rule: out > 0 ? '12.4' : '14.14', due: out === 0 });
  }
  return found;
};
