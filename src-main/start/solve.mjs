import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { speaker } from './says.mjs';
import { isStale, targets } from './targets.mjs';

/**
 * `npm run -s solve -- <game> <question>`: the command line, built first when it is stale. Standard output belongs to the
 * answer alone, so whatever happens before it is said on standard error.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const main = join(root, targets.cli.output);

const prepare = async () => {
  if (!existsSync(join(root, 'node_modules'))) {
    const { wrongNode } = await import('./node.mjs');
    const wrong = wrongNode(root);
    if (wrong) throw new Error(speaker('en')('wrongNode', wrong));
    const { install } = await import('./installed.mjs');
    if (install(root, 'toStderr') !== 0) return false;
  }
  if (isStale(root, 'cli')) {
    const { build } = await import('../../.ci/build.mjs');
    await build({ only: ['cli'], staleOnly: true, quiet: true });
  }
  return true;
};

let ready = false;
try {
  ready = await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}

if (ready) {
  // In this same process: the same arguments, standard input and exit code, and no second start of Node to wait for.
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
} else {
  console.error('The command line could not be built.');
  process.exitCode = 1; // our fault
}
