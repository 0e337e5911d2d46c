import { describe, expect, it } from 'vitest';
import { weighted } from '../chance/dist.ts';
import type { Fields } from '../forms/fields.ts';
import { emptyContext } from '../record/context.ts';
import type { Answer } from '../record/journal.ts';
import { contextFromReads } from '../record/readSet.ts';
import { oddsTable } from '../tables/oddsTable.ts';
import { msg, name } from '../words/message.ts';
import type { OddsGame } from './odds.ts';
import { type FightOpening, type Fought, type OddsFight, oddsFight } from './oddsFight.ts';
import type { OddsPanel } from './panel.ts';
import { bookAnswer, openSession } from './session.ts';
import { isGone, lossesOf, stepsLost, takeSteps } from './stepLoss.ts';

/** An invented fight: three columns, a d6, one counter that may lie face down, a river that shifts a column. */
const columns = ['1-2', '1-1', '2-1'] as const;
const cells = [
  ['A', '-', 'D'],
  ['A', 'A', '-'],
  ['A', '-', 'D'],
  ['-', 'D', 'D'],
  ['-', 'D', 'D'],
  ['D', 'D', undefined],
] as const;
const game: OddsGame<unknown> = {
  table: oddsTable(columns, 'clamp'),
  die: { sides: 6 },
  cell: (column, face) => cells[face - 1]?.[column],
  meaning: (code) => ({ says: msg(`x.${code}`), look: code === 'D' ? 'one' : 'holds' }),
  looks: { one: msg('x.one'), both: msg('x.both'), holds: msg('x.holds') },
  sides: ['ours', 'theirs'],
  policies: [
    {
      id: 'table',
      msg: msg('x.table'),
      effect: (code) => ({
        cleared: code === 'D',
        losses: { theirs: code === 'D' ? 1 : 0, ours: code === 'A' ? 1 : 0 },
      }),
    },
  ],
};
const fields = {
  attack: { kind: 'count', msg: msg('x.attack'), start: 4, min: 0, max: 40 },
  defence: { kind: 'count', msg: msg('x.defence'), start: 4, min: 0, max: 40 },
  river: { kind: 'toggle', msg: msg('x.river'), start: false },
  hidden: {
    kind: 'choice',
    msg: msg('x.hidden'),
    start: 'open',
    options: ['open', 'down', 'unknown'].map((key) => ({ key, msg: msg(key) })),
  },
} as const satisfies Fields;

interface Force {
  readonly attack: number;
  readonly defence: number;
  readonly river: boolean;
  readonly hidden: string;
}
interface Sums {
  readonly attack: number;
  readonly defence: number;
  readonly shift: number;
}
let workedOut = 0;
const spec: OddsFight<
  typeof fields,
  Force,
  Sums,
  null,
  { readonly code: string; readonly column: string },
  FightOpening<Force, Sums>
