import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { desks } from './desks.ts';
import { endsQuietly } from './ended.ts';
import { run } from './run.ts';

/** The command line as a script calls it. */
const solve = async (args: string, input = '') => {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(
    args.split(' ').filter((one) => one !== ''),
    { input: async () => input, out: (line) => out.push(line), error: (line) => error.push(line) },
  );
  return { code, out, error };
};
const answered = async (args: string, input = '') => {
  const { code, out, error } = await solve(args, input);
  expect([code, error]).toEqual([0, []]);
  return JSON.parse(out.join('\n'));
};

describe('the command line', () => {
  it('answers with the sentence beside each message, in the language asked for', async () => {
    const input = JSON.stringify({ hexes: 22, rifle: 2 });
    const english = await answered('panzergruppe-guderian rail', input);
    const italian = await answered('panzergruppe-guderian rail --locale it', input);
    expect(english.panel.answer.text).not.toBe(italian.panel.answer.text);
    expect(italian.panel.answer.id).toBe(english.panel.answer.id);
  });

  it.each([
    ['armr', "game: 'armr' is not one of", 'armir is probably meant'],
    ['armir combatt', "question: 'combatt' is not one of", 'combat is probably meant'],
    ['armir --exmples', "'--exmples' is not one of", '--examples is probably meant'],
    ['armir combat --locale fr', "--locale: 'fr' is not one of en, it", ''],
    ['armir combat strength', "'strength': one question at a time", ''],
    ['', 'solve --list', ''],
  ])('solve %s: refused on standard error alone, with the nearest right name', async (args, begins, ends) => {
    const { code, out, error } = await solve(args);
    expect([code, out]).toEqual([2, []]);
    expect(error[0]?.startsWith(begins), error[0]).toBe(true);
    expect(error[0]).toContain(ends);
  });

  it('names each wrong field on a line of its own, and answers nothing', async () => {
    const { code, out, error } = await solve('armir combat', '{"attakTotal":3,"target":5,"context":{"turn":"2"}}');
    // the context is read first: without it no field means anything
    expect([code, out, error]).toEqual([2, [], ['context.turn: Not a number.']]);
    const fields = await solve('armir combat', '{"attakTotal":3,"target":5}');
    expect([fields.code, fields.out, fields.error.length]).toEqual([2, [], 2]);
    expect(fields.error[0]).toMatch(/^attakTotal: .*attackTotal/);
  });

  it('what only the context answers takes nothing besides it', async () => {
    const { code, out, error } = await solve('armir limits', '{"target":5}');
    expect([code, out, error.length]).toEqual([2, [], 1]);
    expect(error[0]).toMatch(/^target: /);
  });

  it('what is no JSON, and no object, is said', async () => {
    expect((await solve('armir combat', '{"a":')).error[0]).toMatch(/^input: not JSON/);
    expect((await solve('armir combat', '[]')).error).toEqual(['input: an object is needed']);
  });

  it('ends quietly where nobody reads any more, and not where the disk is full', () => {
    const [codes, out]: [number[], EventEmitter] = [[], new EventEmitter()];
    endsQuietly([out], (code) => codes.push(code));
    for (const code of ['EPIPE', 'ENOSPC']) out.emit('error', Object.assign(new Error(code), { code }));
    expect(codes).toEqual([0, 1]);
  });

  it('line by line, cases and answers stay in step', async () => {
    const { code, out, error } = await solve('armir cir-odds --lines', '{"cp":3}\n\n{"cp":"3"}\n{"cp":24}\n');
    expect(code).toBe(2);
    expect(error[0]).toMatch(/^line 2: cp: /);
    expect(out.map((line) => Object.keys(JSON.parse(line))[0])).toEqual(['bonus', 'wrong', 'bonus']);
  });

  it('--describe bears the context with its names, values and units; --list what there is to ask', async () => {
    const { input } = await answered('roads-to-leningrad attack --describe');
    expect(input.properties.context.properties.cells.properties.weather).toBeDefined();
    expect(input.properties.context.properties.place.places).toContain('t1/strategic/weather');
    const list = await answered('armir --list');
    expect(list.length).toBe(desks.find(({ id }) => id === 'armir')?.questions().length);
  });

  // that every game's are right is held in src-rules/testing/examples.test.ts
  it.each(['armir', 'kit'])('%s --examples: each question with a right input and its answer', async (id) => {
    const shown: readonly { readonly question: string; readonly input: unknown; readonly answer?: unknown }[] =
      await answered(`${id} --examples`);
    expect(shown.map(({ question }) => question)).toEqual(
      desks
        .find((desk) => desk.id === id)
        ?.questions()
        .map((one) => one.id),
    );
    expect(shown.filter(({ answer }) => answer === undefined).map(({ question }) => question)).toEqual([]);
    // as it stands there it can be typed
    const first = shown.at(0);
    expect(await answered(`${id} ${first?.question}`, JSON.stringify(first?.input))).toEqual(first?.answer);
  });
  it('--describe says everything in words: no id of a text is left', async () => {
    const left = (value: unknown): readonly string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const keys = Object.keys(value);
      const isId = keys.includes('id') && keys.every((key) => key === 'id' || key === 'p') && 'id' in value;
      return [...(isId && typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(left)];
    };
    for (const id of ['armir', 'kit']) expect([id, left(await answered(`${id} --describe`))]).toEqual([id, []]);
  });

  it('one example worked out stands there as several do', async () => {
    const single = desks.flatMap(({ id, questions }) =>
      questions().flatMap((one) => (one.worked.length === 1 ? [`${id} ${one.id}`] : [])),
    );
    expect(single.length).toBeGreaterThan(0);
    expect((await answered(`${single[0]} --examples`)).worked).toHaveLength(1);
  });

  it('and examples worked out, which answer what they say', async () => {
    const { worked } = await answered('panzergruppe-guderian odds --examples');
    const [first] = worked;
    expect(Object.keys(first)).toEqual(['rule', 'title', 'input', 'answer']);
    expect(await answered('panzergruppe-guderian odds', JSON.stringify(first.input))).toMatchObject(first.answer);
  });
});
