// Sources as a script may use them: in one piece, by the bundler the app is built with. Five times as fast as module by
// module, where a whole game comes along.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const top = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Map<string, Promise<any>>} */
const known = new Map();
/**
 * What a module of ours exports, packages from where they lie.
 *
 * @param {string} path from the root
 * @param {string} [root] of another checkout
 */
export const load = (path, root = top) => {
  const file = join(root, path);
  const had = known.get(file);
  if (had) return had;
  const made = bundled(path, root);
  known.set(file, made);
  return made;
};

/**
 * The same with texts changed on the way, made anew each time.
 *
 * @param {string} path from the root
 * @param {string} root
 * @param {import('vite').Plugin[]} [plugins]
 */
export const bundled = async (path, root, plugins = []) => {
  const { build } = await import('vite');
  // one entry in one piece
  const built = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins,
      build: {
        ssr: join(root, path),
        write: false,
        minify: false,
        rollupOptions: { output: { codeSplitting: false } },
      },
    })
  );
  const [{ code }] = built.output;
  const to = join(root, '.cache/loaded', `${path.replaceAll(/\W/g, '-')}-${process.pid}.mjs`);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, code);
  try {
    return await import(pathToFileURL(to).href);
  } finally {
    rmSync(to);
  }
};