> = {
  id: 'fight',
  v: 1,
  msg: msg('x.fight'),
  rule: '1',
  fields,
  forces: ({ attack, defence, river, hidden }, context) => ({
    attack: attack + (context.balances.bonus ?? 0),
    defence,
    river,
    hidden,
  }),
  strengths: ({ attack, defence, river }, _, explanation) => {
    workedOut += 1;
    const a = explanation.figure('attack', msg('x.attack')).add(attack, msg('x.typed'), '1.1');
    const d = explanation.figure('defence', msg('x.defence')).add(defence, msg('x.typed'), '1.1');
    return { attack: a.value, defence: d.value, shift: river ? -1 : 0 };
  },
  refusal: ({ attack }) => (attack === 0 ? { not: msg('x.nobody'), rule: '1.1' } : undefined),
  opening: (forces) =>
    forces.hidden === 'open'
      ? undefined
      : {
          ask: {
            id: 'reveal',
            who: 'theirs',
            msg: msg('x.reveal'),
            rule: '1.2',
            entry: { kind: 'seen', slots: [{ msg: msg('x.counter'), options: ['2', '8'] }] },
            read: (raw) => (Array.isArray(raw) && ['2', '8'].includes(String(raw[0])) ? String(raw[0]) : undefined),
          },
          ways: () =>
            forces.hidden === 'unknown'
              ? undefined
              : weighted([
                  ['2', 3],
                  ['8', 1],
                ]),
          after: ({ key }) => ({ forces: { ...forces, defence: Number(key), hidden: 'open' } }),
        },
  over: ({ defence }) => (defence === 0 ? { not: msg('x.empty'), rule: '1.3' } : undefined),
  game: () => game,
  match: ({ attack, defence, shift }) => ({ attack, defence, shift, of: null }),
  die: { msg: msg('x.die'), rule: '1.4' },
  card: (column, face) => ({
    who: 'table',
    msg: msg('x.card', { column: name(column), face }),
    rule: '1.4',
    entry: { kind: 'seen', slots: [{ msg: msg('x.cell'), options: [] }], on: 'card' },
    read: (raw) => (Array.isArray(raw) && ['A', 'D', '-'].includes(String(raw[0])) ? String(raw[0]) : undefined),
  }),
  // biome-ignore lint/correctness/useYield: nobody chooses here
  pay: function* ({ code, column = '' }: Fought<Force, Sums>) {
    return { code, column };
  },
  key: ({ code }) => code,
  alike: (_, sums) => (sums ? `${sums.attack} ${sums.defence}` : ''),
  says: ({ fair }) => msg(fair ? 'x.says' : 'x.untold'),
  missing: () => [],
  hints: () => [],
  ending: ({ code }) => ({ says: msg('x.end', { code: name(code) }), facts: [], guide: [] }),
};
const fight = oddsFight(spec);

const parsed = (raw: object = {}) => {
  const input = fight.parse(JSON.parse(JSON.stringify(raw)));
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return input.value;
};
const panelOf = (raw: object = {}, answers: readonly Answer[] = []): OddsPanel => {
  const panel = fight.panel(parsed(raw), emptyContext, answers);
  if (panel.kind !== 'odds') throw new Error(panel.kind);
  return panel;
};
const chances = (raw: object = {}, answers: readonly Answer[] = []) =>
  Object.fromEntries(panelOf(raw, answers).chances.map(({ code, chance }) => [code, chance.exact]));
const planned = (raw: object = {}, answers: readonly Answer[] = []) =>
  Object.fromEntries(fight.plan(parsed(raw), emptyContext, answers).map(({ key, exact }) => [key, exact]));

