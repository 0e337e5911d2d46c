import { namedBefore } from '#rules/kit/base/named.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import type { RosterTrouble } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides } from '../ids.ts';
import { turnCode } from './calendar.ts';
import { sideMsg } from './cells.ts';
import { msg } from './msg.ts';
import { scenarioRules } from './scenarios.ts';

/** What several rosters ask and refuse. */

/** One name for two counters. */
export const twice = ({ units }: RosterData): readonly RosterTrouble[] =>
  units.flatMap((unit, row) => {
    const before = namedBefore(units, row);
    return before === undefined
      ? []
      : [{ row, msg: msg('rtl.trouble.twice', { what: name(unit.name.trim()), n: before + 1 }) }];
  });

export const sideOptions = Object.values(sides).map((key) => ({ key, msg: sideMsg(key) }));
export const scenarioOptions = scenarioRules.map(({ id }) => ({ key: id, msg: msg(`rtl.scenario.${id}`) }));
export const turnOptions = Array.from({ length: Math.max(...scenarioRules.map(({ last }) => last)) }, (_, i) => ({
  key: turnCode(i + 1),
  msg: msg('rtl.field.turn.at', { turn: name(turnCode(i + 1)) }),
}));
