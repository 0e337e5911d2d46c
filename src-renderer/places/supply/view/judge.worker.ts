/// <reference lib="webworker" />
import { fetchGame } from '#rules/games/catalogue.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';

/** `sheet` comes only when it has changed since the last question: two thousand hexes are dear to send. */
export interface JudgeWork {
  readonly id: number;
  readonly game: string;
  readonly judge: string;
  readonly context: Context;
  readonly sheet?: Sheet;
}
export type Judged =
  | { readonly id: number; readonly verdicts: readonly SupplyStatus[] }
  | { readonly id: number; readonly fault: string };

declare const self: DedicatedWorkerGlobalScope;

let sheet: Sheet | undefined;

const judged = async (work: JudgeWork): Promise<Judged> => {
  sheet = work.sheet ?? sheet;
  try {
    const map = (await fetchGame(work.game))?.map;
    const judge = map?.supplyChecks.find((each) => each.id === work.judge);
    if (!map || !judge || !sheet) return { id: work.id, fault: `no judge ${work.judge}` };
    const context = { ...work.context, sheets: { ...work.context.sheets, [map.sheet.id]: sheet } };
    const board = boardOf(sheet, map.sheet);
    return { id: work.id, verdicts: judge.of(board, map.stateOf(board, context), context) };
  } catch (fault) {
    return { id: work.id, fault: String(fault) };
  }
};

self.onmessage = async (event: MessageEvent<JudgeWork>) => self.postMessage(await judged(event.data));