describe('a fight described once', () => {
  it('shows what it plans: the column with its shift, over what is not seen yet, and once it is seen', () => {
    for (const raw of [{}, { river: true }, { attack: 8 }, { hidden: 'down' }, { hidden: 'down', river: true }])
      expect(planned(raw)).toEqual(chances(raw));
    expect(chances({})).toEqual({ '-': '1/3', A: '1/6', D: '1/2' });
    expect(chances({ river: true })).not.toEqual(chances({}));
    const seen = [{ ask: 'reveal', key: '8', raw: ['8'] }];
    expect(planned({ hidden: 'down' }, seen)).toEqual(chances({ defence: 8 }));
    expect(chances({ hidden: 'down' }, seen)).toEqual(chances({ defence: 8 }));
  });

  it('keeps unknown what nobody knows: no chance, no column, and a plan that says so', () => {
    const panel = panelOf({ hidden: 'unknown' });
    expect(panel).toMatchObject({ chances: [], faces: [], policies: [], says: { id: 'x.untold' } });
    expect(panel.column).toBeUndefined();
    expect(planned({ hidden: 'unknown' })).toEqual({ '?': '1/1' });
    // seen, it is known
    expect(chances({ hidden: 'unknown' }, [{ ask: 'reveal', key: '2', raw: ['2'] }])).toEqual(chances({ defence: 2 }));
  });

  it('says why there is nothing to resolve, ahead of everything and when nobody is left', () => {
    const nobody = { msg: msg('x.nobody'), rule: '1.1' };
    expect(fight.play(parsed({ attack: 0 }), emptyContext, []).not).toEqual(nobody);
    expect(panelOf({ attack: 0 })).toMatchObject({ not: nobody, says: nobody.msg, chances: [] });
    expect(panelOf({ defence: 0 })).toMatchObject({ not: { msg: msg('x.empty'), rule: '1.3' }, chances: [] });
  });

  it('asks the card for a cell nobody typed, and shows what it read on the face rolled', () => {
    const rolled: Answer[] = [{ ask: 'die', key: '6', raw: 6 }];
    expect(fight.play(parsed({ attack: 8 }), emptyContext, rolled).ask?.id).toBe('card');
    const read: Answer[] = [...rolled, { ask: 'card', key: 'D', raw: ['D'] }];
    expect(fight.play(parsed({ attack: 8 }), emptyContext, read).done?.key).toBe('D');
    expect(panelOf({ attack: 8 }, read).faces.find(({ face }) => face === 6)?.code).toBe('D');
    expect(panelOf({ attack: 8 }, rolled).faces.find(({ face }) => face === 6)?.code).toBe('?');
  });
});

/** The same fight with a check ahead of the die, whose die is modified by it, and a box on a 3 that nobody has marked. */
const checked = (of: { readonly er: number | undefined; readonly engine?: boolean }) => {
  const of6 = ({ passed }: Checked): 0 | 1 => (passed === 'no' ? 1 : 0);
  return oddsFight<typeof fields, Checked, { readonly drm: number }, number, { readonly code: string }>({
    id: 'checked',
    v: 1,
    msg: msg('x.fight'),
    rule: '1',
    fields,
    forces: ({ attack, defence }) => ({ attack, defence }),
    // open, it is likelier to fail: 4 of 6
    strengths: (forces, _, explanation) => {
      const drm = of6(forces.passed === undefined && of.er !== undefined ? { ...forces, passed: 'no' } : forces);
      explanation.figure('drm', msg('x.drm')).add(drm, msg('x.typed'), '1.1');
      return { drm };
    },
    likeliest: true,
    refusal: () => undefined,
    opening: (forces) => {
      if (forces.passed !== undefined) return undefined;
      const ask = { id: 'check', who: 'ours', msg: msg('x.check'), rule: '1.2' };
      const { er } = of;
      return {
        ask:
          er === undefined
            ? {
                ...ask,
                kind: 'choice',
                options: ['yes', 'no'].map((key) => ({ key, msg: msg(key) })),
                usual: 'no',
                blind: true,
              }
            : { ...ask, entry: { kind: 'face', sides: 6 }, read: (raw) => (Number(raw) <= er ? 'yes' : 'no') },
        ways: () =>
          er === undefined
            ? undefined
            : weighted([
                ['yes', er],
                ['no', 6 - er],
              ]),
        after: ({ key }) => ({ forces: { ...forces, passed: key } }),
      };
    },
    game: () => ({
      ...game,
      cell: (column, face, drm) => {
        const at = Math.min(5, face + drm);
        const plain = cells[at - 1]?.[column];
        if (at !== 3 || plain === undefined) return plain;
        const ask = {
          id: 'look',
          who: 'table',
          msg: msg('x.look'),
          rule: '1.4',
          options: ['plain', 'marked'].map((key) => ({ key, msg: msg(key) })),
          usual: 'plain',
        };
        return { ask, codes: { plain, marked: `${plain}*` } };
      },
    }),
    match: ({ drm }, { attack, defence }) => ({ attack, defence, of: drm }),
    die: (column, { drm }) => ({ who: 'ours', msg: msg('x.die', { column: name(column), drm }), rule: '1.4' }),
    // biome-ignore lint/correctness/useYield: nobody chooses here
    pay: function* ({ code }) {
      return { code };
    },
    key: ({ code }) => code,
    alike: (_, sums) => `${sums?.drm}`,
    says: ({ fair }) => msg(fair ? 'x.says' : 'x.untold'),
    missing: () => [],
    hints: () => [],
    ending: ({ code }) => ({ says: msg('x.end', { code: name(code) }), facts: [], guide: [] }),
    ...(of.engine ? { fastPlan: () => [{ key: 'engine', result: null, p: 1 }] } : {}),
  });
};
interface Checked {
  readonly attack: number;
  readonly defence: number;
  readonly passed?: string;
}

