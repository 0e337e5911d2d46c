import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { drawFaults, faultsIn, sources } from './draw.mjs';
import { countsOf, keyOf, reasonFor, tableOf } from './figures.mjs';
import { rounds } from './nearest.mjs';
import { planted, pointsOf, watched } from './points.mjs';
import { switched } from './switches.mjs';
import { oneInEachFile } from './types.mjs';

const root = process.cwd();
const all = (code: string) => pointsOf('x.ts', code).map((point) => planted(code, point));

describe('faults', () => {
  it.each([
    ['const a = b < c;', ['const a = b <= c;']],
    ['f(a === b);', [';', 'f(a !== b);']],
    ['const a = b && c;', ['const a = b;', 'const a = c;']],
    ['const a = b ?? c;', ['const a = b;', 'const a = c;']],
    ['const a = !b;', ['const a = b;']],
    ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
    ['const a = b - c;', ['const a = b + c;']],
    ['const a = 7;', ['const a = 8;', 'const a = 6;']],
    ['const a = 0;', ['const a = 1;', 'const a = -1;']],
    ["const a = ['x', 'y'];", ["const a = ['y'];", "const a = ['y', 'x'];"]],
    ['const a = [f(b), f(c)];', ['const a = [f(c)];']],
    ['const a = b.filter(c);', ['const a = b;']],
    ['const a = b.some(c);', ['const a = b.every(c);']],
    ['const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
    ['const f = () => { return a; };', ['const f = () => { return undefined; };']],
    ['const a = true;', ['const a = false;']],
  ])('%s', (code, faults) => {
    expect(all(code)).toEqual(faults);
  });

  it.each([
    "import { a } from './b.ts';",
    "const a = 'text' + b;",
    'type A = 1 | 2;',
    'const a = b as 1;',
    'interface A { readonly b: true }',
    // a number that is one off would reach somebody else's process
    'const a = () => process.kill(-b, 0);',
    'const f = () => { return undefined; };',
    'const a = b.toString();',
  ])('nothing in %s', (code) => {
    expect(all(code)).toEqual([]);
  });

  it('every fault of a file is a text that can be read', () => {
    const file = 'src-rules/games/armir/chapters/air/cells.ts';
    const code = readFileSync(file, 'utf8');
    const faults = faultsIn(root, file);
    expect(faults.length).toBeGreaterThan(10);
    for (const fault of faults) {
      expect(parseSync(file, planted(code, fault)).errors.map(({ message }) => message)).toEqual([]);
      expect(code.split('\n')[fault.line - 1]?.trim()).toBe(fault.text);
    }
  });
});

describe('faults behind switches', () => {
  it.each([
    'function f(o) { return o.n > 3; }',
    'function f(o) { if (o.n === 3) return [1, 2]; return 5; }',
    'function f(o) { if (o.n > 1) o.seen.push(1); else o.seen.push(2); return o.seen; }',
    'function f(o) { return o.deep?.list.filter((n) => n > 5)[0] ?? -1; }',
    'function f(o) { return o.none?.list.some((n) => n > 5); }',
    'function f(o) { return Math.max(o.n, 7) + o.list[1]; }',
    'function f(o) { o.list[0] = 9; return [...o.list].sort().map((n) => n * 2); }',
    'function f(o) { for (const n of o.list) o.seen.push(n); return { seen: o.seen, not: !o.none }; }',
    'const f = (o, more = 4) => ({ at: o.n === 3 ? more : 0, [o.n + 1]: true });',
  ])('do what they do alone, and nothing while they are off: %s', (code) => {
    const answer = (text: string, on?: number) => {
      Object.assign(globalThis, { __fault: on });
      const given = { n: 3, list: [3, 1, 2], deep: { list: [5, 6] }, seen: [] as number[] };
      const found = new Function('o', `${text} return f(o);`)(given);
      Object.assign(globalThis, { __fault: undefined });
      return found;
    };
    const faults = pointsOf('x.ts', code);
    expect(faults.length).toBeGreaterThan(1);
    for (const [id, fault] of faults.entries()) {
      const { code: both, ids } = switched('x.ts', code, [{ id, fault: fault as never }]);
      expect(ids).toEqual([id]);
      expect([answer(both, id), answer(both)]).toEqual([answer(planted(code, fault)), answer(code)]);
    }
  });

  it('all of a text at once, one within the other', () => {
    const code = 'const f = (a, b) => { if (a < 3 && b) a += 2; return a > 4 ? [a, b] : b; };';
    const faults = pointsOf('x.ts', code).map((point, id) => ({ id, fault: point }));
    const { code: all, ids } = switched('x.ts', code, faults);
    expect(ids).toEqual(faults.map(({ id }) => id));
    const answers = (text: string, on?: number) => {
      Object.assign(globalThis, { __fault: on });
      const f = new Function(`${text} return f;`)();
      const found = [f(2, 5), f(3, 5), f(6, 0), f(4, 1), f(2, 0)];
      Object.assign(globalThis, { __fault: undefined });
      return found;
    };
    expect(answers(all)).toEqual(answers(code));
    for (const { id, fault } of faults) expect(answers(all, id)).toEqual(answers(planted(code, fault)));
  });
});

describe('who enters what', () => {
  it('every function notes it, and answers as before', () => {
    const code =
      'export const f = (a) => a + 1; export const g = (a) => { return h(a); function h(b) { return ({ b }); } };';
    const { code: noting, count } = watched('x.ts', code, 10);
    expect(count).toBe(3);
    const went: number[] = [];
    Object.assign(globalThis, { __went: went });
    const run = new Function(`${noting.replaceAll('export ', '')} return [f(1), g(2)];`);
    expect(run()).toEqual([2, { b: 2 }]);
    expect(Object.keys(went).map(Number)).toEqual([10, 11, 12]);
    Object.assign(globalThis, { __went: undefined });
  });

  it('numbers functions as points do', () => {
    const code = 'const f = () => { const g = () => 1; return g(); };\nconst a = 5;';
    expect(pointsOf('x.ts', code).map(({ after, within }) => [after, within])).toEqual([
      ['2', 1],
      ['0', 1],
      ['undefined', 0],
      ['6', -1],
      ['4', -1],
    ]);
  });

  it('asks the nearest first, and only who enters; what stands in no function, whoever loads the file', () => {
    const test = (file: string, seconds: number, ...numbers: number[]) => {
      const went = new Uint8Array(9);
      for (const n of numbers) went[n] = 1;
      return { project: 'plain', file, seconds, went };
    };
    const tests = [
      test('src-rules/testing/suite.test.ts', 1, 4),
      test('src-rules/games/a/chapters/x/slow.test.ts', 5, 4),
      test('src-rules/games/a/chapters/x/quick.test.ts', 1, 4),
      test('src-rules/games/a/chapters/y/other.test.ts', 1),
    ];
    const file = 'src-rules/games/a/chapters/x/rule.ts';
    const names = (...args: Parameters<typeof rounds>) =>
      rounds(...args).map((round) => round.map((one) => one.file.split('/').at(-1)?.split('.')[0]));
    expect(names(file, tests, 4, [])).toEqual([['quick', 'slow'], ['suite']]);
    expect(names(file, tests, 5, [])).toEqual([]);
    const loaders = ['src-rules/games/a/chapters/y/other.test.ts', 'src-rules/testing/suite.test.ts'];
    expect(names(file, tests, undefined, loaders)).toEqual([['other', 'suite']]);
    expect(names(file, tests, 5, loaders, { all: true })).toEqual([['other', 'suite']]);
    expect(names(file, tests, 4, [], { budget: 3 })).toEqual([['quick', 'suite']]);
  });

  it('of a file only the tests that enter are asked, then the file as a whole; what is entered as it loads, whoever loads it', () => {
    const file = 'src-rules/games/a/chapters/x/rule.ts';
    const parts = {
      outside: new Set([7]),
      tests: [
        { name: 'x > enters', seconds: 1, numbers: Int32Array.of(2, 4) },
        { name: 'x > does not', seconds: 5, numbers: Int32Array.of(2) },
      ],
    };
    const went = new Uint8Array(9).fill(1);
    const near = 'src-rules/games/a/chapters/x/rule.test.ts';
    const far = 'src-rules/testing/suite.test.ts';
    const test = { project: 'plain', file: near, seconds: 6, went, parts };
    const other = { project: 'plain', file: far, seconds: 2, went: new Uint8Array(9) };
    const asked = (number: number) =>
      rounds(file, [test, other], number, [near, far]).map((round) => round.map(({ file, only }) => [file, only]));
    expect(asked(4)).toEqual([[[near, ['x > enters']]], [[near, undefined]]]);
    expect(asked(2)).toEqual([[[near, undefined]]]);
    expect(asked(7)).toEqual([[[near, undefined]], [[far, undefined]]]);
  });
});

describe('a run', () => {
  it('draws the same by the same number, of every kind, in rules and in what keeps them; no words, no tests', () => {
    const drawn = drawFaults(root, 24, 3);
    expect(drawFaults(root, 24, 3).map(keyOf)).toEqual(drawn.map(keyOf));
    expect(new Set(drawn.map(({ kind }) => kind)).size).toBe(8);
    const rules = drawn.filter(({ file }) => file.startsWith('src-rules')).length;
    expect(drawn.length).toBe(24);
    expect(rules).toBeGreaterThan(8);
    expect(rules).toBeLessThan(24);
    expect(sources(root).filter((file) => /\.test\.|\/testing\/|\/it\.ts$/.test(file))).toEqual([]);
  });

  it('counts what was noticed, and leaves out what is no fault', () => {
    const one = (caught: string, over: object = {}) => ({
      ...{ file: 'src-rules/x.ts', line: 1, kind: 'number', text: 'const a = 1;', before: '1', after: '2', caught },
      ...over,
    });
    const same = [{ file: 'src-main/y.ts', line: 'let b = 1;', after: '0', why: 'no one reads it' }];
    const kept = { file: 'src-main/y.ts', text: 'let b = 1;' };
    expect(reasonFor(one('', { ...kept, after: '0' }), same)).toBe('no one reads it');
    expect(reasonFor(one('', { ...kept, after: '5' }), same)).toBeUndefined();
    const found = [one('a test'), one('types'), one(''), one('', { ...kept, after: '0' }), one('b test', kept)];
    const counts = countsOf(found, same);
    expect(counts).toEqual([
      { name: 'rules and kit', tried: 3, tests: 1, types: 1, none: 0, missed: 1 },
      { name: 'saves and hosts', tried: 2, tests: 1, types: 0, none: 1, missed: 0 },
    ]);
    expect(tableOf(counts)).toContain('| rules and kit | 3 | 1 | 1 | 0 | 1 | 66.7 % |');
    expect(tableOf(counts)).toContain('| saves and hosts | 2 | 1 | 0 | 1 | 0 | 100.0 % |');
  });

  it('the compiler is asked about one fault of a file at a time', () => {
    const fault = (file: string, line: number) => ({ file, line }) as Parameters<typeof oneInEachFile>[0][number];
    const rounds = oneInEachFile([fault('a', 1), fault('a', 2), fault('b', 3), fault('a', 4)]);
    expect(rounds.map((round) => round.map(({ line }) => line))).toEqual([[1, 3], [2], [4]]);
  });
});
