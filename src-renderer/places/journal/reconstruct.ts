import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import type { Field } from '#rules/kit/forms/fields.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { isBeside } from '../../state/rolls.ts';

/**
 * Which action booked an entry, and with what: found by trying, because the record keeps facts and not forms. A form is
 * only offered where it books exactly the facts that stand there.
 */
export interface Booked {
  readonly action: Action;
  readonly input: JsonObject;
}

/** Enough for a die, two choices and a name; a form with more is corrected fact by fact. */
const mostTries = 400;

/** Who threw a die and what was booked beside it are not the form's business. */
const bare = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => !isBeside(fact)).map((fact) => (fact.kind === 'roll' ? { ...fact, by: 'table' } : fact));

const wordsIn = (value: unknown, words: Set<string | number>): void => {
  if (typeof value === 'string' || typeof value === 'number') words.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) words.add(key);
      wordsIn(inner, words);
    }
  }
};

const candidates = (
  field: Field,
  start: Json | undefined,
  words: readonly (string | number)[],
  faces: readonly number[],
): readonly Json[] => {
  const first = start === undefined ? [] : [start];
  switch (field.kind) {
    case 'choice':
      return [...first, ...field.options.map((option) => option.key).filter((key) => key !== start)];
    case 'toggle':
      return [start === true, start !== true];
    case 'count': {
      const numbers = words.filter((word) => typeof word === 'number');
      const fitting = [...numbers, ...numbers.map((n) => -n)].filter((n) => n >= field.min && n <= field.max);
      return [...new Set<Json>([...first, ...fitting])];
    }
    case 'place':
    case 'faces':
    case 'text':
      return [...new Set<Json>([...first, ...words.filter((word) => typeof word === 'string').slice(0, 24)])];
    case 'face':
      return faces.length > 0 ? [...new Set<Json>(faces)] : [null];
    case 'set':
      return [...first, ...field.options.map((option) => [option.key])];
    case 'top':
    case 'rows':
      return first;
  }
};

export const reconstruct = (
  actions: readonly Action[],
  before: Context,
  facts: readonly Fact[],
): Booked | undefined => {
  const wanted = bare(facts);
  const found = new Set<string | number>();
  wordsIn(wanted, found);
  const words = [...found];
  const faces = facts.flatMap((fact) => (fact.kind === 'roll' ? fact.faces : []));
  for (const action of actions) {
    const fields = Object.entries(action.fields);
    const start: JsonObject = fillFrom(action.fields, before);
    // every combination, the first field slowest
    const options = fields.map(([id, field]) => candidates(field, start[id], words, faces));
    const total = options.reduce((n, each) => n * Math.max(1, each.length), 1);
    for (let n = 0; n < Math.min(total, mostTries); n++) {
      let rest = n;
      const input: Record<string, Json> = { ...start };
      for (let i = fields.length - 1; i >= 0; i--) {
        const each = options[i] ?? [];
        const [id] = fields[i] ?? [''];
        input[id] = each[rest % Math.max(1, each.length)] ?? null;
        rest = Math.floor(rest / Math.max(1, each.length));
      }
      const parsed = action.parse(input);
      if (!parsed.ok) continue;
      const offered = action.proposes(parsed.value, before);
      const booked = offered.ok ? offered.facts : offered.anyway?.facts;
      if (booked && booked.length > 0 && same(bare(booked), wanted)) return { action, input };
    }
  }
  return undefined;
};
