import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { fightRulings, optionalRules, recordRulings } from './option-ids.ts';
import { t } from './text/speak.ts';

/** Every ruling the players may settle otherwise, and the optional rules. Values and defaults: option-ids.ts. */
const rulings = { ...fightRulings, ...recordRulings, ...optionalRules };
type RulingId = keyof typeof rulings;

interface Described {
  readonly id: RulingId;
  readonly rule: string;
  readonly msg: Msg;
  readonly about: Msg;
  /** one message per value, in the order of the values */
  readonly says: readonly Msg[];
}

const grouped = (group: Msg, described: readonly Described[]): readonly Option[] =>
  described.map(({ id, rule, msg, about, says }) => ({
    id,
    group,
    msg,
    about,
    rule,
    start: rulings[id][0],
    choices: rulings[id].map((value, i) => ({ value, msg: says[i] ?? msg })),
    takesHold: 'now' as const,
  }));

const two = (id: RulingId, rule: string): Described => ({
  id,
  rule,
  msg: t(`pgg.option.${id}`),
  about: t(`pgg.option.${id}.about`),
  says: [t(`pgg.option.${id}.0`), t(`pgg.option.${id}.1`)],
});

export const options: readonly Option[] = [
  ...grouped(t('pgg.optionGroup.strength'), [
    two('a01', '11.31'),
    two('a04', '11.31'),
    two('a05', '7.3'),
    two('a09', '10.36'),
    two('a10', '7.3'),
  ]),
  ...grouped(t('pgg.optionGroup.overrun'), [
    two('a02', '6.51'),
    two('a08', '6.55'),
    two('a11', '6.51'),
    two('a12', '6.61'),
    two('a39', '6.55'),
  ]),
  ...grouped(t('pgg.optionGroup.result'), [
    two('a21', '12.3'),
    two('a29', '9.71'),
    two('a42', '10.23'),
    two('a48', '9.75'),
    two('a51', '6.4'),
  ]),
  ...grouped(t('pgg.optionGroup.arrival'), [two('a22', '14.11'), two('a24', '11.33'), two('a37', '14.3')]),
  ...grouped(t('pgg.optionGroup.marker'), [
    two('a17', '13.2'),
    two('a18', '13.2'),
    two('a19', '13.41'),
    two('a16', '13.44'),
  ]),
  ...grouped(t('pgg.optionGroup.leader'), [two('withdrawal', '10.4'), two('a20', '10.4')]),
  ...grouped(t('pgg.optionGroup.victory'), [
    two('a44', '15.12'),
    two('a49', '15.11'),
    two('a50', '15.11'),
    two('balance', '15.2'),
  ]),
];

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(
  chosen: { readonly [id: string]: unknown },
  id: R,
): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === chosen[id]) ?? rulings[id][0];
};
