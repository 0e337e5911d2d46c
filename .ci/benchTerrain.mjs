// `npm run bench -- terrain`: terrain proposed from photos of invented boards, by manner of print and fault of the photo.
import { byNames, mean, overPhotos, per } from './benchBoards.mjs';

export const terrainPart = async (bench) => {
  const { all, times } = await overPhotos(
    bench,
    'terrainFigures.ts',
    'terrain',
    async (module, manner, fault, grid) => {
      const got = await module.terrainFigures(manner, fault, grid, 1);
      const { right, sure, rightOfSure, named } = got;
      const said = `: ${per(right)} right, ${per(sure)} sure and ${per(rightOfSure)} of them right, ${named} named`;
      return [{ ...got, said }];
    },
  );
  byNames(all, ['manner', 'fault'], (name, list) => {
    const right = mean(list, (one) => one.right);
    const share = mean(list, (one) => one.sure);
    const sure = mean(list, (one) => one.rightOfSure * one.sure) / share;
    const taps = mean(list, (one) => one.taps);
    bench.row(
      `terrain from the photo, ${name}`,
      '97 % right, 99.5 % of the sure, 150 taps',
      `${per(right)}, ${per(sure)} of ${per(share)}, ${taps.toFixed(0)} taps, ${mean(list, (one) => one.inParts).toFixed(0)} part by part`,
      right >= 0.97 && sure >= 0.995 && taps <= 150,
    );
  });
  times();
};
