import { expect, it } from 'vitest';
import type { RowsField } from '#rules/kit/forms/fields.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import { type Msg, msg } from '#rules/kit/words/message.ts';
import { about } from './rowWords.ts';

// Invented rows; the words stand for themselves.
const says = (id: string): Msg => msg('ui.turn.title', { turn: { name: id } });
const say = ({ p }: Msg): string => {
  const turn = p?.turn;
  return typeof turn === 'object' && 'name' in turn ? String(turn.name) : '';
};
const rows: RowsField = {
  kind: 'rows',
  msg: says('divisions'),
  start: [],
  max: 4,
  fields: {
    hidden: { kind: 'toggle', msg: says('hidden'), start: false, rule: '1.1' },
    half: { kind: 'toggle', msg: says('half supply'), start: false, rule: '2.2' },
  },
};

it('a hidden unit that has been turned up is no longer called hidden: what its figure begins with is said', () => {
  const row = { id: 'a', hidden: true, half: true };
  const w = explain();
  const seen = w.figure('seen', says('division')).add(7, says('turned up'), '1.1');
  seen.halve('down', says('half supply'), '2.2');
  const typed = w.figure('typed', says('division')).add(7, says('strength'), '');
  expect([seen, typed].length).toBe(2);
  const of = (id: string) => w.figures.find((one) => one.id === id);
  expect(about(rows, row, say, undefined)).toBe('hidden, half supply');
  expect(about(rows, row, say, of('typed'))).toBe('hidden, half supply');
  expect(about(rows, row, say, of('seen'))).toBe('turned up');
});

it('what is ticked is said, though the value its figure begins with stands under the same rule', () => {
  const heavy: RowsField = {
    ...rows,
    fields: {
      strength: { kind: 'text', msg: says('strength'), start: '', max: 9, big: true, rule: '2.1' },
      heavy: { kind: 'toggle', msg: says('heavy'), start: false, rule: '2.1' },
    },
  };
  const w = explain();
  w.figure('a', says('division')).add(8, says('strength'), '2.1');
  const figure = w.figures.find(({ id }) => id === 'a');
  expect(about(heavy, { id: 'a', strength: '8 5', heavy: true }, say, figure)).toBe('8 5, heavy');
});
