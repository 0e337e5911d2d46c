import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, post, rolled, setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { provisionalRolls, provisionalState, southWestOf, sovietLeft } from '../arrivals.ts';
import { accounts, delayedMark, recordCells, sides } from '../cells-ids.ts';
import type { SovietLine } from '../data/schedule.ts';
import { sovietSchedule, swFront, swPrice } from '../data/schedule.ts';
import type { Bar } from '../markers.ts';
import { railUnits } from '../movement.ts';
import { drawFacts, drawNotes, shortOf } from '../pools.ts';
import { balance, countAt, placeOf } from '../reading.ts';
import { t } from '../text/speak.ts';
import { countersMsg, sovietLineMsg } from '../words.ts';
import { count, face, generous, hexOrNone } from './fields.ts';
import { elsewhere, never, unless } from './propose.ts';

const group = t('pgg.group.arrivals');
const how = (enters: 'entered' | 'delayed') =>
  ({
    kind: 'choice',
    msg: t('pgg.field.how'),
    start: enters,
    options: [
      { key: 'entered', msg: t('pgg.how.entered') },
      { key: 'delayed', msg: t('pgg.how.delayed') },
    ],
  }) as const;

/** 14.3, 16.1: a line of the schedule enters whole or in part, or is put off. */
const scheduled = (line: SovietLine): Action =>
  action({
    id: `in-${line.id}`,
    msg: t('pgg.action.sovietIn', { where: sovietLineMsg(line) }),
    rule: '16.1',
    about: t('pgg.action.sovietIn.about'),
    side: sides.soviet,
    group,
    fields: {
      how: how('entered'),
      rifle: { ...count(t('pgg.pool.rifle'), line.rifle, line.rifle), when: { field: 'how', is: 'entered' } },
      // a line without armor or leader asks for none
      armor: {
        ...count(t('pgg.pool.armor'), line.armor, line.armor),
        when: { field: 'how', is: line.armor > 0 ? 'entered' : [] },
      },
      leader: {
        kind: 'toggle',
        msg: t('pgg.field.leaderToo'),
        start: line.leader !== undefined,
        when: { field: 'how', is: line.leader ? 'entered' : [] },
      },
      /** by agreement, where the entry is closed (ruling A37) */
      hex: { ...hexOrNone(t('pgg.field.otherHex')), when: { option: 'a37', is: 'nearest' } },
    },
    when: (around) => {
      const { state } = sovietLeft(around, line);
      return state === 'due' || state === 'delayed';
    },
    proposes: (input, around) => {
      const left = sovietLeft(around, line);
      if (left.state === 'entered') return never(t('pgg.bar.allIn', { where: sovietLineMsg(line) }), '16.1');
      const early: Bar | undefined =
        left.state === 'later' ? { msg: t('pgg.bar.early', { where: sovietLineMsg(line) }), rule: '14.3' } : undefined;
      if (input.how === 'delayed') {
        const what = countersMsg(left.rifle, left.armor, left.leader);
        return unless(early, t('pgg.says.putOff', { what, entry: name(line.entry) }), [
          mark(delayedMark, line.id, true, placeOf(around).turn),
        ]);
      }
      const rifle = Math.min(input.rifle, left.rifle);
      const armor = Math.min(input.armor, left.armor);
      const leader = input.leader ? left.leader : undefined;
      if (rifle + armor === 0 && leader === undefined) return never(t('pgg.bar.nobody'), '14.3');
      const at = elsewhere(around, input.hex) ?? line.entry;
      return unless(
        early ?? shortOf(around, { rifle, armor }),
        t('pgg.says.entered', { what: countersMsg(rifle, armor, leader), entry: name(at) }),
        [
          ...(rifle > 0
            ? [setAt(recordCells.rifleIn, line.id, countAt(around.cells, recordCells.rifleIn, line.id) + rifle)]
            : []),
          ...(armor > 0
            ? [setAt(recordCells.armorIn, line.id, countAt(around.cells, recordCells.armorIn, line.id) + armor)]
            : []),
          ...(leader === undefined ? [] : [setAt(recordCells.leaderIn, leader, true)]),
          ...drawFacts(around, 'rifle', rifle),
          ...drawFacts(around, 'armor', armor),
        ],
        drawNotes(around, { rifle, armor }),
      );
    },
  });

