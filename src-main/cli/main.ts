import { parseArgs } from 'node:util';
import { games } from '#rules/games/registry.ts';
import { kitQuestions } from '#rules/kit/battle/question.ts';
import { describeContext } from '#rules/kit/describeContext.ts';
import type { Parsed } from '#rules/kit/fields.ts';
import type { Game } from '#rules/kit/game.ts';
import { nearest } from '#rules/kit/near.ts';
import { aroundFrom, questionsOf } from '#rules/kit/questions.ts';
import { kitText } from '#rules/kit/text/index.ts';
import { type Locale, locales, type Msg, type Texts } from '#rules/kit/text.ts';
import { type Say, speaker } from '#shared/say.ts';

/**
 * The command line: reads JSON on standard input, prints JSON alone on standard output.
 * Exit 0: answered (a refusal with its reason is an answer); 2: bad input, one line per wrong field; 1: our fault.
 */
const usage = `solve --list                          every game and its questions
solve <game> --list                   the questions of a game
solve <game> <question> --describe    JSON Schemas of its input and output
solve <game> <question> [--lines] [--locale en|it]
      reads { ...fields, "context": { options, turn, scenario, cells, tables, rosters … } }
      --lines: one case a line, one answer a line
solve kit <question>                  what belongs to no game: no context`;

const bad = (...lines: readonly string[]): never => {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(2);
};
/** A name nobody has: the nearest, and all there are. */
const strange = (word: string, list: readonly { readonly id: string }[]): string => {
  const names = list.map(({ id }) => id);
  const near = nearest(word, names);
  return `'${word}' is not one of ${names.join(', ')}${near === undefined ? '' : `; ${near} is probably meant`}`;
};
const print = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

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
  if (typeof parts.msg !== 'string' || !('msg' in value && isMsg(Object(value.msg)))) return parts;
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

const readAll = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** What can be asked, under one name: a game, or the kit itself. */
interface Desk {
  readonly id: string;
  readonly name: unknown;
  readonly text: (locale: Locale) => readonly Texts[];
  readonly questions: () => readonly Asked[];
  /** the JSON Schema of the context every question takes; absent: there is none */
  readonly context?: () => object;
}
interface Asked {
  readonly id: string;
  readonly about: string;
  readonly describe: () => { readonly input: unknown; readonly output: unknown };
  readonly answer: (given: Readonly<Record<string, unknown>>) => Parsed<unknown>;
}

const deskOf = (game: Game): Desk => ({
  id: game.id,
  name: game.name,
  text: (locale) => [kitText[locale], game.text[locale]],
  context: () => describeContext(game),
  questions: () =>
    questionsOf(game).map((question) => ({
      ...question,
      answer: ({ context, ...fields }) => {
        const around = aroundFrom(game, context, question);
        return around.ok ? question.answer(fields, around.value) : around;
      },
    })),
});

const desks: readonly Desk[] = [
  ...games.map(deskOf),
  { id: 'kit', name: 'kit', text: (locale) => [kitText[locale]], questions: () => kitQuestions },
];

/** What goes into a question and comes out, with the context it takes; or where that stands. */
const withContext = (question: Asked, context: object | string | undefined) => {
  const { input, output } = question.describe();
  if (context === undefined || typeof input !== 'object' || input === null) return { input, output };
  const properties = 'properties' in input ? input.properties : {};
  const taken = typeof context === 'string' ? { $ref: context } : context;
  return { input: { ...input, properties: { ...Object(properties), context: taken } }, output };
};

type Answered = { readonly answer: unknown } | { readonly wrong: readonly string[] };

const answer = (question: Asked, say: Say, text: string): Answered => {
  let raw: unknown;
  try {
    raw = text.trim() === '' ? {} : JSON.parse(text);
  } catch (error) {
    return { wrong: [`input: not JSON (${error instanceof Error ? error.message : String(error)})`] };
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { wrong: ['input: an object is needed'] };
  const answered = question.answer(raw as Record<string, unknown>);
  if (!answered.ok)
    return { wrong: answered.troubles.map((trouble) => `${trouble.path || 'input'}: ${say(trouble.msg)}`) };
  return { answer: withText(answered.value, say) };
};

const main = async (): Promise<void> => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error), usage);
  }
  const { values, positionals } = parsed;
  const [gameId, questionId] = positionals;
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (gameId === undefined) {
    if (!values.list) return bad(usage);
    return print(
      desks.map((desk) => ({ game: desk.id, name: desk.name, questions: desk.questions().map((one) => one.id) })),
    );
  }
  const desk = desks.find((one) => one.id === gameId);
  if (!desk) return bad(`game: ${strange(gameId, desks)}`);
  const locale = locales.find((one) => one === values.locale);
  if (!locale) return bad(`--locale: one of ${locales.join(', ')}`);
  const say = speaker(locale, desk.text(locale));
  const questions = desk.questions();
  if (questionId === undefined) {
    if (values.describe) {
      const all = questions.map((one) => [one.id, { about: one.about, ...withContext(one, '#/context') }] as const);
      const context = desk.context ? { context: desk.context() } : {};
      return print(described({ ...Object.fromEntries(all), ...context }, say));
    }
    if (!values.list) return bad(usage);
    return print(questions.map((one) => ({ question: one.id, about: one.about })));
  }
  const question = questions.find((one) => one.id === questionId);
  if (!question) return bad(`question: ${strange(questionId, questions)}`);
  if (values.describe) {
    const about = { question: question.id, about: question.about };
    return print(described({ ...about, ...withContext(question, desk.context?.()) }, say));
  }

  const input = await readAll();
  const cases = values.lines ? input.split('\n').filter((line) => line.trim() !== '') : [input];
  let wrong = false;
  for (const [at, text] of cases.entries()) {
    const done = answer(question, say, text);
    if ('answer' in done) {
      print(done.answer);
      continue;
    }
    wrong = true;
    const where = values.lines ? `line ${at + 1}: ` : '';
    for (const line of done.wrong) process.stderr.write(`${where}${line}\n`);
    // One answer a line, so that cases and answers stay in step.
    if (values.lines) print({ wrong: done.wrong });
  }
  process.exitCode = wrong ? 2 : 0;
};

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      describe: { type: 'boolean', default: false },
      lines: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      locale: { type: 'string', default: 'en' },
    },
  });

// whoever reads may have had enough: `solve … | head`
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await main();
} catch (error) {
  process.stderr.write(`This is our mistake, not yours: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
