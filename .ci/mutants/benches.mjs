// The warm process, and another one when a fault has made it run for ever.
import { fork } from 'node:child_process';
import { join } from 'node:path';

/** @typedef {import('./bench.mjs').Wish} Wish */
/** @typedef {import('./bench.mjs').Answer} Answer */

export const benchIn = (/** @type {string} */ root, /** @type {Record<string, string>} */ env = {}) => {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let cut = false;
  const next = (/** @type {number} */ seconds) =>
    new Promise((done, fail) => {
      const running = child;
      const end = (/** @type {unknown} */ said) => {
        clearTimeout(clock);
        running?.removeAllListeners();
        done(said);
      };
      const clock = setTimeout(() => {
        child = undefined;
        end('endless');
        running?.kill('SIGKILL');
      }, seconds * 1000);
      running?.once('message', end);
      running?.once('exit', (code, signal) => {
        child = undefined;
        const cutShort = cut;
        cut = false;
        if (cutShort) end('endless');
        // a fault that ends the process ends a run of the tests as well, with a code or, out of memory, by a trap of V8's own
        else if (signal !== 'SIGKILL')
          end({ failed: [], ran: [], wrong: [`the process of the tests ends with ${code ?? signal}`] });
        else fail(new Error('the process of the tests is gone'));
      });
    });
  const start = async () => {
    child = fork(join(root, '.ci/mutants/bench.mjs'), {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...env },
    });
    return /** @type {{ tests: Wish['tests'] }} */ (await next(600));
  };
  return {
    tests: async () => (await start()).tests,
    /** Much longer than it ever took: only what never ends is cut. */
    ask: async (/** @type {Wish} */ wish, /** @type {number} */ usual) => {
      if (!child) await start();
      child?.send(wish);
      return /** @type {Answer | 'endless'} */ (await next(45 + usual * 4));
    },
    /** Ends what never would. */
    cut: () => {
      cut = true;
      child?.kill('SIGKILL');
    },
    stop: () => child?.disconnect(),
  };
};
