import { action } from '../../kit/game/action.ts';
import { defineGame } from '../../kit/game/define.ts';
import type { Context } from '../../kit/record/context.ts';
import { instantEnd } from '../../kit/record/standing.ts';
import { type Node, phase, pick, seq, turns, when } from '../../kit/sequence/nodes.ts';
import { speaks, type Texts, type Translation } from '../../kit/words/message.ts';

/**
 * An invented game in the manner of ARMIR: the Soviet may buy the initiative, which changes the order of the phases;
 * turn 1 begins at the seventh phase of the usual order; a side without impetus points has lost at once.
 */
const en = {
  says: {
    'orders.about': 'Two orders of one turn.',
    'orders.scenario': 'The only scenario',
    'orders.phase': '{{what}}',
    'orders.group': 'Both sides',
    'orders.buy': 'Take the initiative for 1 impetus point?',
    'orders.bought': 'The Soviet takes the initiative.',
    'orders.spend': 'Spend impetus points',
    'orders.spent': '{{n}} impetus points spent.',
    'orders.many': 'How many',
    'orders.defeat': 'No impetus points left: the Soviet has lost.',
    'orders.level': 'Undecided',
    'orders.points': 'Impetus points',
  },
  words: {
    'orders.axis': { bare: 'Axis' },
    'orders.soviet': { bare: 'Soviet' },
    'orders.initiative': { bare: 'Initiative' },
    'orders.reinforcements': { bare: 'Reinforcements' },
    'orders.movement': { bare: 'Movement' },
    'orders.motorized': { bare: 'Motorised movement' },
    'orders.bombardment': { bare: 'Bombardment' },
    'orders.combat': { bare: 'Combat' },
    'orders.supply': { bare: 'Supply' },
    'orders.attrition': { bare: 'Attrition' },
  },
} as const satisfies Texts;

const it: Translation<typeof en> = {
  says: {
    'orders.about': 'Due ordini dello stesso turno.',
    'orders.scenario': "L'unico scenario",
    'orders.phase': '{{what}}',
    'orders.group': 'Entrambe le parti',
    'orders.buy': "Prende l'iniziativa per 1 Punto Spinta?",
    'orders.bought': "Il sovietico prende l'iniziativa.",
    'orders.spend': 'Spende Punti Spinta',
    'orders.spent': '{{n}} Punti Spinta spesi.',
    'orders.many': 'Quanti',
    'orders.defeat': 'Nessun Punto Spinta: il sovietico ha perso.',
    'orders.level': 'Indecisa',
    'orders.points': 'Punti Spinta',
  },
  words: {
    'orders.axis': { bare: 'Asse' },
    'orders.soviet': { bare: 'sovietico' },
    'orders.initiative': { bare: 'Iniziativa' },
    'orders.reinforcements': { bare: 'Rinforzi' },
    'orders.movement': { bare: 'Movimento' },
    'orders.motorized': { bare: 'Movimento motorizzato' },
    'orders.bombardment': { bare: 'Bombardamento' },
    'orders.combat': { bare: 'Combattimento' },
    'orders.supply': { bare: 'Rifornimento' },
    'orders.attrition': { bare: 'Attrito' },
  },
};
const t = speaks<typeof en>();

type Step =
  | 'initiative'
  | 'reinforcements'
  | 'movement'
  | 'motorized'
  | 'bombardment'
  | 'combat'
  | 'supply'
  | 'attrition';
const step = (id: string, what: Step, who: string, tasks: Parameters<typeof phase>[0]['tasks'] = []): Node =>
  phase({ id, msg: t('orders.phase', { what: t(`orders.${what}`) }), rule: '3', who, tasks });

