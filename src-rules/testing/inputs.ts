import fc from 'fast-check';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Field, Fields } from '#rules/kit/forms/fields.ts';

/** Inputs that a form of these fields could hand in. */
export const inputsOf = (fields: Fields): fc.Arbitrary<JsonObject> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, typedInto(field)])));

const typedInto = (field: Field): fc.Arbitrary<Json> => {
  switch (field.kind) {
    case 'count': {
      // small figures are what is typed; the whole range now and then
      const small = fc.integer({ min: field.min, max: Math.min(field.max, field.min + 12) });
      return fc.oneof(
        { weight: 3, arbitrary: small },
        { weight: 1, arbitrary: fc.integer({ min: field.min, max: field.max }) },
        { weight: 2, arbitrary: fc.constant(field.start) },
      );
    }
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.key));
    case 'toggle':
      return fc.boolean();
    case 'set':
      return fc.subarray(field.options.map((option) => option.key));
    case 'face':
      return fc.integer({ min: field.zero === 0 ? 0 : 1, max: field.zero === 0 ? field.sides - 1 : field.sides });
    // a place or a name nobody can guess: as the form has it
    case 'place':
    case 'text':
    case 'top':
      return fc.constant(field.start);
    case 'faces': {
      const faces = fc.subarray(
        Array.from({ length: field.top + 1 }, (_, i) => field.top - i),
        { minLength: 1, maxLength: field.most },
      );
      return faces.map((list) => (list[0] === 0 ? '' : list.join(' ')));
    }
    case 'rows': {
      const rows = fc.array(inputsOf(field.fields), { minLength: 0, maxLength: Math.min(field.max, 4) });
      return fc.oneof(
        { weight: 4, arbitrary: rows.map((list) => list.map((row, at) => ({ ...row, id: `r${at + 1}` }))) },
        { weight: 1, arbitrary: fc.constant([...field.start]) },
      );
    }
  }
};
