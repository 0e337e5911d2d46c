import { expect, it } from 'vitest';
import { andThen } from './andThen.ts';

it('a whole sentence keeps its full stop, and the next follows it', () => {
  expect(andThen('Prende l’esagono: 13,3 %.', 'Questo scontro resta.')).toBe(
    'Prende l’esagono: 13,3 %. Questo scontro resta.',
  );
  expect(andThen('Fight at 0613', 'It stays.')).toBe('Fight at 0613: It stays.');
});
