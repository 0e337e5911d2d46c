import fs from 'node:fs';
import path from 'node:path';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { Photo } from '#shared/contract.ts';
import { writeGameFile } from '#shared/saves/exportFile.ts';
import { sampleGame } from '#shared/saves/testing/sampleGame.ts';
import type { Draw } from './powerLoss.ts';
import { append, grid } from './savedGames.ts';
import { create, filesIn, must, openTemp, tempFolder } from './temp.ts';

/** Damaged files through the loaders that meet them. */
export interface MutantReport {
  readonly read: number;
  /** a call that threw, with its file and what was done to it */
  readonly crashes: readonly string[];
  /** answers that took over two seconds */
  readonly hangs: readonly string[];
  /** damaged files of which the bytes are nowhere any more */
  readonly overwritten: readonly string[];
}

type Mutation = readonly [name: string, (bytes: Buffer, draw: Draw) => Buffer];
const text =
  (change: (text: string, draw: Draw) => string) =>
  (bytes: Buffer, draw: Draw): Buffer =>
    Buffer.from(change(bytes.toString('latin1'), draw), 'latin1');
const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw(list.length)];
const values = [
  '{}',
  '[]',
  'null',
  '-1',
  '1e999',
  '""',
  '"constructor"',
  '"__proto__"',
  'true',
  '[[[[]]]]',
  '9007199254740993',
];
const mutations: readonly Mutation[] = [
  [
    'a bit turned',
    (bytes, draw) => {
      const at = draw(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << draw(8)), at);
      return bytes;
    },
  ],
  ['cut short', (bytes, draw) => bytes.subarray(0, draw(bytes.length))],
  ['zeros from here', (bytes, draw) => bytes.fill(0, draw(bytes.length))],
  [
    'a stretch twice',
    (bytes, draw) => {
      const [from, length] = [draw(bytes.length), 1 + draw(64)];
      return Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)]);
    },
  ],
  [
    'noise put in',
    (bytes, draw) => {
      const at = draw(bytes.length);
      const noise = Buffer.from(Array.from({ length: 1 + draw(16) }, () => draw(256)));
      return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]);
    },
  ],
  [
    'another value',
    text((was, draw) => {
      const all = [...was.matchAll(/:("(?:[^"\\]|\\.)*"|-?\d+|true|false|null)/g)];
      const one = pick(all, draw);
      if (!one) return was;
      return `${was.slice(0, one.index + 1)}${pick(values, draw)}${was.slice(one.index + one[0].length)}`;
    }),
  ],
  [
    'another key',
    text((was, draw) => {
      const one = pick([...was.matchAll(/"[A-Za-z0-9:]+":/g)], draw);
      const key = pick(['__proto__', 'constructor', 'toString', '', 'x'.repeat(300)], draw);
      return one ? `${was.slice(0, one.index)}"${key}":${was.slice(one.index + one[0].length)}` : was;
    }),
  ],
  ['deep', (bytes, draw) => Buffer.concat([Buffer.from('['.repeat(1 + draw(20_000))), bytes])],
  ['nothing', () => Buffer.alloc(0)],
];

const photo: Photo = { image: 'data:image/png;base64,iVBORw0KGgo=', width: 1, height: 1, opacity: 0.5 };
const sheet = {
  grid: gridOf(3, 2),
  hexes: { '0101': { terrain: 'wood' }, '0201': { terrain: 'clear', name: 'Somewhere' } },
  sides: { '0101/0201': ['river'] },
  links: {},
  boxes: {},
};

/** A library of one game with things and a photo, its files to be damaged. */
const pristine = async () => {
  const folder = tempFolder();
  const host = openTemp(folder);
  const { handlers } = host;
  const { id } = (await create(handlers, { things: { 'roster:axis': { checksum: 'r', data: {} } } })).envelope;
  await append(handlers, id, 1, 6);
  const own = { game: 'invented', of: 'own', name: 'Own' };
  await must(handlers['things.write']({ ...own, kind: 'table', id: 'table', data: grid('A1') }));
  const units = [{ id: 'u1', name: 'Invented 1', values: { attack: 4 } }];
  await must(handlers['things.write']({ ...own, kind: 'roster', id: 'roster', data: { id: 'axis', units } }));
  await must(handlers['things.write']({ ...own, kind: 'sheet', id: 'sheet', data: sheet }));
  await must(handlers['photos.write']({ id: 'table', photo }));
  await host.close();
  return { folder, id };
};

const slow = 2_000;

/** Reads `n` damaged files: two in three of a library, the rest as somebody would send them. */
export const readMutants = async (n: number, draw: Draw): Promise<MutantReport> => {
  const crashes: string[] = [];
  const hangs: string[] = [];
  const overwritten: string[] = [];
  const { folder, id } = await pristine();
  const good = filesIn(folder);
  const files = Object.keys(good).filter((name) => /^(games|things|photos)\//.test(name));
  const sent = Buffer.from(writeGameFile(sampleGame(), true));
  const host = openTemp(folder);
  const { handlers } = host;
  const timed = async (what: string, call: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    try {
      await call();
    } catch (error) {
      crashes.push(`${what}: ${error instanceof Error ? error.message : error}`);
    }
    if (performance.now() - from > slow) hangs.push(what);
  };
  for (let i = 0; i < n; i++) {
    const mutation = pick(mutations, draw);
    if (!mutation) continue;
    const [name, mutate] = mutation;
    if (i % 3 === 0) {
      const text = mutate(Buffer.from(sent), draw).toString('utf8');
      await timed(`import, ${name}`, async () => {
        const reply = await handlers['games.import']({ text });
        if (!reply.ok) return;
        await must(handlers['games.open'](reply.value));
        fs.rmSync(path.join(folder, 'games', reply.value.id), { recursive: true });
      });
      continue;
    }
    const file = pick(files, draw) ?? '';
    const bytes = mutate(Buffer.from(good[file] ?? '', 'latin1'), draw);
    fs.writeFileSync(path.join(folder, file), bytes);
    const what = `${file}, ${name}`;
    await timed(what, () => handlers['games.open']({ id }));
    await timed(what, () => handlers['games.list']({}));
    await timed(what, () => handlers['things.list']({}));
    await timed(what, () => handlers['photos.read']({ id: 'table' }));
    const asIs = fs.existsSync(path.join(folder, file)) && fs.readFileSync(path.join(folder, file)).equals(bytes);
    const aside = path.join(folder, 'set-aside');
    const inAside = fs.existsSync(aside) && Object.values(filesIn(aside)).includes(bytes.toString('latin1'));
    if (!asIs && !inAside) overwritten.push(what);
    fs.rmSync(aside, { recursive: true, force: true });
    // what was saved of a damaged game is kept for good: a library damaged a hundred thousand times would read nothing else
    fs.rmSync(path.join(folder, 'backups'), { recursive: true, force: true });
    for (const [good_, data] of Object.entries(good)) {
      if (good_ === 'lock.json') continue;
      fs.mkdirSync(path.dirname(path.join(folder, good_)), { recursive: true });
      if (good_ === file || !fs.existsSync(path.join(folder, good_)))
        fs.writeFileSync(path.join(folder, good_), data, 'latin1');
    }
  }
  await host.close();
  return { read: n, crashes, hangs, overwritten };
};
