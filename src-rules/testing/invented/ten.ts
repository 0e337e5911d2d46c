import { readFace } from '../../kit/chance/dice.ts';
import { facesOf } from '../../kit/chance/dist.ts';
import { action } from '../../kit/game/action.ts';
import { defineGame } from '../../kit/game/define.ts';
import { calc } from '../../kit/procedure/calc.ts';
import { explain as notes } from '../../kit/procedure/explain.ts';
import { phase, turns } from '../../kit/sequence/nodes.ts';
import { at } from '../../kit/tables/grids.ts';
import { name, speaks, type Texts, type Translation } from '../../kit/words/message.ts';

/**
 * An invented game with a d10 whose 0 reads 10: a raid on a post whose strength is seen only when it is attacked, read
 * on a table the players type from their card, with a last choice.
 */
const en = {
  says: {
    'ten.about': 'A die from 1 to 10.',
    'ten.scenario': 'The only scenario',
    'ten.phase': 'Raids',
    'ten.group': 'Raids',
    'ten.raid': 'Raid',
    'ten.strength': 'Strength',
    'ten.hidden': 'Post not seen yet',
    'ten.reveal': 'What is under the counter?',
    'ten.counter': 'Strength of the post',
    'ten.roll': 'Roll for the raid',
    'ten.hold': 'Hold what was won?',
    'ten.stay': 'Stay',
    'ten.leave': 'Leave',
    'ten.none': 'Nobody raids.',
    'ten.total': 'Strength of the raid',
    'ten.printed': 'Printed strength',
    'ten.post': 'Less the post',
    'ten.result': 'Raid: {{code}}.',
    'ten.gap': 'The table of raids is not typed in.',
    'ten.table': 'Table of raids',
    'ten.won': 'won',
    'ten.column': 'Result',
    'ten.face': 'Die {{n}}',
    'ten.weather': 'Weather die',
    'ten.weatherIs': 'Weather die: {{n}}.',
    'ten.level': 'Undecided',
  },
  words: { 'ten.axis': { bare: 'Axis' }, 'ten.soviet': { bare: 'Soviet' } },
} as const satisfies Texts;

const it: Translation<typeof en> = {
  says: {
    'ten.about': 'Un dado da 1 a 10.',
    'ten.scenario': "L'unico scenario",
    'ten.phase': 'Incursioni',
    'ten.group': 'Incursioni',
    'ten.raid': 'Incursione',
    'ten.strength': 'Forza',
    'ten.hidden': 'Posto non ancora visto',
    'ten.reveal': 'Che cosa c’è sotto la pedina?',
    'ten.counter': 'Forza del posto',
    'ten.roll': "Tira per l'incursione",
    'ten.hold': 'Tiene ciò che ha preso?',
    'ten.stay': 'Resta',
    'ten.leave': 'Lascia',
    'ten.none': 'Nessuno attacca.',
    'ten.total': "Forza dell'incursione",
    'ten.printed': 'Forza stampata',
    'ten.post': 'Meno il posto',
    'ten.result': 'Incursione: {{code}}.',
    'ten.gap': 'La tabella delle incursioni non è trascritta.',
    'ten.table': 'Tabella delle incursioni',
    'ten.won': 'presa',
    'ten.column': 'Risultato',
    'ten.face': 'Dado {{n}}',
    'ten.weather': 'Dado del meteo',
    'ten.weatherIs': 'Dado del meteo: {{n}}.',
    'ten.level': 'Indecisa',
  },
  words: { 'ten.axis': { bare: 'Asse' }, 'ten.soviet': { bare: 'sovietico' } },
};
const t = speaks<typeof en>();

const d10 = { sides: 10, zero: 10 } as const;
const faces = facesOf(d10.sides, d10.zero);
interface Seen {
  readonly strength: number;
}
interface Result {
  readonly code: string;
  readonly face: number;
  readonly stays: boolean;
}
const pool: readonly (readonly [string, number])[] = [
  ['1', 3],
  ['2', 2],
  ['4', 1],
];

const raid = calc<
  {
    strength: { kind: 'count'; msg: ReturnType<typeof t>; start: number; min: 0; max: 20 };
    hidden: { kind: 'toggle'; msg: ReturnType<typeof t>; start: false };
  },
  Seen,
  Result
