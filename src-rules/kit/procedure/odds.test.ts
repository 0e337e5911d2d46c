import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certain, type Dist, facesOf, relabel, weighted } from '../chance/dist.ts';
import { drawSums } from '../chance/draws.ts';
import { oddsColumn, oddsTable } from '../tables/oddsTable.ts';
import { msg } from '../words/message.ts';
import { type Match, MISSING, NO_ATTACK, type OddsGame, oddsPart } from './odds.ts';

/** An invented game with a d10 whose 0 reads ten; its table has a hole in 2-1 on a 3. */
const rows: { readonly [column: string]: string } = {
  '1-2': 'AAAAAABB--',
  '1-1': 'AAABB-----',
  '2-1': 'AB?-----DD',
  '3-1': 'B---DDDDDX',
};
const keys = Object.keys(rows);
const says = (code: string) => msg(`code.${code}`);
const cell = (column: number, face: number): string | undefined => {
  const code = rows[keys[column] ?? '']?.[face - 1];
  return code === '?' ? undefined : code;
};
const game: OddsGame<number> = {
  table: oddsTable(keys, { fixed: 'A' }),
  die: { sides: 10, zero: 10 },
  cell,
  meaning: (code) => ({ says: says(code), look: code === 'B' ? 'both' : code === '-' ? 'holds' : 'one' }),
  looks: { one: msg('one'), both: msg('both'), holds: msg('holds') },
  sides: ['att', 'def'],
  policies: [
    {
      id: 'stand',
      msg: msg('stand'),
      effect: (code, steps) => ({
        cleared: code === 'X' || (code === 'D' && steps <= 1),
        losses: {
          att: code === 'A' || code === 'B' ? 1 : 0,
          def: code === 'X' ? steps : code === 'D' || code === 'B' ? 1 : 0,
        },
      }),
    },
    { id: 'leave', msg: msg('leave'), effect: (code) => ({ cleared: code === 'D' || code === 'X', losses: {} }) },
  ],
  order: ['A', 'B', '-', 'D', 'X'],
};
const match = (attack: number, defence: number, of = 2): Match<number> => ({ attack, defence, of });

