import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from './cells-ids.ts';
import { turns } from './data/cities.ts';
import { markers } from './data/schedule.ts';
import { leaderState } from './leaders.ts';
import { standsIn } from './map/pieces.ts';
import { noRailAt } from './map/sheet.ts';
import { ruling } from './options.ts';
import { balance, columnOf, countAt, hasAt, mapOf, textAt, textOf } from './reading.ts';
import { t } from './text/speak.ts';
import { m } from './text/speak-map.ts';
import { westClosed } from './west.ts';

/** Why something may not be placed or done, with the rule that says so. */
export interface Bar {
  readonly msg: Msg;
  readonly rule: string;
}

export const airHexes = (around: Pick<Around, 'cells'>): readonly string[] =>
  Object.keys(mapOf(around.cells, recordCells.air)).filter((hex) => hasAt(around.cells, recordCells.air, hex));

/** 13.2: anywhere once Smolensk is German and joined to the west edge; from when: ruling A18. */
export const airUnlimited = (around: Pick<Around, 'cells' | 'turn' | 'options'>): boolean => {
  const held =
    textAt(around.cells, recordCells.control, 'smolensk') === 'german' &&
    textAt(around.cells, recordCells.line, 'smolensk') === 'open';
  if (!held) return false;
  return (
    ruling(around.options, 'a18') === 'same' ||
    around.turn > countAt(around.cells, recordCells.controlSince, 'smolensk')
  );
};

/** First column closed to air markers while the limit holds (ruling A17). */
export const firstClosedColumn = (around: Pick<Around, 'options'>): number => Number(ruling(around.options, 'a17'));

export const barsAir = (
  around: Pick<Around, 'cells' | 'turn' | 'options'>,
  hex: string,
  already = airHexes(around),
): Bar | undefined => {
  if (already.includes(hex)) return { msg: t('pgg.bar.airTwice', { hex: name(hex) }), rule: '13.33' };
  if (already.length >= markers.air) return { msg: t('pgg.bar.airAll', { count: markers.air }), rule: '13.1' };
  const closed = firstClosedColumn(around);
  if (columnOf(hex) >= closed && !airUnlimited(around)) {
    return { msg: t('pgg.bar.airColumn', { hex: name(hex), n: closed - 1 }), rule: '13.2' };
  }
  return undefined;
};

/** 13.41: the turns of a block share one use under the stricter ruling (A19). */
export const blockOf = (turn: number): number => Math.ceil(turn / 3);

export const interdictionTurns = (around: Pick<Around, 'cells'>): readonly number[] =>
  Object.entries(mapOf(around.cells, recordCells.sovietMarkerUses)).flatMap(([turn, hex]) =>
    hex === '' ? [] : [Number(turn)],
  );

export const barsInterdiction = (
  around: Pick<Around, 'cells' | 'balances' | 'turn' | 'options' | 'rosters'>,
  hex = '',
  germansThere = false,
): Bar | undefined => {
  if (around.turn >= turns) return { msg: t('pgg.bar.interdictionLast'), rule: '13.41' };
  if (balance(around, accounts.interdiction) < 1)
    return { msg: t('pgg.bar.interdictionSpent', { count: markers.interdiction }), rule: '13.41' };
  const used = interdictionTurns(around);
  if (used.includes(around.turn) || textOf(around.cells, recordCells.sovietMarker) !== '') {
    return { msg: t('pgg.bar.interdictionTwice'), rule: '13.41' };
  }
  if (ruling(around.options, 'a19') === 'blocks' && used.some((turn) => blockOf(turn) === blockOf(around.turn))) {
    const first = (blockOf(around.turn) - 1) * 3 + 1;
    return { msg: t('pgg.bar.interdictionBlock', { from: first, to: first + 2 }), rule: '13.41' };
  }
  // the players say so, or the record has one there
  if (germansThere || standsIn(around, hex, sides.german))
    return { msg: t('pgg.bar.interdictionGermans'), rule: '13.45' };
  return undefined;
};

