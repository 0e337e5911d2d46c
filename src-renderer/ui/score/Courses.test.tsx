import { cleanup, fireEvent, act as flush, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, closeGame, gameNow, useGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openBite } from '../../testing/openBite.ts';
import { openPgg } from '../../testing/openPgg.ts';
import { Courses } from './Courses.tsx';

afterEach(() => {
  cleanup();
  closeGame();
});
function Shown() {
  const open = useGame((s) => s.open);
  return open ? <Courses open={open} /> : null;
}
const show = () =>
  flush(async () => {
    draw(<Shown />);
  });
const said = { id: 'ui.play.said.byHandShort' };
const go = (turn: number) => act(said, [{ kind: 'go', to: `t${turn}/month`, turn, open: [] }]);
const gain = (account: string, n: number) => act(said, [{ kind: 'post', account, n, for: said, rule: '3.6' }]);
const table = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('how the game went', () => {
  it('one figure at a time, with the same in numbers', async () => {
    await openBite('SBE9', { level: 'advanced', a11: true });
    gain('pp.GER.yellow', 24);
    gain('pp.SOV.red', 7);
    go(2);
    gain('pp.GER.yellow', -4);
    await show();
    expect(screen.getByText('PP in hand: Germany', { selector: 'figcaption' })).toBeTruthy();
    expect(table()).toEqual([
      ['Turn', 'yellow', 'red (armor)', 'blue (air)', 'black (fuel)'],
      ['Jun 1941', '24', '0', '0', '0'],
      ['Jul 1941', '20', '0', '0', '0'],
    ]);
    await flush(async () => void gain('pp.GER.yellow', 1));
    expect(table()[2]).toEqual(['Jul 1941', '21', '0', '0', '0']);
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Soviet Union' })));
    expect(table()[1]).toEqual(['Jun 1941', '0', '7', '0']);
    // what never happened is not offered
    expect(screen.queryByRole('button', { name: 'Romania' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Losses in PF' })).toBeNull();
  });

  it('losses of both sides from the fights on record', async () => {
    await openPgg();
    const end = (lost: Readonly<Record<string, number>>) =>
      act(said, [{ kind: 'end', flow: 'f', outcome: { lost }, says: said }]);
    end({ german: 1, soviet: 3 });
    act(said, [{ kind: 'go', to: 't2/x', turn: 2, open: [] }]);
    end({ german: 2, soviet: 0 });
    await show();
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Steps lost' })));
    expect(table()).toEqual([
      ['Turn', 'German', 'Soviet'],
      ['1', '1', '3'],
      ['2', '2', '0'],
    ]);
  });

  it('begins with the second turn', async () => {
    await openBite('SBE9', { level: 'advanced', a11: true });
    gain('pp.GER.yellow', 24);
    await show();
    expect(screen.getByText('The curves begin with the second turn.')).toBeTruthy();
    expect(gameNow()).toBeTruthy();
  });
});
