import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Fields, namesIn, type TextField } from '#rules/kit/forms/fields.ts';
import { contextFromReads } from '#rules/kit/record/readSet.ts';
import { msg } from '#rules/kit/words/message.ts';
import { draw } from '../../testing/draw.tsx';
import { FieldsForm } from './FieldsForm.tsx';

// Invented names; the words stand for themselves.
const says = (id: string) => msg('ui.turn.title', { turn: { name: id } });
const field: TextField = {
  kind: 'text',
  msg: says('units'),
  start: '',
  max: 60,
  many: true,
  offers: (_, beside) => ['Alpha', 'Beta', 'Gamma'].map((name) => ({ name, msg: says(String(beside.hq ?? '')) })),
};
const hq: TextField = { ...field, msg: says('chief'), many: undefined };
const fields: Fields = { hq, units: field };

let value: JsonObject = {};
function Form({ start }: { readonly start: JsonObject }) {
  const [now, setNow] = useState(start);
  value = now;
  return <FieldsForm fields={fields} value={now} context={contextFromReads({})} troubles={[]} onChange={setNow} />;
}
const show = (start: JsonObject) =>
  act(async () => {
    draw(<Form start={start} />);
  });
const box = (name: string) => screen.getByRole('combobox', { name });
const options = () => screen.queryAllByRole('option').map((one) => one.firstChild?.textContent);

describe('a text the game has names for', () => {
  it('several are picked one after the other, none twice, and others may be typed', async () => {
    await show({ hq: 'Beta', units: '' });
    const units = box('Units');
    await act(async () => units.focus());
    expect(options()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Beta');
    await act(async () => fireEvent.keyDown(units, { key: 'Enter' }));
    expect(value.units).toBe('Alpha, ');
    await act(async () => fireEvent.change(units, { target: { value: 'Alpha, ga' } }));
    expect(options()).toEqual(['Gamma']);
    await act(async () => fireEvent.keyDown(units, { key: 'Enter' }));
    await act(async () => fireEvent.click(units));
    expect(options()).toEqual(['Beta']);
    await act(async () => fireEvent.change(units, { target: { value: 'Alpha, Gamma, Omega' } }));
    expect(namesIn(String(value.units))).toEqual(['Alpha', 'Gamma', 'Omega']);
  });

  it('a name the game has in both languages stands in that of the screen, and is picked as it reads', async () => {
    const cities: TextField = { ...hq, msg: says('town'), offers: () => [{ name: 'Roma', called: says('Rome') }] };
    const Towns = () => {
      const [now, setNow] = useState<JsonObject>({ town: '' });
      value = now;
      return (
        <FieldsForm
          fields={{ town: cities }}
          value={now}
          context={contextFromReads({})}
          troubles={[]}
          onChange={setNow}
        />
      );
    };
    await act(async () => void draw(<Towns />));
    await act(async () => box('Town').focus());
    expect(options()).toEqual(['Rome']);
    await act(async () => fireEvent.keyDown(box('Town'), { key: 'Enter' }));
    expect(value.town).toBe('Rome');
  });

  it('Tab takes the one name that begins with what is typed, and goes on; where two begin so it stands as typed', async () => {
    await show({ hq: '', units: '' });
    const chief = box('Chief');
    const typeAndTab = async (text: string) => {
      await act(async () => chief.focus());
      await act(async () => fireEvent.change(chief, { target: { value: text } }));
      let goesOn = true;
      await act(async () => {
        goesOn = fireEvent.keyDown(chief, { key: 'Tab' });
      });
      await act(async () => chief.blur());
      return [value.hq, goesOn];
    };
    expect(await typeAndTab('ga')).toEqual(['Gamma', true]);
    expect(await typeAndTab('Omega')).toEqual(['Omega', true]);
    // what stands in the middle of a name is no beginning of it
    expect(await typeAndTab('et')).toEqual(['et', true]);
    await act(async () => fireEvent.change(chief, { target: { value: '' } }));
    expect(await typeAndTab('')).toEqual(['', true]);
  });

  it('a list that would reach over the right edge of what scrolls opens to the left', async () => {
    await show({ hq: '', units: '' });
    const wide = (right: number) =>
      vi
        .spyOn(HTMLDivElement.prototype, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(right - 300, 0, 300, 200));
    const opened = async (right: number) => {
      const spy = wide(right);
      await act(async () => box('Units').focus());
      const from = screen.getByRole('listbox').dataset.from;
      await act(async () => box('Units').blur());
      spy.mockRestore();
      return from;
    };
    expect([await opened(window.innerWidth - 1), await opened(window.innerWidth + 49)]).toEqual([undefined, 'right']);
  });

  it('a finger that scrolls the list takes nothing; what is let go where it was pressed is taken', async () => {
    await show({ hq: '', units: '' });
    await act(async () => box('Units').focus());
    const [, beta] = screen.getAllByRole('option');
    if (!beta) throw new Error('no list');
    await act(async () => {
      fireEvent.pointerDown(beta, { pointerType: 'touch' });
      fireEvent.pointerCancel(beta, { pointerType: 'touch' });
    });
    expect(value.units).toBe('');
    expect(options()).toEqual(['Alpha', 'Beta', 'Gamma']);
    // the keyboard stays in the field
    expect(fireEvent.mouseDown(beta)).toBe(false);
    await act(async () => fireEvent.click(beta));
    expect(value.units).toBe('Beta, ');
  });

  it('what stands there is replaced by no key but a typed name or an arrow: Enter means the form', async () => {
    await show({ hq: 'Beta', units: 'Beta' });
    for (const [called, key] of [
      ['Units', 'units'],
      ['Chief', 'hq'],
    ] as const) {
      const field = box(called);
      await act(async () => field.focus());
      expect(options().length).toBeGreaterThan(1);
      expect(screen.queryByRole('option', { selected: true })).toBeNull();
      await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
      expect(value[key]).toBe('Beta');
      await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }));
      const first = screen.getByRole('option', { selected: true }).firstChild?.textContent;
      await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
      expect(value[key]).toContain(first);
      await act(async () => field.blur());
    }
  });

  it('a name that stands there hides no other until something is typed', async () => {
    await show({ hq: 'Beta', units: '' });
    const chief = box('Chief');
    await act(async () => chief.focus());
    expect(options()).toEqual(['Alpha', 'Beta', 'Gamma']);
    await act(async () => fireEvent.change(chief, { target: { value: 'al' } }));
    await act(async () => fireEvent.keyDown(chief, { key: 'Enter' }));
    expect(value.hq).toBe('Alpha');
  });
});
