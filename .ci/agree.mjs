// `npm run agree [-- <game> [<pair>]]`: readers of one rule asked side by side on 10,000 random positions a game
// (AGREE_RUNS), the same for the same AGREE_SEED. Prints how often each pair was asked and every kind of disagreement,
// made small. The short form of it stands among the tests.
import { load } from './loaded.mjs';

const { agree } = await load('src-rules/testing/agree.ts');
const { agreementsOf, played } = await load('src-rules/testing/agreements.ts');
const [onlyGame, onlyPair] = process.argv.slice(2);
const runs = Number(process.env.AGREE_RUNS ?? 10_000);
const seed = Number(process.env.AGREE_SEED ?? 12);

let failed = 0;
for (const game of played.filter(({ id }) => onlyGame === undefined || id === onlyGame)) {
  const { setting, pairs } = agreementsOf(game);
  const asked = pairs.filter(({ id }) => onlyPair === undefined || id === onlyPair);
  if (asked.length === 0) continue;
  const from = performance.now();
  // one position asked again tells of itself alone
  const reports = agree(game, setting, asked, { seed, runs, ...(runs === 1 ? { patience: 1 } : {}) });
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  console.log(`\n${game.name}: ${runs} positions from seed ${seed}, ${seconds} s`);
  for (const { agreement, asked: times, answers, known, disagreed, took, fails, stories } of reports) {
    const { id, rule, readers } = agreement;
    const counts = [
      `asked ${times}`,
      `${answers} answers`,
      ...(known > 0 ? [`${known} known`] : []),
      `${disagreed} disagree`,
      `${(took / 1000).toFixed(1)} s`,
    ];
    console.log(
      `${fails ? 'FAILS' : 'holds'}  ${id}${rule === '' ? '' : ` (${rule})`}, ${readers.join(' and ')}: ${counts.join(', ')}`,
    );
    if (agreement.known)
      console.log(`       known: ${agreement.known.why}${known === 0 ? ' (not met: it may go)' : ''}`);
    if (fails) {
      failed += 1;
      console.log(`       ${fails}`);
      for (const story of stories) console.log(story.replace(/^/gm, '       '));
    }
  }
}
console.log(failed === 0 ? '\nAll readers agree.' : `\n${failed} pairs fail.`);
process.exitCode = failed === 0 ? 0 : 1;
