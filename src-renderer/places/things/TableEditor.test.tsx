import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import { setHost } from '../../host/client.ts';
import { useThings } from '../../host/things.ts';
import { draw } from '../../testing/draw.tsx';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { odds } from '../../testing/odds.ts';
import { TableEditor } from './TableEditor.tsx';

const spec: GridSpec = {
  ...odds,
  stated: [{ row: '2', col: '1:1', text: '1/3', rule: '9.1' }],
  warnings: ({ cells }) =>
    cells['1/1:1']?.text === '2/2' ? [{ id: 'odd', msg: { id: 'ui.things.unit' }, binding: true }] : [],
};

const memory: { host: MemoryHost } = { host: memoryHost() };
beforeEach(() => {
  memory.host = memoryHost();
  setHost(memory.host.client);
  useThings.setState({ things: [], refusal: undefined, removed: undefined });
});
const show = () => draw(<TableEditor game={game} spec={spec} thing={undefined} readOnly={false} />);
const here = (): HTMLElement => {
  const cell = document.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!cell) throw new Error('no cell is chosen');
  return cell;
};
const type = (...lines: readonly string[]) => {
  for (const text of lines) {
    fireEvent.keyDown(here(), { key: text[0] ?? '' });
    const input = one<HTMLInputElement>('td input');
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
  }
};
// plain look-ups: by role they would take as long as the rest of the test
const all = <E extends Element>(what: string): readonly E[] => [...document.querySelectorAll<E>(what)];
const one = <E extends Element = HTMLElement>(what: string): E => {
  const [found] = all<E>(what);
  if (!found) throw new Error(`no ${what}`);
  return found;
};
const named = (el: Element): string => el.getAttribute('aria-label') ?? el.textContent ?? '';
const buttons = (name: string | RegExp) =>
  all<HTMLButtonElement>('button').filter((each) =>
    typeof name === 'string' ? named(each) === name : name.test(named(each)),
  );
const press = (name: string | RegExp) => {
  const [found] = buttons(name);
  if (!found) throw new Error(`no button ${name}`);
  fireEvent.click(found);
};
const checks = () => one('aside').textContent ?? '';
const headings = () => all('th[scope="col"]').map((each) => each.textContent);
const texts = () => all('[role="gridcell"]').map((each) => each.textContent);
const alert = () => all('[role="alert"]')[0]?.textContent ?? '';
const dialog = () => waitFor(() => one('[role="dialog"]'));
const closed = () => waitFor(() => expect(all('[role="dialog"]')).toEqual([]));

