import type { Around } from '#rules/kit/record/context.ts';
import { ruling } from '../../model/rulings.ts';

/** Ruling A37: another hex counts only where the players agreed to use it. */
export const elsewhere = (around: Pick<Around, 'options'>, hex: string): string | undefined =>
  hex !== '' && ruling(around.options, 'a37') === 'nearest' ? hex : undefined;
