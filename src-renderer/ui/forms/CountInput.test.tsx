import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { CountInput } from './CountInput.tsx';

function Rifles({ per }: { readonly per?: 1 | 2 }) {
  const [value, setValue] = useState<number | null>(6);
  return <CountInput label="Rifles" value={value} min={0} max={99} {...(per ? { per } : {})} onChange={setValue} />;
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const tap = () => fireEvent.pointerUp(field(), { pointerType: 'touch' });
const keys = (...names: readonly string[]) => {
  const pad = within(screen.getByRole('dialog', { name: 'Rifles' }));
  for (const name of names) fireEvent.click(pad.getByRole('button', { name }));
};

it('the first digit of a finger takes the place of the number that stood there, as that of a keyboard does', () => {
  draw(<Rifles />);
  tap();
  keys('4');
  expect(field().value).toBe('4');
  keys('2', 'Done');
  expect(field().value).toBe('42');
  tap();
  keys('0');
  expect(field().value).toBe('0');
});

it('one digit is taken back, a half goes to the number that stands there', () => {
  draw(<Rifles per={2} />);
  tap();
  keys('½');
  expect(field().value).toBe('3.5');
  keys('Done');
  tap();
  keys('Delete the last digit', '5');
  expect(field().value).toBe('3.5');
});

it('a keyboard beside the screen types while the keys for a finger are open', () => {
  draw(<Rifles />);
  tap();
  keys('4');
  // the key that was tapped has the focus, not the field
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('button', { name: '4' }), { key });
  press('2');
  press('7');
  press('Backspace');
  expect(field().value).toBe('42');
  press('Enter');
  expect(screen.queryByRole('dialog', { name: 'Rifles' })).toBeNull();
  expect(field().value).toBe('42');
});
