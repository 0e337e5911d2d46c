// The script a first screen loads, compressed: what index.html names and what those modules import at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'renderer');
const limit = 200_000;

/** The scripts that load with `wanted`: what they import at once; what `import(…)` brings comes later. */
const loadedWith = (wanted, seen = new Set()) => {
  for (const file of wanted) {
    if (seen.has(file) || !existsSync(join(dist, file))) continue;
    seen.add(file);
    const text = readFileSync(join(dist, file), 'utf8');
    const imports = [...text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)];
    loadedWith(
      imports.map((match) => normalize(join(dirname(file), match[1]))),
      seen,
    );
  }
  return seen;
};
const compressed = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);

const namedFirst = () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map((match) => match[1]);
};

/** What the second screen speaks with loads with it alone: no place of a game that was never shared brings it. */
export const roomIsApart = () => {
  const all = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const bears = (file) => readFileSync(join(dist, file), 'utf8').includes('Yjs was already imported');
  const places = all.filter((name) => /^(GameFrame|\w+Screen)-/.test(name) && !name.startsWith('JoinScreen'));
  const inAssets = (names) => names.map((name) => join('assets', name));
  return inAssets(all).some(bears) && ![...loadedWith([...namedFirst(), ...inAssets(places)])].some(bears);
};

/** Compressed bytes of the scripts that load before the first screen. */
export const firstScreenBytes = () => {
  const named = namedFirst();
  // and the strings of one language, the longer
  const chunks = readdirSync(join(dist, 'assets')).filter((name) => /^(english|italian)First-.*\.js$/.test(name));
  if (chunks.length < 2) throw new Error('the strings of both languages are chunks of their own');
  return Math.max(...chunks.map((name) => compressed(loadedWith([...named, join('assets', name)]))));
};

export const firstScreen = () => {
  const bytes = firstScreenBytes();
  console.log(`first screen: ${(bytes / 1000).toFixed(1)} kB of compressed script, ${limit / 1000} kB allowed`);
  return bytes > 20_000 && bytes < limit;
};
