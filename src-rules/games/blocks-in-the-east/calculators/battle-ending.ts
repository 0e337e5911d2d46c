import type { Around } from '../../../kit/around.ts';
import type { Ending } from '../../../kit/calc.ts';
import type { BattleResult } from '../battle/flow.ts';
import { readBattle, sideIn } from '../battle/read.ts';
import { b } from '../text/speak-battle.ts';
import type { BattleInput } from './battle-fields.ts';

/** What a battle is called in the journal, what it books, and what the rules allow now. */
export const endingOf = (result: BattleResult, input: BattleInput, around: Around): Ending => {
  const { scene } = readBattle(input, around);
  const attacker = b(`bite.battle.side.${sideIn(scene, 'attacker')}`);
  const defender = b(`bite.battle.side.${sideIn(scene, 'defender')}`);
  return { says: b(`bite.battle.end.${result.end}`, { attacker, defender }), facts: [], guide: [] };
};
