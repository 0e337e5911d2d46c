import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { cells } from '#rules/games/roads-to-leningrad/ids.ts';
import { roadsToLeningrad } from '#rules/games/roads-to-leningrad/index.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Part, untold } from '#shared/room.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { makeGame } from '../testing/makeGame.ts';
import type { MemoryHost } from '../testing/memoryClient.ts';
import { openPgg } from '../testing/openPgg.ts';
import { changeDraft, draftOf, openCalc, useBench } from './bench.ts';
import { useOthers } from './others.ts';
import { endsPhases, notMine } from './part.ts';
import { useSettings } from './settings.ts';
import {
  abandon,
  act,
  closeGame,
  gameNow,
  jumpToLine,
  openGame,
  phaseDone,
  settled,
  undoOne,
  useGame,
} from './store.ts';

let memory: MemoryHost;
let id: string;

const note = (text: string) => act({ id: 'x' }, [{ kind: 'note', text }]);
const head = () => gameNow()?.journal.head ?? null;
const line = (own: string, parent: string | null, facts: readonly Fact[] = []) => ({
  id: own,
  parent,
  who: 'Tablet',
  at: '2026-01-01T20:00:00.000Z',
  says: { id: 'x.theirs' },
  facts,
  spans: [],
});
/** A device of the room wrote: it is on disk, and the windows hear it. */
const theyWrite = (lines: readonly ReturnType<typeof line>[], at: string | null, hear = true) => {
  const before = memory.games.get(id);
  if (!before) throw new Error('a game that is open is there');
  const revision = before.revision + 1;
  const saved = `s${revision}`;
  memory.games.set(id, { ...before, lines: [...before.lines, ...lines], head: at, revision, saved });
  if (hear)
    memory.tell({ event: 'changed', what: 'games', id, revision, wrote: { lines: [...lines], head: at, saved } });
};

beforeEach(async () => {
  ({ memory, id } = await openPgg());
});
afterEach(() => {
  closeGame();
  abandon();
  useSettings.setState({ info: undefined });
  useBench.setState({ drafts: {}, calc: {} });
});

describe('what a device of the room wrote', () => {
  it('comes into the open game line by line, says who did it, and the next change is made on it', async () => {
    theyWrite([line('d1', null)], 'd1');
    expect(head()).toBe('d1');
    expect(useGame.getState()).toMatchObject({ disk: { state: 'safe', revision: 2, saved: 's2' } });
    expect(useGame.getState().notice).toBeUndefined();
    expect(useOthers.getState()).toEqual({ did: { who: 'Tablet', says: { id: 'x.theirs' } } });
    note('mine');
    expect(useOthers.getState().did).toBeUndefined();
    await settled();
    expect(memory.games.get(id)).toMatchObject({ revision: 3, lines: [{ id: 'd1' }, { parent: 'd1' }] });
  });

  it('is read anew where something between was missed', async () => {
    theyWrite([line('d1', null)], 'd1', false);
    theyWrite([line('d2', 'd1')], 'd2');
    await waitFor(() => expect(head()).toBe('d2'));
    expect(gameNow()?.journal.lines.map((one) => one.id)).toEqual(['d1', 'd2']);
  });

  it('beside the path of the game is a branch the players choose, unless both did the same', async () => {
    note('mine');
    await settled();
    const mine = head();
    theyWrite([line('d1', null, [{ kind: 'note', text: 'mine' }])], mine);
    expect(useOthers.getState().fork).toBeUndefined();
    theyWrite([line('d2', null, [{ kind: 'note', text: 'theirs' }])], mine);
    expect(head()).toBe(mine);
    expect(useOthers.getState().fork).toEqual({ leaf: 'd2', mine: false, who: 'Tablet', says: { id: 'x.theirs' } });
    // one of the others chooses: this screen goes along, and has nothing to choose any more
    theyWrite([], 'd2');
    expect(useOthers.getState()).toEqual({ did: { says: { id: 'x.theirs' }, moved: true }, fork: undefined });
    jumpToLine(mine);
    await settled();
    expect(memory.games.get(id)?.head).toBe(mine);
    // chosen in the journal instead: gone on with from there, nothing is offered any more
    theyWrite([line('d3', null, [{ kind: 'note', text: 'theirs too' }])], mine);
    expect(useOthers.getState().fork).toMatchObject({ leaf: 'd3' });
    jumpToLine('d3');
    note('behind it');
    expect(useOthers.getState().fork).toBeUndefined();
  });

  it('while this screen wrote too: the host says where both met, and this one stands there', async () => {
    theyWrite([line('d1', null)], 'd1', false);
    const write = memory.client['games.write'];
    // as a host does whose game is open to the room: both are kept, who came first holds the head
    setHost({
      ...memory.client,
      'games.write': async (asked) => {
        const there = memory.games.get(id);
        if (!there || asked.base === there.revision) return write(asked);
        const reply = await write({ ...asked, base: there.revision, head: there.head });
        return reply.ok ? { ok: true, value: { ...reply.value, head: there.head } } : reply;
      },
    });
    note('mine');
    const mine = head();
    await settled();
    await waitFor(() => expect(head()).toBe('d1'));
    expect(
      gameNow()
        ?.journal.lines.map((one) => one.id)
        .sort(),
    ).toEqual(['d1', mine].sort());
    expect(useOthers.getState().fork).toMatchObject({ leaf: mine, mine: true });
    note('behind');
    await settled();
    expect(memory.games.get(id)?.lines.at(-1)).toMatchObject({ parent: 'd1' });
  });

  it('heard before the word that this screen’s own is on disk: it stands where the later one stands', async () => {
    const write = memory.client['games.write'];
    let arrives = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    setHost({
      ...memory.client,
      'games.write': async (asked) => {
        const reply = await write(asked);
        await arrived;
        return reply;
      },
    });
    note('mine');
    const mine = head();
    await Promise.resolve();
    await Promise.resolve();
    theyWrite([line('d1', mine)], 'd1');
    expect(head()).toBe(mine);
    expect(useOthers.getState()).toEqual({});
    arrives();
    await waitFor(() => expect(head()).toBe('d1'));
    expect(useOthers.getState().did).toMatchObject({ who: 'Tablet' });
    expect(useGame.getState().disk).toMatchObject({ state: 'safe', revision: 3 });
    note('behind');
    await settled();
    expect(memory.games.get(id)?.lines.at(-1)).toMatchObject({ parent: 'd1' });
  });

  it('a fight that lies prepared here is gone on with, another is left alone', () => {
    const flow = (input: Record<string, number>): Fact => ({
      kind: 'flow',
      flow: 'f1',
      game: game.id,
      calc: 'attack',
      v: 1,
      input: { attack: 26, defence: 9, ...input },
      around: {},
    });
    openCalc(id, 'attack');
    changeDraft(id, 'attack', { input: { attack: 26, defence: 9 }, face: 4 });
    const lies = () => draftOf(useBench.getState(), id, 'attack');
    theyWrite([line('d1', null, [flow({ attack: 27 })])], 'd1');
    expect(lies()).toMatchObject({ face: 4 });
    expect(lies().flow).toBeUndefined();
    theyWrite([line('d2', 'd1', [flow({ more: 1 })])], 'd2');
    expect(lies()).toMatchObject({ face: null, flow: 'f1' });
    // what was taken out of the fight here was not thrown for there
    const units = [
      { id: 'a1', attack: 4 },
      { id: 'a2', attack: 3 },
    ];
    changeDraft(id, 'attack', { input: { german: units }, out: ['a2'], flow: undefined });
    const thrown = { ...flow({}), flow: 'f2', input: { german: units.slice(0, 1) } } as Fact;
    theyWrite([line('d3', 'd2', [thrown])], 'd3');
    expect(lies()).toMatchObject({ flow: 'f2' });
  });
});

