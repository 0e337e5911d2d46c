import { action } from '../../kit/game/action.ts';
import { defineGame } from '../../kit/game/define.ts';
import type { StandingRule } from '../../kit/record/standing.ts';
import { type Node, phase, seq, turns, when } from '../../kit/sequence/nodes.ts';
import { speaks, type Texts, type Translation } from '../../kit/words/message.ts';

/**
 * An invented game in the manner of Blocks in the East: 49 months of two player-turns, steps that only some months or
 * some options know, income every month from what is held, Lend-Lease that lapses unspent, storage that costs.
 */
const en = {
  says: {
    'months.about': 'Forty-nine months.',
    'months.scenario': 'June 1941 to June 1945',
    'months.short': 'The first year',
    'months.group': 'Production',
    'months.weather': 'Weather die',
    'months.strategic': 'Strategic war',
    'months.supply': 'Supply check',
    'months.production': 'Production',
    'months.movement': 'Movement',
    'months.combat': 'Combat',
    'months.victory': 'Victory phase',
    'months.strategicOption': 'Strategic war',
    'months.lendOption': 'Lend-Lease',
    'months.off': 'off',
    'months.on': 'on',
    'months.pp': 'PP in hand',
    'months.lend': 'Lend-Lease PP',
    'months.held': 'Factories held',
    'months.take': 'A factory changes hands',
    'months.taken': 'Factories held: {{n}}.',
    'months.spend': 'Spend PP',
    'months.spent': 'PP spent: {{n}}.',
    'months.many': 'How many',
    'months.income': 'Income: {{n}} PP.',
    'months.lendIn': 'Lend-Lease: {{n}} PP.',
    'months.lapse': 'Lend-Lease lapses: {{n}} PP.',
    'months.storage': 'Storage costs {{n}} PP.',
    'months.level': 'Undecided',
  },
  words: { 'months.axis': { bare: 'Axis' }, 'months.soviet': { bare: 'Soviet' } },
} as const satisfies Texts;

const it: Translation<typeof en> = {
  says: {
    'months.about': 'Quarantanove mesi.',
    'months.scenario': 'Da giugno 1941 a giugno 1945',
    'months.short': 'Il primo anno',
    'months.group': 'Produzione',
    'months.weather': 'Dado del meteo',
    'months.strategic': 'Guerra strategica',
    'months.supply': 'Controllo del rifornimento',
    'months.production': 'Produzione',
    'months.movement': 'Movimento',
    'months.combat': 'Combattimento',
    'months.victory': 'Fase di vittoria',
    'months.strategicOption': 'Guerra strategica',
    'months.lendOption': 'Lend-Lease',
    'months.off': 'no',
    'months.on': 'sì',
    'months.pp': 'PP in cassa',
    'months.lend': 'PP di Lend-Lease',
    'months.held': 'Fabbriche tenute',
    'months.take': 'Una fabbrica cambia mano',
    'months.taken': 'Fabbriche tenute: {{n}}.',
    'months.spend': 'Spendi PP',
    'months.spent': 'PP spesi: {{n}}.',
    'months.many': 'Quanti',
    'months.income': 'Entrate: {{n}} PP.',
    'months.lendIn': 'Lend-Lease: {{n}} PP.',
    'months.lapse': 'Lend-Lease perduto: {{n}} PP.',
    'months.storage': 'Il magazzino costa {{n}} PP.',
    'months.level': 'Indecisa',
  },
  words: { 'months.axis': { bare: 'Asse' }, 'months.soviet': { bare: 'sovietico' } },
};
const t = speaks<typeof en>();

/** Month 1 is June 1941. */
const monthOf = (turn: number): number => ((turn + 4) % 12) + 1;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const playerTurn = (side: 'axis' | 'soviet'): Node =>
  seq(
    side,
    [
      when(
        { option: 'strategic', is: true },
        phase({ id: 'strategic', msg: t('months.strategic'), rule: '35', who: side }),
      ),
      phase({ id: 'supply', msg: t('months.supply'), rule: '7.2', who: side }),
      phase({
        id: 'production',
        msg: t('months.production'),
        rule: '7.3',
        who: side,
        tasks: [
          // no income in June 1941; Lend-Lease from September 1941
          { id: 'income', msg: t('months.group'), rule: '11.0', when: { turn: { from: 2 } } },
          {
            id: 'lend',
            msg: t('months.lend'),
            rule: '34.0',
            when: { all: [{ turn: { from: 4 } }, { option: 'lend', is: true }] },
          },
        ],
      }),
      phase({ id: 'movement', msg: t('months.movement'), rule: '7.5', who: side }),
      phase({ id: 'combat', msg: t('months.combat'), rule: '7.7', who: side, screen: 'fight' }),
    ],
    { msg: t(`months.${side}`), who: side },
  );

const into =
  (where: string): StandingRule['when'] =>
  (fact) =>
    fact.kind === 'go' && fact.to.endsWith(where);
const post = (account: string, n: number, why: ReturnType<typeof t>, rule: string) =>
  ({ says: why, facts: [{ kind: 'post', account, n, for: why, rule }] }) as const;

