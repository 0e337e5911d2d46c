import { parseArgs } from 'node:util';
import { nearest } from '#rules/kit/base/near.ts';
import { locales, type Msg } from '#rules/kit/words/message.ts';
import { type Say, speaker } from '#shared/say.ts';
import { type Asked, type Desk, desks } from './desks.ts';

/**
 * The command line: reads JSON on standard input, prints JSON alone on standard output (docs/command-line.md).
 * Exit 0: answered (a refusal with its reason is an answer); 2: bad input, one line per wrong field; 1: our fault.
 */
const usage = `solve --list                          every game and its questions
solve <game> --list                   the questions of a game
solve <game> <question> --describe    JSON Schemas of its input and output
solve [<game> [<question>]] --examples
                                      a right input of each question and its answer; examples worked out
solve <game> <question> [--lines] [--locale en|it]
      reads { ...fields, "context": { options, turn, scenario, cells, tables, rosters … } }
      --lines: one case a line, one answer a line
solve kit <question>                  what belongs to no game: no context
More of it: docs/command-line.md`;

/** Where a run reads and writes: a line each. */
export interface Streams {
  readonly input: () => Promise<string>;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

const options = {
  list: { type: 'boolean', default: false },
  describe: { type: 'boolean', default: false },
  examples: { type: 'boolean', default: false },
  lines: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  locale: { type: 'string', default: 'en' },
} as const;

/** What a script has to put right, a line each. */
class Bad extends Error {
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines[0]);
    this.lines = lines;
  }
}

/** A name nobody has: the nearest, and all there are. */
const strange = (word: string, names: readonly string[]): string => {
  const near = nearest(word, names);
  return `'${word}' is not one of ${names.join(', ')}${near === undefined ? '' : `; ${near} is probably meant`}`;
};
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

const isMsg = (value: object): value is Msg => {
  const keys = Object.keys(value);
  return 'id' in value && typeof value.id === 'string' && keys.every((key) => key === 'id' || key === 'p');
};

/** A schema for reading: what a field means stands as its description. */
const described = (value: unknown, say: Say): unknown => {
  if (Array.isArray(value)) return value.map((one) => described(one, say));
  if (typeof value !== 'object' || value === null) return value;
  if (isMsg(value)) return say(value);
  const parts = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, described(one, say)]));
  if (!('msg' in value) || !isMsg(Object(value.msg))) return parts;
  const { msg, description, ...rest } = parts;
  return { description: typeof description === 'string' ? `${msg}. ${description}` : msg, ...rest };
};

/** Puts the sentence beside every message, so that a reader needs no text files. */
const withText = (value: unknown, say: Say): unknown => {
  if (Array.isArray(value)) return value.map((one) => withText(one, say));
  if (typeof value !== 'object' || value === null) return value;
  if (isMsg(value)) return { ...value, text: say(value) };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withText(one, say)]));
};

/** What goes into a question and comes out, with the context it takes; or where that stands. */
const withContext = (question: Asked, context: object | string | undefined) => {
  const { input, output } = question.describe();
  if (context === undefined || typeof input !== 'object' || input === null) return { input, output };
  const properties = 'properties' in input ? input.properties : {};
  const taken = typeof context === 'string' ? { $ref: context } : context;
  return { input: { ...input, properties: { ...Object(properties), context: taken } }, output };
};

type Answered = { readonly answer: unknown } | { readonly wrong: readonly string[] };

const answerTo = (question: Asked, raw: unknown, say: Say): Answered => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { wrong: ['input: an object is needed'] };
  const answered = question.answer(raw as Record<string, unknown>);
  if (!answered.ok)
    return { wrong: answered.troubles.map((trouble) => `${trouble.path || 'input'}: ${say(trouble.msg)}`) };
  return { answer: withText(answered.value, say) };
};
const answerText = (question: Asked, text: string, say: Say): Answered => {
  let raw: unknown;
  try {
    raw = text.trim() === '' ? {} : JSON.parse(text);
  } catch (error) {
    return { wrong: [`input: not JSON (${error instanceof Error ? error.message : String(error)})`] };
  }
  return answerTo(question, raw, say);
};

