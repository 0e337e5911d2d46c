import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import type { RosterSpec, RosterTrouble } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import { rosters, type SideId, scenarios, sides } from '../../ids.ts';
import { turnCode, turnIn } from '../../model/calendar.ts';
import { scenarioOptions, sideOptions, turnOptions } from '../../model/rosters.ts';
import { scenarioRules } from '../../model/scenarios.ts';
import { msg } from './msg.ts';

/** S2.2, 5.2: the rows of the set-up cards: who stands where at the start, and who comes when. */

const atStart = 'start';

const groupFields = {
  scenario: {
    kind: 'choice',
    msg: msg('rtl.field.scenario'),
    start: scenarios.soltsy,
    options: scenarioOptions,
    rule: 'S2.2',
  },
  side: { kind: 'choice', msg: msg('rtl.markers.side'), start: sides.german, options: sideOptions, rule: 'S2.2' },
  turn: {
    kind: 'choice',
    msg: msg('rtl.field.turn'),
    start: atStart,
    options: [{ key: atStart, msg: msg('rtl.field.turn.start') }, ...turnOptions],
    rule: '5.2',
  },
  entry: {
    kind: 'text',
    msg: msg('rtl.field.entry'),
    hint: msg('rtl.field.entry.hint'),
    start: '',
    max: 60,
    rule: '5.2',
  },
  units: {
    kind: 'text',
    msg: msg('rtl.cards.units'),
    hint: msg('rtl.cards.units.hint'),
    start: '',
    max: 400,
    rule: 'S2.2',
    many: true,
  },
  optional: { kind: 'toggle', msg: msg('rtl.field.optionalGroup'), start: false, rule: '5.2', optional: true },
} as const satisfies Fields;

/** A row of a set-up card. */
export interface SetUpGroup {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly scenario: string;
  /** undefined: it stands there at the start */
  readonly turn: number | undefined;
  readonly entry: string;
  /** names as printed */
  readonly units: readonly string[];
  readonly optional: boolean;
}
const textOf = (value: RosterUnit['values'][string] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';
const groupOf = ({ id, name: called, values }: RosterUnit): SetUpGroup => ({
  id,
  name: called,
  side: values.side === sides.soviet ? sides.soviet : sides.german,
  scenario: textOf(values.scenario),
  turn: turnIn(textOf(values.turn)),
  entry: textOf(values.entry),
  units: textOf(values.units)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
  optional: values.optional === true,
});
/** The rows of the scenario's cards, as the players typed them. */
export const groupsOf = ({ rosters: all, scenario }: Pick<Context, 'rosters' | 'scenario'>): readonly SetUpGroup[] =>
  (all[rosters.arrivals]?.units ?? []).map(groupOf).filter((one) => one.scenario === scenario);
export const groupsAt = (context: Pick<Context, 'rosters' | 'scenario'>, turn: number): readonly SetUpGroup[] =>
  groupsOf(context).filter((one) => one.turn === turn);

const troubles = ({ units }: RosterData): readonly RosterTrouble[] =>
  units.flatMap((unit, row): readonly RosterTrouble[] => {
    const { scenario, turn } = groupOf(unit);
    const out =
      turn === undefined
        ? undefined
        : scenarioRules.find(({ id, first, last }) => id === scenario && (turn < first || turn > last));
    return out
      ? [
          {
            row,
            field: 'turn',
            msg: msg('rtl.trouble.outside', {
              scenario: msg(`rtl.scenario.${out.id}`),
              first: name(turnCode(out.first)),
              last: name(turnCode(out.last)),
            }),
          },
        ]
      : [];
  });

export const groupRoster: RosterSpec = {
  id: rosters.arrivals,
  msg: msg('rtl.roster.arrivals'),
  about: msg('rtl.roster.arrivals.about'),
  rule: 'S2.2',
  fields: groupFields,
  known: [],
  called: {
    one: msg('rtl.cards.one'),
    many: (count) => msg('rtl.cards.many', { count }),
    remove: msg('rtl.cards.remove'),
    begin: msg('rtl.cards.begin'),
  },
  troubles,
};