describe('an odds panel with known strengths', () => {
  const panel = oddsPart(game, certain(match(7, 3)));

  it('names the column, what is short and what may go', () => {
    expect(panel.columns[panel.column ?? -1]).toBe('2-1');
    expect([panel.short, panel.spare, panel.mix]).toEqual([2, 1, []]);
  });

  it('promises no losses where the game has no step losses', () => {
    const bare = oddsPart({ ...game, sides: [] }, certain(match(7, 3)));
    expect(bare.policies.map(({ id, cleared, losses }) => [id, cleared.exact, losses])).toEqual([
      ['stand', '0/1', []],
      ['leave', '1/5', []],
    ]);
    const tolls = (sides: readonly string[]) => oddsPart({ ...game, sides }, certain(match(9, 3))).tolls;
    expect([tolls([]), tolls(game.sides) === undefined]).toEqual([undefined, false]);
  });

  it('shows every face with its neighbours', () => {
    expect(panel.faces.map(({ face, code, below, above }) => `${face}${code}${below}${above}`)).toEqual(
      facesOf(10, 10).map(
        (face) => `${face}${'AB?-----DD'[face - 1]}${'AAABB-----'[face - 1]}${'B---DDDDDX'[face - 1]}`,
      ),
    );
    const top = oddsPart(game, certain(match(9, 3)));
    expect(top.faces.map((face) => face.above).join('')).toBe('');
  });

  it('says no fraction where the chances it was given are none', () => {
    const unsure = oddsPart(game, { ...certain(match(7, 3)), exact: false });
    expect(unsure.chances.map(({ code, chance }) => [code, chance.p, chance.exact])).toEqual(
      panel.chances.map(({ code, chance }) => [code, chance.p, undefined]),
    );
  });

  it('counts each code exactly, a missing cell as an outcome of its own', () => {
    expect(panel.chances.map(({ code, chance }) => [code, chance.exact])).toEqual([
      ['A', '1/10'],
      ['B', '1/10'],
      ['-', '1/2'],
      ['D', '1/5'],
      [MISSING, '1/10'],
    ]);
    expect(panel.barSays.map(({ look, chance }) => [look, chance.exact])).toEqual([
      ['one', '3/10'],
      ['both', '1/10'],
      ['holds', '1/2'],
      ['missing', '1/10'],
    ]);
  });

  it('says which cell is missing, and how often nobody is left, where the game tells', () => {
    const telling: OddsGame<number> = {
      ...game,
      says: (column, face) => (cell(column, face) === undefined ? msg('gap', { column, face }) : undefined),
      policies: [
        {
          id: 'stand',
          msg: msg('stand'),
          effect: (code) => ({ cleared: code === 'D', gone: code === 'D', losses: {} }),
        },
      ],
    };
    const told = oddsPart(telling, certain(match(7, 3)));
    expect(told.faces[2]?.says).toEqual(msg('gap', { column: 2, face: 3 }));
    expect(told.policies[0]?.gone?.exact).toBe('1/5');
    expect(panel.policies[0]?.gone).toBeUndefined();
  });

  it('clears and loses by policy; what a missing cell costs is not counted', () => {
    const [stand, leave] = panel.policies;
    expect(stand?.cleared.exact).toBe('0/1');
    expect(leave?.cleared.exact).toBe('1/5');
    expect(stand?.losses).toEqual([
      {
        side: 'att',
        mean: 0.2,
        steps: [
          { n: 0, chance: { p: 0.7, exact: '7/10' } },
          { n: 1, chance: { p: 0.2, exact: '1/5' } },
        ],
      },
      {
        side: 'def',
        mean: 0.3,
        steps: [
          { n: 0, chance: { p: 0.6, exact: '3/5' } },
          { n: 1, chance: { p: 0.3, exact: '3/10' } },
        ],
      },
    ]);
  });

  it('knows the fixed result below the table, and a fight nobody can start', () => {
    const low = oddsPart(game, certain(match(1, 4)));
    expect([low.column, low.faces, low.short]).toEqual([undefined, [], 1]);
    expect(low.chances.map(({ code, chance }) => [code, chance.exact])).toEqual([['A', '1/1']]);
    const none = oddsPart(game, certain(match(0, 4)));
    expect(none.chances.map(({ code }) => code)).toEqual([NO_ATTACK]);
    expect(none.policies[0]?.cleared.p).toBe(0);
  });

  it('takes a shifted column', () => {
    const shifted = oddsPart(game, certain({ ...match(7, 3), shift: 1 }));
    expect(shifted.columns[shifted.column ?? -1]).toBe('3-1');
    // one more 2-1 up would still be the last column
    expect([shifted.short, shifted.spare]).toEqual([undefined, 1]);
    const low = oddsPart({ ...game, table: oddsTable(keys, 'clamp') }, certain({ ...match(2, 3), shift: -1 }));
    // 1-1 would be shifted back to 1-2: only 2-1 helps
    expect([low.column, low.short, low.spare]).toEqual([0, 4, undefined]);
    const top = oddsPart(game, certain({ ...match(40, 3), shift: -1 }));
    expect([top.column, top.short, top.spare]).toEqual([2, undefined, 31]);
  });
});

