import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { undoable } from '#rules/kit/record/undo.ts';
import { setHost } from '../../../host/client.ts';
import { setGames } from '../../../host/games.ts';
import { changeDraft, useBench } from '../../../state/bench.ts';
import { onKey } from '../../../state/keys.ts';
import { closeGame, gameNow, openGame, undoNamed, undoOne } from '../../../state/store.ts';
import { draw } from '../../../testing/draw.tsx';
import { makeGame } from '../../../testing/makeGame.ts';
import { memoryHost } from '../../../testing/memoryClient.ts';
import { tinyBattle, tinyGame } from '../../../testing/tinyBattle.ts';
import { setTableMode } from '../../../ui/theme/applied.ts';
import { FightScreen } from '../FightScreen.tsx';

let id: string;

/** Invented: two equal blocks that hit on 5 or more attack two unequal ones that need a 6. */
const forces = {
  german: [
    { id: 'a', name: 'Alpha', arm: 'infantry', pf: 3, toHit: 5 },
    { id: 'b', name: 'Bravo', arm: 'tanks', pf: 3, toHit: 5 },
  ],
  soviet: [
    { id: 'x', name: 'Xray', arm: 'infantry', pf: 3, toHit: 6 },
    { id: 'y', name: 'Yankee', arm: 'artillery', pf: 2, toHit: 6 },
  ],
};

beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  const memory = memoryHost();
  setHost(memory.client);
  setGames([tinyGame]);
  id = await makeGame(memory, tinyGame);
  await openGame(id);
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  setTableMode(false);
  vi.restoreAllMocks();
  cleanup();
  closeGame();
});

const key = async (pressed: string) => {
  // what is drawn listens by then
  await flush(async () => {});
  await flush(async () => void fireEvent.keyDown(document.body, { key: pressed }));
};
const click = (element: Element) => flush(async () => void fireEvent.click(element));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shows = (name: string) => screen.getByRole('region', { name });
const lines = () => gameNow()?.journal.lines ?? [];
const kinds = () => lines().map((line) => ('facts' in line ? line.facts[0]?.kind : 'fix'));
const lastAnswer = () => {
  const line = lines().findLast((each) => 'facts' in each && each.facts[0]?.kind === 'answer');
  const fact = line && 'facts' in line ? line.facts[0] : undefined;
  return fact?.kind === 'answer' ? fact : undefined;
};
const plan = (locale: 'en' | 'it' = 'en') => {
  changeDraft(id, tinyBattle.id, { input: forces });
  return draw(<FightScreen />, locale);
};
/** Both fire once without a hit: the German is asked whether to go on. */
const firstRound = async () => {
  for (const pressed of ['Enter', '0', 'Enter', '0', 'Enter']) await key(pressed);
};

describe('the plan of a battle', () => {
  it('says why there is nothing to fight while a side is empty, and offers no fight', async () => {
    draw(<FightScreen />);
    expect(screen.getByText(/^A side has no block\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Fight it/ })).toBeNull();
    await key('Enter');
    expect(screen.queryByText(/dice to roll/)).toBeNull();
  });

  it('shows at once who wins, what is left, each round, each block, what if, and giving up', async () => {
    await flush(async () => void plan());
    const result = shows('Result');
    expect(result.querySelector('output')?.textContent).toMatch(/^\d+\.\d\u202f%$/);
    expect(within(result).getByRole('img', { name: /How it ends from here: the German takes the hex/ })).toBeTruthy();
    expect(within(shows('PF left, on average')).getByText('3.6')).toBeTruthy();
    expect(within(result).getByRole('table', { name: 'By round' })).toBeTruthy();
    expect(within(shows('Blocks at the end')).getAllByLabelText(/^gone: 25\.0/)).toHaveLength(3);
    // −0.05 is five points, not five percent of something
    const whatIfs = await screen.findByRole('region', { name: 'What if' });
    expect(within(whatIfs).getByText('−5')).toBeTruthy();
    expect(within(shows('Giving up')).getByText(/^30\.0/)).toBeTruthy();
    expect(gameNow()?.journal.lines).toHaveLength(0);
  });

  it('keeps the keyboard in the form when a value makes the forces incomplete', async () => {
    await flush(async () => void plan());
    const list = shows('German blocks');
    await click(within(list).getByRole('button', { name: /Alpha/ }));
    const pf = within(list).getByRole('spinbutton', { name: 'PF' });
    pf.focus();
    await flush(async () => void fireEvent.change(pf, { target: { value: '' } }));
    expect(document.activeElement).toBe(pf);
    expect(pf.isConnected).toBe(true);
  });

  it('goes to the first throw by Enter and back again, and records nothing by it', async () => {
    await flush(async () => void plan());
    await key('Enter');
    expect(screen.getByRole('heading', { name: 'Round 1' })).toBeTruthy();
    await click(button('Change the forces'));
    expect(shows('German blocks')).toBeTruthy();
    expect(lines()).toHaveLength(0);
  });
});