describe('a table being typed', () => {
  it('ARMIR-T1 ARMIR-T2 shows progress, the checksum, and what the rulebook’s example says of it', () => {
    show();
    expect(checks()).toContain('0 of 4 cells');
    expect(checks()).toContain('Not typed yet.');
    const before = /Checksum (\S+ \S+)/.exec(checks())?.[1];
    type('1/2', '1/–');
    expect(checks()).toContain('2 of 4 cells');
    expect(checks()).toContain('Here it is 1/-: look at your card again.');
    expect(/Checksum (\S+ \S+)/.exec(checks())?.[1]).not.toBe(before);
    fireEvent.keyDown(here(), { key: 'ArrowUp' });
    type('1/3');
    expect(checks()).toContain('So it is here.');
  });

  it('ARMIR-T1 columns are added, named, moved and removed without a mouse; a bad heading changes nothing', async () => {
    show();
    type('1/2');
    press('Columns');
    await dialog();
    const fresh = one<HTMLInputElement>('form input');
    const add = (text: string) => {
      fireEvent.change(fresh, { target: { value: text } });
      fireEvent.submit(fresh);
    };
    add('3-1');
    expect(one('[role="dialog"] [role="status"]').textContent).toBe('3-1 added');
    add('nonsense');
    expect(alert()).toContain('nonsense is not like 3:1');
    expect(fresh).toHaveProperty('value', 'nonsense');
    add('1:1');
    expect(alert()).toContain('1:1 is there already');

    const first = one('[aria-label="Column 1"]');
    fireEvent.change(first, { target: { value: '1:2' } });
    fireEvent.keyDown(first, { key: 'Enter' });
    press('1:2 one place to the right');
    press('Remove 3:1');
    press('Done');
    await closed();
    expect(headings().slice(1)).toEqual(['Odds, 2:1', '1:2']);
    expect(texts().slice(0, 2)).toEqual(['', '1/2']);
    press('Undo');
    expect(headings()).toHaveLength(4);
  });

  it('ARMIR-T1 is typed a second time with the first hidden, compared, and settled cell by cell', () => {
    show();
    type('1/2', '1/3');
    press('Type it a second time');
    expect(texts().join('')).toBe('');
    expect(checks()).not.toMatch(/1\/3/);
    expect(checks()).toContain('0 of 2 cells');
    type('1/2', '2/3');
    expect(checks()).toContain('2 cells, all typed');
    press('Compare');
    expect(checks()).toContain('Typed twice: 2 of 2 cells. 1 differs:');
    press('Checks, Odds, 1:1: take 2/3');
    expect(checks()).toContain('Typed twice: 2 of 2 cells, all alike.');
    expect(texts()[2]).toBe('2/3');
  });

  it('ARMIR-T2 a remark is kept as the card has it, and can be asked for again', () => {
    show();
    type('2/2');
    press('So it is on our card');
    expect(checks()).toContain('1 remark kept as it is');
    expect(buttons('So it is on our card')).toEqual([]);
    press('Remark on it again');
    expect(buttons('So it is on our card')).toHaveLength(1);
  });

  it('ARMIR-T1 a block with headings brings its columns; what lies outside is said', async () => {
    show();
    const paste = (text: string) => fireEvent.paste(here(), { clipboardData: { getData: () => text } });
    paste('\t3-1\n1\t2/-');
    await waitFor(() => expect(headings()).toHaveLength(4));
    expect(texts().slice(0, 3)).toEqual(['', '', '2/-']);
    paste('1/1\t1/1\t1/1\t1/1');
    await waitFor(() => expect(alert()).toContain('1 pasted cell lay outside'));
    paste('\t2:1\t2-1\n1\t1/1\t1/2');
    await waitFor(() => expect(alert()).toContain('2-1 stands twice in the file'));
    expect(texts().slice(0, 3)).toEqual(['1/1', '1/1', '1/1']);
    await act(async () => {});
  });

  it('a table the box prints is corrected cell by cell, marked, and says what is likely only', () => {
    const printed: GridData = {
      id: odds.id,
      cols: ['1:1', '2:1'],
      rows: ['1', '2', '3'],
      cells: {
        '1/1:1': { text: '1/2' },
        '1/2:1': { text: '1/3', sure: false },
        '2/1:1': { text: '2/2' },
        '2/2:1': { text: '2/3' },
      },
      from: '9',
    };
    const { ownCols: _, ...fixed } = odds;
    const mark = { key: 'shaded', msg: { id: 'ui.things.unit' }, act: { id: 'ui.things.checks' } };
    draw(<TableEditor game={game} spec={{ ...fixed, printed, mark }} thing={undefined} readOnly={false} />);
    expect(texts().slice(0, 3)).toEqual(['1/2', '1/3', '2/2']);
    expect(checks()).toContain('As printed: no cell corrected.');
    expect(checks()).toContain('1 cell (?) is likely, not certain');
    // a space marks, typing corrects and keeps the mark, Delete brings the printed text back
    fireEvent.keyDown(here(), { key: ' ' });
    expect(texts()[0]).toBe('1/2 Unit');
    type('3/3');
    expect(texts()[0]).toBe('3/3 Unit');
    expect(checks()).toContain('1 cell corrected from your card');
    expect(checks()).toContain('Boxes marked as Unit: 1');
    fireEvent.keyDown(here(), { key: 'ArrowUp' });
    fireEvent.keyDown(here(), { key: 'Delete' });
    expect(texts()[0]).toBe('1/2 Unit');
    // while marking, each touch marks; a likely cell is made sure by its button
    press('Checks');
    const [, second] = all<HTMLElement>('[role="gridcell"]');
    if (second) {
      fireEvent.focus(second);
      fireEvent.click(second);
    }
    expect(checks()).toContain('Boxes marked as Unit: 2');
    press('Mark as sure');
    expect(checks()).not.toContain('likely');
  });

  it('a value runs on to the right, and a row begins as the one above', () => {
    draw(<TableEditor game={game} spec={{ ...odds, runs: ['1:1', '2:1'] }} thing={undefined} readOnly={false} />);
    type('1/2');
    fireEvent.keyDown(here(), { key: 'ArrowUp' });
    press('Fill to the right');
    fireEvent.keyDown(here(), { key: 'ArrowDown' });
    press('As the row above');
    expect(texts().slice(0, 5)).toEqual(['1/2', '1/2', '1/2', '1/2', '']);
    press('Undo');
    expect(texts().slice(0, 4)).toEqual(['1/2', '1/2', '', '']);
  });

  it('ARMIR-T5 an import is shown cell by cell before it is taken, with what of it is odd', async () => {
    show();
    type('1/2');
    const bring = async (data: object, over: object = {}) => {
      press(/^More for/);
      const pick = new Promise<HTMLInputElement>((resolve) => {
        const click = HTMLInputElement.prototype.click;
        HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
          HTMLInputElement.prototype.click = click;
          resolve(this);
        };
      });
      fireEvent.click(await waitFor(() => one('[role="menuitem"]')));
      const input = await pick;
      const text = JSON.stringify({
        format: 'stato-maggiore/thing',
        version: 1,
        kind: 'table',
        game: game.id,
        of: spec.id,
        name: 'theirs',
        data,
        ...over,
      });
      Object.defineProperty(input, 'files', { value: [new File([text], 'theirs.json')] });
      fireEvent.change(input);
    };
    await bring(
      { cols: ['1:1', '3:1'], cells: { '1/1:1': { text: 'x' }, '1/3:1': { text: '-/-' } } },
      { checksum: 'no' },
    );
    const shown = (await dialog()).textContent;
    expect(shown).toContain('Changes 2 cells');
    expect(shown).toContain('Changed since it was exported');
    expect(shown).toContain('1 cell does not read like 1/2');
    expect(shown).toContain('Its columns: 1:1 3:1.');
    press('Leave as it is');
    await closed();
    expect(texts()[0]).toBe('1/2');

    await bring({ cols: ['2-1', '2:1'], cells: { '1/2-1': { text: '1/1' }, '1/2:1': { text: '1/2' } } });
    await waitFor(() => expect(alert()).toContain('says two things. Nothing was changed.'));
    expect(texts()[0]).toBe('1/2');
  });
});
