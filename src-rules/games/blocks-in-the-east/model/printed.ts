import { printedGrid } from '#rules/kit/tables/printed.ts';

/** 7.5.3, 9.2, 39.0: movement points to enter a hex. */
export const hexCosts = printedGrid('hex-costs', '7.5.3', ['clear', 'lightRain', 'rain', 'snow'], {
  plain: '1 2 3 2',
  forest: '2 3 3 2',
  hill: '2 3 3 3',
  mountain: '3 3 3 3',
  swamp: '3 3 3 2',
});
