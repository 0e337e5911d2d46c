import type { BlockBattle, BlockOutcome } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { solveBlocks } from '#rules/kit/chance/solvers/blockBattle/solveBlocks.ts';

/** The longest anybody waits for one battle, in milliseconds. */
export const patience = 20_000;

/** To the end, at one go: whoever cannot wait asks `estimateBlocks` first. */
export const solved = (battle: BlockBattle): BlockOutcome => {
  const work = solveBlocks(battle);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
