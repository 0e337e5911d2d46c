// @vitest-environment jsdom
import '../../testing/setUp.ts';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, RowsField } from '#rules/kit/forms/fields.ts';
import { contextFromReads } from '#rules/kit/record/readSet.ts';
import { msg } from '#rules/kit/words/message.ts';
import { draw } from '../../testing/draw.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { asRows } from './values.ts';

afterEach(cleanup);

// Invented rows; the words stand for themselves.
const says = (id: string) => msg('ui.turn.title', { turn: { name: id } });
const rows: RowsField = {
  kind: 'rows',
  msg: says('guns'),
  start: [],
  max: 4,
  side: 'blue',
  takesPart: 'part',
  arm: ({ name }) => (name === 'Battery' ? 'artillery' : 'tank'),
  brief: ({ strength }) => [says(`strength ${strength}`)],
  fields: {
    name: { kind: 'text', msg: says('name'), start: '', max: 20 },
    strength: { kind: 'count', msg: says('strength'), start: 0, min: 0, max: 9 },
    part: { kind: 'toggle', msg: says('takes part'), start: true },
  },
};
const fields: Fields = { rows };
let value: JsonObject = {};
let out: readonly string[] = [];
function Form({ start }: { readonly start: readonly JsonObject[] }) {
  const [now, setNow] = useState<JsonObject>({ rows: start });
  const [aside, setAside] = useState<readonly string[]>([]);
  value = now;
  out = aside;
  return (
    <FieldsForm
      fields={fields}
      value={now}
      context={contextFromReads({})}
      troubles={[]}
      sides={[{ id: 'blue', word: 'ui.yes', look: 'axis' }]}
      out={aside}
      onChange={setNow}
      onOut={setAside}
    />
  );
}
const line = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);
const space = (id: string) => act(async () => fireEvent.keyDown(line(id) ?? document.body, { key: ' ' }));
const isOut = (id: string) => line(id)?.parentElement?.hasAttribute('data-out');

describe('a row that may stand aside', () => {
  it('is brought in by Space, taken out and back by it again', async () => {
    await act(async () => {
      draw(<Form start={[{ id: 'g', name: 'Battery', strength: 4, part: false }]} />);
    });
    expect(isOut('g')).toBe(true);
    await space('g');
    expect([asRows(value.rows)[0]?.part, out, isOut('g')]).toEqual([true, [], false]);
    await space('g');
    expect([out, isOut('g')]).toEqual([['g'], true]);
    await space('g');
    expect([out, isOut('g')]).toEqual([[], false]);
  });
  it('says of itself what its game wants told, and nothing else', async () => {
    await act(async () => {
      draw(<Form start={[{ id: 'g', name: 'Battery', strength: 4, part: true }]} />);
    });
    expect(line('g')?.textContent).toMatch(/strength 4/i);
    expect(line('g')?.textContent).not.toMatch(/takes part/i);
  });
});
