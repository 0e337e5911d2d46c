import { speaker } from '#shared/say.ts';
import { flawsIn } from '../../../testing/messages.ts';
import { blocksInTheEast as game } from '../index.ts';
import { type Drawing, draw } from './draw.ts';

/** The drawing supply is traced on. */

/** Columns 01 to 09, row 03 a railway from Berlin (0103) eastward; columns from 06 on are the USSR. */
export const line = ['0103', '0203', '0303', '0403', '0503', '0603', '0703', '0803', '0903'];
export const land = (more: Partial<Drawing> = {}) =>
  draw({
    columns: [1, 9],
    rows: [1, 5],
    links: { rail: [line], ...more.links },
    names: { '0103': 'Berlin', ...more.names },
    ...more,
    ...(more.links ? { links: { rail: [line], ...more.links } } : {}),
  });
export const plain = land({});
export const base = { options: { level: 'base' } } as const;
export const say = speaker('en', [game.text.en]);
export const dica = speaker('it', [game.text.it]);
/** What of a verdict cannot be said in one of the two languages. */
export const unsaid = (of: object) => flawsIn(game, of);
