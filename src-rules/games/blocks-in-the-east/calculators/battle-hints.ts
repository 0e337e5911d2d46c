import type { Around } from '../../../kit/around.ts';
import type { BattlePanel } from '../../../kit/panel.ts';
import type { Msg } from '../../../kit/text.ts';
import { legal } from '../battle/legal.ts';
import type { Reading } from '../battle/read.ts';
import { isInterceptor } from '../events/airWar.ts';
import { withoutHq } from '../hq/fight.ts';
import { b } from '../text/speak-battle.ts';
import { e } from '../text/speak-events.ts';
import { weatherIn } from '../weather.ts';

/** 35.1: interceptors never fight at the front. */
const atHome = (
  { units }: Reading['scene'],
  around: Around,
): readonly { readonly msg: Msg; readonly rule: string }[] =>
  units.some(({ id }) => isInterceptor(around, id)) ? [{ msg: e('bite.hint.interceptors'), rule: '35.1' }] : [];

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
    ...[...legal(scene), ...atHome(scene, around), ...(alone ? [alone] : [])].map(({ msg, rule }) => ({
      msg,
      rule,
      against: true,
    })),
  ];
};
