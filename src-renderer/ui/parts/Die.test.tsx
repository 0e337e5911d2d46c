import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { DieKeys } from './Die.tsx';

const faces = () => screen.getAllByRole('button');
const stops = () => faces().flatMap((face) => (face.tabIndex === 0 ? [face.getAttribute('aria-label')] : []));
const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));

it('is one Tab stop, which arrows walk without entering a face; the face entered is the stop', async () => {
  const entered: number[] = [];
  const die = (value: number | null) => <DieKeys sides={10} value={value} onFace={(face) => entered.push(face)} />;
  const { rerender } = draw(die(null));
  expect(stops()).toEqual(['Die 1']);
  await act(async () => faces()[0]?.focus());
  await key('ArrowRight');
  await key('ArrowRight');
  await key('ArrowLeft');
  expect(document.activeElement).toBe(faces()[1]);
  expect(stops()).toEqual(['Die 2']);
  expect(entered).toEqual([]);
  rerender(die(7));
  expect(stops()).toEqual(['Die 7']);
});
