import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostEvent } from '#shared/contract.ts';
import { face, must, newGame } from '../library/testing/temp.ts';
import { type BrowserHost, loadParts, startHost } from './main.ts';
import { pageOf } from './testing/page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stato-maggiore-browser-'));
const renderer = path.join(folder, 'renderer');
const library = path.join(folder, 'library');
const portIn = ({ url }: BrowserHost): number => Number(new URL(url).port);

/** The host of the browser in this process: what it is made of, without its build. */
describe('the host a program starts', () => {
  let host: BrowserHost;
  beforeAll(async () => {
    mkdirSync(renderer);
    writeFileSync(path.join(renderer, 'index.html'), '<title>pages</title>');
    host = await startHost({ library, renderer });
  });
  afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows its pages the file it was started with, by its name', async () => {
    const file = path.join(folder, 'letter.statogame');
    writeFileSync(file, 'Dear Anna,');
    const other = await startHost({ library: path.join(folder, 'given'), renderer, file });
    const page = await pageOf(other.url);
    const { file: given } = await must(page['files.given']({}));
    expect(given).toMatchObject({ is: 'refused', name: 'letter.statogame', refusal: { reason: 'import.notOurs' } });
    expect(await must(page['updates.read']({}))).toEqual({ is: 'none', why: 'host' });
    await other.stop();
  });

  it('serves its pages, answers their calls and tells them what has changed', async () => {
    const page = await pageOf(host.url);
    const told: HostEvent[] = [];
    const stop = page.listen((event) => told.push(event));
    expect(await must(page['app.info']({}))).toMatchObject({ host: 'browser', library });
    const { envelope } = await must(page['games.create'](newGame));
    await must(page['games.write']({ id: envelope.id, base: 1, lines: [], head: null, face }));
    expect(await must(page['games.open']({ id: envelope.id }))).toMatchObject({ revision: 2, lines: [] });
    expect(await page['games.open']({ id: 'nobody' })).toMatchObject({ ok: false, reason: 'save.missing' });
    await expect.poll(() => told).toContainEqual({ event: 'changed', what: 'games', id: envelope.id, revision: 2 });
    stop();
  });

  it('tells the call that its parts could not be loaded, and loads them anew for the next', async () => {
    let fails = true;
    const load = () => (fails ? Promise.reject(new Error('the disk was away')) : loadParts());
    const other = await startHost({ library: path.join(folder, 'late'), renderer, load });
    const page = await pageOf(other.url);
    expect(await page['app.info']({})).toMatchObject({ ok: false });
    fails = false;
    expect(await must(page['app.info']({}))).toMatchObject({ host: 'browser' });
    await other.stop();
  });

  it('lets in one more page, once, with an address of its own', async () => {
    const address = host.urlForOne();
    const open = async () => (await fetch(address, { redirect: 'manual' })).status;
    expect([await open(), await open()]).toEqual([303, 404]);
  });

  it('takes another port where that of its library is taken, and says so where one was asked for', async () => {
    const second = await startHost({ library, renderer });
    expect(portIn(second)).not.toBe(portIn(host));
    const page = await pageOf(second.url);
    expect(await must(page['app.info']({}))).toMatchObject({ readOnly: 'locked' });
    await second.stop();
    await expect(startHost({ library, renderer, port: portIn(host) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('has the same port for the same library, and lets go of its lock when it stops', async () => {
    const other = path.join(folder, 'other');
    const ports: number[] = [];
    for (let time = 0; time < 2; time += 1) {
      const one = await startHost({ library: other, renderer });
      ports.push(portIn(one));
      const page = await pageOf(one.url);
      expect(await must(page['app.info']({}))).not.toHaveProperty('readOnly');
      await one.stop();
      // stopped once more it is still stopped
      await one.stop();
      await expect(fetch(one.url)).rejects.toThrow();
    }
    expect(ports[0]).toBe(ports[1]);
  });
});
