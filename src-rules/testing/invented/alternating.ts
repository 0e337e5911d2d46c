import type { Scalar } from '../../kit/base/json.ts';
import { action } from '../../kit/game/action.ts';
import { defineGame } from '../../kit/game/define.ts';
import type { Context } from '../../kit/record/context.ts';
import { loop, type Node, phase, pick, seq, turns } from '../../kit/sequence/nodes.ts';
import { msg, name, speaks, type Texts, type Translation } from '../../kit/words/message.ts';

/**
 * An invented game in the manner of Roads to Leningrad: sides draw activations in turn until both cups are empty,
 * nobody knows how many there will be; each is played as one of three kinds of sequence, with any number of attacks.
 */
const en = {
  says: {
    'alternating.about': 'Activations from two cups.',
    'alternating.scenario': 'The only scenario',
    'alternating.group': 'Activations',
    'alternating.initiative': 'Who is first, and what goes into the cups',
    'alternating.draw': 'Draw an activation',
    'alternating.drawn': 'Activation: {{kind}}.',
    'alternating.kind': 'Kind of sequence',
    'alternating.declare': 'Declare attacks',
    'alternating.declared': 'Attacks declared: {{n}}.',
    'alternating.fought': 'Attack resolved.',
    'alternating.many': 'How many',
    'alternating.move': 'Movement',
    'alternating.reaction': 'Enemy reaction',
    'alternating.attack': 'Attack',
    'alternating.build': 'Construction',
    'alternating.pass': 'Pass',
    'alternating.end': 'Reorganisation',
    'alternating.cup': 'Cup of {{side}}',
    'alternating.both': 'Both cups have one side in hand',
    'alternating.mobile': 'Mobile',
    'alternating.assault': 'Assault',
    'alternating.level': 'Undecided',
  },
  words: { 'alternating.german': { bare: 'German' }, 'alternating.soviet': { bare: 'Soviet' } },
} as const satisfies Texts;

const it: Translation<typeof en> = {
  says: {
    'alternating.about': 'Attivazioni da due tazze.',
    'alternating.scenario': "L'unico scenario",
    'alternating.group': 'Attivazioni',
    'alternating.initiative': 'Chi è primo, e che cosa va nelle tazze',
    'alternating.draw': "Estrai un'attivazione",
    'alternating.drawn': 'Attivazione: {{kind}}.',
    'alternating.kind': 'Tipo di sequenza',
    'alternating.declare': 'Dichiara attacchi',
    'alternating.declared': 'Attacchi dichiarati: {{n}}.',
    'alternating.fought': 'Attacco risolto.',
    'alternating.many': 'Quanti',
    'alternating.move': 'Movimento',
    'alternating.reaction': 'Reazione nemica',
    'alternating.attack': 'Attacco',
    'alternating.build': 'Costruzione',
    'alternating.pass': 'Passare',
    'alternating.end': 'Riorganizzazione',
    'alternating.cup': 'Tazza: {{side}}',
    'alternating.both': 'Le tazze sono in mano a una sola parte',
    'alternating.mobile': 'Mobile',
    'alternating.assault': 'Assalto',
    'alternating.level': 'Indecisa',
  },
  words: { 'alternating.german': { bare: 'tedesco' }, 'alternating.soviet': { bare: 'sovietico' } },
};
const t = speaks<typeof en>();

const sides = ['german', 'soviet'] as const;
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const cup = (context: Pick<Context, 'balances'>, side: string): number => context.balances[`cup-${side}`] ?? 0;
const left = (context: Pick<Context, 'balances'>): number => sides.reduce((sum, side) => sum + cup(context, side), 0);
/** Turn about; when one cup is empty the other side goes on alone. */
const active = (context: Context): string => {
  const next = context.cells.last === 'german' ? 'soviet' : 'german';
  return cup(context, next) > 0 ? next : next === 'german' ? 'soviet' : 'german';
};
const playing = (context: Context): string => String(context.cells.last);
const other = (context: Context): string => (playing(context) === 'german' ? 'soviet' : 'german');

const move = (id: string): Node =>
  phase({
    id,
    msg: t('alternating.move'),
    rule: '8',
    who: playing,
    tasks: [{ id: 'declare', msg: t('alternating.declare'), rule: '9.1', action: 'attacks' }],
  });
const reaction = phase({ id: 'reaction', msg: t('alternating.reaction'), rule: '9', who: other });
const attacks = loop(
  'attacks',
  (context) => count(context.cells.attacks) > 0,
  phase({
    id: 'attack',
    msg: t('alternating.attack'),
    rule: '10',
    who: playing,
    screen: 'fight',
    tasks: [{ id: 'fight', msg: t('alternating.attack'), rule: '10', action: 'attack' }],
  }),
);

