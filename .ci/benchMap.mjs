// `npm run bench -- map`: the drawn map in Chromium, in a game of 2,000 drawn hexes with every kind of side and link,
// 200 counters and a photo below: how long a frame takes while the brush or a counter is dragged, and what 1,000 edits
// leave in memory. Everything on the map is invented.
import { rmSync } from 'node:fs';
import { chromiumArgs, needChromium } from './chromium.mjs';

const rounds = 3;

/** A game with everything on its map; answers its id. */
const seeded = async (load, call) => {
  const { games } = await load('src-rules/games/registry.ts');
  const { fixture2000 } = await load('src-rules/kit/hexmap/testing/randomSheet.ts');
  const { checksum } = await load('src-shared/saves/checksum.ts');
  const game = games.find((one) => one.map);
  const spec = game.map.sheet;
  const sheet = JSON.parse(JSON.stringify(fixture2000(spec)));
  const thing = await call('things.write', { kind: 'sheet', game: game.id, of: spec.id, name: 'Bench', data: sheet });
  const rosters = game.rosters.map((roster) => {
    const data = { id: roster.id, units: roster.known };
    return [`roster:${roster.id}`, { checksum: checksum(data), data }];
  });
  const scenario = game.scenarios[0].id;
  const options = Object.fromEntries(game.options.map((one) => [one.id, one.start]));
  const setUp = game.setUp({ scenario, options });
  const named = game.rosters.filter((one) => game.map.pieces.some((kind) => kind.roster === one.id));
  const numbered = game.map.pieces.find((kind) => kind.roster === undefined);
  const ids = named.flatMap((roster) => roster.known.map((unit) => unit.id)).slice(0, 100);
  for (let n = 1; ids.length < 200; n++) ids.push(`${numbered.id}#${n}`);
  const dry = Object.entries(sheet.hexes).filter(([, hex]) => hex.terrain === spec.terrains[0].key);
  const at = Object.fromEntries(ids.map((id, i) => [id, dry[Math.floor((i * dry.length) / ids.length)][0]]));
  const made = await call('games.create', {
    game: game.id,
    gameVersion: 1,
    scenario,
    name: 'Bench',
    players: {},
    setUp: { ...setUp, cells: { ...setUp.cells, [game.map.at]: at } },
    things: {
      ...Object.fromEntries(rosters),
      [`sheet:${spec.id}`]: { checksum: thing.checksum, data: thing.data },
    },
    face: { turn: 1, turns: 12 },
  });
  return { id: made.envelope.id, photoOf: thing.id };
};

/** A picture as large as photos are kept, made by the page, under the sheet. */
const layPhoto = (page, id) =>
  page.evaluate(async (of) => {
    const canvas = document.createElement('canvas');
    canvas.width = 2800;
    canvas.height = 2100;
    const ctx = canvas.getContext('2d');
    for (let i = 0; i < 5000; i++) {
      ctx.fillStyle = `hsl(${(i * 47) % 360} 35% ${45 + ((i * 13) % 40)}%)`;
      ctx.fillRect((i * 7919) % 2800, (i * 6101) % 2100, 70, 70);
    }
    const photo = { image: canvas.toDataURL('image/jpeg', 0.8), width: 2800, height: 2100, opacity: 0.6 };
    const reply = await fetch('/call/photos.write', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: of, photo }),
    });
    if (!(await reply.json()).ok) throw new Error('the photo was refused');
  }, id);

