import type { Msg } from '../../../kit/text.ts';
import { why } from '../../../kit/why.ts';
import { a } from '../text/speak-attack.ts';
import type { Fight } from './fight.ts';
import { attackUnits, defenceUnits } from './strength.ts';

/** When there is nothing to resolve. */
export const refusalOf = (fight: Fight): { readonly not: Msg; readonly rule: string } | undefined => {
  const { attacker, defender } = fight;
  if (attacker.units.length === 0 && fight.typedAttack === 0) {
    return attacker.guns.length + attacker.planes.length > 0
      ? { not: a('rtl.attack.not.onlySupport'), rule: '10.15' }
      : defender.units.length === 0 && fight.typedDefence === 0
        ? { not: a('rtl.attack.not.nothing'), rule: '9.1' }
        : { not: a('rtl.attack.not.nobody'), rule: '9.1' };
  }
  if (defender.units.length === 0 && fight.typedDefence === 0) return { not: a('rtl.attack.not.empty'), rule: '9.11' };
  if (attackUnits(fight, why(false)).value === 0) return { not: a('rtl.attack.not.zero'), rule: '9.14' };
  if (defenceUnits(fight, why(false)).value === 0) return { not: a('rtl.attack.not.noDefence'), rule: '10.16' };
  return undefined;
};
