// `npm run bench -- room`: the second screen on loopback. Eight followers: how long from a key to their screens, and
// whether 10,000 entries arrive once each over lines that break at random.
import { rmSync } from 'node:fs';
import { chromiumArgs, needChromium } from './chromium.mjs';

const followers = 8;
const entries = 10_000;
const presses = 25;
const face = { turn: 1, turns: 12 };

const lineOf = (i) => ({
  id: `l${i}`,
  parent: i === 0 ? null : `l${i - 1}`,
  at: '2026-01-02T20:00:00.000Z',
  says: { id: 'ui.play.said.note', p: { text: { name: `note ${i}` } } },
  facts: [{ kind: 'note', text: `note ${i}` }],
  spans: [],
});

/** A game of the library, opened to the room; and a device of it. */
const opened = async (call, deviceAt, scenario) => {
  const made = await call('games.create', {
    game: 'panzergruppe-guderian',
    gameVersion: 1,
    scenario,
    name: 'An evening',
    players: {},
    setUp: { cells: {}, balances: {}, options: {}, place: { path: 't1', turn: 1 } },
    things: {},
    face,
  });
  const { open } = await call('room.open', { id: made.envelope.id, hidden: { cells: [], rolls: [] } });
  const url = open.addresses.find(({ here }) => here).url;
  const device = async (part) => {
    const one = deviceAt(url);
    await one.join(open.code.code);
    const { second } = (await one.call('app.info')).reply.value;
    if (!part) return one.follow(second.opening);
    await call('room.part', { follower: second.device, ...part });
    return one.follow(second.opening, `${second.opening}.${second.device}`);
  };
  return { id: made.envelope.id, base: made.revision, device };
};

/** Random, and the same every time. */
const randomFrom = (start) => {
  let seed = start;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
};

/** Written one by one, as the owner does, while the lines of the others break. */
const nothingLost = async ({ call, deviceAt, row, ms, rank }) => {
  const { id, base, device } = await opened(call, deviceAt, 'smolensk');
  const all = await Promise.all(Array.from({ length: followers }, () => device()));
  const random = randomFrom(1941);
  const sent = new Map();
  const times = [];
  for (const { lines } of all)
    lines.observe((event) => {
      const now = performance.now();
      for (const key of event.keysChanged) if (now - sent.get(key) < 500) times.push(now - sent.get(key));
    });
  let cuts = 0;
  for (let i = 0; i < entries; i++) {
    const line = lineOf(i);
    sent.set(line.id, performance.now());
    await call('games.write', { id, base: base + i, lines: [line], head: line.id, face });
    if (random() < 0.01) {
      all[Math.floor(random() * followers)].cut();
      cuts += 1;
    }
  }
  const last = `l${entries - 1}`;
  for (let i = 0; i < 600 && !all.every(({ lines }) => lines.has(last)); i++)
    await new Promise((done) => setTimeout(done, 50));
  const wrong = all.map(({ lines }) => {
    const ids = [...lines.keys()];
    return entries - ids.filter((one) => sent.has(one)).length + (ids.length - new Set(ids).size);
  });
  const lost = wrong.reduce((sum, n) => sum + n, 0);
  row(
    `entries lost or doubled of ${entries} at ${followers} devices, ${cuts} broken lines`,
    '0',
    String(lost),
    lost === 0,
  );
  const p95 = rank(times, 0.95);
  row('an entry from the owner’s call to another device, p95', '< 100 ms', ms(p95), p95 < 100);
  for (const one of all) one.stop();
  await call('room.close', {});
};