describe('an odds panel whose die is modified', () => {
  /** `of` is added to the die; a 4 is a box nobody has marked: '-' or, marked, 'B'. */
  const open = { ask: { id: 'look', who: 'table', msg: msg('look'), rule: '1', options: [], usual: 'plain' } };
  const modified: OddsGame<number> = {
    ...game,
    cell: (column, face, drm) => {
      const at = Math.min(10, Math.max(1, face + drm));
      return at === 4 ? { ...open, codes: { plain: '-', marked: '-*' } } : cell(column, at);
    },
    meaning: (code) => ({ says: says(code), look: code.startsWith('-') ? 'holds' : 'one' }),
    printed: (code) => code[0] ?? '',
    says: (column, face, drm) => (face + drm === 5 ? msg('doubtful', { column }) : undefined),
    missing: { says: msg('gone'), look: msg('goneToo') },
    policies: [
      {
        id: 'usual',
        msg: msg('usual'),
        among: msg('plain'),
        effect: (code) => ({ cleared: false, gone: false, losses: { att: code === '-*' ? 1 : 0 } }),
      },
      {
        id: 'marked',
        msg: msg('marked'),
        takes: 'marked',
        effect: (code) => ({ cleared: false, gone: code === 'D', losses: { att: code === '-*' ? 1 : 0 } }),
      },
    ],
    worth: (code) => ['D', '-', 'B', 'A'].indexOf(code),
  };
  const row = (drm: number) => facesOf(10).map((face) => '-AB?-----DD'[Math.min(10, Math.max(1, face + drm))]);
  const matches = weighted([
    [match(7, 3, 0), 1],
    [match(7, 3, 2), 2],
    [match(4, 3, 0), 3],
  ]);

  it('reads each match in its own row, and shows the one whose figures stand beside it', () => {
    const panel = oddsPart(modified, matches, match(7, 3, 2));
    expect(panel.faces.map(({ code }) => code)).toEqual(row(2));
    expect([panel.column, panel.columns[panel.shown ?? -1], panel.short]).toEqual([undefined, '2-1', undefined]);
    expect(oddsPart(modified, matches).faces.map(({ code }) => code)).toEqual(row(0));
    expect(panel.mix.map(({ chance }) => chance.exact)).toEqual(['1/2', '1/2']);
    const known = oddsPart(modified, certain(match(7, 3, 1)), match(7, 3, 1));
    expect([panel.columns[known.column ?? -1], known.shown, known.short]).toEqual(['2-1', undefined, 2]);
    // 5 of the table, one less on the die
    expect(known.faces.map(({ says: { id } }) => id === 'doubtful')).toEqual(facesOf(10).map((face) => face === 4));
  });

  it('lists results by what they are worth, and faces by what is printed', () => {
    const panel = oddsPart(modified, certain(match(7, 3, 0)));
    expect(panel.chances.map(({ code }) => code)).toEqual(['A', 'B', '-', 'D', MISSING]);
    expect(panel.chances.find(({ code }) => code === MISSING)?.says).toEqual(msg('gone'));
    expect(panel.barSays.find(({ look }) => look === 'missing')?.msg).toEqual(msg('goneToo'));
  });

  it('takes an unmarked box each way where one is reached, and says nothing of it where none is', () => {
    const panel = oddsPart(modified, certain(match(7, 3, 0)));
    expect(panel.policies.map((policy) => [policy.msg, policy.losses[0]?.mean])).toEqual([
      [msg('plain'), 0],
      [msg('marked'), 0.1],
    ]);
    expect(panel.policies.map(({ gone }) => gone?.exact)).toEqual(['0/1', '1/5']);
    const far = oddsPart(modified, certain(match(7, 3, 9)));
    expect(far.policies.map((policy) => policy.msg)).toEqual([msg('usual')]);
  });

  it('tells who is gone only where every result tells', () => {
    const [usual] = modified.policies;
    if (!usual) throw new Error('no policy');
    const half = {
      ...usual,
      effect: (code: string) => ({ ...usual.effect(code, 0), gone: code === 'D' ? true : undefined }),
    };
    expect(oddsPart({ ...modified, policies: [half] }, certain(match(7, 3, 0))).policies[0]?.gone).toBeUndefined();
  });
});

