import { post, set, setAt, unmark } from '#rules/kit/record/facts.ts';
import type { Fact, State } from '#rules/kit/record/journal.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { accounts, cells, marks, otherPhases, phases, playerTurns, recordCells } from './cells-ids.ts';
import { objectives, recapturePoints } from './data/cities.ts';
import { divisionOfUnit, rail, swFront, swPrice } from './data/schedule.ts';
import { hasIntegrity, stepsLeft } from './losses.ts';
import { airHexes } from './markers.ts';
import { isGerman, lineOpen } from './points.ts';
import { countOf, disruptedKeys, hasAt, mapOf, textOf } from './reading.ts';
import { t } from './text/speak.ts';
import { divisionMsg, markedMsg, plain } from './words.ts';

/** What the rules do by themselves: booked as entries of their own when their trigger is recorded. */

type Go = Extract<Fact, { kind: 'go' }>;
/** The place that is entered: turn, player-turn, phase. */
const entered = (fact: Fact): { readonly go: Go; readonly side: string; readonly phase: string } | undefined => {
  if (fact.kind !== 'go') return undefined;
  const [, side = '', phase = ''] = fact.to.split('/');
  return { go: fact, side, phase };
};
const goesTo = (fact: Fact, side: string, phase: string): boolean => {
  const to = entered(fact);
  return to !== undefined && to.side === side && to.phase === phase;
};
const isSet = (fact: Fact, cell: string): fact is Extract<Fact, { kind: 'set' }> =>
  fact.kind === 'set' && fact.cell === cell;

/** A list of texts in a slice of state. */
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** 6.63: disruption ends for all units of the side in its removal phase (ruling A47). */
const disruptionEnds = (side: 'german' | 'soviet'): StandingRule => ({
  id: `disruption-${side}`,
  v: 1,
  rule: '6.63',
  on: (fact) => goesTo(fact, playerTurns[side], phases.disruption),
  reads: (state) => {
    const keys = disruptedKeys(state, side);
    return keys.length > 0 ? { keys } : undefined;
  },
  proposes: ({ keys }) => {
    const units = texts(keys);
    const what = list(units.map(markedMsg));
    if (!what) return undefined;
    return { says: t('pgg.stands.disruption', { what }), facts: units.map((key) => unmark(marks.disrupted, key)) };
  },
});

/** 13.33: German air markers go at the end of the Soviet movement phase (ruling A23). */
const airLifted: StandingRule = {
  id: 'air-lifted',
  v: 1,
  rule: '13.33',
  on: (fact) => goesTo(fact, playerTurns.soviet, phases.combat),
  reads: (state) => {
    const hexes = airHexes(state);
    return hexes.length > 0 ? { hexes } : undefined;
  },
  proposes: ({ hexes }) => {
    const at = texts(hexes);
    return {
      says: t('pgg.stands.airLifted', { count: at.length }),
      facts: at.map((hex) => setAt(recordCells.air, hex, null)),
    };
  },
};

/** 13.46: the Soviet marker goes at the end of the German player-turn. */
const sovietLifted: StandingRule = {
  id: 'interdiction-lifted',
  v: 1,
  rule: '13.46',
  on: (fact) => goesTo(fact, playerTurns.german, phases.interdiction),
  reads: (state) => {
    const hex = textOf(state.cells, recordCells.sovietMarker);
    return hex === '' ? undefined : { hex };
  },
  proposes: ({ hex }) => ({
    says: t('pgg.stands.sovietLifted', { hex: name(String(hex)) }),
    facts: [set(recordCells.sovietMarker, '')],
  }),
};

/** 14.13: a provisional division that did not enter in its phase is lost. */
const provisionalLost: StandingRule = {
  id: 'provisional-lost',
  v: 1,
  rule: '14.13',
  on: (fact) => {
    const to = entered(fact);
    return (
      to !== undefined &&
      to.side !== otherPhases.setup &&
      !(to.side === playerTurns.soviet && to.phase === phases.movement)
    );
  },
  reads: (state) => {
    const open = Object.entries(mapOf(state.cells, recordCells.provisional)).find(([, how]) => how === 'open');
    return open ? { turn: open[0] } : undefined;
  },
  proposes: ({ turn }) => ({
    says: t('pgg.stands.provisionalLost', { n: Number(turn) }),
    facts: [setAt(recordCells.provisional, String(turn), 'lost')],
  }),
};

