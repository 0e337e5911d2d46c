import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#rules/kit/words/message.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { gridSum } from '../../host/sum.ts';
import { loadThings, useThings } from '../../host/things.ts';
import { asGrid } from '../../host/thingsData.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { ownRulings } from '../../state/ownRulings.ts';
import { useRoute } from '../../state/route.ts';
import { closeGame, act as deed, gameNow, phaseDone, settled, undoOne, useGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { languageOf } from '../../testing/languageOf.ts';
import type { MemoryHost } from '../../testing/memoryClient.ts';
import { openPgg } from '../../testing/openPgg.ts';
import { ThisGame } from './ThisGame.tsx';

let memory: MemoryHost;
let id: string;
beforeEach(async () => {
  ({ memory, id } = await openPgg());
  useThings.setState({ things: undefined, refusal: undefined, removed: undefined });
});
afterEach(() => {
  cleanup();
  closeGame();
});

const Drawn = () => {
  const open = useGame((s) => s.open);
  return open ? <ThisGame open={open} onClose={() => {}} /> : null;
};
const show = async (locale: Locale = 'en') => {
  await act(async () => {
    draw(<Drawn />, locale);
  });
};
const now = (): OpenGame => {
  const open = gameNow();
  if (!open) throw new Error('no game is open');
  return open;
};
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const part = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const pick = (option: string, value: string) =>
  act(async () => {
    const radio = document.querySelector(`[aria-labelledby="option-${option}"] input[value="${value}"]`);
    fireEvent.click(radio ?? document.body);
  });
const journalSays = (locale: Locale) =>
  now().journal.lines.map((line) => languageOf(locale, now().game).say(line.says));
/** Another game of the same with one option that waits for a new turn, and one settled with the set-up. */
const holding = (option: string, takesHold: 'next turn' | 'setup') => {
  const open = now();
  const options = open.game.options.map((one) => (one.id === option ? { ...one, takesHold } : one));
  useGame.setState({ open: { ...open, game: { ...open.game, options } } });
};

describe('the rulings of a game that is played', () => {
  it('lists every one with its value, its rule and its default', async () => {
    await show();
    for (const option of now().game.options) {
      const group = document.querySelector(`[aria-labelledby="option-${option.id}"]`);
      const checked = group?.querySelector<HTMLInputElement>('input:checked');
      expect([option.id, checked?.value]).toEqual([option.id, String(option.start)]);
      expect(within(document.getElementById(`ruling-${option.id}`) ?? document.body).getByText('default')).toBeTruthy();
    }
    expect(screen.getByText('All rulings are the proposed ones.')).toBeTruthy();
  });

  it.each<[Locale, RegExp, string]>([
    ['en', /^From here on$/, 'Both agreed from here on.'],
    ['it', /^Da qui in poi$/, 'Di comune accordo, da qui in poi.'],
  ])('asks from when, then says it in the journal and acts (%s)', async (locale, button, said) => {
    await show(locale);
    await pick('a01', 'stack');
    expect([now().journal.lines, now().context.options.a01]).toEqual([[], 'unit']);
    await press(button);
    expect(now().context.options.a01).toBe('stack');
    expect(journalSays(locale)).toEqual([expect.stringContaining(said)]);
    expect(journalSays(locale)[0]).not.toMatch(/⟨|\{\{/);
    expect(ownRulings(now()).map((option) => option.id)).toEqual(['a01']);
    expect(screen.getByRole('status').textContent).toContain(said);
    await settled();
    expect(memory.games.get(id)?.lines).toHaveLength(1);
  });

  it('is undone from where it was said, and everything is as before', async () => {
    await show();
    await pick('a01', 'stack');
    await press(/^From here on$/);
    await press(/^Undo$/);
    expect([now().context.options.a01, now().journal.head]).toEqual(['unit', null]);
    expect(screen.queryByRole('button', { name: /^Undo$/ })).toBeNull();
  });

  it('leaves everything as it is when nobody answers from when', async () => {
    await show();
    await pick('a01', 'stack');
    await press(/^Leave as it is$/);
    expect(now().journal.lines).toEqual([]);
    expect(document.querySelector<HTMLInputElement>('[aria-labelledby="option-a01"] input:checked')?.value).toBe(
      'unit',
    );
  });

  it('waits for a new turn where the ruling says so, is shown as coming, and can be taken back', async () => {
    holding('a01', 'next turn');
    await show();
    await pick('a01', 'stack');
    await press(/^From turn 2 on$/);
    expect(now().context).toMatchObject({ options: { a01: 'unit' }, coming: { a01: { value: 'stack', from: 2 } } });
    expect(screen.getByText(/^From turn 2 on: /)).toBeTruthy();
    expect(ownRulings(now())).toHaveLength(1);
    await press(/^Not after all$/);
    expect(now().context.coming).toBeUndefined();
    await act(async () => void undoOne());
    await act(async () => {
      while (now().context.turn === 1) if (!phaseDone()) throw new Error('turn 2 was never reached');
    });
    expect(now().context.options.a01).toBe('stack');
    expect(now().context.coming).toBeUndefined();
  });

  it('what is settled with the set-up is shown, said, and not to be changed', async () => {
    holding('a01', 'setup');
    await show();
    expect(screen.getByText(/^Settled with the set-up/)).toBeTruthy();
    await pick('a01', 'stack');
    expect(screen.queryByRole('button', { name: /^From here on$/ })).toBeNull();
    expect(now().journal.lines).toEqual([]);
  });

  it('as if from the start is a correction shown before it is written, and undone brings all back', async () => {
    deed({ id: 'x' }, [{ kind: 'note', text: 'first' }]);
    deed({ id: 'x' }, [{ kind: 'option', option: 'a01', value: 'stack' }]);
    const before = now().state;
    await show();
    await pick('a01', 'unit');
    await press(/^As if from the start/);
    expect(now().state).toBe(before);
    expect(await screen.findByText('Accept the correction')).toBeTruthy();
    await press(/^Accept the correction$/);
    expect(now().context.options.a01).toBe('unit');
    expect(journalSays('en').at(-1)).toContain('as if from the start');
    await act(async () => void undoOne());
    expect(now().state).toEqual(before);
  });

  it('offers no start to a game without a past', async () => {
    await show();
    await pick('a01', 'stack');
    expect(screen.queryByRole('button', { name: /^As if from the start/ })).toBeNull();
  });

  it('changes nothing where nothing can be written', async () => {
    useGame.setState({ open: { ...now(), readOnly: 'locked' } });
    await show();
    await pick('a01', 'stack');
    expect(screen.queryByRole('button', { name: /^From here on$/ })).toBeNull();
  });
});

describe('who plays', () => {
  it('takes other names, on disk and in the open game, and the next line is written behind them', async () => {
    await show();
    await part('Players');
    fireEvent.change(screen.getByLabelText('Soviet'), { target: { value: ' Carla ' } });
    fireEvent.change(screen.getByLabelText('Name of the game'), { target: { value: 'Autumn' } });
    await press(/^Save$/);
    expect(memory.games.get(id)?.envelope).toMatchObject({ name: 'Autumn', players: { soviet: 'Carla' } });
    expect(now().envelope).toMatchObject({ name: 'Autumn', players: { soviet: 'Carla' } });
    expect(screen.getByRole('status').textContent).toBe('Names kept.');
    deed({ id: 'x' }, [{ kind: 'note', text: 'after' }]);
    await settled();
    expect([useGame.getState().disk?.state, memory.games.get(id)?.lines.length]).toEqual(['safe', 1]);
  });

  it('says why names could not be kept, and keeps what was typed', async () => {
    await show();
    await part('Players');
    memory.refuse.set('games.players', { reason: 'disk.full' });
    fireEvent.change(screen.getByLabelText('German'), { target: { value: 'Dino' } });
    await press(/^Save$/);
    expect(screen.getByRole('alert').textContent).toContain('Disk full');
    expect([now().envelope.players, screen.getByLabelText<HTMLInputElement>('German').value]).toEqual([{}, 'Dino']);
  });
});

describe('its own tables and rosters', () => {
  it('names the version in use and takes another, said in the journal', async () => {
    const spec = now().game.tables[0];
    if (!spec) throw new Error('the game has no table');
    const data = (text: string) => ({
      id: spec.id,
      cols: ['strength'],
      rows: ['1'],
      cells: { '1/strength': { text } },
      from: 'typed',
    });
    const thing = (name: string, text: string, saved: string) => ({
      kind: 'table' as const,
      game: now().game.id,
      of: spec.id,
      id: name,
      name,
      data: data(text),
      checksum: checksum(data(text)),
      revision: 1,
      saved,
    });
    const older = thing('Older', '1-1-6', '2026-01-01T20:00:00.000Z');
    const newer = thing('Newer', '2-2-6', '2026-01-02T20:00:00.000Z');
    for (const one of [older, newer]) memory.things.set(one.id, one);
    await loadThings();
    const raw = { [`table:${spec.id}`]: { checksum: older.checksum, data: older.data } };
    useGame.setState({ open: { ...now(), rawThings: raw } });
    await show();
    await part('Tables');
    expect(screen.getByText(new RegExp(`version ${older.checksum.slice(0, 8)}`))).toBeTruthy();
    expect(screen.getByText(/1 cell typed/)).toBeTruthy();
    // ARMIR-T5: what the editor shows for the same table
    const grid = asGrid(spec, older.data);
    expect(screen.getByText(new RegExp(`Checksum ${grid && gridSum(spec, grid)}`))).toBeTruthy();
    await press(/^Use Newer/);
    expect(now().things.tables?.[spec.id]?.cells['1/strength']?.text).toBe('2-2-6');
    expect(journalSays('en')).toEqual(['From here on the game uses: Newer.']);
    expect(screen.getByText(new RegExp(`version ${newer.checksum.slice(0, 8)}`))).toBeTruthy();
    await settled();
    // both are kept: undone, the game is back on the older one
    expect(memory.games.get(id)?.things).toEqual({
      [`table:${spec.id}`]: { ...raw[`table:${spec.id}`], versions: { [newer.checksum]: { data: newer.data } } },
    });
    await act(async () => void undoOne());
    expect(screen.getByText(new RegExp(`version ${older.checksum.slice(0, 8)}`))).toBeTruthy();
  });

  it('says of each what is not in use, and opens the library there', async () => {
    await show('it');
    await part('Tabelle');
    expect(screen.getAllByText(/^non in uso/).length).toBe(
      now().game.tables.length + now().game.rosters.length + (now().game.map ? 1 : 0),
    );
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Apri in archivio' })[0] as HTMLElement),
    );
    expect(useRoute.getState().route).toMatchObject({ at: 'things', game: now().game.id });
  });
});