/** All of them write at once, the owner too, each on what it knows, while their lines break. */
const nothingLostOfAny = async ({ call, deviceAt, row, ms, rank }) => {
  const { id, base, device } = await opened(call, deviceAt, 'smolensk');
  const all = [];
  for (let i = 0; i < followers; i++) all.push(await device({ role: 'plays', side: 'german' }));
  const random = randomFrom(1942);
  const sent = new Set();
  const times = [];
  let cuts = 0;
  const writes = async (who, write) => {
    let [at, head] = [base, null];
    for (let i = 0; i < entries / (followers + 1); i++) {
      const line = { ...lineOf(0), id: `${who}-${i}`, parent: head };
      sent.add(line.id);
      const began = performance.now();
      const { revision, head: stands } = await write({ id, base: at, lines: [line], head: line.id, face });
      times.push(performance.now() - began);
      // every third change is made on what the others did, the rest without knowing of it
      [at, head] = [revision, i % 3 === 0 && stands !== undefined ? stands : line.id];
    }
  };
  await Promise.all([
    writes('owner', (asked) => call('games.write', asked)),
    ...all.map((one, n) =>
      writes(`device${n}`, async (asked) => {
        const answer = one.write(asked);
        if (random() < 0.01) {
          one.cut();
          cuts += 1;
        }
        const reply = await answer;
        if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`);
        return reply.value;
      }),
    ),
  ]);
  const { lines } = await call('games.open', { id });
  const ids = lines.map((line) => line.id);
  const wrong = [...sent].filter((one) => !ids.includes(one)).length + (ids.length - new Set(ids).size);
  row(
    `entries lost or doubled of ${sent.size} written by ${followers} devices and the owner at once, ${cuts} broken lines`,
    '0',
    String(wrong),
    wrong === 0 && ids.length === sent.size,
  );
  row('an entry from a device to its receipt, all writing, median', 'told', ms(rank(times, 0.5)), true);
  for (const one of all) one.stop();
  await call('room.close', {});
};

/** From a key of the owner to what the others draw: real pages, all on this machine. */
const onScreens = async ({ url, row, ms, rank }) => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumArgs });
  try {
    const owner = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await owner.goto(url);
    await owner
      .getByRole('link', { name: /Panzergruppe Guderian/ })
      .last()
      .click();
    await owner.getByRole('button', { name: 'Begin', exact: false }).last().click();
    await owner.getByRole('tree').waitFor();
    await owner.keyboard.press('Control+k');
    await owner.keyboard.type('Second screen');
    await owner.getByRole('dialog').getByText('Second screen').first().waitFor();
    await owner.keyboard.press('Enter');
    await owner.getByRole('button', { name: 'Open it to this network' }).click();
    const code = (await owner.locator('output').innerText()).replace(' ', '');
    const [at] = /https:\/\/127\.0\.0\.1:\d+/.exec(await owner.getByRole('dialog').innerText()) ?? [];
    await owner.keyboard.press('Escape');
    const pages = [];
    const follow = async () => {
      const context = await browser.newContext({
        viewport: { width: 1024, height: 768 },
        locale: 'en-GB',
        ignoreHTTPSErrors: true,
      });
      const page = await context.newPage();
      await page.goto(`${at}/#/join/${code}`);
      await page
        .getByRole('textbox')
        .nth(1)
        .fill(`tablet ${pages.length + 1}`);
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
      await page.getByRole('navigation').waitFor();
      await page.waitForTimeout(2_000);
      await page.evaluate(() => {
        window.drawn = 0;
        new MutationObserver(() => {
          if (window.drawn === 0) window.drawn = performance.timeOrigin + performance.now();
        }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
      });
      pages.push(page);
    };
    await owner.keyboard.press('f');
    await owner.waitForTimeout(2_000);
    await owner.evaluate(() => {
      const note = () => {
        window.pressed = performance.timeOrigin + performance.now();
      };
      window.addEventListener('keydown', note, true);
    });
    const field = owner.getByRole('spinbutton', { name: 'Defence' });
    await owner.getByRole('spinbutton', { name: 'Attack' }).fill('26');
    await field.fill('9');
    // where the pointer was left nothing moves under it: it is the key that is timed
    await owner.mouse.move(2, 2);
    for (const many of [1, followers]) {
      while (pages.length < many) await follow();
      // as the last series left it, the first key would change nothing
      await field.fill('9');
      await owner.waitForTimeout(500);
      const times = [];
      for (let i = 0; i < presses; i++) {
        for (const page of pages)
          await page.evaluate(() => {
            window.drawn = 0;
          });
        await owner.keyboard.press(i % 2 === 0 ? 'Backspace' : '7');
        await owner.waitForTimeout(500);
        const pressed = await owner.evaluate(() => window.pressed);
        for (const page of pages) {
          const drawn = await page.evaluate(() => window.drawn);
          if (drawn > 0) times.push(drawn - pressed);
        }
      }
      const [half, p95] = [rank(times, 0.5), rank(times, 0.95)];
      row(
        `a key of the owner to ${many} more pages on this machine, ${times.length} of ${presses * many} seen: median ${ms(half)}, p95`,
        '< 100 ms',
        ms(p95),
        p95 < 100 && times.length === presses * many,
      );
    }
  } finally {
    await browser.close();
  }
};

export const roomPart = async ({ host, clientOf, load, temp, row, ms, rank }) => {
  const { deviceAt } = await load('src-main/room/testing/device.ts');
  const library = temp();
  const running = await host(library);
  try {
    await onScreens({ url: running.url, row, ms, rank });
    const call = await clientOf(running.url);
    await nothingLost({ call, deviceAt, row, ms, rank });
    await nothingLostOfAny({ call, deviceAt, row, ms, rank });
  } finally {
    await running.stop();
    rmSync(library, { recursive: true, force: true });
  }
};
