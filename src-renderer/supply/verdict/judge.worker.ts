/// <reference lib="webworker" />
import { games } from '#rules/games/registry.ts';
import type { Around } from '#rules/kit/around.ts';
import { boardOf } from '#rules/kit/hexMap/board.ts';
import type { Sheet } from '#rules/kit/hexMap/sheet.ts';
import type { Verdict } from '#rules/kit/map.ts';

/** `sheet` comes only when it has changed since the last question: two thousand hexes are dear to send. */
export interface JudgeWork {
  readonly id: number;
  readonly game: string;
  readonly judge: string;
  readonly around: Around;
  readonly sheet?: Sheet;
}
export type Judged =
  | { readonly id: number; readonly verdicts: readonly Verdict[] }
  | { readonly id: number; readonly fault: string };

declare const self: DedicatedWorkerGlobalScope;

let sheet: Sheet | undefined;

const judged = (work: JudgeWork): Judged => {
  sheet = work.sheet ?? sheet;
  const map = games.find((game) => game.id === work.game)?.map;
  const judge = map?.judges.find((each) => each.id === work.judge);
  if (!map || !judge || !sheet) return { id: work.id, fault: `no judge ${work.judge}` };
  try {
    const around = { ...work.around, sheets: { ...work.around.sheets, [map.sheet.id]: sheet } };
    const board = boardOf(sheet, map.sheet);
    return { id: work.id, verdicts: judge.of(board, map.stand(board, around), around) };
  } catch (fault) {
    return { id: work.id, fault: String(fault) };
  }
};

self.onmessage = (event: MessageEvent<JudgeWork>) => self.postMessage(judged(event.data));
