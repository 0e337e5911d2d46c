import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Photo } from '#shared/contract.ts';
import { cleanUp, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

/** One dark pixel. */
const photo: Photo = {
  image: 'data:image/png;base64,iVBORw0KGgo=',
  width: 1,
  height: 1,
  opacity: 0.5,
};

it('a photo lies beside its sheet, and its fit changes without it being sent again', async () => {
  const folder = tempFolder();
  const host = openTemp(folder);
  expect(await must(host.handlers['photos.read']({ id: 'sheet1' }))).toEqual({});
  await must(host.handlers['photos.write']({ id: 'sheet1', photo }));
  const { image: _, ...rest } = photo;
  const fit: Photo['fit'] = [
    { x: 10, y: 10, hex: '0101' },
    { x: 90, y: 10, hex: '0301' },
  ];
  await must(host.handlers['photos.write']({ id: 'sheet1', photo: { ...rest, fit, opacity: 0.3 } }));
  await host.close();
  const { handlers } = openTemp(folder);
  expect(await must(handlers['photos.read']({ id: 'sheet1' }))).toEqual({ photo: { ...photo, fit, opacity: 0.3 } });
});

it('what is known of a photo that is not there is refused', async () => {
  const { image: _, ...rest } = photo;
  const { handlers } = openTemp(tempFolder());
  expect(await handlers['photos.write']({ id: 'sheet1', photo: rest })).toMatchObject({ reason: 'thing.missing' });
});

it('goes into the bin with its sheet, and alone', async () => {
  const folder = tempFolder();
  const { handlers } = openTemp(folder);
  const thing = await must(
    handlers['things.write']({ kind: 'preset', game: 'invented', of: 'attack', name: 'Usual', data: { a: 1 } }),
  );
  await must(handlers['photos.write']({ id: thing.id, photo }));
  await must(handlers['things.remove']({ id: thing.id, base: 1 }));
  expect(await must(handlers['photos.read']({ id: thing.id }))).toEqual({});
  expect(readdirSync(path.join(folder, 'bin', 'photos'))).toHaveLength(1);
  await must(handlers['photos.remove']({ id: 'never-there' }));
  expect(readdirSync(path.join(folder, 'photos'))).toEqual([]);
});

it('a damaged one is put right from its copy; with none it is never written over', async () => {
  const folder = tempFolder();
  const { handlers } = openTemp(folder);
  await must(handlers['photos.write']({ id: 'sheet1', photo }));
  const file = path.join(folder, 'photos', 'sheet1.json');
  const half = () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  half();
  expect(await must(handlers['photos.read']({ id: 'sheet1' }))).toEqual({ photo });
  expect(readdirSync(path.join(folder, 'set-aside'))).toHaveLength(1);
  half();
  rmSync(path.join(folder, 'backups', 'photos'), { recursive: true });
  expect(await must(handlers['photos.read']({ id: 'sheet1' }))).toEqual({});
  await must(handlers['photos.write']({ id: 'sheet1', photo }));
  expect(await must(handlers['photos.read']({ id: 'sheet1' }))).toEqual({ photo });
  expect(readdirSync(path.join(folder, 'set-aside'))).toHaveLength(2);
});

it('is never part of what a game or a sheet says of itself', async () => {
  const folder = tempFolder();
  const { handlers } = openTemp(folder);
  const thing = await must(
    handlers['things.write']({ kind: 'preset', game: 'invented', of: 'attack', name: 'Usual', data: { a: 1 } }),
  );
  await must(handlers['photos.write']({ id: thing.id, photo }));
  expect(JSON.stringify(await must(handlers['things.list']({})))).not.toContain('base64');
  expect(existsSync(path.join(folder, 'photos', `${thing.id}.json`))).toBe(true);
});
