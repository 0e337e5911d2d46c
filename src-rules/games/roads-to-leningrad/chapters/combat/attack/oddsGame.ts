import type { OddsGame, OpenCell } from '#rules/kit/procedure/odds.ts';
import type { OddsLook } from '#rules/kit/procedure/panel.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { sideMsg } from '../../../model/cells.ts';
import { die, type Engaged } from '../fight/engaged.ts';
import type { Fight } from '../fight/fight.ts';
import { type CellPart, codeOf, readCode, readResult } from '../fight/outcome.ts';
import { asksArmour, cellAt, columnsOf, mayWearArmour, odds, type ReadyFight, rowAt } from '../fight/ready.ts';
import { msg } from '../msg.ts';
import { type PlannedToll, tollOf } from '../planning/measures.ts';
import { standsFast } from '../results/bill.ts';

/** Steps h and i: what the table says, what that means to whom, and what it costs them (11.1). */

/** What losses depend on beside the result, and the row beside the die: the net DRM (10.62). */
export type Drm = number;

const partMsg = (part: CellPart, stays: boolean): Msg =>
  part.eliminated
    ? msg('rtl.attack.result.out')
    : (list([
        ...(part.steps > 0 ? [msg('rtl.attack.result.steps', { count: part.steps })] : []),
        ...(part.retreats ? [msg(stays ? 'rtl.attack.result.stays' : 'rtl.attack.result.retreats')] : []),
        ...(part.disrupted ? [msg('rtl.attack.result.disrupted')] : []),
      ]) ?? msg('rtl.attack.result.nothing'));
const isEmpty = ({ steps, retreats, eliminated, disrupted }: CellPart): boolean =>
  steps === 0 && !retreats && !eliminated && !disrupted;

/** A cell in words, and who pays. */
export const meaningOf = (text: string, fight: Fight): { readonly says: Msg; readonly look: OddsLook } => {
  const result = readResult(text);
  if (!result) return { says: msg('rtl.attack.result.untold'), look: 'missing' };
  const { attacker, defender } = result;
  const side = (of: SideId, part: CellPart, stays = false): readonly Msg[] =>
    isEmpty(part) ? [] : [msg('rtl.attack.result.side', { side: sideMsg(of), what: partMsg(part, stays) })];
  const says = [
    ...side(fight.defender.side, defender, standsFast(fight.noRetreat, defender)),
    ...side(fight.attacker.side, attacker),
  ];
  return {
    says: list(says, 'semicolons') ?? msg('rtl.attack.result.nothing'),
    look: isEmpty(defender) ? 'holds' : isEmpty(attacker) ? 'one' : 'both',
  };
};

/** How much the attacker likes a result. */
const worthOf = (toll: PlannedToll | undefined): number =>
  toll === undefined
    ? -99
    : 3 * toll.defender +
      (toll.emptied ? 4 : 0) +
      (toll.defenderDisrupted ? 1 : 0) -
      3 * toll.attacker -
      (toll.attackerRetreats ? 4 : 0) -
      (toll.attackerDisrupted ? 1 : 0);

/** 11.12: the question about a box nobody has marked, and its answers: plans take them from a policy. */
export const SHADE = 'shade';
export const shades = ['plain', 'shaded'] as const;
/** 11.12: nobody has marked whether this box is shaded: the players look. */
const shadeAsk = (made: ReadyFight, column: number, row: number, text: string): OpenCell => ({
  ask: {
    id: SHADE,
    who: 'table',
    msg: msg('rtl.attack.ask.shade', {
      column: name(columnsOf(made.crt)[column] ?? ''),
      row: name(row),
      text: name(text),
    }),
    rule: '11.12',
    options: shades.map((key) => ({ key, msg: msg(`rtl.attack.shade.${key}`) })),
    usual: 'plain',
  },
  codes: { plain: codeOf({ text, shaded: false }), shaded: codeOf({ text, shaded: true }) },
});

export const oddsGame = ({ made }: Engaged): OddsGame<Drm> => {
  const { fight, crt, way } = made;
  const { attacker, defender, noRetreat } = fight;
  const wears = mayWearArmour(fight);
  const tolls = new Map<string, PlannedToll | undefined>();
  const toll = (code: string): PlannedToll | undefined => {
    const known = tolls.get(code) ?? tollOf({ ...readCode(code), noRetreat }, fight, way);
    tolls.set(code, known);
    return known;
  };
  const effect: OddsGame<Drm>['policies'][number]['effect'] = (code) => {
    const cost = toll(code);
    if (!cost) return { cleared: false, losses: {} };
    const { emptied, gone } = cost;
    return { cleared: emptied, gone, losses: { [attacker.side]: cost.attacker, [defender.side]: cost.defender } };
  };
  return {
    table: odds[crt],
    die,
    cell: (column, face, drm) => {
      const row = rowAt(face, drm);
      const cell = cellAt(made, column, row);
      const { text } = cell;
      if (!readResult(text)) return undefined;
      const shaded = asksArmour(wears, cell);
      return shaded === undefined ? shadeAsk(made, column, row, text) : codeOf({ text, shaded });
    },
    meaning: (code) => meaningOf(readCode(code).text, fight),
    printed: (code) => readCode(code).text,
    says: (column, face, drm) => {
      const { text, sure } = cellAt(made, column, rowAt(face, drm));
      // a likely cell is said to be likely
      return sure || !readResult(text)
        ? undefined
        : msg('rtl.attack.result.likely', { what: meaningOf(text, fight).says });
    },
    missing: { says: msg('rtl.attack.result.untold'), look: msg('rtl.attack.look.missing') },
    looks: {
      one: msg('rtl.attack.look.one', { side: sideMsg(defender.side) }),
      both: msg('rtl.attack.look.both'),
      holds: msg('rtl.attack.look.holds'),
    },
    sides: [defender.side, attacker.side],
    // 11.12: unmarked boxes change who loses what, never who leaves the hex
    policies: [
      { id: 'printed', msg: msg('rtl.attack.policy'), among: msg('rtl.attack.policy.plain'), effect },
      { id: 'shaded', msg: msg('rtl.attack.policy.shaded'), takes: 'shaded', effect },
    ],
    worth: (code) => worthOf(toll(code)),
  };
};