const standing: readonly StandingRule[] = [
  {
    id: 'income',
    v: 1,
    rule: '11.0',
    when: into('/soviet/production'),
    inputs: (state) => (state.place.turn >= 2 ? { held: number(state.cells.held) } : undefined),
    effect: ({ held }) => post('pp', 2 * number(held), t('months.income', { n: 2 * number(held) }), '11.0'),
  },
  {
    id: 'lend-in',
    v: 1,
    rule: '34.0',
    when: into('/soviet/production'),
    inputs: (state) => (state.options.lend === true && state.place.turn >= 4 ? { level: 5 } : undefined),
    effect: ({ level }) => post('lend', number(level), t('months.lendIn', { n: number(level) }), '34.0'),
  },
  {
    id: 'lend-lapse',
    v: 1,
    rule: '34.0',
    when: into('/soviet/movement'),
    inputs: (state) => ((state.balances.lend ?? 0) > 0 ? { left: state.balances.lend ?? 0 } : undefined),
    effect: ({ left }) => post('lend', -number(left), t('months.lapse', { n: number(left) }), '34.0'),
  },
  {
    // every ten points kept cost one
    id: 'storage',
    v: 1,
    rule: '11.2',
    when: into('/soviet/movement'),
    inputs: (state) => ({ kept: state.balances.pp ?? 0 }),
    effect: ({ kept }) => {
      const n = Math.floor(number(kept) / 10);
      return n > 0 ? post('pp', -n, t('months.storage', { n }), '11.2') : undefined;
    },
  },
];

const onOff = [
  { value: false, msg: t('months.off') },
  { value: true, msg: t('months.on') },
];

export const months = defineGame({
  id: 'months',
  code: 'MONTHS',
  name: 'Forty-nine months',
  about: t('months.about'),
  sides: [
    { id: 'axis', word: 'months.axis', look: 'axis' },
    { id: 'soviet', word: 'months.soviet', look: 'soviet' },
  ],
  scenarios: [
    { id: 'campaign', msg: t('months.scenario'), about: t('months.about'), turns: 49 },
    { id: 'year', msg: t('months.short'), about: t('months.about'), turns: 12 },
  ],
  options: [
    {
      id: 'strategic',
      group: t('months.group'),
      msg: t('months.strategicOption'),
      about: t('months.strategicOption'),
      rule: '35',
      start: false,
      choices: onOff,
      takesHold: 'next turn',
    },
    {
      id: 'lend',
      group: t('months.group'),
      msg: t('months.lendOption'),
      about: t('months.lendOption'),
      rule: '34',
      start: true,
      choices: onOff,
      takesHold: 'now',
    },
  ],
  cells: [
    {
      id: 'held',
      msg: t('months.held'),
      rule: '11.0',
      group: t('months.group'),
      side: 'soviet',
      kind: 'count',
      min: 0,
      max: 20,
    },
  ],
  accounts: [
    { id: 'pp', msg: t('months.pp'), rule: '11.0', group: t('months.group'), side: 'soviet', min: 0 },
    {
      id: 'lend',
      msg: t('months.lend'),
      rule: '34.0',
      group: t('months.group'),
      side: 'soviet',
      min: 0,
      lapses: t('months.lendOption'),
    },
  ],
  actions: [
    action({
      id: 'take',
      msg: t('months.take'),
      rule: '11.0',
      group: t('months.group'),
      fields: { n: { kind: 'count', msg: t('months.many'), start: 8, min: 0, max: 20 } },
      proposes: ({ n }) => ({
        ok: true,
        says: t('months.taken', { n }),
        facts: [{ kind: 'set', cell: 'held', value: n }],
      }),
    }),
    action({
      id: 'spend',
      msg: t('months.spend'),
      rule: '11.0',
      group: t('months.group'),
      fields: { n: { kind: 'count', msg: t('months.many'), start: 1, min: 1, max: 99 } },
      proposes: ({ n }) => ({
        ok: true,
        says: t('months.spent', { n }),
        facts: [{ kind: 'post', account: 'pp', n: -n, for: t('months.spend'), rule: '11.0' }],
      }),
    }),
  ],
  sequence: turns(
    ({ scenario }) => (scenario === 'year' ? 12 : 49),
    seq('', [
      when(
        ({ turn }) => monthOf(turn) === 5 || monthOf(turn) === 10,
        phase({ id: 'weather', msg: t('months.weather'), rule: '9.0', who: 'soviet' }),
      ),
      playerTurn('axis'),
      playerTurn('soviet'),
      phase({ id: 'victory', msg: t('months.victory'), rule: '7.11', who: 'table' }),
    ]),
  ),
  standing,
  score: ({ balances: { pp = 0 } }) => ({
    lines: [{ id: 'pp', msg: t('months.pp'), side: 'soviet', points: pp, rule: '11.0', sure: 'if it ended now' }],
    total: { msg: t('months.pp'), points: pp },
    level: t('months.level'),
    nearby: [],
    levels: [],
    final: false,
  }),
  setUp: ({ options }) => ({
    cells: { held: 10 },
    balances: { pp: 4 },
    options,
    place: { path: options.strategic === true ? 't1/axis/strategic' : 't1/axis/supply', turn: 1 },
  }),
  text: { en, it },
});
