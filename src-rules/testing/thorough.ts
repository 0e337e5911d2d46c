/** How many times the usual number of runs: `SUITE_RUNS=20 npx vitest run src-rules/testing` digs deeper. */
export const thorough = Number(process.env.SUITE_RUNS ?? 1);