export const alternating = defineGame({
  id: 'alternating',
  code: 'ALTERNATING',
  name: 'Alternating activations',
  about: t('alternating.about'),
  sides: sides.map((side) => ({ id: side, word: `alternating.${side}`, look: side === 'german' ? 'axis' : 'soviet' })),
  scenarios: [{ id: 'all', msg: t('alternating.scenario'), about: t('alternating.about'), turns: 3 }],
  options: [
    {
      id: 'alone',
      group: t('alternating.group'),
      msg: t('alternating.both'),
      about: t('alternating.about'),
      rule: '7.2',
      start: false,
      choices: [
        { value: false, msg: msg('alternating.pass') },
        { value: true, msg: msg('alternating.both') },
      ],
      takesHold: 'setup',
    },
  ],
  cells: [
    { id: 'last', msg: t('alternating.draw'), rule: '7.2', group: t('alternating.group'), kind: 'text' },
    {
      id: 'kind',
      msg: t('alternating.kind'),
      rule: '7.21',
      group: t('alternating.group'),
      kind: 'choice',
      choices: [
        { value: 'mobile', msg: t('alternating.mobile') },
        { value: 'assault', msg: t('alternating.assault') },
        { value: 'pass', msg: t('alternating.pass') },
      ],
    },
    {
      id: 'attacks',
      msg: t('alternating.declare'),
      rule: '9.1',
      group: t('alternating.group'),
      kind: 'count',
      min: 0,
      max: 9,
    },
  ],
  accounts: sides.map((side) => ({
    id: `cup-${side}`,
    msg: t('alternating.cup', { side: t(`alternating.${side}`) }),
    rule: '7.22',
    group: t('alternating.group'),
    side,
    min: 0,
  })),
  actions: [
    action({
      id: 'draw',
      msg: t('alternating.draw'),
      rule: '7.21',
      group: t('alternating.group'),
      fields: {
        kind: {
          kind: 'choice',
          msg: t('alternating.kind'),
          start: 'mobile',
          options: [
            { key: 'mobile', msg: t('alternating.mobile') },
            { key: 'assault', msg: t('alternating.assault') },
            { key: 'pass', msg: t('alternating.pass') },
          ],
        },
      },
      when: (context) => left(context) > 0,
      proposes: ({ kind }, context) => ({
        ok: true,
        says: t('alternating.drawn', { kind: name(kind) }),
        facts: [
          { kind: 'post', account: `cup-${active(context)}`, n: -1, for: t('alternating.draw'), rule: '7.21' },
          { kind: 'set', cell: 'last', value: active(context) },
          { kind: 'set', cell: 'kind', value: kind },
        ],
      }),
    }),
    action({
      id: 'attacks',
      msg: t('alternating.declare'),
      rule: '9.1',
      group: t('alternating.group'),
      fields: { n: { kind: 'count', msg: t('alternating.many'), start: 1, min: 0, max: 9 } },
      proposes: ({ n }) => ({
        ok: true,
        says: t('alternating.declared', { n }),
        facts: [{ kind: 'set', cell: 'attacks', value: n }],
      }),
    }),
    action({
      id: 'attack',
      msg: t('alternating.attack'),
      rule: '10',
      group: t('alternating.group'),
      fields: {},
      proposes: (_, context) => ({
        ok: true,
        says: t('alternating.fought'),
        facts: [{ kind: 'set', cell: 'attacks', value: Math.max(0, count(context.cells.attacks) - 1) }],
      }),
    }),
  ],
  sequence: turns(
    3,
    seq('', [
      phase({ id: 'initiative', msg: t('alternating.initiative'), rule: '7.1', who: 'table' }),
      loop(
        'ops',
        (context) => left(context) > 0,
        seq('op', [
          phase({
            id: 'draw',
            msg: t('alternating.draw'),
            rule: '7.21',
            who: active,
            tasks: [{ id: 'draw', msg: t('alternating.draw'), rule: '7.21', action: 'draw' }],
          }),
          pick('kind', (context) => String(context.cells.kind), {
            mobile: seq('m', [move('move'), reaction, attacks]),
            assault: seq('a', [
              phase({ id: 'build', msg: t('alternating.build'), rule: '14.2', who: playing }),
              move('move'),
              reaction,
              attacks,
            ]),
            pass: phase({ id: 'passed', msg: t('alternating.pass'), rule: '7.21', who: playing }),
          }),
        ]),
      ),
      phase({ id: 'end', msg: t('alternating.end'), rule: '4.2', who: 'table' }),
    ]),
  ),
  standing: [
    {
      // the cups are filled anew at the start of each turn
      id: 'fill',
      v: 1,
      rule: '7.12',
      when: (fact) => fact.kind === 'go' && fact.to.endsWith('/initiative'),
      inputs: (state) => ({ turn: state.place.turn }),
      effect: ({ turn }) => ({
        says: t('alternating.initiative'),
        facts: sides.map((side, at) => ({
          kind: 'post',
          account: `cup-${side}`,
          n: 1 + ((count(turn) + at) % 3),
          for: t('alternating.initiative'),
          rule: '7.12',
        })),
      }),
    },
  ],
  score: () => ({
    lines: [],
    total: { msg: t('alternating.level'), points: 0 },
    level: t('alternating.level'),
    nearby: [],
    levels: [],
    final: false,
  }),
  setUp: ({ options }: { readonly options: { readonly [id: string]: Scalar } }) => ({
    cells: { last: 'soviet', kind: 'mobile', attacks: 0 },
    balances: { 'cup-german': 2, 'cup-soviet': options.alone === true ? 0 : 1 },
    options,
    place: { path: 't1/initiative', turn: 1 },
  }),
  text: { en, it },
});
