import type { Fields } from '#rules/kit/forms/fields.ts';
import type { FightOpening, OddsFight } from '#rules/kit/procedure/oddsFight.ts';
import { name } from '#rules/kit/words/message.ts';
import { type Engaged, openingOf, strengthsOf } from '../fight/engaged.ts';
import { type Stand, underOdds } from '../fight/ready.ts';
import { msg } from '../msg.ts';
import { type AttackResult, attackKey, pay } from '../results/pay.ts';
import { type Drm, oddsGame } from './oddsGame.ts';
import { hintsIn, missingOf, saysOf, unsettledOf } from './panel.ts';
import { attackPlan } from './plan.ts';

/** What an attack and an overrun have in common: checks, then one die on the table in force (10). */
type Fight<F extends Fields> = OddsFight<F, Engaged, Stand, Drm, AttackResult, FightOpening<Engaged, Stand>>;

export const resolved = {
  strengths: strengthsOf,
  // the figures show what the checks are likeliest to give
  likeliest: true,
  opening: openingOf,
  game: oddsGame,
  match: ({ attack, defence, drm, column }, { made }) => ({
    attack,
    defence,
    of: drm,
    // 10.53: nothing is rolled
    ...(column === undefined ? { code: underOdds(made.crt, made.context) } : {}),
  }),
  die: (column, { drm }, { made }) => ({
    who: made.fight.attacker.side,
    msg: msg('rtl.attack.ask.die', { column: name(column), drm }),
    rule: '10.63',
  }),
  pay,
  key: attackKey,
  // fights with equal strengths and DRM end alike
  alike: (_, stand) => (stand ? `${stand.attack} ${stand.defence} ${stand.drm}` : ''),
  says: saysOf,
  missing: missingOf,
  hints: hintsIn,
  ofColumn: ['column', 'drm'],
  unsettled: unsettledOf,
  fastPlan: attackPlan,
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
} as const satisfies Partial<Fight<Fields>>;
