import { defineConfig } from 'vitest/config';

// a busy machine is no defect: tests and hooks may take as long as they need
const shared = { testTimeout: 240_000, hookTimeout: 240_000, pool: 'threads', css: false } as const;
/** Where properties are tested. */
const drawn = { setupFiles: ['.ci/properties.ts'] };
const setUp = 'src-renderer/testing/setUp.ts';

/** Tests without a component that want a page all the same: its address, its keys, its way out. */
const onPage = [
  'src-renderer/host/{copying,reach}.test.ts',
  'src-renderer/state/{corrections,face,heldKeys,keepFocus,keys,missingPart,others}.test.ts',
  'src-renderer/state/{route,sample,store,undoNames,versions}.test.ts',
  'src-renderer/{places/supply/tools/fightDeeds,ui/fight/walk/nextFight}.test.ts',
];
/** They put others in the place of modules, of Node's own too, or of the shell around a page: modules of their own, then. */
const replacing = [
  'src-main/desktop/{host,shellGuards}.test.ts',
  'src-main/library/{crash,faults,torture}.test.ts',
  'src-renderer/places/supply/{SupplyScreen,onHex}.test.tsx',
  'src-renderer/state/leaving.test.ts',
  'src-renderer/ui/fight/walk/useFightDice.test.tsx',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // no page: files share their modules, and a state kept between them would be a defect
        test: {
          ...shared,
          ...drawn,
          name: 'plain',
          include: ['src-{rules,renderer,main,shared}/**/*.test.ts', '.ci/**/*.test.ts'],
          exclude: [...onPage, ...replacing],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          setupFiles: [...drawn.setupFiles, setUp],
          name: 'replacing',
          include: replacing,
          environment: 'node',
        },
      },
      {
        // a page has one window for all its screens; so have their tests, and each clears up behind itself
        test: {
          ...shared,
          setupFiles: [setUp],
          name: 'screens',
          include: ['src-renderer/**/*.test.tsx', ...onPage],
          exclude: replacing,
          environment: 'happy-dom',
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
});
