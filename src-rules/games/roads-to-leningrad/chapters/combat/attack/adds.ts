import type { Adds } from '#rules/kit/procedure/adds.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { AttackInput } from '../fight/fields.ts';
import { fightOf } from '../fight/fight.ts';
import { ready } from '../fight/ready.ts';
import { refusalOf } from '../fight/refuse.ts';
import { addsOf, type Kind } from '../planning/adds.ts';
import { changesOf } from '../planning/things.ts';

/** P4, P5: what each thing adds to an attack, and the best spending of command points. */

const attack: Kind<AttackInput> = {
  made: (input, around) => {
    const fight = fightOf(input, around);
    return refusalOf(fight) ? undefined : ready(fight, around);
  },
  changes: changesOf,
  points: true,
};
export const attackAdds = (input: AttackInput, around: Around): Adds | undefined => addsOf(attack, input, around);
