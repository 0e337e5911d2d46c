/** Both solvers in one file, for a process that measures nothing else. */
export { solveDice } from '../solve.ts';
export { solveBlocks } from '../solveBlocks.ts';