describe('a fight step', () => {
  it('shows the step, the dice grouped by block with their reasons, and every number of hits with what it leads to', async () => {
    await flush(async () => void plan());
    await key('Enter');
    const steps = within(screen.getByRole('list', { name: 'Steps of the round' })).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset.state)).toEqual(['skipped', 'now', 'later']);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    const now = shows('The throw');
    expect(within(now).getByText('dice to roll').parentElement?.textContent).toBe('2 dice to roll');
    expect(within(now).getAllByText('only a 6 hits')).toHaveLength(2);
    expect(within(now).getAllByText('TECH 2')).toHaveLength(2);
    // 1 − (5/6)²
    expect(now.textContent).toContain('At least one hit in 30.6\u202f%, on average 0.33.');
    const keys = within(shows('Hits')).getAllByRole('button', { pressed: false }).slice(-3);
    expect(keys.map((each) => each.querySelector('b')?.textContent)).toEqual(['0', '1', '2']);
    expect(keys[0]?.textContent).toContain('69.4\u202f%');
  });

  it('is begun by the Enter behind the one that closed a row, and by none from a row merely walked to', async () => {
    await flush(async () => void plan());
    const row = () => document.querySelector<HTMLElement>('[data-row]') ?? document.body;
    const enter = (on: Element) =>
      flush(async () => {
        if (fireEvent.keyDown(on, { key: 'Enter' }) && on instanceof HTMLButtonElement) fireEvent.click(on);
      });
    await flush(async () => row().focus());
    await enter(row());
    expect(row().getAttribute('aria-expanded')).toBe('true');
    const number = document.querySelector<HTMLElement>('[data-open] input[data-digits]') ?? document.body;
    await flush(async () => number.focus());
    await enter(number);
    expect(row().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(row());
    expect(screen.queryByRole('region', { name: 'The throw' })).toBeNull();
    await enter(row());
    expect(shows('The throw')).toBeTruthy();
  });

  it('shows the faces round each block, marks where the next hit falls, and says a tie', async () => {
    await flush(async () => void plan());
    await key('Enter');
    const german = shows('German, attacks');
    const faces = [...german.querySelectorAll('svg')].filter((svg) => svg.dataset.state);
    expect([...(faces[0]?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual(['3', '2', '1']);
    expect(within(german).getByText('next hit: 3 to 2')).toBeTruthy();
    expect(within(german).getByText('ties: its owner chooses')).toBeTruthy();
    // the Soviet fires: none of its own is marked
    expect(within(shows('Soviet, defends')).queryByText(/next hit/)).toBeNull();
  });

  it('takes hits by digit, records them by Enter with dice, expectation and chances, and says them', async () => {
    await flush(async () => void plan());
    await key('Enter');
    await key('Enter');
    expect(lines()).toHaveLength(0);
    await key('1');
    expect(screen.getByRole('img', { name: /How it ends after 1 hit/ })).toBeTruthy();
    await key('Backspace');
    await key('9');
    await key('Enter');
    expect(lines()).toHaveLength(0);
    await key('1');
    await key('Enter');
    expect(kinds()).toEqual(['flow', 'answer']);
    const answer = lastAnswer();
    expect(answer).toMatchObject({
      key: '1',
      raw: 1,
      by: 'table',
      shown: {
        side: 'soviet',
        hits: 1,
        mean: 1 / 3,
        code: '1',
        dice: [
          { count: 1, toHit: 6 },
          { count: 1, toHit: 6 },
        ],
      },
    });
    expect(answer?.shown).not.toHaveProperty('sides');
    expect(lines()[1]?.says).toMatchObject({ id: 'kit.said.hits', p: { count: 1, dice: { p: { count: 2 } } } });
    expect(shows('Choose').textContent).toContain('Last throw');
  });

  it('a tie is settled by a tap on the block, or by its button', async () => {
    await flush(async () => void plan());
    for (const pressed of ['Enter', '1', 'Enter']) await key(pressed);
    await click(button('The hit falls on Bravo'));
    expect(lastAnswer()).toMatchObject({ ask: 'defends.tie', key: 'b' });
    const bravo = within(shows('German, attacks')).getByText('Bravo').closest('li');
    expect(bravo?.querySelector('text')?.textContent).toBe('2');
  });

  it('types faces one by one in the order of the dice, and counts the hits among them', async () => {
    await flush(async () => void plan());
    await key('Enter');
    await click(button('Type each face'));
    await key('6');
    expect(button(/^Record/).hasAttribute('disabled')).toBe(true);
    await key('3');
    await key('Backspace');
    await click(within(screen.getByRole('group', { name: 'Face of die 2' })).getByRole('button', { name: /5/ }));
    expect(screen.getByText('1 hit: record it')).toBeTruthy();
    await key('Enter');
    expect(lastAnswer()).toMatchObject({ key: '1', raw: [6, 5], by: 'table', shown: { sides: 6, hits: 1 } });
  });

  it('lets the app throw all dice: the faces are in the record at once, and come back after an undo', async () => {
    const faces = [6, 2, 4, 4];
    const real = crypto.getRandomValues.bind(crypto);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (!(array instanceof Uint8Array && array.length === 1)) return real(array);
      array[0] = (faces.shift() ?? 1) - 1;
      return array;
    });
    await flush(async () => void plan());
    await key('Enter');
    await key('d');
    expect(lastAnswer()).toMatchObject({ raw: [6, 2], by: 'app', shown: { sides: 6, hits: 1 } });
    // the faces lie there until they are recorded; no hand changes them
    expect(screen.getByText('1 hit: record it')).toBeTruthy();
    await key('4');
    await key('Backspace');
    expect(screen.getByText('1 hit: record it')).toBeTruthy();
    await key('Enter');
    expect(screen.queryByText('1 hit: record it')).toBeNull();
    expect(lastAnswer()).toMatchObject({ raw: [6, 2] });
    await flush(async () => void undoOne());
    await key('d');
    expect(lastAnswer()?.raw).toEqual([6, 2]);
    await click(button('Both agree: roll anew'));
    await key('d');
    expect(lastAnswer()?.raw).toEqual([4, 4]);
  });

  it('asks what a side does with what each choice is worth, and the block gone is told by more than colour', async () => {
    await flush(async () => void plan());
    await firstRound();
    const choose = shows('Choose');
    expect(within(choose).getByText(/^wins in \d/)).toBeTruthy();
    expect(within(choose).getByText('keeps 6 PF')).toBeTruthy();
    await click(button('Go on'));
    expect(screen.getByRole('heading', { name: 'Round 2' })).toBeTruthy();
    for (const pressed of ['0', 'Enter', '2', 'Enter']) await key(pressed);
    // 3 and 2: the first hit makes both 2, the second is chosen
    await click(button('The hit falls on Yankee'));
    await click(button('Go on'));
    for (const pressed of ['0', 'Enter', '2', 'Enter']) await key(pressed);
    const soviet = shows('Soviet, defends');
    expect(soviet.querySelectorAll('[data-state="in"]').length).toBeGreaterThan(0);
  });

  it('undoes one answer, a whole round by its number, and the fight back to the plan', async () => {
    await flush(async () => void plan());
    await firstRound();
    await click(button('Go on'));
    for (const pressed of ['0', 'Enter', '0', 'Enter']) await key(pressed);
    const offered = () => undoable(gameNow()?.journal ?? { lines: [], head: null }).map(({ span }) => span);
    const flow = lastAnswer()?.flow ?? '';
    expect(offered().slice(0, 3)).toEqual([undefined, `round:${flow}/2`, `fight:${flow}`]);
    await flush(async () => void undoOne());
    expect(screen.getByRole('heading', { name: 'Round 2' })).toBeTruthy();
    await flush(async () => void undoNamed(`round:${flow}/1`));
    expect(screen.getByRole('heading', { name: 'Round 1' })).toBeTruthy();
    expect(shows('The throw').textContent).toContain('2 dice to roll Soviet fire'.replace(' S', 'S'));
    await flush(async () => void undoNamed(`fight:${flow}`));
    expect(shows('German blocks')).toBeTruthy();
  });

  it('ends with what the rules demand, then the next battle begins as a plan', async () => {
    await flush(async () => void plan());
    await firstRound();
    await click(button('Give up'));
    expect(kinds()?.at(-1)).toBe('end');
    expect(screen.getByRole('list', { name: 'Do now' })).toBeTruthy();
    await key('Enter');
    expect(shows('German blocks')).toBeTruthy();
  });

  it('speaks Italian', async () => {
    await flush(async () => void plan('it'));
    await key('Enter');
    expect(screen.getByText('dadi da tirare')).toBeTruthy();
    expect(shows('Colpi')).toBeTruthy();
  });
});

