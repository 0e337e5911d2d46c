import { outOfPhase } from '#rules/kit/procedure/outOfPhase.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sides } from '../../../ids.ts';
import { activeSide } from '../../../model/rules.ts';
import { nationMsg } from '../../../model/units.ts';
import { weatherIn } from '../../../model/weather.ts';
import { sideMsg } from '../../../model/words.ts';
import { stepOf } from '../../command/blocks.ts';
import { withoutHq } from '../../command/fight.ts';
import { neverTogether, supportsOnlyOwn } from '../../movement/areas.ts';
import { isAircraft } from '../battle/kinds.ts';
import { legal } from '../battle/legal.ts';
import type { Reading } from '../battle/read.ts';
import { msg } from '../msg.ts';

/** 35.1: interceptors never fight at the front. */
const atHome = ({ units }: Reading['scene']): readonly { readonly msg: Msg; readonly rule: string }[] =>
  units.some(({ interceptor }) => interceptor) ? [{ msg: msg('bite.hint.interceptors'), rule: '35.1' }] : [];

/** 5.3: aircraft of the minor allies and Italy help their own; Romanians and Hungarians never share a hex. */
const alliesIn = ({ units }: Reading['scene']): readonly { readonly msg: Msg; readonly rule: string }[] => {
  const axis = units.filter((unit) => unit.side === sides.axis);
  const bodies = axis.filter((unit) => !isAircraft(unit)).map(({ nation }) => nation);
  const flown = axis.filter((unit) => isAircraft(unit) && supportsOnlyOwn(unit.nation)).map(({ nation }) => nation);
  const alone = [...new Set(flown)].filter((nation) => bodies.length > 0 && !bodies.includes(nation));
  return [
    ...alone.map((nation) => ({ msg: msg('bite.hint.ownAir', { nation: nationMsg[nation] }), rule: '5.3' })),
    ...(neverTogether(bodies) ? [{ msg: msg('bite.hint.together'), rule: '5.3' }] : []),
  ];
};

/** 7.7, 7.8: battles are fought in the own combat step, and in the Blitz behind it. */
const moment = ({ attacks }: Reading['scene'], context: Context): BattlePanel['hints'] =>
  outOfPhase(context, activeSide(context) === attacks && ['combat', 'blitz'].includes(stepOf(context)), {
    msg: msg('bite.hint.noBattleNow', { side: sideMsg(attacks) }),
    rule: '7.7',
  });

/** What of the battle as typed the rules would not have, or leave open. */
export const hintsOf = ({ scene, weatherOfMonth }: Reading, context: Context): BattlePanel['hints'] => {
  const hints: { readonly msg: Msg; readonly rule: string }[] = [];
  if (scene.rules.a09 && weatherOfMonth) {
    const { from } = weatherIn(context.turn, context);
    if (from === 'roll') hints.push({ msg: msg('bite.battle.hint.weatherRoll'), rule: '9.0' });
    if (from === 'ours') hints.push({ msg: msg('bite.battle.hint.weatherOurs'), rule: '9.0' });
  }
  const alone = withoutHq(scene, context);
  return [
    ...hints,
    ...moment(scene, context),
    ...[...legal(scene), ...atHome(scene), ...alliesIn(scene), ...(alone ? [alone] : [])].map(({ msg, rule }) => ({
      msg,
      rule,
      against: true,
    })),
  ];
};
