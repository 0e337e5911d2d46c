// Before the tests: how properties are drawn. One seed, so that a red run tells of the change and not of the day, and
// the same test is red again; SUITE_SEED=random (with SUITE_RUNS) goes out looking. A counterexample is made smaller
// for as long as a reader would wait, not for an hour.
import fc from 'fast-check';

const seed = process.env.SUITE_SEED ?? '12';
fc.configureGlobal({
  ...(seed === 'random' ? {} : { seed: Number(seed) }),
  interruptAfterTimeLimit: process.env.SUITE_RUNS === undefined ? 20_000 : 600_000,
});
