// Before a test file: no function entered yet. After each test and after the file: those that were, for whoever asked. Where
// only some tests of a file are asked, the others are left out.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

declare global {
  var __went: Uint8Array | undefined;
}

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
}
const nameOf = ({ name, suite }: Named): string => (suite?.name ? `${nameOf(suite)} > ${name}` : name);
const pathNow = () => expect.getState().testPath ?? '';

const { MUTANTS_ENTERED: folder, MUTANTS_ONLY: wished } = process.env;
if (folder) {
  globalThis.__went ??= new Uint8Array(40_000);
  const went = globalThis.__went;
  const all = new Uint8Array(went.length);
  /** What was entered since it was last asked. */
  const fresh = (): number[] => {
    const numbers: number[] = [];
    went.forEach((is, number) => {
      if (is) numbers.push(number);
    });
    for (const number of numbers) all[number] = 1;
    went.fill(0);
    return numbers;
  };
  went.fill(0);
  const outside = new Set<number>();
  const tests: { name: string; seconds: number; numbers: number[] }[] = [];
  let from = 0;
  beforeEach(() => {
    for (const number of fresh()) outside.add(number);
    from = performance.now();
  });
  afterEach(({ task }) => {
    tests.push({ name: nameOf(task), seconds: (performance.now() - from) / 1000, numbers: fresh() });
  });
  afterAll(() => {
    for (const number of fresh()) outside.add(number);
    const name = Buffer.from(pathNow()).toString('base64url');
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}`, all);
    writeFileSync(`${folder}/${name}.json`, JSON.stringify({ outside: [...outside], tests }));
  });
}
if (wished && existsSync(wished)) {
  const only: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(wished, 'utf8'));
  beforeEach(({ task, skip }) => {
    if (only[pathNow()]?.includes(nameOf(task)) === false) skip();
  });
}
