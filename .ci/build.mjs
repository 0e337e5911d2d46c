import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { allTargets, alone, isStale, packagesFile, stamped, targets } from '../src-main/start/targets.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The folders of the packages of which scripts, styles or fonts are in what was built.
 *
 * @param {unknown} built what vite answers
 * @param {readonly string[]} ofWorkers the modules of workers: vite answers their scripts as files without a history
 */
const packagesIn = (built, ofWorkers) => {
  const outputs = [built].flat().flatMap((one) => one?.output ?? []);
  const files = [...outputs.flatMap((one) => one.moduleIds ?? one.originalFileNames ?? []), ...ofWorkers];
  const folders = files.flatMap((/** @type {string} */ file) => {
    const at = file.replaceAll('\\', '/').lastIndexOf('node_modules/');
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/').slice(at))?.[1];
    const within = at < 0 ? '' : file.replaceAll('\\', '/').slice(0, at);
    const nested = within.indexOf('node_modules/');
    return name === undefined ? [] : [`${nested < 0 ? '' : within.slice(nested)}node_modules/${name}`];
  });
  return [...new Set(folders)].sort();
};

/**
 * Builds with one vite configuration a target, and stamps what was built so that `npm start` and `solve` know it is
 * current.
 *
 * @param {{ only?: readonly import('../src-main/start/targets.mjs').TargetName[], staleOnly?: boolean, quiet?: boolean, onTarget?: (name: string) => void }} [options]
 */
export const build = ({ only = allTargets, staleOnly = false, quiet = false, onTarget = () => {} } = {}) =>
  alone(root, async () => {
    const due = only.filter((name) => !staleOnly || isStale(root, name) || !existsSync(packagesFile(root, name)));
    if (due.length === 0) return;
    const vite = await import('vite');
    for (const name of due) {
      onTarget(name);
      const configFile = join(root, targets[name].config);
      if (!existsSync(configFile)) throw new Error(`${targets[name].config} is missing`);
      await stamped(root, name, async () => {
        /** @type {string[]} */
        const ofWorkers = [];
        /** @type {import('vite').Plugin} */
        const listed = {
          name: 'modules-of-workers',
          generateBundle: (_, bundle) => {
            for (const one of Object.values(bundle)) if (one.type === 'chunk') ofWorkers.push(...one.moduleIds);
          },
        };
        const worker = { plugins: () => [listed] };
        const built = await vite.build({ configFile, worker, logLevel: quiet ? 'silent' : 'error' });
        mkdirSync(dirname(packagesFile(root, name)), { recursive: true });
        writeFileSync(packagesFile(root, name), JSON.stringify(packagesIn(built, ofWorkers)));
      });
    }
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(root);
  const before = performance.now();
  await build({ onTarget: (name) => console.log(`build ${name}`) });
  console.log(`built in ${((performance.now() - before) / 1000).toFixed(1)} s`);
}