export const mapPart = async ({ host, clientOf, load, temp, row, ms, rank }) => {
  const executablePath = await needChromium();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const library = temp();
  const seeding = await host(library);
  const { id, photoOf } = await seeded(load, await clientOf(seeding.url));
  await seeding.stop();
  const running = await host(library);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await page.addInitScript(() => {
      window.spans = [];
      let last = 0;
      const tick = (now) => {
        if (last > 0) window.spans.push(now - last);
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    await page.goto(running.url);
    await layPhoto(page, photoOf);
    await page.goto(`${page.url().split('#')[0]}#/game/${id}/supply`);
    const map = page.getByRole('application').first();
    await map.waitFor();
    await page.waitForTimeout(4_000);
    const box = await map.boundingBox();
    const at = (x, y, of = box) => [of.x + of.width * x, of.y + of.height * y];
    const drag = async (from, to, button = 'left') => {
      await page.mouse.move(...from);
      await page.mouse.down({ button });
      await page.mouse.move(...to, { steps: 50 });
      await page.mouse.up({ button });
    };
    /** The longest frame of a gesture: of several rounds the one in the middle, since the machine has other work too. */
    const worst = async (gesture) => {
      const found = [];
      for (let n = 0; n < rounds; n++) {
        await page.waitForTimeout(600);
        await page.evaluate(() => {
          window.spans.length = 0;
        });
        await gesture(n);
        found.push(await page.evaluate(() => Math.max(0, ...window.spans)));
      }
      return rank(found, 0.5);
    };
    const figure = (work, got) => row(work, '< 50 ms', ms(got), got < 50);

    const pushed = await worst((n) => drag(at(0.7, 0.6), at(n % 2 === 0 ? 0.3 : 0.9, 0.4), 'middle'));
    figure(`the map pushed: longest frame, median of ${rounds} rounds`, pushed);
    await page.keyboard.press('z');
    await page.waitForTimeout(800);
    await page.keyboard.press('z');
    await page.waitForTimeout(800);
    await page.keyboard.press('p');
    await page.getByRole('radiogroup').waitFor();
    await page.waitForTimeout(3_000);
    const sheet = await map.boundingBox();
    const painted = await worst(async (n) => {
      await page.keyboard.press(String(1 + (n % 3)));
      await drag(at(0.2, 0.25, sheet), at(0.8, 0.75, sheet));
    });
    figure(`terrain painted in one drag: longest frame, median of ${rounds} rounds`, painted);
    const rivers = await worst(async () => {
      await page.keyboard.press('7');
      await drag(at(0.2, 0.75, sheet), at(0.8, 0.25, sheet));
    });
    figure(`a river painted in one drag: longest frame, median of ${rounds} rounds`, rivers);

    const cdp = await page.context().newCDPSession(page);
    /**
     * Bytes of everything that is reachable after a collection, once what was drawn is judged and on the disk. Compiled
     * code is left out: the browser makes more of it the longer anything runs, whatever the page keeps.
     */
    const heap = async () => {
      await page.waitForTimeout(6_000);
      const parts = [];
      const take = ({ chunk }) => parts.push(chunk);
      cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
      await cdp.send('HeapProfiler.takeHeapSnapshot', {});
      cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
      const { snapshot, nodes } = JSON.parse(parts.join(''));
      const { node_fields: fields, node_types: types } = snapshot.meta;
      const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
      let bytes = 0;
      for (let at = 0; at < nodes.length; at += fields.length)
        if (!['code', 'native'].includes(types[0][nodes[at + type]])) bytes += nodes[at + size];
      return bytes;
    };
    let early = 0;
    for (let n = 1; n <= 1_000; n++) {
      if (n % 20 === 1) await page.keyboard.press(String(1 + (Math.floor(n / 20) % 5)));
      await page.mouse.click(...at(0.25 + ((n * 37) % 100) / 200, 0.2 + ((n * 53) % 97) / 160, sheet));
      if (n === 100) early = await heap();
    }
    const late = await heap();
    const more = (late / early - 1) * 100;
    row(
      'heap objects after edit 1,000 against edit 100, collected',
      'at most 5 % more',
      `${more >= 0 ? '+' : '−'}${Math.abs(more).toFixed(1)} % of ${(early / 1e6).toFixed(1)} MB`,
      more <= 5,
    );
  } finally {
    await browser.close();
    await running.stop();
    rmSync(library, { recursive: true, force: true });
  }
};