export const brokenRails = (around: Pick<Around, 'cells'>): readonly string[] =>
  Object.entries(mapOf(around.cells, recordCells.brokenRail)).flatMap(([hex, repaired]) =>
    repaired === 0 ? [hex] : [],
  );

export const barsBreak = (around: Pick<Around, 'cells' | 'sheets'>, hex: string): Bar | undefined => {
  const broken = brokenRails(around);
  if (noRailAt(around, hex)) return { msg: m('pgg.bar.noRail', { hex: name(hex) }), rule: '6.37' };
  if (broken.includes(hex)) return { msg: t('pgg.bar.railBroken', { hex: name(hex) }), rule: '6.37' };
  if (broken.length >= markers.brokenRail)
    return { msg: t('pgg.bar.railAll', { count: markers.brokenRail }), rule: '6.37' };
  return undefined;
};

/** 6.37: no rail movement into or through a broken hex, nor in the turn of its repair. */
export const railOpenAt = (around: Pick<Around, 'cells' | 'turn'>, hex: string): boolean => {
  const repaired = mapOf(around.cells, recordCells.brokenRail)[hex];
  return typeof repaired !== 'number' || (repaired > 0 && around.turn > repaired);
};

/** A hex beside a leader, as the players see it. */
export interface Beside {
  /** off the map, or across a lake */
  readonly shut: boolean;
  readonly german: boolean;
  readonly germanZoc: boolean;
  readonly soviet: boolean;
}
/** 10.4, ruling A20: six hexes, each German, shut, or in German ZOC without a Soviet unit (8.15). */
export const ringed = (hexes: readonly Beside[]): boolean =>
  hexes.length === 6 && hexes.every(({ shut, german, germanZoc, soviet }) => shut || german || (germanZoc && !soviet));

/** Why a leader is not there to be withdrawn or lost. */
export const barsLeader = (around: Pick<Around, 'cells' | 'turn' | 'place'>, leader: string): Msg | undefined => {
  const state = leaderState(around, leader);
  if (state === 'in') return undefined;
  return t(state === 'toCome' ? 'pgg.bar.leaderNotIn' : 'pgg.bar.leaderOff', { leader: name(leader) });
};

/** 10.4: one a turn, two a game, at the very start of the Soviet movement phase, out of a full ring. */
export const barsWithdrawal = (
  around: Pick<Around, 'cells' | 'balances' | 'turn' | 'place' | 'options'>,
  leader: string,
  surrounded: boolean,
): Bar | undefined => {
  if (ruling(around.options, 'withdrawal') === 'off') return { msg: t('pgg.bar.withdrawalOff'), rule: '10.4' };
  if (balance(around, accounts.withdrawals) < 1)
    return { msg: t('pgg.bar.withdrawalSpent', { count: markers.withdrawals }), rule: '10.4' };
  if (textAt(around.cells, recordCells.withdrawals, String(around.turn)) !== '')
    return { msg: t('pgg.bar.withdrawalTurn'), rule: '10.4' };
  const absent = barsLeader(around, leader);
  if (absent) return { msg: absent, rule: '10.4' };
  if (!surrounded) {
    const who = { leader: name(leader) };
    const pocket = ruling(around.options, 'a20') === 'pocket';
    return { msg: pocket ? t('pgg.bar.noPocket', who) : t('pgg.bar.notSurrounded', who), rule: '10.4' };
  }
  return undefined;
};

/** 6.4: columns 01 and 02 stay closed to the Soviet on turns 1 to 6; the first move of 13th and 20th Army starts there. */
export const barsColumns = (turn: number, hex: string, firstMove: boolean): Bar | undefined =>
  westClosed(turn, hex, firstMove) ? { msg: t('pgg.bar.columns'), rule: '6.4' } : undefined;
