/// <reference lib="webworker" />
import { fetchGame } from '#rules/games/catalogue.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Panel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';

/** One question to the worker; a new one is only asked when the last was answered or its worker ended. */
export interface Work {
  readonly id: number;
  readonly game: string;
  readonly calc: string;
  readonly input: JsonObject;
  readonly context: Context;
  readonly answers: readonly Answer[];
}
export type Worked = { readonly id: number; readonly panel: Panel } | { readonly id: number; readonly fault: string };

declare const self: DedicatedWorkerGlobalScope;

const solve = async (work: Work): Promise<Worked> => {
  try {
    const game = await fetchGame(work.game);
    const calc = game?.calculators.find((each) => each.id === work.calc);
    if (!calc) return { id: work.id, fault: `no calculator ${work.calc}` };
    return { id: work.id, panel: calc.panel(work.input, work.context, work.answers) };
  } catch (fault) {
    return { id: work.id, fault: String(fault) };
  }
};

self.onmessage = async (event: MessageEvent<Work>) => self.postMessage(await solve(event.data));
