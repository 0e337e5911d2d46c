import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChanceAsk, ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import { draw } from '../../../testing/draw.tsx';
import { ChoiceEntry, SeenEntry } from './Asks.tsx';

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

it('what is asked before any die leaves the keyboard to who still types the fight; else the usual answer has it', () => {
  const fight = (asked: boolean) => (
    <>
      <label>
        In one line <input type="text" />
      </label>
      {asked && <ChoiceEntry ask={asks(['first', 'second'], false)} sides={[]} onKey={vi.fn()} />}
    </>
  );
  const { rerender, unmount } = draw(fight(false));
  const line = screen.getByLabelText('In one line');
  line.focus();
  rerender(fight(true));
  expect(document.activeElement).toBe(line);
  unmount();
  draw(fight(true));
  expect(document.activeElement?.hasAttribute('data-usual')).toBe(true);
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

it('arrows go from answer to answer, past what the rules do not allow, and Enter gives the one they stand on', () => {
  const onKey = vi.fn();
  const ask = asks(['stay', 'retreat', 'part'], false);
  const options = ask.options.map((option) => (option.key === 'retreat' ? { ...option, not: said('no way') } : option));
  draw(<ChoiceEntry ask={{ ...ask, options }} sides={[]} onKey={onKey} />);
  const [stay, , part] = screen.getAllByRole('button').filter((button) => button.dataset.answer !== undefined);
  if (!stay || !part) throw new Error('no answers');
  expect(document.activeElement).toBe(stay);
  press('ArrowRight', stay);
  expect(document.activeElement).toBe(part);
  press('ArrowDown', part);
  expect(document.activeElement).toBe(stay);
  press('ArrowLeft', stay);
  expect(document.activeElement).toBe(part);
  fireEvent.click(part);
  expect(onKey.mock.calls).toEqual([['part']]);
});

const counters: ChanceAsk = {
  kind: 'chance',
  id: 'reveal',
  who: 'soviet',
  msg: said('Turn them up.'),
  rule: '12.2',
  entry: { kind: 'seen', slots: [{ msg: said('First'), options: [] }] },
  ways: () => [],
  read: (raw) => (Array.isArray(raw) && raw[0] === '1-2-6' ? '1-2-6' : undefined),
};

it('counters to turn up leave the keyboard to who is still typing the fight, else they have it', () => {
  const fight = (asked: boolean) => (
    <>
      <label>
        Line <input type="text" />
      </label>
      {asked && <SeenEntry ask={counters} sides={[]} onRaw={vi.fn()} />}
    </>
  );
  const { rerender } = draw(fight(false));
  const line = screen.getByLabelText('Line');
  line.focus();
  rerender(fight(true));
  expect(document.activeElement).toBe(line);
  rerender(fight(false));
  line.blur();
  rerender(fight(true));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

it('says how a counter is typed before anything is, and until it reads', () => {
  draw(<SeenEntry ask={counters} sides={[]} onRaw={vi.fn()} />);
  const how = () => screen.queryByText('Type it as printed, for example 1-2-6.');
  expect(how()).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '12' } });
  expect(how()).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1-2-6' } });
  expect(how()).toBeNull();
});
