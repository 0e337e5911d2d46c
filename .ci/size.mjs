// The script a first screen loads, compressed: what index.html names and what those modules import at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'renderer');
const limit = 200_000;

/** Compressed bytes of the scripts that load before the first screen. */
export const firstScreenBytes = () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const wanted = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map((match) => match[1]);
  const seen = new Set();
  let bytes = 0;
  while (wanted.length > 0) {
    const file = wanted.pop();
    const path = join(dist, file);
    if (seen.has(path) || !existsSync(path)) continue;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    bytes += gzipSync(text).length;
    // Static imports only: what `import(…)` brings comes later.
    for (const match of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
      wanted.push(normalize(join(dirname(file), match[1])));
  }
  // and the strings of one language, the longer
  const chunks = readdirSync(join(dist, 'assets')).filter((name) => /^(english|italian)-.*\.js$/.test(name));
  if (chunks.length < 2) throw new Error('the strings of both languages are chunks of their own');
  return bytes + Math.max(...chunks.map((name) => gzipSync(readFileSync(join(dist, 'assets', name))).length));
};

export const firstScreen = () => {
  const bytes = firstScreenBytes();
  console.log(`first screen: ${(bytes / 1000).toFixed(1)} kB of compressed script, ${limit / 1000} kB allowed`);
  return bytes > 20_000 && bytes < limit;
};
