import type { Msg } from '#rules/kit/words/message.ts';

/** What a rule says about a fight: a reason, a bar, a warning. */
export interface Notice {
  readonly msg: Msg;
  readonly rule: string;
}
/** One entry of a sum. */
export interface SumPart extends Notice {
  readonly id: string;
  readonly n: number;
}
export const sumOf = (parts: readonly SumPart[]): number => parts.reduce((so, { n }) => so + n, 0);
