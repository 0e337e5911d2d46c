import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';

/** Several names with commas between them, of those the game has now; `all`: it begins with every one of them. */
export const namesField = (offers: (around: Around) => readonly Offer[], all: boolean) =>
  ({
    kind: 'text',
    start: '',
    many: true,
    big: true,
    offers,
    ...(all
      ? {
          begins: (around: Around) =>
            offers(around)
              .map(({ name }) => name)
              .join(', '),
        }
      : {}),
  }) as const;
