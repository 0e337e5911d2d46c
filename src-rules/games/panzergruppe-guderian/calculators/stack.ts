import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { name } from '#rules/kit/words/message.ts';
import { hexPattern } from '../reading.ts';
import { choiceMsg, retreatInto } from '../retreats.ts';
import { mostCombat, mostWithLeader, stacking } from '../stacks.ts';
import { f } from '../text/speak-fight.ts';

const side = {
  kind: 'choice',
  msg: f('pgg.field.stackSide'),
  start: 'german',
  from: 'who',
  options: [
    { key: 'german', msg: f('pgg.attacker.german') },
    { key: 'soviet', msg: f('pgg.attacker.soviet') },
  ],
} as const;
const combat = { kind: 'count', msg: f('pgg.field.combatUnits'), start: 3, min: 0, max: 30, big: true } as const;
const leaders = {
  kind: 'count',
  msg: f('pgg.field.stackLeaders'),
  start: 0,
  min: 0,
  max: 15,
  when: { field: 'side', is: 'soviet' },
} as const;

/** 7.1, 7.2: may these units stay together? */
export const stack = valueCalc({
  id: 'stack',
  msg: f('pgg.calc.stack'),
  rule: '7.1',
  fields: { side, combat, leaders },
  says: (input, _around, why) => {
    const { legal, excess, rule } = stacking(input.side, {
      combat: input.combat,
      leaders: input.side === 'soviet' ? input.leaders : 0,
    });
    why
      .figure('combat', f('pgg.field.combatUnits'), { side: input.side })
      .add(input.combat, f('pgg.field.combatUnits'), rule);
    const says = legal ? f('pgg.stack.legal') : f('pgg.stack.excess', { count: excess });
    return {
      answer: says,
      says,
      rows: [
        { msg: f('pgg.stack.limit'), value: f('pgg.stack.combat', { n: mostCombat }), rule },
        ...(input.side === 'soviet'
          ? [{ msg: f('pgg.stack.limitLeader'), value: f('pgg.stack.all', { n: mostWithLeader }), rule }]
          : []),
        {
          msg: f('pgg.stack.when'),
          value: f(input.side === 'soviet' ? 'pgg.stack.whenSoviet' : 'pgg.stack.whenGerman'),
          rule,
        },
      ],
    };
  },
});

/** 9.7: of the hexes around, which may be retreated into, and which the opponent must choose among. */
export const retreat = valueCalc({
  id: 'retreat-hexes',
  msg: f('pgg.calc.retreat'),
  rule: '9.73',
  fields: {
    side: { ...side, msg: f('pgg.field.retreatSide') },
    units: { ...combat, start: 1, msg: f('pgg.field.retreating') },
    leaders,
    hexes: {
      kind: 'rows',
      msg: f('pgg.field.around'),
      hint: f('pgg.field.around.hint'),
      add: f('pgg.field.hex.add'),
      start: [],
      max: 6,
      figure: 'hex',
      fields: {
        hex: { kind: 'place', msg: f('pgg.field.hex'), start: '', pattern: hexPattern },
        friends: { kind: 'count', msg: f('pgg.field.friends'), start: 0, min: 0, max: 30 },
        friendlyLeaders: { kind: 'count', msg: f('pgg.field.stackLeaders'), start: 0, min: 0, max: 15 },
        enemyZoc: { kind: 'toggle', msg: f('pgg.field.enemyZoc'), start: false, rule: '9.71' },
        enemyUnit: { kind: 'toggle', msg: f('pgg.field.enemyUnit'), start: false, rule: '9.71' },
        lake: { kind: 'toggle', msg: f('pgg.across.lake'), start: false, rule: '9.71' },
      },
    },
  } as const,
  says: (input, around) => {
    const stack = { combat: input.units, leaders: input.side === 'soviet' ? input.leaders : 0 };
    const judged = retreatInto(input.side, around, stack, input.hexes);
    const open = judged.filter((choice) => choice.must).length;
    const none = input.hexes.length === 0;
    const says = none
      ? f('pgg.retreat.list')
      : open > 0
        ? f('pgg.retreat.open', { count: open })
        : f('pgg.retreat.none');
    return {
      answer: says,
      says,
      rows: judged.map((choice, i) => ({
        msg: choice.hex ? f('pgg.figure.hexIn', { hex: name(choice.hex) }) : f('pgg.figure.step', { n: i + 1 }),
        value: choiceMsg(choice),
        rule: choice.rule,
      })),
    };
  },
});
