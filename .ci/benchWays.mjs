// `npm run bench -- ways`: rivers, coasts, roads and rails proposed from photos of invented boards, by manner of print and
// fault of the photo. The half that is built on with `ways build`; a word more asks only for manners or faults of that name.
import { loaded } from './benchTerrain.mjs';

export const waysPart = async ({ root, load, row, ms, words }) => {
  const { gridOf } = await load('src-rules/kit/hexmap/grid.ts');
  const { module, drop } = await loaded(root, 'waysFigures.ts');
  const half = words.includes('build') ? 'build' : 'judge';
  const names = words.filter((word) => word !== 'build' && word !== 'judge');
  const wanted = (name) => names.length === 0 || names.includes(name);
  const { manners, faulty, waysFigures } = module;
  const per = (part) => `${(part * 100).toFixed(1)} %`;
  const all = [];
  try {
    for (const manner of manners.filter((one) => one.half === half))
      for (const fault of Object.keys(faulty)) {
        if (!wanted(manner.id) && !wanted(fault)) continue;
        for (const of of ['sides', 'links']) {
          const got = await waysFigures(manner, fault, gridOf(35, 40), 1, of);
          all.push({ manner: manner.id, fault, of, ...got });
          const { found, right, rightOfSure, drawn, taps, first, decision } = got;
          console.log(
            `${manner.id}, ${fault}, ${of}: ${per(found)} found, ${per(right)} of the proposed right, ${per(rightOfSure)} of the sure, ${taps} taps (${drawn} drawn), first ${ms(first)}, a decision ${ms(decision)}`,
          );
        }
      }
  } finally {
    drop();
  }
  const mean = (list, of) => list.reduce((sum, one) => sum + of(one), 0) / Math.max(1, list.length);
  const called = { sides: 'hexsides', links: 'ways' };
  for (const by of ['of', 'manner', 'fault'])
    for (const name of new Set(all.map((one) => one[by]))) {
      const list = all.filter((one) => one[by] === name);
      const [found, right] = [mean(list, (one) => one.found), mean(list, (one) => one.right)];
      row(
        `lines from the photo, ${called[name] ?? name}`,
        '95 % found, 97 % of the found right',
        `${per(found)}, ${per(right)}, ${mean(list, (one) => one.taps).toFixed(0)} taps`,
        found >= 0.95 && right >= 0.97,
      );
    }
  const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const first = middle(all.map((one) => one.first));
  row('lines of 1,400 hexes: photo to first proposal, median', '< 5,000 ms', ms(first), first < 5_000);
  const decision = middle(all.map((one) => one.decision));
  row('lines of 1,400 hexes: a decision answered, median', '< 100 ms', ms(decision), decision < 100);
};
