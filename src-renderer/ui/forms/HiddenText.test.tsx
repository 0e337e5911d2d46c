import { fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { expect, it, vi } from 'vitest';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import { draw } from '../../testing/draw.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { hidesAny } from './hidden.ts';

const fields: Fields = {
  marker: {
    kind: 'text',
    msg: { id: 'ui.play.now' },
    start: '',
    max: 60,
    begins: () => 'Invented marker',
    behind: () => 'soviet',
  },
};
const sides = [{ id: 'soviet', word: 'ui.play.now', look: 'soviet' }] as const;

it('RTL-7.21 what is hidden in a form stands behind the gate and is shown while a key is held, nowhere else', async () => {
  const onChange = vi.fn();
  const value = { marker: 'Invented marker' };
  draw(
    <FieldsForm fields={fields} value={value} context={emptyContext} troubles={[]} sides={sides} onChange={onChange} />,
  );
  const shown = () => document.body.innerHTML.includes('Invented marker');
  expect(shown()).toBe(false);
  expect(hidesAny(fields, value, emptyContext)).toBe(true);
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: /is looking/ })));
  expect(shown()).toBe(false);
  const hold = screen.getByRole('button', { pressed: false });
  await flush(async () => void fireEvent.keyDown(hold, { key: ' ' }));
  expect(shown()).toBe(true);
  await flush(async () => void fireEvent.keyUp(hold, { key: ' ' }));
  expect(shown()).toBe(false);
  // the window loses the keyboard: the gate is shut again
  await flush(async () => void fireEvent.blur(window));
  expect(screen.queryByRole('button', { pressed: false })).toBeNull();
  // what was typed at the table is nobody's secret
  expect(hidesAny(fields, { marker: 'Typed' }, emptyContext)).toBe(false);
});
