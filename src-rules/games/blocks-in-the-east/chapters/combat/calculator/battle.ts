import { calc } from '#rules/kit/procedure/calc.ts';
import { battleFields } from '../battle/fields.ts';
import { type BattleResult, type BattleState, begun, resultKey, stageKey, stagesOf } from '../battle/flow.ts';
import { readBattle } from '../battle/read.ts';
import { msg } from '../msg.ts';
import { endingOf } from './ending.ts';
import { engine } from './engine.ts';
import { battlePanel, panelCost } from './panel.ts';

/** 7.7: a battle, from the first aircraft to the last block. */
export const battle = calc<typeof battleFields, BattleState, BattleResult>({
  id: 'battle',
  v: 1,
  msg: msg('bite.battle.calc'),
  rule: '7.7',
  fields: battleFields,
  first: (input, context) => {
    const { scene, refusal } = readBattle(input, context);
    return refusal ?? { state: { scene, at: begun(scene), asks: input.ties === 'ask' } };
  },
  stages: stagesOf({}),
  key: resultKey,
  stateKey: stageKey,
  panelKind: 'battle',
  panel: (input, context, answers) => battlePanel(input, context, answers),
  quickPanel: (input, context, answers) => battlePanel(input, context, answers, false),
  fastPlan: engine,
  ending: endingOf,
  cost: panelCost,
});
