import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { setHost } from '../../host/client.ts';
import { useThings } from '../../host/things.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import { RosterEditor } from './RosterEditor.tsx';

const m = { id: 'ui.things.cell' };
/** An invented roster: guns have no strength, a note may stay empty. */
const spec: RosterSpec = {
  id: 'blues',
  msg: m,
  about: m,
  rule: '2',
  steps: 'cp',
  isLadder: (text) => /^\d+( \d+)*$/.test(text),
  acts: [
    {
      id: 'less',
      msg: { id: 'ui.things.faces' },
      rule: '2',
      field: 'cp',
      text: ({ values: { cp } }) => (typeof cp === 'string' && cp.length < 5 ? `${cp} 1` : undefined),
    },
  ],
  fields: {
    note: { kind: 'text', msg: m, start: '', max: 9, optional: true },
    guns: { kind: 'toggle', msg: m, start: false },
    cp: {
      kind: 'text',
      msg: m,
      hint: { id: 'ui.things.checks' },
      start: '',
      max: 9,
      when: { field: 'guns', is: false },
    },
  },
  known: [
    { id: 'a', name: 'First', values: { guns: true } },
    { id: 'b', name: 'Second', values: { guns: false, cp: null } },
  ],
};

beforeEach(() => {
  setHost(memoryHost().client);
  useThings.setState({ things: [], refusal: undefined, removed: undefined });
});
const cell = (at: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${at}"]`);
  if (!found) throw new Error(`no cell ${at}`);
  return found;
};

it('ARMIR-T7 begins at the first value a counter has and nobody typed; what it does not have is no gap', () => {
  draw(<RosterEditor game={game} spec={spec} thing={undefined} readOnly={false} />);
  expect(document.querySelector('[aria-selected="true"]')).toBe(cell('1/3'));
  // optional, not there, asked for
  expect([cell('1/1').dataset.missing, cell('1/1').dataset.idle]).toEqual([undefined, undefined]);
  expect([cell('0/3').dataset.missing, cell('0/3').dataset.idle]).toEqual([undefined, 'true']);
  expect([cell('1/3').dataset.missing, cell('1/3').dataset.idle]).toEqual(['true', undefined]);
});

it('ARMIR-AMB-33 gives an entry its next step by one press of the players', () => {
  draw(<RosterEditor game={game} spec={spec} thing={undefined} readOnly={false} />);
  const act = () => [...document.querySelectorAll('button')].find((each) => each.textContent === 'Faces');
  expect(act()?.disabled).toBe(true);
  fireEvent.keyDown(cell('1/3'), { key: '9' });
  const input = document.querySelector('td input');
  if (!input) throw new Error('no cell is open');
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.keyDown(cell('2/3'), { key: 'ArrowUp' });
  const press = act();
  if (!press) throw new Error('no button');
  fireEvent.click(press);
  expect(cell('1/3').textContent).toBe('9 1');
  fireEvent.click(press);
  expect(cell('1/3').textContent).toBe('9 1 1');
  expect(act()?.disabled).toBe(true);
});

it('a value that does not fit is marked, and what such a value is written like is said with it', () => {
  draw(<RosterEditor game={game} spec={spec} thing={undefined} readOnly={false} />);
  fireEvent.keyDown(cell('1/3'), { key: 'x' });
  fireEvent.keyDown(screen.getByRole('textbox', { name: /^2/ }), { key: 'Enter' });
  expect(cell('1/3').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/x does not fit\. Checks/)).toBeTruthy();
});
