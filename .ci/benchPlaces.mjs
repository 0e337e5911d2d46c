// The bench of places: how soon each place of a game stands when it is gone to for the first time, in all four games.
import { rmSync } from 'node:fs';
import { chromiumArgs, needChromium } from './chromium.mjs';

const games = ['Panzergruppe Guderian', 'Roads to Leningrad', 'ARMIR', 'Blocks in the East'];
const keys = { fight: 'f', map: 's', pool: 'b', ledger: 'l', turns: 'r', journal: 'j', score: 'v' };

/**
 * Runs in the page: presses the key and answers the milliseconds until the place stands and is painted, and the longest
 * task of them; nothing where the game has no such place.
 *
 * @param {string} key
 */
const goTo = async (key) => {
  const before = location.hash;
  /** @type {number[]} */
  const tasks = [];
  const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
  watch.observe({ type: 'longtask' });
  const from = performance.now();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  await painted();
  if (location.hash === before) return undefined;
  // what is fetched stands behind a word that it is coming
  while (document.querySelector('main')?.querySelector('h1, h2, [role="application"]') === null) await painted();
  const took = performance.now() - from;
  await new Promise((done) => setTimeout(done, 400));
  watch.disconnect();
  return { took, longest: Math.max(0, ...tasks) };
};

export const placesPart = async ({ host, temp, row, ms, rank }) => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumArgs });
  try {
    for (const game of games) {
      /** @type {Map<string, { took: number, longest: number }[]>} */
      const found = new Map();
      // each round begins anew, with nothing fetched: of three the one in the middle, since the machine has other work too
      for (let round = 0; round < 3; round++) {
        const library = temp();
        const running = await host(library);
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
        await page.goto(running.url);
        await page.getByRole('button', { name: new RegExp(`sample of ${game}`, 'i') }).click();
        await page.getByRole('tree').or(page.getByRole('table')).first().waitFor();
        await page.waitForTimeout(1_500);
        for (const [place, key] of Object.entries(keys)) {
          const got = await page.evaluate(goTo, key);
          if (got) found.set(place, [...(found.get(place) ?? []), got]);
        }
        await page.close();
        await running.stop();
        rmSync(library, { recursive: true, force: true });
      }
      const middle = [...found].map(([place, rounds]) => ({
        place,
        took: rank(
          rounds.map(({ took }) => took),
          0.5,
        ),
        longest: rank(
          rounds.map(({ longest }) => longest),
          0.5,
        ),
      }));
      const slowest = middle.reduce((a, b) => (b.took > a.took ? b : a));
      const longest = middle.reduce((a, b) => (b.longest > a.longest ? b : a));
      row(
        `${game}: first visit of a place, slowest of ${middle.length} (${slowest.place})`,
        '< 200 ms',
        ms(slowest.took),
        slowest.took < 200,
      );
      row(
        `${game}: longest task of these visits${longest.longest > 0 ? ` (${longest.place})` : ''}`,
        '< 50 ms',
        longest.longest === 0 ? 'none over 50 ms' : ms(longest.longest),
        longest.longest < 50,
      );
    }
  } finally {
    await browser.close();
  }
};
