import * as checks from '../chapters/combat/fight/checks.ts';
import * as engine from '../chapters/combat/fight/engine.ts';
import { chainOf as chain } from '../chapters/combat/overrun/chain.ts';
import * as measured from '../chapters/combat/planning/measures.ts';

/** For tests whose ERs are all typed: what is not known is a slip of the test. */

const known = <A extends readonly unknown[], R>(of: (...args: A) => R | undefined): ((...args: A) => R) => {
  return (...args) => {
    const found = of(...args);
    if (found === undefined) throw new Error('not known: an ER is missing');
    return found;
  };
};
export const branches = known(engine.branches);
export const weigh = known(engine.weigh);
export const chanceOfMeasure = known(measured.chanceOfMeasure);
export const chainOf = known(chain);

type Check = Pick<checks.Check, 'kind' | 'er' | 'drm'>;
const rolled = (check: Check): checks.Rolled => {
  if (!checks.isRolled(check)) throw new Error('not known: an ER is missing');
  return check;
};
export const waysOf = (check: Check) => checks.waysOf(rolled(check));
export const levelAt = (check: Check, face: number) => checks.levelAt(rolled(check), face);
