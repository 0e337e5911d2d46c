import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roadsToLeningrad as game } from '#rules/games/roads-to-leningrad/index.ts';
import { wholeAttack } from '#rules/games/roads-to-leningrad/testing/whole.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { changeDraft, useBench } from '../../state/bench.ts';
import { onKey } from '../../state/keys.ts';
import { closeGame, gameNow, openGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { FightScreen } from './FightScreen.tsx';

/** 16 against 4 from two hexes: a check comes before the die of the table. Values are invented. */
const input = {
  attacker: 'german',
  attackTotal: 16,
  defenceTotal: 4,
  attackerEr: 6,
  defenderEr: 6,
  unlisted: ['twoHexes', 'armoured'],
};

let id = '';
beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  id = await makeGame(memory, game);
  await openGame(id);
  changeDraft(id, 'attack', { input });
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

const key = (pressed: string) => flush(async () => void fireEvent.keyDown(document.body, { key: pressed }));
const marked = () => document.querySelectorAll('tr[aria-current]').length;
const foot = () => screen.getByRole('contentinfo').textContent ?? '';
const answers = () =>
  gameNow()?.journal.lines.flatMap((line) =>
    'facts' in line ? line.facts.flatMap((fact) => (fact.kind === 'answer' ? [fact] : [])) : [],
  ) ?? [];

describe('a check before the die of the table', () => {
  it('says what it is and what the face gives, and marks no row; the next die is the table’s', async () => {
    draw(<FightScreen />);
    expect(foot()).toContain('passes on 5 or less');
    await key('7');
    expect(foot()).toContain('Die 7: Coordination check: failed');
    expect(marked()).toBe(0);
    await key('Enter');
    // neither the check nor its face is taken for the fight's
    expect(foot()).toContain('DRM +2');
    expect(marked()).toBe(0);
    await key('4');
    expect(marked()).toBe(1);
    expect(foot()).toContain('Die 4 is');
    await key('Enter');
    expect(
      answers()
        .map(({ ask, key: given }) => [ask, given])
        .slice(0, 2),
    ).toEqual([
      ['units', 'none'],
      ['die', '4'],
    ]);
    // no odds of the table stand beside the check
    expect(answers()[0]?.shown).toEqual({ sides: 10 });
    expect(answers()[1]?.shown).toMatchObject({ column: '4-1', code: 'DR' });
  });
});

it('with several columns open, the faces stand under the column that the sentence names, between its neighbours', () => {
  changeDraft(id, 'attack', { input: wholeAttack });
  draw(<FightScreen />);
  const [, column = ''] = /column (\S+),/.exec(foot()) ?? [];
  const all = within(screen.getByRole('list', { name: 'All columns' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);
  const head = [...document.querySelectorAll('thead th')].map((one) => one.textContent);
  const at = all.indexOf(column);
  expect(head[1]).toContain(column);
  expect(head.slice(-2)).toEqual([all[at - 1], all[at + 1]]);
});

it('ten faces stand closer, and where there is no neighbouring column no head stands empty', () => {
  for (const totals of [
    { attackTotal: 1, defenceTotal: 4 },
    { attackTotal: 28, defenceTotal: 4 },
  ]) {
    changeDraft(id, 'attack', { input: { ...input, ...totals, unlisted: [] } });
    draw(<FightScreen />);
    const table = document.querySelector('table[data-many]');
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(10);
    expect(table?.querySelectorAll('tbody td:empty').length).toBeGreaterThan(0);
    expect([...(table?.querySelectorAll('th') ?? [])].filter((head) => head.textContent === '')).toEqual([]);
    cleanup();
  }
});