describe('an odds panel with untried units', () => {
  const strengths = fc.record({
    attack: fc.integer({ min: 0, max: 9 }),
    defence: fc.integer({ min: 0, max: 5 }),
    of: fc.integer({ min: 1, max: 3 }),
  });
  const mixtures = fc.array(fc.tuple(strengths, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 8 });

  /** Every match and every face, one by one. */
  const naive = (matches: Dist<Match<number>>) => {
    const chances = new Map<string, number>();
    const cleared = [0, 0];
    const steps = new Map<string, number>();
    const add = (map: Map<string, number>, key: string, p: number) => map.set(key, (map.get(key) ?? 0) + p);
    for (const { value, n } of matches.ways.values()) {
      for (const face of facesOf(10, 10)) {
        const p = n / matches.total / 10;
        const { column, fixed } = oddsColumn(game.table, value.attack, value.defence);
        const code = fixed ?? (column === undefined ? NO_ATTACK : (cell(column, face) ?? MISSING));
        add(chances, code, p);
        if (code === MISSING) continue;
        game.policies.forEach((policy, i) => {
          const effect = code === NO_ATTACK ? { cleared: false, losses: {} } : policy.effect(code, value.of);
          if (effect.cleared) cleared[i] = (cleared[i] ?? 0) + p;
          for (const side of game.sides) add(steps, `${policy.id} ${side} ${Object(effect.losses)[side] ?? 0}`, p);
        });
      }
    }
    return { chances, cleared, steps };
  };

  it('holds chances, clearing and losses to listing every match and face', () => {
    fc.assert(
      fc.property(mixtures, (list) => {
        const matches = weighted(list);
        const panel = oddsPart(game, matches);
        const all = naive(matches);
        expect(panel.chances.length).toBe(all.chances.size);
        for (const { code, chance } of panel.chances) expect(chance.p).toBeCloseTo(all.chances.get(code) ?? 0, 12);
        panel.policies.forEach((policy, i) => {
          expect(policy.cleared.p).toBeCloseTo(all.cleared[i] ?? 0, 12);
          for (const { side, steps, mean } of policy.losses) {
            expect(mean).toBeCloseTo(
              steps.reduce((so, { n, chance }) => so + n * chance.p, 0),
              12,
            );
            for (const { n, chance } of steps)
              expect(chance.p).toBeCloseTo(all.steps.get(`${policy.id} ${side} ${n}`) ?? 0, 12);
          }
        });
        expect(panel.bar.reduce((so, { p }) => so + p, 0)).toBeCloseTo(1, 12);
        if (panel.column !== undefined) expect(panel.mix).toEqual([]);
      }),
    );
  });

  it('shows the likeliest column and the mixture of all', () => {
    const drawn = drawSums(
      [
        { value: 1, n: 3 },
        { value: 3, n: 2 },
      ],
      [{ places: [{ k: 2, adds: (value) => ({ sums: [value] }) }] }],
    );
    if (!drawn) throw new Error('the pool of this test is large enough');
    // 2 counters of 5: 1+1 three ways, 1+3 six ways, 3+3 one way, against 3
    const panel = oddsPart(
      game,
      relabel(drawn, ([attack = 0]) => match(attack, 3)),
    );
    expect(panel.column).toBeUndefined();
    expect(panel.mix).toEqual([
      { column: 0, chance: { p: 0.3, exact: '3/10' } },
      { column: 1, chance: { p: 0.6, exact: '3/5' } },
      { column: 2, chance: { p: 0.1, exact: '1/10' } },
    ]);
    expect(panel.faces.map((face) => face.code).join('')).toBe(rows['1-1']);
    expect(panel.chances.find(({ code }) => code === MISSING)?.chance.exact).toBe('1/100');
  });

  it('counts a result without a die', () => {
    const panel = oddsPart(
      game,
      weighted([
        [match(7, 3), 3],
        [{ ...match(7, 0), code: 'X' }, 1],
      ]),
    );
    expect(panel.chances.find(({ code }) => code === 'X')?.chance.exact).toBe('1/4');
    expect(panel.mix).toEqual([{ column: 2, chance: { p: 0.75, exact: '3/4' } }]);
    expect(panel.column).toBeUndefined();
  });
});