const later = { turn: { from: 2 } } as const;
/** The phases from the seventh on, in the usual order: all there is of turn 1. */
const tail = [
  step('axis-motorized', 'motorized', 'axis'),
  step('bombard-2', 'bombardment', 'soviet'),
  step('soviet-combat', 'combat', 'soviet'),
  step('soviet-motorized', 'motorized', 'soviet'),
];
const usual = seq('usual', [
  step('axis-move', 'movement', 'axis'),
  step('bombard-1', 'bombardment', 'axis'),
  step('axis-combat', 'combat', 'axis'),
  step('soviet-move', 'movement', 'soviet'),
  ...tail,
]);
const bought = seq('bought', [
  step('soviet-move', 'movement', 'soviet'),
  step('axis-motorized', 'motorized', 'axis'),
  step('bombard-1', 'bombardment', 'soviet'),
  step('soviet-combat', 'combat', 'soviet'),
  step('soviet-motorized', 'motorized', 'soviet'),
  step('axis-move', 'movement', 'axis'),
  step('bombard-2', 'bombardment', 'axis'),
  step('axis-combat', 'combat', 'axis'),
]);
const order = (context: Context): string =>
  context.turn === 1 ? 'short' : context.cells.initiative === context.turn ? 'soviet' : 'axis';

export const twoOrders = defineGame({
  id: 'two-orders',
  code: 'ORDERS',
  name: 'Two orders',
  about: t('orders.about'),
  sides: [
    { id: 'axis', word: 'orders.axis', look: 'axis' },
    { id: 'soviet', word: 'orders.soviet', look: 'soviet' },
  ],
  scenarios: [{ id: 'all', msg: t('orders.scenario'), about: t('orders.about'), turns: 6 }],
  options: [],
  cells: [
    {
      id: 'initiative',
      msg: t('orders.initiative'),
      rule: '4',
      group: t('orders.group'),
      kind: 'count',
      min: 0,
      max: 6,
    },
  ],
  accounts: [{ id: 'ps', msg: t('orders.points'), rule: '16.4', group: t('orders.group'), side: 'soviet', min: 0 }],
  actions: [
    action({
      id: 'initiative-buy',
      msg: t('orders.buy'),
      rule: '4',
      side: 'soviet',
      group: t('orders.group'),
      fields: {},
      proposes: (_, context) => ({
        ok: true,
        says: t('orders.bought'),
        facts: [
          { kind: 'post', account: 'ps', n: -1, for: t('orders.bought'), rule: '16.4.3' },
          { kind: 'set', cell: 'initiative', value: context.turn },
        ],
      }),
    }),
    action({
      id: 'points-spend',
      msg: t('orders.spend'),
      rule: '16.4',
      side: 'soviet',
      group: t('orders.group'),
      fields: { n: { kind: 'count', msg: t('orders.many'), start: 1, min: 1, max: 9 } },
      proposes: ({ n }) => ({
        ok: true,
        says: t('orders.spent', { n }),
        facts: [{ kind: 'post', account: 'ps', n: -n, for: t('orders.spend'), rule: '16.4' }],
      }),
    }),
  ],
  sequence: turns(
    6,
    seq('', [
      when(
        later,
        step('initiative', 'initiative', 'soviet', [
          { id: 'buy', msg: t('orders.buy'), rule: '4', action: 'initiative-buy' },
        ]),
      ),
      when(later, step('arrivals', 'reinforcements', 'axis')),
      pick('order', order, { short: seq('usual', tail), axis: usual, soviet: bought }),
      step('supply', 'supply', 'table'),
      step('attrition', 'attrition', 'table'),
    ]),
  ),
  standing: [
    instantEnd({
      id: 'no-impetus',
      rule: '16.4',
      says: t('orders.defeat'),
      inputs: ({ balances: { ps = 0 } }) => (ps <= 0 ? { ps } : undefined),
    }),
  ],
  over: ({ balances: { ps = 1 } }) => (ps <= 0 ? { msg: t('orders.defeat'), rule: '16.4' } : undefined),
  score: ({ balances: { ps = 0 } }) => ({
    lines: [{ id: 'ps', msg: t('orders.points'), side: 'soviet', points: ps, rule: '16.4', sure: 'now' }],
    total: { msg: t('orders.points'), points: ps },
    level: t('orders.level'),
    nearby: [],
    levels: [],
    final: ps <= 0,
  }),
  setUp: () => ({
    cells: { initiative: 0 },
    balances: { ps: 3 },
    options: {},
    place: { path: 't1/order=short/usual/axis-motorized', turn: 1 },
  }),
  text: { en, it },
});
