// `npm run bench -- ways`: rivers, coasts, roads and rails proposed from photos of invented boards, by manner of print and
// fault of the photo.
import { byNames, mean, overPhotos, per } from './benchBoards.mjs';

const called = { sides: 'hexsides', links: 'ways' };

export const waysPart = async (bench) => {
  const { all, times } = await overPhotos(bench, 'waysFigures.ts', 'lines', async (module, manner, fault, grid) => {
    const list = [];
    for (const of of ['sides', 'links']) {
      const got = await module.waysFigures(manner, fault, grid, 1, of);
      const { found, right, rightOfSure, mistaken, drawn } = got;
      const said = `, ${called[of]}: ${per(found)} found, ${per(right)} of the proposed right, ${per(rightOfSure)} of the sure, ${per(mistaken)} of an undrawn kind sure, ${drawn} drawn`;
      list.push({ ...got, of, said });
    }
    return list;
  });
  byNames(all, ['of', 'manner', 'fault'], (name, list) => {
    const [found, right] = [mean(list, (one) => one.found), mean(list, (one) => one.right)];
    bench.row(
      `lines from the photo, ${called[name] ?? name}`,
      '95 % found, 97 % of the found right',
      `${per(found)}, ${per(right)}, ${mean(list, (one) => one.taps).toFixed(0)} taps, ${mean(list, (one) => one.inParts).toFixed(0)} part by part, ${per(mean(list, (one) => one.mistaken))} of an undrawn kind taken for another`,
      found >= 0.95 && right >= 0.97,
    );
  });
  times();
};
