// `npm run bench -- terrain`: terrain proposed from photos of invented boards, by manner of print and fault of the photo.
// The half that is built on with `terrain build`; a word more asks only for manners or faults of that name.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of figures, built in the project's own folder: the drawing of the boards is a package beside it. */
export const loaded = async (root, file) => {
  const { build } = await import('vite');
  const outDir = join(root, '.cache', `figures-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@napi-rs/canvas'] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rollupOptions: { input: { main: join(root, '.ci', file) }, output: { entryFileNames: '[name].js' } },
    },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'package.json'), '{"type":"module"}');
  return {
    module: await import(join(outDir, 'main.js')),
    drop: () => rmSync(outDir, { recursive: true, force: true }),
  };
};

export const terrainPart = async ({ root, load, row, ms, words }) => {
  const { gridOf } = await load('src-rules/kit/hexmap/grid.ts');
  const { module, drop } = await loaded(root, 'terrainFigures.ts');
  const half = words.includes('build') ? 'build' : 'judge';
  const names = words.filter((word) => word !== 'build' && word !== 'judge');
  const wanted = (name) => names.length === 0 || names.includes(name);
  const { manners, faulty, terrainFigures } = module;
  const per = (part) => `${(part * 100).toFixed(1)} %`;
  const all = [];
  try {
    for (const manner of manners.filter((one) => one.half === half))
      for (const fault of Object.keys(faulty)) {
        if (!wanted(manner.id) && !wanted(fault)) continue;
        const got = await terrainFigures(manner, fault, gridOf(35, 40), 1);
        all.push({ manner: manner.id, fault, ...got });
        const { right, sure, rightOfSure, named, taps, first, decision } = got;
        console.log(
          `${manner.id}, ${fault}: ${per(right)} right, ${per(sure)} sure and ${per(rightOfSure)} of them right, ${taps} taps (${named} named), first ${ms(first)}, a decision ${ms(decision)}`,
        );
      }
  } finally {
    drop();
  }
  const mean = (list, of) => list.reduce((sum, one) => sum + of(one), 0) / Math.max(1, list.length);
  const said = (name, list) => {
    const right = mean(list, (one) => one.right);
    const share = mean(list, (one) => one.sure);
    const sure = mean(list, (one) => one.rightOfSure * one.sure) / share;
    const taps = mean(list, (one) => one.taps);
    row(
      `terrain from the photo, ${name}`,
      '97 % right, 99.5 % of the sure, 150 taps',
      `${per(right)}, ${per(sure)} of ${per(share)}, ${taps.toFixed(0)} taps`,
      right >= 0.97 && sure >= 0.995 && taps <= 150,
    );
  };
  for (const of of ['manner', 'fault'])
    for (const name of new Set(all.map((one) => one[of])))
      said(
        name,
        all.filter((one) => one[of] === name),
      );
  const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const first = middle(all.map((one) => one.first));
  row('terrain of 1,400 hexes: photo to first proposal, median', '< 5,000 ms', ms(first), first < 5_000);
  const decision = middle(all.map((one) => one.decision));
  row('terrain of 1,400 hexes: a decision answered, median', '< 100 ms', ms(decision), decision < 100);
};