describe('a fight with a check ahead of its die', () => {
  const input = { attack: 4, defence: 4 };
  const at = (one: ReturnType<typeof checked>, answers: readonly Answer[] = []) => {
    const read = one.parse(input);
    if (!read.ok) throw new Error('no input');
    const panel = one.panel(read.value, emptyContext, answers);
    if (panel.kind !== 'odds') throw new Error(panel.kind);
    const plan = Object.fromEntries(one.plan(read.value, emptyContext, answers).map(({ key, exact }) => [key, exact]));
    return { panel, plan, played: one.play(read.value, emptyContext, answers) };
  };

  it('plans what it shows, each way of the check in its own row of the table', () => {
    const { panel, plan } = at(checked({ er: 2 }));
    expect(plan).toEqual(Object.fromEntries(panel.chances.map(({ code, chance }) => [code, chance.exact])));
    // 1-1 reads - A - D D D, and with one more A - D D D D
    expect(plan).toEqual({ '-': '2/9', A: '1/6', D: '11/18' });
    // the figures and the faces are of the likelier way
    expect([panel.figures[0]?.value, panel.faces.map(({ code }) => code).join('')]).toEqual([1, 'A-DDDD']);
    const { panel: passed } = at(checked({ er: 2 }), [{ ask: 'check', key: 'yes', raw: 1 }]);
    expect([passed.figures[0]?.value, passed.faces.map(({ code }) => code).join('')]).toEqual([0, '-A-DDD']);
  });

  it('asks the players how a check went that nobody can roll, and counts no chance until they have said', () => {
    const blind = checked({ er: undefined });
    const open = at(blind);
    expect(open.played.ask).toMatchObject({ kind: 'choice', id: 'check', blind: true });
    expect([open.panel.chances, open.panel.faces, open.panel.policies, open.plan]).toEqual([[], [], [], {}]);
    const told = at(blind, [{ ask: 'check', key: 'yes' }]);
    expect(told.played.ask).toMatchObject({ id: 'die', who: 'ours', msg: { p: { column: { name: '1-1' }, drm: 0 } } });
    expect(told.plan).toEqual({ '-': '1/3', A: '1/6', D: '1/2' });
  });

  it('asks about a box nobody has marked, once the die has found it', () => {
    const one = checked({ er: 2 });
    const rolled: Answer[] = [
      { ask: 'check', key: 'no', raw: 6 },
      { ask: 'die', key: '2', raw: 2 },
    ];
    expect(at(one, rolled).played.ask).toMatchObject({ kind: 'choice', id: 'look' });
    expect(at(one, [...rolled, { ask: 'look', key: 'marked' }]).played.done?.key).toBe('-*');
    expect(at(one, [...rolled, { ask: 'look', key: 'plain' }]).played.done?.key).toBe('-');
    expect(at(one, [rolled[0] ?? { ask: '', key: '' }, { ask: 'die', key: '1', raw: 1 }]).played.done?.key).toBe('A');
  });

  it('takes the plan of its own engine, and keeps the other beside it', () => {
    const one = checked({ er: 2, engine: true });
    const read = one.parse(input);
    if (!read.ok) throw new Error('no input');
    expect(one.plan(read.value, emptyContext).map(({ key }) => key)).toEqual(['engine']);
    expect(
      one
        .referencePlan(read.value, emptyContext)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['-', 'A', 'D']);
  });
});

