import type { Contributions } from '#rules/kit/procedure/contributions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { AttackInput } from '../fight/fields.ts';
import { fightOf } from '../fight/fight.ts';
import { ready } from '../fight/ready.ts';
import { refusalOf } from '../fight/refuse.ts';
import { addsOf, type PlannedKind } from '../planning/adds.ts';
import { changesOf } from '../planning/things.ts';

/** P4, P5: what each thing adds to an attack, and the best spending of command points. */

const attack: PlannedKind<AttackInput> = {
  made: (input, context) => {
    const fight = fightOf(input, context);
    return refusalOf(fight) ? undefined : ready(fight, context);
  },
  changes: changesOf,
  points: true,
};
export const attackAdds = (input: AttackInput, context: Context): Contributions | undefined =>
  addsOf(attack, input, context);
