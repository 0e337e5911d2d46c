// Runs each test once for every fault it could notice, with that fault's switch on. A test that fails is run once more with
// none on: only one that passes then has noticed the fault. One that does not cannot be run twice, and its file is left to
// be asked alone; several files in a row were spoilt by what faults left behind, and the process is begun anew.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { VitestTestRunner } from 'vitest/runners';
import type { Plan, Said } from './together.mjs';

declare global {
  var __fault: number | undefined;
}
type Test = Parameters<NonNullable<VitestTestRunner['onAfterTryTask']>>[0];
type Suite = Parameters<VitestTestRunner['onAfterRunSuite']>[0];
type Named = Pick<Test, 'name'> & { readonly suite?: Named | undefined };

const nameOf = ({ name, suite }: Named): string => (suite?.name ? `${nameOf(suite)} > ${name}` : name);

const plan: Plan = JSON.parse(readFileSync(process.env.MUTANTS_PLAN ?? '', 'utf8'));
const say = (said: Said): void => appendFileSync(plan.said, `${JSON.stringify(said)}\n`);
const gone = new Set<number>();
const spent = new Map<number, number>(plan.spent);
/** Files whose tests cannot be told to have noticed anything; how many one after the other. */
const spoilt = new Set<string>();
let inARow: string[] = [];
const most = 4;
for (const row of readFileSync(plan.said, 'utf8').split('\n').filter(Boolean)) {
  const said: Said = JSON.parse(row);
  if ('caught' in said) gone.add(said.id);
}

// biome-ignore lint/style/noDefaultExport: so Vitest asks for a runner
export default class Switching extends VitestTestRunner {
  #left: number[] = [];
  #on: number | undefined;
  #doubt: number | undefined;
  #idle = false;
  #from = 0;
  #usual = 0;

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.mode !== 'run' && test.mode !== 'queued') return;
    const asked = plan.tests[test.file.filepath];
    const own = asked?.[nameOf(test)] ?? asked?.['*'];
    this.#left = (own?.ids ?? []).filter((id) => !gone.has(id) && (spent.get(id) ?? 0) < plan.budget);
    this.#usual = own?.seconds ?? 10;
    this.#doubt = undefined;
    if (inARow.length >= most || spoilt.has(test.file.filepath) || this.#left.length === 0) test.mode = 'skip';
    else test.repeats = this.#left.length * 2 - 1;
  }

  override onBeforeTryTask(test: Test): void {
    super.onBeforeTryTask(test);
    this.#on = this.#doubt === undefined && !spoilt.has(test.file.filepath) ? this.#left.shift() : undefined;
    this.#idle = this.#on === undefined && this.#doubt === undefined;
    globalThis.__fault = this.#on;
    this.#from = performance.now();
    if (!this.#idle) this.#now({ id: this.#on ?? this.#doubt, at: Date.now(), seconds: this.#usual });
  }

  async runTask(test: Test): Promise<void> {
    if (this.#idle) return;
    let clock: NodeJS.Timeout | undefined;
    const late = new Promise((_, fail) => {
      clock = setTimeout(() => fail(new Error('never answers')), (15 + this.#usual * 10) * 1000);
    });
    try {
      await Promise.race([VitestTestRunner.getTestFn(test)(), late]);
    } finally {
      clearTimeout(clock);
    }
  }

  onAfterRetryTask(test: Test): void {
    globalThis.__fault = undefined;
    const { result } = test;
    if (!result || this.#idle || result.state === 'skip') return;
    const failed = result.state === 'fail';
    if (this.#on !== undefined) {
      spent.set(this.#on, (spent.get(this.#on) ?? 0) + (performance.now() - this.#from) / 1000);
      if (failed) this.#doubt = this.#on;
      else inARow = [];
    } else if (this.#doubt !== undefined) {
      const id = this.#doubt;
      this.#doubt = undefined;
      if (failed) {
        spoilt.add(test.file.filepath);
        inARow.push(test.file.filepath);
        say({ spoilt: test.file.filepath });
        if (inARow.length === most) say({ dirty: inARow });
      } else {
        gone.add(id);
        inARow = [];
        say({ id, caught: `${test.file.name}: ${nameOf(test)}` });
      }
    }
    this.#now({});
    result.state = 'pass';
    delete result.errors;
  }

  override async onAfterRunSuite(suite: Suite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if ('filepath' in suite && inARow.length < most) say({ done: String(suite.filepath), spent: [...spent] });
  }

  #now(now: object): void {
    writeFileSync(plan.now, JSON.stringify(now));
  }
}
