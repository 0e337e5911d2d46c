import { facesOf } from '#rules/kit/chance/dist.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { bombardmentColumn, bombardmentResult } from '../crt/bombardment.ts';
import { msg } from '../msg.ts';
import type { Shot } from './shot.ts';

/** 11.1: what the players' table says of a shot. */

/** 11.1.3, and '?': a cell nobody typed and nobody read from the card. */
export const results = ['-', 'DSG', 'DSG1', '?'] as const;
export type Result = (typeof results)[number];
export const resultMsg: { readonly [R in Result]: Msg } = {
  '-': msg('armir.guns.result.none'),
  DSG: msg('armir.guns.result.dsg'),
  DSG1: msg('armir.guns.result.dsg1'),
  '?': msg('armir.guns.result.unread'),
};
export const asResult = (text: string): Result => results.find((one) => one === text) ?? '?';

export const faces = facesOf(6);
/** What a face brings, '?' where the cell is not typed. */
export const resultOn = (shot: Pick<Shot, 'value' | 'die'>, face: number, context: Pick<Context, 'tables'>): Result => {
  const read = readOn(shot, face, context);
  return read.ok ? asResult(read.value.text) : '?';
};
/** The cell itself, or which one is missing. */
export const readOn = (shot: Pick<Shot, 'value' | 'die'>, face: number, context: Pick<Context, 'tables'>) =>
  bombardmentResult(context, shot.value, face + shot.die);
export const columnOf = (shot: Pick<Shot, 'value'>, context: Pick<Context, 'tables'>): string | undefined =>
  bombardmentColumn(context, shot.value);

export interface Fired {
  readonly result: Result;
  /** who lost the step, where the units are known */
  readonly unit?: string;
  /** the rule it was fired against */
  readonly over?: string;
}