/** 6.31: the rail quota is whole again at the start of each Soviet movement phase. */
const railAgain: StandingRule = {
  id: 'rail-again',
  v: 1,
  rule: '6.31',
  on: (fact) => goesTo(fact, playerTurns.soviet, phases.movement),
  reads: (state) => {
    const missing = rail.quota - (state.balances[accounts.rail] ?? 0);
    return missing === 0 ? undefined : { missing };
  },
  proposes: ({ missing }) => ({
    says: t('pgg.stands.rail', { n: rail.quota }),
    facts: [post(accounts.rail, number(missing), t('pgg.post.railAgain'), '6.31')],
  }),
};

/** 14.23, 15.12: banked points are what the counts say, whichever count was corrected. */
const pointsFollow = (
  id: string,
  account: string,
  rule: string,
  on: StandingRule['on'],
  due: (state: State) => number,
): StandingRule => ({
  id,
  v: 1,
  rule,
  on,
  reads: (state) => {
    const missing = due(state) - (state.balances[account] ?? 0);
    return missing === 0 ? undefined : { missing };
  },
  proposes: ({ missing }) => {
    const count = number(missing);
    const why = id === 'sw-points' ? t('pgg.post.swPoints', { count }) : t('pgg.post.recapture', { count });
    return { says: why, facts: [post(account, count, why, rule)] };
  },
});

const swPoints = pointsFollow(
  'sw-points',
  accounts.swPoints,
  '14.23',
  (fact) => fact.kind === 'post' && fact.account === accounts.swFront,
  (state) => swPrice(swFront.most - (state.balances[accounts.swFront] ?? swFront.most)),
);

const recapturesPoints = pointsFollow(
  'recapture-points',
  accounts.recapturePoints,
  '15.12',
  (fact) => isSet(fact, recordCells.recaptures),
  (state) =>
    recapturePoints *
    Object.values(mapOf(state.cells, recordCells.recaptures)).reduce((sum: number, n) => sum + number(n), 0),
);

/** 15.12: when B6 is done without a word, the snapshot is what the record holds. */
const snapshotTaken: StandingRule = {
  id: 'snapshot',
  v: 1,
  rule: '15.12',
  on: (fact) => fact.kind === 'go' && fact.to.endsWith(`/${otherPhases.end}`),
  reads: (state) => {
    if (countOf(state.cells, recordCells.snapshotTurn) === state.place.turn) return undefined;
    return {
      turn: state.place.turn,
      german: objectives
        .filter((one) => one.city && isGerman(state.cells, one.id) && lineOpen(state.cells, one.id))
        .map((one) => one.id),
      was: objectives.filter((one) => hasAt(state.cells, recordCells.snapshot, one.id)).map((one) => one.id),
    };
  },
  proposes: ({ turn, german, was }) => {
    const held = texts(german);
    const names = list(objectives.filter((one) => held.includes(one.id)).map((one) => plain(one.name)));
    return {
      says: names ? t('pgg.stands.snapshot', { what: names }) : t('pgg.stands.snapshotNone'),
      facts: [
        ...texts(was)
          .filter((id) => !held.includes(id))
          .map((id) => setAt(recordCells.snapshot, id, null)),
        ...held.map((id) => setAt(recordCells.snapshot, id, true)),
        set(recordCells.snapshotTurn, number(turn)),
      ],
    };
  },
};

/** 7.3: once a regiment is gone, its division's integrity is gone for the game. */
const integrityLost: StandingRule = {
  id: 'integrity-lost',
  v: 1,
  rule: '7.3',
  on: (fact) => isSet(fact, cells.steps) && fact.value === 0,
  reads: (state, fact) => {
    if (!isSet(fact, cells.steps) || fact.key === undefined) return undefined;
    const division = divisionOfUnit(fact.key);
    if (!division || !hasIntegrity(division) || hasAt(state.cells, cells.divisionLost, division.id)) return undefined;
    return { unit: fact.key, left: division.units.filter((unit) => stepsLeft(state.cells, unit) > 0).length };
  },
  proposes: ({ unit, left }) => {
    const division = divisionOfUnit(String(unit));
    if (!division) return undefined;
    const says =
      number(left) === 0
        ? t('pgg.stands.divisionGone', { division: divisionMsg(division) })
        : t('pgg.stands.integrityLost', { division: divisionMsg(division) });
    return { says, facts: [setAt(cells.divisionLost, division.id, true)] };
  },
};

export const standing: readonly StandingRule[] = [
  disruptionEnds('soviet'),
  disruptionEnds('german'),
  airLifted,
  sovietLifted,
  provisionalLost,
  railAgain,
  swPoints,
  recapturesPoints,
  snapshotTaken,
  integrityLost,
];
