import { explain } from '#rules/kit/procedure/explain.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import type { Fight, FightUnit } from './fight.ts';
import { attackUnits, defenceUnits } from './strength.ts';

/** Combat units whose strength nobody typed: every counter defends with something. */
export const untyped = ({ attacker, defender }: Fight): readonly FightUnit[] => [
  ...[...attacker.units, ...attacker.idle].filter(({ part, attack, defence }) => part && attack === 0 && defence === 0),
  ...defender.units.filter(({ kind, defence }) => kind === 'combat' && defence === 0),
];

/** When there is nothing to resolve. */
export const refusalOf = (fight: Fight): { readonly not: Msg; readonly rule: string } | undefined => {
  const { attacker, defender } = fight;
  // who has no number yet is not worth nothing: there are no odds before it is typed
  const [unit] = untyped(fight);
  if (unit) return { not: msg('rtl.attack.not.untyped', { unit: unit.label }), rule: '10.51' };
  if (attacker.units.length === 0 && fight.typedAttack === 0) {
    return attacker.guns.length + attacker.planes.length > 0
      ? { not: msg('rtl.attack.not.onlySupport'), rule: '10.15' }
      : defender.units.length === 0 && fight.typedDefence === 0
        ? { not: msg('rtl.attack.not.nothing'), rule: '9.1' }
        : { not: msg('rtl.attack.not.nobody'), rule: '9.1' };
  }
  if (defender.units.length === 0 && fight.typedDefence === 0)
    return { not: msg('rtl.attack.not.empty'), rule: '9.11' };
  if (attackUnits(fight, explain(false)).value === 0) return { not: msg('rtl.attack.not.zero'), rule: '9.14' };
  if (defenceUnits(fight, explain(false)).value === 0) return { not: msg('rtl.attack.not.noDefence'), rule: '10.16' };
  return undefined;
};
