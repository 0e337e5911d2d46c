// @vitest-environment happy-dom
import '../../../testing/setUp.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import { draw } from '../../../testing/draw.tsx';
import { ChoiceEntry } from './Asks.tsx';

afterEach(cleanup);

const said = (what: string) => ({ id: 'rtl.attack.ask', p: { what: { name: what } } });
const asks = (keys: readonly string[], blind: boolean): ChoiceAsk => ({
  kind: 'choice',
  id: 'er-attacker',
  who: 'german',
  msg: said('How much?'),
  rule: '10.61',
  options: keys.map((key) => ({ key, msg: said(key) })),
  usual: keys[0] ?? '',
  ...(blind ? { blind: true } : {}),
});
const ten = Array.from({ length: 10 }, (_, i) => String(i + 1));
const press = (key: string, on: Element | Window = window) => fireEvent.keyDown(on, { key });

it('what only the players know has no answer under Enter, and the keyboard stays where they type', () => {
  const onKey = vi.fn();
  const fight = (asked: boolean) => (
    <>
      <label>
        Defence <input type="text" data-digits="" />
      </label>
      {asked && <ChoiceEntry ask={asks(ten, true)} sides={[]} onKey={onKey} />}
    </>
  );
  const { rerender } = draw(fight(false));
  const field = screen.getByLabelText('Defence');
  field.focus();
  rerender(fight(true));
  expect(document.activeElement).toBe(field);
  press('7', field);
  expect(onKey).not.toHaveBeenCalled();
});

it('numbers are answered by their digits, ten by 0; words are not', () => {
  const onKey = vi.fn();
  const { rerender } = draw(<ChoiceEntry ask={asks(ten, true)} sides={[]} onKey={onKey} />);
  press('7');
  press('0');
  expect(onKey.mock.calls).toEqual([['7'], ['10']]);
  rerender(<ChoiceEntry ask={asks(['stay', 'retreat'], false)} sides={[]} onKey={onKey} />);
  press('1');
  rerender(<ChoiceEntry ask={asks(ten, true)} sides={[]} onKey={onKey} disabled />);
  press('1');
  expect(onKey).toHaveBeenCalledTimes(2);
});