describe('a battle that takes long to work out', () => {
  /** The small battle, said to take a minute: its ends come from a worker that answers when it is told to. */
  const slow = (change: (panel: BattlePanel) => BattlePanel = (panel) => panel) => {
    const workers: { onmessage?: (event: { data: unknown }) => void; asked?: { id: number } }[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        onmessage?: (event: { data: unknown }) => void;
        asked?: { id: number };
        constructor() {
          workers.push(this);
        }
        postMessage(asked: { id: number }) {
          this.asked = asked;
        }
        terminate() {
          workers.splice(workers.indexOf(this), 1);
        }
      },
    );
    const panelOf: Calculator['panel'] = (...of) => {
      const panel = tinyBattle.panel(...of);
      return panel.kind === 'battle' ? change(panel) : panel;
    };
    const brief: Calculator['panel'] = (...of) => {
      const panel = tinyBattle.panel(...of);
      if (panel.kind !== 'battle') return panel;
      const roll = panel.roll && { ...panel.roll, hits: panel.roll.hits.map(({ n, chance }) => ({ n, chance })) };
      return {
        ...panel,
        ...(roll ? { roll } : {}),
        ends: [],
        endsIn: [],
        decision: [],
        whatIfs: [],
        retreats: [],
      };
    };
    setGames([
      { ...tinyGame, calculators: [{ ...tinyBattle, cost: () => 60_000, panel: panelOf, quickPanel: brief }] },
    ]);
    const context = () => gameNow()?.context ?? fail();
    const parsed = tinyBattle.parse(forces);
    return {
      busy: () => workers.length,
      arrives: () =>
        flush(async () => {
          const [worker] = workers;
          const panel = panelOf(parsed.ok ? parsed.value : fail(), context(), []);
          worker?.onmessage?.({ data: { id: worker.asked?.id, panel } });
        }),
    };
  };
  const fail = (): never => {
    throw new Error('not there');
  };
  afterEach(() => vi.unstubAllGlobals());

  it('shows the throw at once, the ends when they arrive, and those of before dimmed while others are worked out', async () => {
    const { busy, arrives } = slow();
    await openGame(id);
    await flush(async () => void plan());
    await screen.findByRole('progressbar');
    expect(shows('Result').querySelector('output')).toBeNull();
    await arrives();
    expect(shows('Result').querySelector('output')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    for (const pressed of ['Enter', '0', 'Enter']) await key(pressed);
    // the next throw is there, with its chances; what it leads to is not
    expect(within(shows('The throw')).getByText('dice to roll').parentElement?.textContent).toBe('2 dice to roll');
    expect(shows('Hits').textContent).toContain('44.4');
    expect(shows('Hits').textContent).not.toContain('German wins');
    expect(screen.getByRole('img', { name: /How it ends from here/ }).closest('[data-stale]')).toBeTruthy();
    expect(lastAnswer()?.shown).toMatchObject({ mean: 1 / 3, hits: 0 });
    expect(busy()).toBe(1);
    await screen.findByRole('progressbar');
    await key('Escape');
    expect(busy()).toBe(0);
    expect(button('Work it out')).toBeTruthy();
    // called off, the battle goes on all the same
    for (const pressed of ['2', 'Enter']) await key(pressed);
    expect(lastAnswer()).toMatchObject({ ask: 'attacks', key: '2' });
  });

  it('says plainly that it is too large, and shows the throws all the same', async () => {
    const { arrives } = slow((panel) => ({ ...panel, ends: [], tooLarge: { id: 'tiny.tooLarge' } }));
    await openGame(id);
    await flush(async () => void plan());
    await arrives();
    expect(shows('Result').textContent).toContain('Too large to be worked out.');
    await key('Enter');
    expect(within(shows('The throw')).getByText('dice to roll')).toBeTruthy();
    expect(screen.getByText('Too large to be worked out.')).toBeTruthy();
  });
});

describe('the battle in table mode', () => {
  it('reads from afar: how many dice, hitting on what, and the hits as keys', async () => {
    await flush(async () => void plan());
    await key('Enter');
    await flush(async () => setTableMode(true));
    const page = screen.getByRole('main', { name: 'Table mode' });
    expect(within(page).getByLabelText('2 dice to roll').textContent).toBe('2');
    expect(page.textContent).toContain('6');
    await click(button('1 hit'));
    await key('Enter');
    expect(lastAnswer()).toMatchObject({ key: '1', raw: 1 });
    // the tie is a choice of buttons here, too
    await click(button('Bravo'));
    expect(lastAnswer()).toMatchObject({ key: 'b' });
  });
  it('shows the chance to win while the battle is planned, and begins it', async () => {
    await flush(async () => void plan());
    await flush(async () => setTableMode(true));
    expect(screen.getByRole('main', { name: 'Table mode' }).textContent).toContain('wins');
    await key('Enter');
    expect(screen.getByLabelText('2 dice to roll')).toBeTruthy();
  });
});
