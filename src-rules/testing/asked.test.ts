import { describe, expect, it } from 'vitest';
import type { Json } from '#rules/kit/base/json.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { type Examples, inputOf } from '#rules/kit/game/examples.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { describeContext } from '#rules/kit/game/questions/describeContext.ts';
import { kitQuestions } from '#rules/kit/game/questions/diceBattle/question.ts';
import { contextFrom } from '#rules/kit/game/questions/readContext.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { examples } from '../games/examples.ts';
import { games } from '../games/registry.ts';

/** What holds of every question a script may ask: no number without its unit, no slip that goes unnoticed. */

const examplesOf = ({ id }: Game): Examples => examples[id] ?? { inputs: {}, worked: {} };

type Schema = { readonly [key: string]: unknown };
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers of a schema that say neither themselves nor where they are a choice what they count. */
const bare = (schema: unknown, path = '', told = false): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap((one) => bare(one, path, told));
  if (!isSchema(schema)) return [];
  const says = told || typeof schema.unit === 'string';
  const own = [schema.type].flat().some((type) => type === 'integer' || type === 'number') && !says ? [path] : [];
  const under = (key: string, value: unknown): readonly string[] => {
    if (key === 'anyOf') return bare(value, path, says);
    if (['items', 'prefixItems', 'additionalProperties'].includes(key)) return bare(value, `${path}[]`);
    if (!['properties', 'patternProperties'].includes(key) || !isSchema(value)) return [];
    return Object.entries(value).flatMap(([name, one]) => bare(one, `${path}.${name}`));
  };
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => under(key, value))];
};
/** Numbers that are no whole ones and say only that they are. */
const unsaid = (schema: unknown): readonly unknown[] => {
  if (Array.isArray(schema)) return schema.flatMap(unsaid);
  if (!isSchema(schema)) return [];
  const here = schema.type === 'number' && schema.unit === units.whole ? [schema] : [];
  return [...here, ...Object.values(schema).flatMap(unsaid)];
};

describe('numbers', () => {
  it.each(games)('of $id say what they count, halves too', (game) => {
    const inputs = questionsOf(game).map(({ id, describe: shown }) => [id, shown().input] as const);
    const all = [...inputs, ['context', describeContext(game)] as const];
    expect(all.flatMap(([id, schema]) => bare(schema).map((path) => `${id}${path}`))).toEqual([]);
    expect(all.flatMap(([id, schema]) => unsaid(schema).map(() => id))).toEqual([]);
  });

  it('of the questions that belong to no game, too; and a bare one is found', () => {
    expect(kitQuestions.flatMap(({ describe: shown }) => bare(shown().input))).toEqual([]);
    expect(bare({ type: 'object', properties: { n: { anyOf: [{ type: 'integer' }] } } })).toEqual(['.n']);
  });

  it.each(games)('of $id that are kept in halves say so', (game) => {
    const inputs = new Map(questionsOf(game).map(({ id, describe: shown }) => [id, shown().input]));
    const kept = [...game.calculators, ...game.actions].flatMap(({ id, fields }) =>
      Object.entries(fields).flatMap(([key, field]) => {
        if (field.kind !== 'count' || field.per !== 2) return [];
        const input = inputs.get(id) ?? inputs.get(`do-${id}`);
        const asked = isSchema(input) && isSchema(input.properties) ? input.properties[key] : undefined;
        return [isSchema(asked) ? asked.unit : undefined];
      }),
    );
    expect(kept.filter((unit) => unit !== units.halves)).toEqual([]);
  });
});

/** An input with one key or value misspelt: where, and what is right. */
interface Slip {
  readonly at: string;
  readonly right: string;
  readonly input: Json;
}
const misspelt = (word: string): string => `${word.slice(0, 2)}q${word.slice(2)}`;
const slips = (value: Json, schema: unknown, at = ''): readonly Slip[] => {
  if (!isSchema(schema)) return [];
  if (Array.isArray(value)) {
    const [first, ...rest] = value as readonly Json[];
    const made = first === undefined ? [] : slips(first, schema.items, `${at}.0`);
    return made.map((slip) => ({ ...slip, input: [slip.input, ...rest] }));
  }
  if (typeof value === 'string') {
    const keys = Array.isArray(schema.enum) ? schema.enum.filter((one) => one !== '') : [];
    return keys.includes(value) && value.length > 3 ? [{ at, right: value, input: misspelt(value) }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return Object.entries(value).flatMap(([key, inner]): readonly Slip[] => {
    const known = properties[key];
    if (known === undefined) return [];
    const { [key]: _, ...rest } = value as { readonly [key: string]: Json };
    const wrong = misspelt(key);
    return [
      ...(key.length > 3 ? [{ at: `${at}.${wrong}`, right: key, input: { ...rest, [wrong]: inner } }] : []),
      ...slips(inner, known, `${at}.${key}`).map((slip) => ({ ...slip, input: { ...rest, [key]: slip.input } })),
    ];
  });
};

describe('a slip in an input', () => {
  const slipsIn = (game: Game) =>
    questionsOf(game).flatMap((question) => {
      const { context, ...fields } = inputOf(game, examplesOf(game), question.id) ?? {};
      const read = contextFrom(game, context, question);
      if (!read.ok) throw new Error(question.id);
      return slips(fields, question.describe().input).map((slip) => ({
        question,
        context: read.value as Context,
        slip,
      }));
    });

  it.each(games)('of $id is refused where it stands, and the right name said', (game) => {
    const made = slipsIn(game);
    expect(made.length).toBeGreaterThan(50);
    const off = made.flatMap(({ question, context, slip }) => {
      const answered = question.answer(slip.input, context);
      const troubles = answered.ok ? [] : answered.troubles;
      // of a form's list of choices the field is named, not the place in it
      const found = troubles.find(({ path }) => slip.at === `.${path}` || slip.at === `.${path}.0`);
      const said = found?.msg.p?.near;
      return JSON.stringify(said) === JSON.stringify({ name: slip.right })
        ? []
        : [`${question.id} ${slip.at}: ${JSON.stringify(troubles)}`];
    });
    expect(off).toEqual([]);
  });
});

it('an answer told by its key alone is recorded as the die it is', () => {
  const game = games.find(({ id }) => id === 'panzergruppe-guderian');
  const question = game && questionsOf(game).find(({ id }) => id === 'attack');
  const fields = examples['panzergruppe-guderian']?.inputs.attack ?? {};
  const record = (die: object) => {
    const answer = question?.answer({ ...fields, answers: [{ ask: 'die', ...die }] }, contextWithoutGame(game as Game));
    return answer?.ok ? (answer.value as { readonly record?: unknown }) : undefined;
  };
  expect(record({ key: 2 })).toEqual(record({ key: '2', raw: 2 }));
});

describe('a policy', () => {
  const planned = games.flatMap((game) => game.calculators.map((calculator) => ({ game, calculator })));
  it.each(planned)('of $game.id $calculator.id that nothing takes is told', ({ game, calculator }) => {
    const { context, ...fields } = (inputOf(game, examplesOf(game), calculator.id) ?? {}) as {
      readonly [key: string]: Json;
    };
    const question = questionsOf(game).find(({ id }) => id === calculator.id);
    if (!question) throw new Error('no such question');
    const here = contextFrom(game, context, question);
    if (!here.ok) throw new Error('an example is right');
    const answer = question.answer({ ...fields, policy: { nobodys: 'no' } }, here.value);
    expect(answer).toMatchObject({ ok: true, value: { unused: [{ ask: 'nobodys', key: 'no' }] } });
  });
});
