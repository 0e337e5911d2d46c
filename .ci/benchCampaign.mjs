// `npm run bench -- months`: a game of Blocks in the East of 49 months and 10,000 entries, as its players would have
// recorded it (all blocks invented): how long it takes to open, to confirm a change, and to draw the ledger after a key.
import { rmSync } from 'node:fs';
import { chromiumArgs, needChromium } from './chromium.mjs';

const wanted = 10_000;
const opens = 12;
const changes = 300;

/** Played once: what the two of them wrote down, made full with notes. */
const played = async (load) => {
  const { campaign, everyRule } = await load('src-rules/games/blocks-in-the-east/testing/campaign.ts');
  const plan = { scenario: 'SBE9', options: everyRule(), seed: 1941, orders: 30, battles: 3 };
  const { table } = campaign(plan);
  // the last month is left open, so that there is something to record
  const end = table.journal.lines.findIndex((line) => line.spans[0] === 'turn:49');
  const lines = table.journal.lines.slice(0, end);
  for (let n = lines.length, last = lines.at(-1); n < wanted; n++) {
    const { id: parent, at, spans } = last;
    const text = `note ${n}`;
    last = {
      id: `n${n}`,
      parent,
      at,
      spans,
      says: { id: 'ui.play.said.note', p: { text: { name: text } } },
      facts: [{ kind: 'note', text }],
    };
    lines.push(last);
  }
  return { table, lines, own: end };
};

/** The roster of those blocks, as the game holds it. */
const thingsOf = async (load, table) => {
  const { checksum } = await load('src-shared/saves/checksum.ts');
  return Object.fromEntries(
    Object.entries(table.things.rosters ?? {}).map(([id, data]) => [
      `roster:${id}`,
      { checksum: checksum(data), data },
    ]),
  );
};

const face = { turn: 49, turns: 49 };

const written = async (call, { table, lines }, things) => {
  const made = await call('games.create', {
    game: table.game.id,
    gameVersion: 1,
    scenario: table.scenario,
    name: 'Dortmund',
    players: {},
    setUp: table.setUp,
    things,
    face,
  });
  const id = made.envelope.id;
  let base = made.revision;
  for (let from = 0; from < lines.length; from += 500) {
    const some = lines.slice(from, from + 500);
    base = (await call('games.write', { id, base, lines: some, head: some.at(-1).id, face })).revision;
  }
  return { id, base };
};

export const campaignPart = async ({ host, clientOf, load, temp, row, ms, rank }) => {
  const game = await played(load);
  const { fold } = await load('src-rules/kit/record/fold.ts');
  const { spansAt } = await load('src-rules/kit/record/undo.ts');
  const { contextOf } = await load('src-rules/kit/game/contextOf.ts');
  const { record } = await load('src-rules/kit/record/standing.ts');
  const { table } = game;
  const library = temp();
  const running = await host(library);
  let id;
  try {
    const call = await clientOf(running.url);
    const made = await written(call, game, await thingsOf(load, table));
    id = made.id;
    const times = [];
    let state;
    let journal;
    for (let i = 0; i < opens; i++) {
      const from = performance.now();
      const saved = await call('games.open', { id });
      journal = { lines: saved.lines, head: saved.head };
      state = fold(saved.setUp, journal);
      contextOf({ game: table.game, scenario: table.scenario, state, things: table.things });
      times.push(performance.now() - from);
    }
    const opened = rank(times.slice(2), 0.5);
    const of = `49 months, ${journal.lines.length.toLocaleString('en')} entries (${game.own.toLocaleString('en')} played)`;
    row(`${of}, opened and folded`, '< 150 ms', ms(opened), opened < 150);

    const action = table.game.actions.find((one) => one.id === 'income-change-axis');
    const took = [];
    let { base } = made;
    for (let n = 0; n < changes; n++) {
      const from = performance.now();
      const context = contextOf({ game: table.game, scenario: table.scenario, state, things: table.things });
      const input = action.parse({ n: n % 2 === 0 ? 1 : -1 }, context);
      const { facts, says } = action.proposes(input.value, context);
      const entry = { id: `c${n}`, at: new Date().toISOString(), says, facts, spans: spansAt(state) };
      const done = record(table.game.standing, journal, state, entry);
      ({ journal, state } = done);
      base = (await call('games.write', { id, base, lines: done.lines, head: journal.head, face })).revision;
      took.push(performance.now() - from);
    }
    const p95 = rank(took, 0.95);
    row(`a change in it worked out, recorded and on disk (p95 of ${changes})`, '< 30 ms', ms(p95), p95 < 30);
    await ledger({ url: running.url, id, row, ms, rank });
  } finally {
    await running.stop();
    rmSync(library, { recursive: true, force: true });
  }
};

/** Keys in the ledger of that game, each measured to the next paint. */
const ledger = async ({ url, id, row, ms }) => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await page.addInitScript(() => {
      window.keys = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keys.push(duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
    });
    await page.goto(url);
    await page.goto(`${page.url().split('#')[0]}#/game/${id}/ledger`);
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(2_500);
    let pressed = 0;
    const slow = [];
    /** Every key apart, so that the slowest is known by its name. */
    const press = async (key) => {
      await page.evaluate(() => {
        window.keys.length = 0;
      });
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
      const most = await page.evaluate(() => Math.max(16, ...window.keys));
      slow.push([most, key]);
      pressed += 1;
    };
    // a purchase typed, recorded and taken back; another page and back
    for (let round = 0; round < 3; round++)
      for (const key of ['a', 'Tab', 'Tab', '2', 'Enter', 'Escape', 'Control+z', 'ArrowRight', 'ArrowLeft'])
        await press(key);
    // phases pass while the ledger is in sight, and are taken back
    for (let n = 0; n < 6; n++) await press('n');
    for (let n = 0; n < 6; n++) await press('Control+z');
    const [[most, key]] = slow.sort((a, b) => b[0] - a[0]);
    row(
      `a key in its ledger to the next paint, slowest of ${pressed}`,
      '< 50 ms',
      `${ms(most)}${most > 16 ? ` (${key})` : ''}`,
      most < 50,
    );
  } finally {
    await browser.close();
  }
};