describe('a key', () => {
  it('works the fight out at most twice: where it is typed, and from the record', () => {
    const context = { ...emptyContext, balances: { bonus: 2 } };
    const input = parsed({ hidden: 'down' });
    const begun = openSession({ id: 'x', sides: [] }, fight, input, context);
    // the screen draws the stop
    void [begun.played, begun.panel()];
    const press = (session: typeof begun, raw: string[] | number, first: boolean) => {
      const before = workedOut;
      const answer = session.read(raw);
      if (!answer) throw new Error('no answer');
      const [flow] = bookAnswer(session, answer, { flow: 'f', begun: !first, by: 'table', seen: session.panel() });
      const next = session.after(answer);
      void [next.played, next.panel()];
      return { count: workedOut - before, answer, flow };
    };
    const reveal = press(begun, ['8'], true);
    expect(reveal.count).toBeLessThanOrEqual(2);
    const fact = reveal.flow?.facts[0];
    if (fact?.kind !== 'flow') throw new Error('no first entry');
    expect(fact.around).toEqual({ balances: { bonus: 2 } });
    // the screen goes on from the record
    const before = workedOut;
    const stands = openSession(
      { id: 'x', sides: [] },
      fight,
      parsed({ hidden: 'down' }),
      contextFromReads(fact.around),
      {
        answers: [reveal.answer],
      },
    );
    void [stands.played, stands.panel()];
    expect(workedOut - before).toBeLessThanOrEqual(2);
    expect(press(stands, 5, false).count).toBe(0);
  });
});

describe('steps taken off', () => {
  const units = [
    { id: 'a', side: 'ours', steps: 2, label: msg('a') },
    { id: 'b', side: 'ours', steps: 1, label: msg('b') },
  ];
  const run = (n: number, keys: readonly string[]) => {
    const steps = takeSteps({
      id: 'defender',
      units,
      n,
      ask: () => ({ who: 'ours', msg: msg('x.step'), rule: '1.5' }),
      option: (unit) => unit.label,
    });
    let asked = 0;
    let at = steps.next();
    while (!at.done) at = steps.next({ ask: at.value.id, key: keys[asked++] ?? '' });
    return { asked, lost: lossesOf('ours', at.value) };
  };

  it('asks only where there is a choice, and takes no more than there are', () => {
    expect(run(1, ['b'])).toEqual({ asked: 1, lost: [{ unit: 'b', side: 'ours', steps: 1 }] });
    expect(run(3, [])).toMatchObject({ asked: 0 });
    const all = run(9, []).lost;
    expect(units.map((unit) => stepsLost({ lost: all }, unit))).toEqual([2, 1]);
    expect(units.every((unit) => isGone({ lost: all }, unit))).toBe(true);
    // under Enter lies whoever is worth least, the first among equals
    const usual = (worth?: (unit: (typeof units)[number]) => number) => {
      const ask = takeSteps({
        id: 'defender',
        units,
        n: 1,
        ask: () => ({ who: 'ours', msg: msg('x.step'), rule: '1.5' }),
        option: (unit) => unit.label,
        ...(worth ? { worth } : {}),
      }).next().value;
      return ask && 'usual' in ask ? ask.usual : undefined;
    };
    expect([usual(), usual(({ id }) => (id === 'a' ? 7 : 3)), usual(() => 1)]).toEqual(['a', 'b', 'a']);
    expect(isGone({ lost: run(1, ['a']).lost }, units[0] ?? { id: '', side: '', steps: 1 })).toBe(false);
  });
});

it('a fight that finds something out and does not say which fights are alike is our mistake', () => {
  const { alike: _, ...rest } = spec;
  expect(() => oddsFight(rest)).toThrow('does not say which fights are alike');
});