/** A right input of a question and what it is answered; then examples worked out, with what of the answer they show. */
const shown = (question: Asked, say: Say) => {
  const { id, about, example = {}, worked } = question;
  const more = worked.map(({ rule, title, input, answer }) => ({ rule, title, input, answer }));
  const right = { question: id, about, input: example, ...answerTo(question, example, say) };
  return more.length > 0 ? { ...right, worked: more } : right;
};

const readArgs = (args: readonly string[]) => {
  const flag = args.find((arg) => arg.startsWith('--') && !Object.hasOwn(options, arg.slice(2).replace(/=.*/, '')));
  if (flag !== undefined) {
    throw new Bad(
      strange(
        flag,
        Object.keys(options).map((option) => `--${option}`),
      ),
      usage,
    );
  }
  const { values, positionals } = parsed(args);
  const [game, question, more] = positionals;
  if (more !== undefined) throw new Bad(`'${more}': one question at a time`, usage);
  return { values, game, question };
};
const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Bad(error instanceof Error ? error.message : String(error), usage);
  }
};

const solve = async (args: readonly string[], { input, out, error }: Streams): Promise<number> => {
  const { values, game, question: asked } = readArgs(args);
  const print = (value: unknown): void => out(JSON.stringify(value));
  if (values.help) {
    out(usage);
    return 0;
  }
  const locale = locales.find((one) => one === values.locale);
  if (!locale) throw new Bad(`--locale: ${strange(values.locale, locales)}`);
  const sayOf = (desk: Desk): Say => speaker(locale, desk.text(locale));
  const examplesOf = (desk: Desk) => desk.questions().map((one) => shown(one, sayOf(desk)));
  if (game === undefined) {
    if (values.examples) print(desks.map((desk) => ({ game: desk.id, examples: examplesOf(desk) })));
    else if (values.list)
      print(desks.map((desk) => ({ game: desk.id, name: desk.name, questions: idsOf(desk.questions()) })));
    else throw new Bad(usage);
    return 0;
  }
  const desk = desks.find((one) => one.id === game);
  if (!desk) throw new Bad(`game: ${strange(game, idsOf(desks))}`);
  const say = sayOf(desk);
  const questions = desk.questions();
  if (asked === undefined) {
    if (values.examples) print(examplesOf(desk));
    else if (values.describe) {
      const all = questions.map((one) => [one.id, { about: one.about, ...withContext(one, '#/context') }] as const);
      const context = desk.context ? { context: desk.context() } : {};
      print(described({ ...Object.fromEntries(all), ...context }, say));
    } else if (values.list) print(questions.map((one) => ({ question: one.id, about: one.about })));
    else throw new Bad(usage);
    return 0;
  }
  const question = questions.find((one) => one.id === asked);
  if (!question) throw new Bad(`question: ${strange(asked, idsOf(questions))}`);
  if (values.describe) {
    const about = { question: question.id, about: question.about };
    print(described({ ...about, ...withContext(question, desk.context?.()) }, say));
    return 0;
  }
  if (values.examples) {
    print(shown(question, say));
    return 0;
  }
  const text = await input();
  const cases = values.lines ? text.split('\n').filter((line) => line.trim() !== '') : [text];
  let code = 0;
  for (const [at, one] of cases.entries()) {
    const done = answerText(question, one, say);
    if ('answer' in done) {
      print(done.answer);
      continue;
    }
    code = 2;
    const where = values.lines ? `line ${at + 1}: ` : '';
    for (const line of done.wrong) error(`${where}${line}`);
    // One answer a line, so that cases and answers stay in step.
    if (values.lines) print({ wrong: done.wrong });
  }
  return code;
};

/** One call of the command line; answers its exit code. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> => {
  try {
    return await solve(args, streams);
  } catch (fault) {
    if (fault instanceof Bad) {
      for (const line of fault.lines) streams.error(line);
      return 2;
    }
    streams.error(`This is our mistake, not yours: ${fault instanceof Error ? fault.message : String(fault)}`);
    return 1;
  }
};
