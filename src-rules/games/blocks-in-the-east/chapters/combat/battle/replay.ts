import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Stage } from '#rules/kit/procedure/calcSpec.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { type BattleResult, type BattleState, begun, stages, stagesOf } from './flow.ts';
import type { Noted } from './noted.ts';
import type { Scene } from './scene.ts';

/** A battle as far as its answers go. */
export interface Replay {
  /** where the stage in hand began, and the answers given in it */
  readonly stage: string;
  readonly state: BattleState;
  readonly given: readonly Answer[];
  /** so many answers fitted */
  readonly used: number;
  readonly ask?: Ask;
  readonly done?: BattleResult;
  /** throws so far */
  readonly noted: readonly Noted[];
  /** what is going on within the stage in hand */
  readonly open?: Noted;
}

/** The kit numbers what comes again; a block's own name may end alike. */
const isThis = (id: string, ask: string): boolean =>
  id === ask || (id.startsWith(`${ask}#`) && /^\d+$/.test(id.slice(ask.length + 1)));

/** An answer that does not fit ends the replay before it: the players go on from there. */
const fits = (ask: Ask, answer: Answer): boolean => {
  if (!isThis(answer.ask, ask.id)) return false;
  if (ask.kind === 'choice') return ask.options.some(({ key }) => key === answer.key);
  if (answer.raw !== undefined) return ask.read(answer.raw) === answer.key;
  return ask.ways().some(([key]) => key === answer.key);
};

/** No battle is told longer than this. */
const longest = 10_000;

export const replay = (scene: Scene, context: Context, asks: boolean, answers: readonly Answer[]): Replay => {
  const noted: Noted[] = [];
  let open: Noted | undefined;
  const by: { readonly [id: string]: Stage<BattleState, BattleResult> } = stagesOf({
    note: (one) => {
      open = one;
      if (one.hits !== undefined && !one.dealing) noted.push(one);
    },
  });
  const silent = explain(false);
  let stage: string = stages.fire;
  let state: BattleState = { scene, at: begun(scene), asks };
  let used = 0;
  for (let turn = 0; turn < longest; turn++) {
    const from = used;
    open = undefined;
    const run = by[stage]?.(state, context, silent);
    if (!run) throw new Error(`a battle has no stage ${stage}`);
    let step = run.next();
    while (!step.done) {
      const answer = answers[used];
      if (!answer || !fits(step.value, answer))
        return {
          stage,
          state,
          given: answers.slice(from, used),
          used,
          ask: step.value,
          noted,
          ...(open ? { open } : {}),
        };
      used++;
      step = run.next(answer);
    }
    if ('done' in step.value) return { stage, state, given: [], used, done: step.value.done, noted };
    ({ next: stage, state } = step.value);
  }
  throw new Error('a battle leads on without a question or an end');
};