>({
  id: 'raid',
  v: 1,
  msg: t('ten.raid'),
  rule: '7',
  fields: {
    strength: { kind: 'count', msg: t('ten.strength'), start: 4, min: 0, max: 20 },
    hidden: { kind: 'toggle', msg: t('ten.hidden'), start: false },
  },
  first: ({ strength, hidden }, { tables }) => {
    // the record keeps what was looked at with the first answer: the table is read only after the die
    void Object.keys(tables.raids?.cells ?? {});
    return strength === 0
      ? { not: t('ten.none'), rule: '7.1' }
      : { state: { strength: hidden ? -strength : strength } };
  },
  stages: {
    // a negative strength stands for a post that is still to be seen
    first: function* ({ strength }, _, explanation) {
      const total = explanation.figure('total', t('ten.total')).add(Math.abs(strength), t('ten.printed'), '7');
      if (strength > 0) return { next: 'roll', state: { strength: total.value } };
      const { key } = yield {
        kind: 'chance',
        id: 'reveal',
        who: 'soviet',
        msg: t('ten.reveal'),
        rule: '7.2',
        entry: { kind: 'seen', slots: [{ msg: t('ten.counter'), options: pool.map(([text]) => text) }] },
        ways: () => pool,
        read: (raw) => (Array.isArray(raw) && pool.some(([text]) => text === raw[0]) ? String(raw[0]) : undefined),
      };
      total.add(-Number(key), t('ten.post'), '7.2').atLeast(0, t('ten.total'), '7.2');
      return { next: 'roll', state: { strength: total.value } };
    },
    roll: function* ({ strength }, { tables }) {
      const { key } = yield {
        kind: 'chance',
        id: 'die',
        who: 'axis',
        msg: t('ten.roll'),
        rule: '7.3',
        entry: { kind: 'face', ...d10 },
        ways: () => faces.map((face) => [String(face), 1] as const),
        read: (raw) =>
          typeof raw === 'string' || typeof raw === 'number' ? readFace(raw, d10)?.toString() : undefined,
      };
      const face = Number(key);
      const table = tables.raids;
      const found = table && at(table, String(face), 'result');
      if (!found?.ok) return { done: { code: '?', face, stays: false } };
      const code = face <= strength ? found.cell.text : '–';
      if (code === '–') return { done: { code, face, stays: false } };
      const choice = yield {
        kind: 'choice',
        id: 'hold',
        who: 'axis',
        msg: t('ten.hold'),
        rule: '7.4',
        options: [
          { key: 'stay', msg: t('ten.stay') },
          { key: 'leave', msg: t('ten.leave') },
        ],
        usual: 'stay',
      };
      return { done: { code, face, stays: choice.key === 'stay' } };
    },
  },
  panel: ({ strength }, { tables }) => {
    const explanation = notes();
    explanation.figure('total', t('ten.total')).add(strength, t('ten.printed'), '7');
    return {
      kind: 'value',
      figures: explanation.figures,
      says: t('ten.raid'),
      ...(strength === 0 ? { not: { msg: t('ten.none'), rule: '7.1' } } : {}),
      missing: tables.raids ? [] : [{ msg: t('ten.gap'), table: 'raids' }],
      hints: [],
      answer: t('ten.total'),
      rows: [],
    };
  },
  ending: ({ code, face }) => ({
    says: t('ten.result', { code: name(code) }),
    facts: [{ kind: 'set', cell: 'last', value: face }],
    guide: [],
  }),
});

export const ten = defineGame({
  id: 'ten',
  code: 'TEN',
  name: 'Ten',
  about: t('ten.about'),
  sides: [
    { id: 'axis', word: 'ten.axis', look: 'axis' },
    { id: 'soviet', word: 'ten.soviet', look: 'soviet' },
  ],
  scenarios: [{ id: 'all', msg: t('ten.scenario'), about: t('ten.about'), turns: 2 }],
  options: [],
  tables: [
    {
      id: 'raids',
      msg: t('ten.table'),
      about: t('ten.about'),
      rule: '7',
      cols: [{ key: 'result', msg: t('ten.column') }],
      rows: faces.map((face) => ({ key: String(face), msg: t('ten.face', { n: face }) })),
      pattern: '[A-Z][0-9]?',
      example: 'A1',
      parse: (text) => (/^[A-Z]\d?$/.test(text) ? text : undefined),
    },
  ],
  calculators: [raid],
  cells: [{ id: 'last', msg: t('ten.roll'), rule: '7.3', group: t('ten.group'), kind: 'count', min: 1, max: 10 }],
  actions: [
    action({
      id: 'weather',
      msg: t('ten.weather'),
      rule: '5.1',
      group: t('ten.group'),
      fields: { die: { kind: 'face', msg: t('ten.weather'), start: null, sides: 10, zero: 10 } },
      proposes: ({ die }) =>
        die === null
          ? { ok: false, msg: t('ten.weather'), rule: '5.1' }
          : {
              ok: true,
              says: t('ten.weatherIs', { n: die }),
              facts: [{ kind: 'roll', what: 'weather', sides: 10, faces: [die], by: 'table' }],
            },
    }),
  ],
  sequence: turns(
    2,
    phase({
      id: 'raids',
      msg: t('ten.phase'),
      rule: '7',
      who: 'axis',
      screen: 'fight',
      tasks: [{ id: 'weather', msg: t('ten.weather'), rule: '5.1', action: 'weather' }],
    }),
  ),
  score: () => ({
    lines: [],
    total: { msg: t('ten.level'), points: 0 },
    level: t('ten.level'),
    nearby: [],
    levels: [],
    final: false,
  }),
  setUp: ({ options }) => ({ cells: {}, balances: {}, options, place: { path: 't1/raids', turn: 1 } }),
  text: { en, it },
});
