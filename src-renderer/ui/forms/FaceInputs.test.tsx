import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, RowsField } from '#rules/kit/forms/fields.ts';
import { parseFields } from '#rules/kit/forms/parse.ts';
import { contextFromReads } from '#rules/kit/record/readSet.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { msg } from '#rules/kit/words/message.ts';
import { draw } from '../../testing/draw.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { asRows } from './values.ts';

// Invented blocks; the words stand for themselves.
const says = (id: string) => msg('ui.turn.title', { turn: { name: id } });
const rows: RowsField = {
  kind: 'rows',
  msg: says('blocks'),
  start: [],
  max: 4,
  rosters: ['blocks'],
  recorded: (unit, { cells }): JsonObject => {
    const shown = cells.face;
    const top = typeof shown === 'object' ? shown[unit.id] : undefined;
    return typeof top === 'number' ? { now: top } : {};
  },
  fields: {
    name: { kind: 'text', msg: says('name'), start: '', max: 20 },
    now: { kind: 'top', msg: says('now'), start: null, of: 'faces', mark: 'half', max: 8 },
    half: { kind: 'toggle', msg: says('half damage'), start: false, when: { field: 'name', is: 'Guns' } },
    faces: { kind: 'faces', msg: says('faces'), start: '', most: 4, top: 8 },
  },
};
const fields: Fields = { blocks: rows };
const roster: RosterSpec = {
  id: 'blocks',
  msg: says('x'),
  about: says('x'),
  rule: '1',
  side: 'blue',
  fields: { faces: { kind: 'faces', msg: says('faces'), start: '', most: 4, top: 8 } },
  known: [
    { id: 'guns', name: 'Guns', values: { faces: '4 2 1 0' } },
    { id: 'tanks', name: 'Tanks', values: { faces: '4 3 2 1' } },
  ],
};
const context = { ...contextFromReads({}), cells: { face: { guns: 2 } } };

let value: JsonObject = {};
function Form({ start }: { readonly start: JsonObject }) {
  const [now, setNow] = useState(start);
  value = now;
  const parsed = parseFields(fields, now);
  return (
    <FieldsForm
      fields={fields}
      value={now}
      context={context}
      rosters={[roster]}
      troubles={parsed.ok ? [] : parsed.troubles}
      onChange={setNow}
    />
  );
}
const show = (...blocks: readonly JsonObject[]) =>
  act(async () => {
    draw(<Form start={{ blocks }} />);
  });
const row = (at: number) => asRows(value.blocks)[at];
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const line = (at: number) => document.querySelectorAll<HTMLElement>('[data-row]')[at];

describe('blocks as rows', () => {
  it('BITE-7.7.8-2 turn through their own faces by one press, without being opened', async () => {
    await show({ id: 'a', name: 'Guns', faces: '4 2 1 0' });
    expect(screen.getByRole('spinbutton', { name: 'Now' }).getAttribute('value')).toBe('4');
    await press('Now: one face down');
    expect(row(0)?.now).toBe(2);
    await press('Now: one face up');
    expect(row(0)?.now).toBe(4);
  });

  it('BITE-7.7.8-2 + and − on the row do the same, and the ends hold', async () => {
    await show({ id: 'a', name: 'Guns', faces: '4 2 1 0', now: 1 });
    const key = (name: string) => act(async () => fireEvent.keyDown(line(0) ?? document.body, { key: name }));
    await key('-');
    await key('-');
    expect(row(0)?.now).toBe(0);
    await key('+');
    await key('+');
    expect(row(0)?.now).toBe(2);
  });

  it('BITE-7.7.8-1 half damage is noted by one press, where the block can carry it', async () => {
    await show({ id: 'a', name: 'Guns', faces: '4 2 1 0' }, { id: 'b', name: 'Tanks', faces: '4 3 2 1' });
    expect(screen.getAllByRole('button', { name: 'Half damage' })).toHaveLength(1);
    await press('Half damage');
    expect(row(0)?.half).toBe(true);
    await press('Half damage');
    expect(row(0)?.half).toBe(false);
  });

  it('a number is typed as well, and one that is no face is named at its field', async () => {
    await show({ id: 'a', name: 'Guns', faces: '4 2 1 0' });
    await act(async () => fireEvent.click(line(0) ?? document.body));
    const input = screen.getByRole('spinbutton', { name: 'Now' });
    fireEvent.change(input, { target: { value: '3' } });
    expect(row(0)?.now).toBe(3);
    expect(screen.getByText(/3 is no face of this block: 4 2 1 0\.$/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Faces'), { target: { value: '2 4' } });
    expect(screen.getByText(/4 follows 2: the faces of a block fall\.$/)).toBeTruthy();
    fireEvent.change(input, { target: { value: '' } });
    expect(row(0)?.now).toBeNull();
  });

  it('a finger types the face on top and the list of faces with keys of our own', async () => {
    await show({ id: 'a', name: 'Guns', faces: '4 2 1' });
    await act(async () => fireEvent.click(line(0) ?? document.body));
    const tap = (field: HTMLElement) => act(async () => fireEvent.pointerUp(field, { pointerType: 'touch' }));
    await tap(screen.getByRole('spinbutton', { name: 'Now' }));
    for (const key of ['2', 'Done']) await press(key);
    expect(row(0)?.now).toBe(2);
    await tap(screen.getByLabelText('Faces'));
    for (const key of ['Space', '0', 'Done']) await press(key);
    expect(row(0)?.faces).toBe('4 2 1 0');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a unit picked from the roster shows the face the game has recorded, another its best', async () => {
    await show();
    await press('Add unit');
    const pick = async (name: string) => {
      const input = screen.getByRole('combobox');
      await act(async () => input.focus());
      await act(async () => fireEvent.change(input, { target: { value: name } }));
      expect(screen.getByRole('option').textContent).toContain(name === 'gu' ? '4 2 1 0' : '4 3 2 1');
      await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
    };
    await pick('gu');
    expect(row(0)).toMatchObject({ id: 'guns', name: 'Guns', faces: '4 2 1 0', now: 2 });
    await press('Add unit');
    await pick('ta');
    expect(row(1)).toMatchObject({ id: 'tanks', faces: '4 3 2 1', now: null });
  });
});