const provisionalHow = {
  kind: 'choice',
  msg: t('pgg.field.how'),
  start: 'entered',
  options: [
    { key: 'entered', msg: t('pgg.how.entered') },
    { key: 'open', msg: t('pgg.how.thisPhase') },
    { key: 'lost', msg: t('pgg.how.lost') },
  ],
} as const;

type ProvisionalHow = (typeof provisionalHow.options)[number]['key'];
const provisionalFacts = (around: Around, die: number, to: ProvisionalHow, hex: string) => {
  const turn = String(around.turn);
  const at = { n: die, hex: name(hex) };
  const says =
    to === 'lost'
      ? t('pgg.says.provisionalLost', { n: die })
      : to === 'open'
        ? t('pgg.says.provisionalOpen', { n: die })
        : hex === ''
          ? t('pgg.says.provisionalIn', { n: die })
          : t('pgg.says.provisionalAt', at);
  const facts = [
    setAt(recordCells.provisional, turn, to),
    ...(hex === '' || to !== 'entered' ? [] : [setAt(recordCells.provisionalHex, turn, hex)]),
    ...(to === 'entered' ? drawFacts(around, 'rifle', 1) : []),
  ];
  return { says, facts };
};

/** 14.11: one die each Soviet turn; its face is the entry of one rifle division. */
const provisionalDie = action({
  id: 'provisional',
  msg: t('pgg.action.provisional'),
  rule: '14.11',
  about: t('pgg.action.provisional.about'),
  side: sides.soviet,
  group,
  fields: {
    die: face(),
    how: provisionalHow,
    hex: { ...hexOrNone(t('pgg.field.otherHex')), rule: '14.12', when: { field: 'how', is: 'entered' } },
  },
  when: (around) => provisionalRolls(around, around.turn) && provisionalState(around) === 'none',
  proposes: ({ die, how: to, hex }, around) => {
    if (die === null) return never(t('pgg.bar.noDie'), '14.11');
    const again: Bar | undefined =
      provisionalState(around) === 'none' ? undefined : { msg: t('pgg.bar.provisionalTwice'), rule: '14.11' };
    const none: Bar | undefined = provisionalRolls(around, around.turn)
      ? undefined
      : { msg: t('pgg.bar.provisionalLast'), rule: '14.11' };
    const short = to === 'entered' ? shortOf(around, { rifle: 1 }) : undefined;
    const { says, facts } = provisionalFacts(around, die, to, hex);
    return unless(
      again ?? none ?? short,
      says,
      [rolled('provisional', die), setAt(recordCells.provisionalDie, String(around.turn), die), ...facts],
      to === 'open'
        ? [{ msg: t('pgg.debt.provisional'), rule: '14.13' }]
        : to === 'entered'
          ? drawNotes(around, { rifle: 1 })
          : [],
    );
  },
});

/** 14.12, 14.13: the division rolled for enters now, elsewhere if its entry is closed, or is lost. */
const provisionalIn = action({
  id: 'provisional-in',
  msg: t('pgg.action.provisionalIn'),
  rule: '14.13',
  side: sides.soviet,
  group,
  fields: {
    how: provisionalHow,
    hex: { ...hexOrNone(t('pgg.field.otherHex')), rule: '14.12', when: { field: 'how', is: 'entered' } },
  },
  when: (around) => provisionalState(around) === 'open',
  proposes: ({ how: to, hex }, around) => {
    const state = provisionalState(around);
    if (state === 'none') return never(t('pgg.bar.provisionalNone'), '14.11');
    const over: Bar | undefined = state === 'open' ? undefined : { msg: t('pgg.bar.provisionalOver'), rule: '14.13' };
    const { says, facts } = provisionalFacts(
      around,
      countAt(around.cells, recordCells.provisionalDie, String(around.turn)),
      to,
      hex,
    );
    return unless(
      over ?? (to === 'entered' ? shortOf(around, { rifle: 1 }) : undefined),
      says,
      facts,
      to === 'entered' ? drawNotes(around, { rifle: 1 }) : [],
    );
  },
});

