import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, RowsField } from '#rules/kit/forms/fields.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import { contextFromReads } from '#rules/kit/record/readSet.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { msg } from '#rules/kit/words/message.ts';
import { draw } from '../../testing/draw.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { asRows } from './values.ts';

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

it('the head of a side says what made its sum another than its rows', async () => {
  const w = explain();
  const gun = w.figure('gun', says('gun')).add(8, says('strength'), '');
  w.figure('all', says('all')).plus(gun, says('gun'), '').halve('down', says('overrun'), '6.55');
  const sum = w.figures.find(({ id }) => id === 'all');
  if (!sum) throw new Error('no sum');
  const form = (guns: readonly JsonObject[]) => (
    <FieldsForm
      fields={fields}
      value={{ rows: guns }}
      context={contextFromReads({})}
      troubles={[]}
      sums={{ rows: sum }}
      onChange={() => {}}
    />
  );
  const { rerender } = draw(form([{ id: 'g', name: 'Battery', strength: 8, part: true }]));
  const head = () => screen.getByRole('heading', { level: 2 }).parentElement?.textContent;
  // 8 in the row, 4 at the head
  expect(head()).toMatch(/overrun.*6\.55.*4$/i);
  // without rows there is nothing to be told apart
  rerender(form([]));
  expect(head()).not.toMatch(/overrun/i);
});

it('a number that is no hex of the drawn map is doubted, in the form and in a row, and taken all the same', async () => {
  const place = { kind: 'place', msg: says('target'), start: '', pattern: '\\d{4}' } as const;
  const placed: Fields = { at: place, rows: { ...rows, fields: { ...rows.fields, hex: place } } };
  const sheets = { map: { grid: gridOf(12, 6), hexes: {}, sides: {}, links: {}, boxes: {} } };
  const form = (at: string, drawn: boolean) => (
    <FieldsForm
      fields={placed}
      value={{ at, rows: [{ id: 'g', name: 'Battery', strength: 4, part: true, hex: at }] }}
      context={{ ...contextFromReads({}), ...(drawn ? { sheets } : {}) }}
      troubles={[]}
      onChange={() => {}}
    />
  );
  const { rerender } = draw(form('9999', true));
  await act(async () => fireEvent.click(line('g') ?? document.body));
  expect(screen.getAllByText('9999 is no hex of the drawn map.')).toHaveLength(2);
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  rerender(form('1206', true));
  expect(screen.queryByText(/drawn map/)).toBeNull();
  // nobody knows how large a map is that is not drawn
  rerender(form('9999', false));
  expect(screen.queryByText(/drawn map/)).toBeNull();
});

it('who attacks stands first, whichever side that is', async () => {
  const of = (side: string): RowsField => ({ ...rows, msg: says(side), side, acts: { field: 'who', is: side } });
  const who = {
    kind: 'choice',
    msg: says('who'),
    start: 'blue',
    options: ['blue', 'red'].map((key) => ({ key, msg: says(key) })),
  } as const;
  const two: Fields = { who, blue: of('blue'), red: of('red') };
  const form = (attacker: string) => (
    <FieldsForm
      fields={two}
      value={{ who: attacker }}
      context={contextFromReads({})}
      troubles={[]}
      onChange={() => {}}
    />
  );
  const { rerender } = draw(form('blue'));
  const order = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent?.toLowerCase());
  expect(order()).toEqual(['blue', 'red']);
  rerender(form('red'));
  expect(order()).toEqual(['red', 'blue']);
});

it('a text the rules cannot read is marked where it is typed', async () => {
  const ladder = {
    kind: 'text',
    msg: says('CP'),
    hint: says('as 7 4 2'),
    start: '',
    max: 20,
    reads: (text: string) => /^[\d ]+$/.test(text),
  } as const;
  const form = (cp: string) => (
    <FieldsForm
      fields={{ cp: ladder }}
      value={{ cp }}
      context={contextFromReads({})}
      troubles={[]}
      onChange={() => {}}
    />
  );
  const { rerender } = draw(form('6 4 2a'));
  expect(screen.getByText(/This cannot be read\..*7 4 2/i)).toBeTruthy();
  rerender(form('6 4 2'));
  expect(screen.queryByText(/cannot be read/)).toBeNull();
  rerender(form(''));
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});

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

describe('a unit picked for a row', () => {
  // invented units of an invented list
  const unit = (id: string, strength: number): FighterPick => ({
    id,
    what: 'unit',
    name: id,
    units: [{ id, name: id, field: 'rows', row: () => ({ name: id, strength, part: true }) }],
    says: () => [],
  });
  const roster: RosterSpec = {
    id: 'r',
    msg: says('list'),
    about: says('list'),
    rule: '1',
    side: 'blue',
    known: [],
    fields: {},
  };
  const listed: Fields = { rows: { ...rows, rosters: ['r'] } };
  function Picked() {
    const [now, setNow] = useState<JsonObject>({ rows: [{ id: 'u', name: '', strength: 0, part: true }] });
    value = now;
    return (
      <FieldsForm
        fields={listed}
        value={now}
        context={contextFromReads({})}
        troubles={[]}
        rosters={[roster]}
        picks={(_, taken) => [unit('Anvil', 4), unit('Hammer', 7)].filter(({ id }) => !taken.includes(id))}
        onChange={setNow}
      />
    );
  }
  const pick = async (letters: string) => {
    const input = screen.getByRole('combobox');
    await act(async () => input.focus());
    await act(async () => fireEvent.change(input, { target: { value: letters } }));
    await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
  };
  const open = async () => {
    await act(async () => {
      draw(<Picked />);
    });
    await act(async () => fireEvent.click(line('u') ?? document.body));
  };

  it('leaves what was typed or ticked in it before, and fills the rest', async () => {
    await open();
    await act(async () => fireEvent.click(screen.getByRole('checkbox')));
    await pick('anv');
    expect(asRows(value.rows)).toEqual([{ id: 'Anvil', name: 'Anvil', strength: 4, part: false }]);
    // another in its place: its number is the counter's, the tick still the player's
    await pick('ham');
    expect(asRows(value.rows)).toEqual([{ id: 'Hammer', name: 'Hammer', strength: 7, part: false }]);
  });
  it('leaves a number that was typed', async () => {
    await open();
    await act(async () => fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '9' } }));
    await pick('anv');
    expect(asRows(value.rows)).toEqual([{ id: 'Anvil', name: 'Anvil', strength: 9, part: true }]);
  });
});
