import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Json } from '../base/json.ts';
import { contextFromReads } from '../record/readSet.ts';
import { msg } from '../words/message.ts';
import { readFaces, topTrouble, turned } from './faces.ts';
import type { Fields } from './fields.ts';
import { parseFields } from './parse.ts';
import { schemaOf } from './schema.ts';

const m = msg('test');
const list = { most: 4, top: 8 };
/** Invented blocks. */
const fields = {
  units: {
    kind: 'rows',
    msg: m,
    start: [],
    max: 3,
    fields: {
      faces: { kind: 'faces', msg: m, start: '', ...list },
      now: { kind: 'top', msg: m, start: null, of: 'faces', max: 8 },
    },
  },
} as const satisfies Fields;
const wrong = (units: Json) => {
  const parsed = parseFields(fields, { units });
  return parsed.ok ? [] : parsed.troubles.map(({ path, msg: { id } }) => `${path} ${id}`);
};

describe('the faces of a block', () => {
  it('BITE-7.7.8-2 are read best first, however they are parted; a last 0 is a face', () => {
    for (const text of ['4 3 2 1', ' 4,3, 2;1 ', '4/3/2/1', '4-3-2-1', '4–3–2–1'])
      expect([text, readFaces(text, list)]).toEqual([text, { ok: true, value: [4, 3, 2, 1] }]);
    expect(readFaces('4 2 1 0', list)).toEqual({ ok: true, value: [4, 2, 1, 0] });
    expect(readFaces('', list)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['4 x', 'faces'],
    ['-4', 'faces'],
    ['4 3.5', 'faces'],
    ['5 4 3 2 1', 'facesMany'],
    ['3 4', 'facesRise'],
    ['2 0 0', 'facesRise'],
    ['9 2', 'facesHigh'],
    ['0', 'facesNone'],
  ])('%s is refused by name', (text, id) => {
    const read = readFaces(text, list);
    expect(read.ok ? read.value : read.msg.id).toBe(`kit.field.${id}`);
  });

  it('what stands on top is one of them, and without a list anything may', () => {
    expect(topTrouble(3, [4, 3])).toBeUndefined();
    expect(topTrouble(7, [])).toBeUndefined();
    expect(topTrouble(5, [4, 3])?.id).toBe('kit.field.topHigh');
    expect(topTrouble(3, [4, 2])?.id).toBe('kit.field.topNone');
  });

  it('a hand turns along them, not through the numbers between', () => {
    expect([turned([4, 2, 1, 0], 4, -1), turned([4, 2, 1, 0], 2, -1), turned([4, 2, 1, 0], 2, 1)]).toEqual([2, 1, 4]);
    expect([turned([4, 2], 2, -1), turned([4, 2], 4, 1), turned([4, 2], null, -1)]).toEqual([2, 4, 2]);
    expect([turned([4, 3, 3, 1], 3, -1), turned([4, 2], 3, -1), turned([4, 2], 3, 1), turned([], 3, 1)]).toEqual([
      1, 2, 4, 3,
    ]);
  });
});

describe('a row with faces', () => {
  it('says at the field what is wrong: faces that rise, a face above the list or none of it', () => {
    expect(wrong([{ faces: '4 3 2 1', now: 2 }, { now: 8 }, { faces: '2 1' }])).toEqual([]);
    expect(wrong([{ faces: '1 2' }])).toEqual(['units.0.faces kit.field.facesRise']);
    expect(wrong([{ faces: '4 2', now: 5 }])).toEqual(['units.0.now kit.field.topHigh']);
    expect(
      wrong([
        { faces: '4 2', now: 2 },
        { faces: '4 2', now: 3 },
      ]),
    ).toEqual(['units.1.now kit.field.topNone']);
    expect(wrong([{ now: 9 }, { faces: 4 }])).toEqual(['units.0.now kit.field.range', 'units.1.faces kit.field.text']);
    expect(wrong(Array.from({ length: 40 }, () => ({ faces: '4' })))).toEqual(['units kit.field.tooMany']);
  });

  it('takes nothing from the game where a face is not typed', () => {
    const parsed = parseFields(fields, { units: [{ faces: '4 3' }] }, contextFromReads({}));
    expect(parsed.ok && parsed.value.units).toEqual([{ id: 'r1', faces: '4 3', now: null }]);
  });

  it('the schema of the command line passes what the fields pass', () => {
    const schema = schemaOf(fields);
    expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).toContain('best face first');
    const text = fc.oneof(
      fc.constantFrom('', '4 3 2 1', '4 2 1 0', '1 2', '9', '4 x', '5 4 3 2 1'),
      fc.array(fc.nat(9), { maxLength: 5 }).map((faces) => faces.join(' ')),
    );
    const now = fc.option(fc.nat(9));
    fc.assert(
      fc.property(text, now, (faces, top) => {
        const raw = { units: [{ faces, now: top }] };
        expect(schema.safeParse(raw).success).toBe(parseFields(fields, raw).ok);
      }),
    );
  });
});