/** 14.21 to 14.23: up to five divisions a turn, ten in the game; the price is the German's. */
const southWest = action({
  id: 'south-west',
  msg: t('pgg.action.southWest'),
  rule: '14.21',
  about: t('pgg.action.southWest.about'),
  side: sides.soviet,
  group,
  fields: { divisions: count(t('pgg.field.divisions'), 1, generous) },
  when: (around) => southWestOf(around).now > 0,
  proposes: ({ divisions }, around) => {
    const front = southWestOf(around);
    const price = swPrice(front.entered + divisions) - front.points;
    const bar: Bar | undefined =
      around.turn < swFront.fromTurn
        ? { msg: t('pgg.bar.swEarly', { n: swFront.fromTurn }), rule: '14.21' }
        : divisions > front.left
          ? { msg: t('pgg.bar.swGame', { n: swFront.most, count: front.left }), rule: '14.21' }
          : divisions > front.now
            ? { msg: t('pgg.bar.swTurn', { n: swFront.perTurn, count: front.now }), rule: '14.21' }
            : undefined;
    if (divisions === 0) return unless(bar, t('pgg.says.swNone'), []);
    const turn = String(around.turn);
    return unless(
      bar ?? shortOf(around, { rifle: divisions }),
      t('pgg.says.southWest', { count: divisions, price }),
      [
        post(accounts.swFront, -divisions, t('pgg.post.swEntered', { count: divisions }), '14.21'),
        setAt(recordCells.swByTurn, turn, countAt(around.cells, recordCells.swByTurn, turn) + divisions),
        ...drawFacts(around, 'rifle', divisions),
      ],
      drawNotes(around, { rifle: divisions }),
    );
  },
});

const railUse = action({
  id: 'rail-use',
  msg: t('pgg.action.rail'),
  rule: '6.31',
  about: t('pgg.action.rail.about'),
  side: sides.soviet,
  group: t('pgg.group.moves'),
  fields: {
    // the quota refuses, not the field: players may agree otherwise
    rifle: count(t('pgg.pool.rifle'), 1, generous),
    armor: count(t('pgg.pool.armor'), 0, generous),
    leader: count(t('pgg.field.leaders'), 0, generous),
  },
  when: (around) => placeOf(around).side === 'sov' && placeOf(around).name === 'movement',
  proposes: (units, around) => {
    const cost = railUnits({ ...units, leaders: units.leader });
    const left = balance(around, accounts.rail);
    const what = countersMsg(units.rifle, units.armor);
    if (units.rifle + units.armor + units.leader === 0) return never(t('pgg.bar.nobody'), '6.31');
    const bar: Bar | undefined =
      cost > left ? { msg: t('pgg.bar.rail', { n: cost, count: left }), rule: '6.31' } : undefined;
    const says =
      units.leader > 0
        ? t('pgg.says.railLeaders', { what, n: cost, count: units.leader })
        : t('pgg.says.rail', { what, n: cost });
    return unless(bar, says, cost === 0 ? [] : [post(accounts.rail, -cost, t('pgg.post.rail', { what }), '6.31')]);
  },
});

export const sovietArrivalActions: readonly Action[] = [
  ...sovietSchedule.map(scheduled),
  provisionalDie,
  provisionalIn,
  southWest,
  railUse,
];
