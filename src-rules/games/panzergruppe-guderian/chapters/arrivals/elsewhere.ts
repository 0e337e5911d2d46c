import type { Context } from '#rules/kit/record/context.ts';
import { ruling } from '../../model/rulings.ts';

/** Ruling A37: another hex counts only where the players agreed to use it. */
export const elsewhere = (context: Pick<Context, 'options'>, hex: string): string | undefined =>
  hex !== '' && ruling(context.options, 'a37') === 'nearest' ? hex : undefined;
