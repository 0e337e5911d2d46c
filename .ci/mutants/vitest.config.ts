// The projects of the tests, with a fault planted in what they load, or with every function noting who enters it.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import base from '../../vitest.config.ts';
import { watched } from './points.mjs';
import { standing } from './standing.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const plugin: Plugin = {
  name: 'planted-fault',
  enforce: 'pre',
  transform(_, id) {
    const file = relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/');
    if (standing.fault?.file === file) return { code: standing.fault.code, map: null };
    const text = standing.texts?.get(file);
    if (text !== undefined) return { code: text, map: null };
    const first = standing.numbers?.get(file);
    return first === undefined
      ? undefined
      : { code: watched(file, readFileSync(`${root}/${file}`, 'utf8'), first).code, map: null };
  },
};

/** In the order asked for: a fault is caught as soon as can be. */
class AsAsked extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const place = ({ moduleId }: { readonly moduleId: string }) => standing.order.indexOf(moduleId);
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

const projects = base.test?.projects ?? [];
export default defineConfig({
  root,
  test: {
    ...base.test,
    maxWorkers: 1,
    sequence: { sequencer: AsAsked },
    projects: projects.map((project) => {
      if (typeof project !== 'object' || !('test' in project)) throw new Error('a project of another form');
      const setup = [project.test?.setupFiles ?? []].flat();
      return {
        ...project,
        root,
        plugins: [plugin],
        test: {
          ...project.test,
          ...(process.env.MUTANTS_PLAN === undefined ? {} : { runner: '.ci/mutants/switching.ts' }),
          setupFiles: ['.ci/mutants/entered.ts', ...setup],
        },
      };
    }),
  },
});
