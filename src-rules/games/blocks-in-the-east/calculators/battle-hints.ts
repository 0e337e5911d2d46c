import type { Around } from '../../../kit/around.ts';
import type { BattlePanel } from '../../../kit/panel.ts';
import type { Msg } from '../../../kit/text.ts';
import { legal } from '../battle/legal.ts';
import type { Reading } from '../battle/read.ts';
import { withoutHq } from '../hq/fight.ts';
import { b } from '../text/speak-battle.ts';
import { weatherIn } from '../weather.ts';

/** What of the battle as typed the rules would not have, or leave open. */
export const hintsOf = ({ scene, weatherOfMonth }: Reading, around: Around): BattlePanel['hints'] => {
  const hints: { readonly msg: Msg; readonly rule: string }[] = [];
  if (scene.rules.a09 && weatherOfMonth) {
    const { from } = weatherIn(around.turn, around);
    if (from === 'roll') hints.push({ msg: b('bite.battle.hint.weatherRoll'), rule: '9.0' });
    if (from === 'ours') hints.push({ msg: b('bite.battle.hint.weatherOurs'), rule: '9.0' });
  }
  const alone = withoutHq(scene, around);
  return [
    ...hints,
    ...[...legal(scene), ...(alone ? [alone] : [])].map(({ msg, rule }) => ({ msg, rule, against: true })),
  ];
};
