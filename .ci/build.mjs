import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { allTargets, alone, isStale, stamped, targets } from '../src-main/start/targets.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Builds with one vite configuration a target, and stamps what was built so that `npm start` and `solve` know it is
 * current.
 *
 * @param {{ only?: readonly import('../src-main/start/targets.mjs').TargetName[], staleOnly?: boolean, quiet?: boolean, onTarget?: (name: string) => void }} [options]
 */
export const build = ({ only = allTargets, staleOnly = false, quiet = false, onTarget = () => {} } = {}) =>
  alone(root, async () => {
    const due = only.filter((name) => !staleOnly || isStale(root, name));
    if (due.length === 0) return;
    const vite = await import('vite');
    for (const name of due) {
      onTarget(name);
      const configFile = join(root, targets[name].config);
      if (!existsSync(configFile)) throw new Error(`${targets[name].config} is missing`);
      await stamped(root, name, async () => {
        await vite.build({ configFile, logLevel: quiet ? 'silent' : 'error' });
      });
    }
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(root);
  const before = performance.now();
  await build({ onTarget: (name) => console.log(`build ${name}`) });
  console.log(`built in ${((performance.now() - before) / 1000).toFixed(1)} s`);
}
