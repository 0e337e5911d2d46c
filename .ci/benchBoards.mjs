// What the figures of proposals from photos of invented boards have in common: which photos are asked about, and what their
// times must reach. After the word `build` the half that is built on; a word more asks only for manners or faults of that name.

export const per = (part) => `${(part * 100).toFixed(1)} %`;
export const mean = (list, of) => list.reduce((sum, one) => sum + of(one), 0) / Math.max(1, list.length);

/**
 * Asks a file of figures about each photo, says what it got, and rows of its times; answers all figures.
 *
 * @param ask the figures of one photo, each with the line that says them
 */
export const overPhotos = async ({ load, row, ms, words }, file, what, ask) => {
  const { gridOf } = await load('src-rules/kit/hexmap/grid.ts');
  const module = await load(`.ci/${file}`);
  const half = words.includes('build') ? 'build' : 'judge';
  const names = words.filter((word) => word !== 'build' && word !== 'judge');
  const wanted = (name) => names.length === 0 || names.includes(name);
  const all = [];
  for (const manner of module.manners.filter((one) => one.half === half))
    for (const fault of Object.keys(module.faulty)) {
      if (!wanted(manner.id) && !wanted(fault)) continue;
      for (const { said, ...got } of await ask(module, manner, fault, gridOf(35, 40))) {
        all.push({ manner: manner.id, fault, ...got });
        console.log(
          `${manner.id}, ${fault}${said}, ${got.taps} taps, ${got.inParts} part by part, first ${ms(got.first)}, a decision ${ms(got.decision)}`,
        );
      }
    }
  const median = (of) => all.map(of).sort((a, b) => a - b)[all.length >> 1] ?? 0;
  return {
    all,
    times: () => {
      const first = median((one) => one.first);
      row(`${what} of 1,400 hexes: photo to first proposal, median`, '< 5,000 ms', ms(first), first < 5_000);
      const decision = median((one) => one.decision);
      row(`${what} of 1,400 hexes: a decision answered, median`, '< 100 ms', ms(decision), decision < 100);
    },
  };
};

/** The figures by the names of each of some parts: of a manner, of a fault. */
export const byNames = (all, parts, said) => {
  for (const of of parts)
    for (const name of new Set(all.map((one) => one[of])))
      said(
        name,
        all.filter((one) => one[of] === name),
      );
};