describe('this screen as a device of the room', () => {
  const does = (part: Part) =>
    useSettings.setState({
      info: {
        version: '0',
        host: 'browser',
        locale: 'en',
        library: '',
        second: { game: id, opening: 'o', device: 'd', name: 'Anna', ...part },
      },
    });
  const roll: Fact = { kind: 'roll', what: 'fight', sides: 6, faces: [4], by: 'table' };

  it('that types dice signs what it records, and refuses all else with a word', async () => {
    note('the owner’s');
    does({ role: 'dice' });
    expect(endsPhases({})).toBe(false);
    expect(phaseDone()).toBe(false);
    expect(useGame.getState().notice).toEqual({ id: 'ui.second.not.dice' });
    expect(act({ id: 'x' }, [roll])).toBe(true);
    expect(gameNow()?.journal.lines.at(-1)).toMatchObject({ who: 'Anna' });
    expect(undoOne()).toBe(true);
    expect(undoOne()).toBe(false);
    expect(useGame.getState().notice).toEqual({ id: 'ui.second.not.move' });
  });

  it('that plays a side leaves what it was never told alone: a marker drawn on the owner’s screen', async () => {
    setGames([roadsToLeningrad]);
    id = await makeGame(memory, roadsToLeningrad);
    await openGame(id);
    does({ role: 'plays', side: 'german' });
    const putsBack: Fact = { kind: 'set', cell: cells.drawn, value: '' };
    expect(act({ id: 'x' }, [putsBack])).toBe(true);
    await settled();
    theyWrite([line('d1', head(), [{ kind: 'set', cell: cells.drawn, value: untold }])], 'd1');
    expect(act({ id: 'x' }, [putsBack])).toBe(false);
    expect(useGame.getState().notice).toEqual({ id: 'ui.second.not.hidden' });
    expect(phaseDone()).toBe(true);
    // what a standing rule clears away at the end of a sequence goes with it
    const open = gameNow();
    const cleared = { ...line('r1', 'd1', [putsBack]), by: { rule: 'r', v: 1, from: {}, cause: 'd1' } };
    expect(open && notMine(open, [cleared])).toBeUndefined();
  });

  it('that plays a side ends phases, and leaves rulings and the notes of others alone', () => {
    note('the owner’s');
    does({ role: 'plays', side: 'german' });
    expect(undoOne()).toBe(true);
    expect(phaseDone()).toBe(true);
    expect(act({ id: 'x' }, [{ kind: 'option', option: 'o', value: true }])).toBe(false);
    expect(useGame.getState().notice).toEqual({ id: 'ui.second.not.role' });
    expect(act({ id: 'x' }, [{ kind: 'sealed', note: 'n/1', side: 'soviet', print: 'p', box: 'b' }])).toBe(false);
    expect(useGame.getState().notice).toEqual({ id: 'ui.second.not.side' });
  });
});
