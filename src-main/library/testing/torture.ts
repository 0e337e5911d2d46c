// before anything that takes hold of Node's file functions
import './powerLoss.ts';

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type MutantReport, readMutants } from './mutants.ts';
import { cut, type Draw, record } from './powerLoss.ts';
import { confirmedIn, missingFrom, streamOf } from './stream.ts';
import { cleanUp, closeHosts, openTemp, tempFolder } from './temp.ts';

/** What `npm run torture` does to a library; the tests do the same in short. */
export interface Torture {
  readonly times: number;
  readonly confirmed: number;
  /** what was confirmed and is not there, or cannot be read */
  readonly wrong: readonly string[];
  /** files that nothing names after the next start */
  readonly stray: readonly string[];
}

/** Numbers that look drawn, the same for the same seed. */
export const drawn = (seed: number): Draw => {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** Half-written files, and tables that no head speaks of. */
export const straysIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => {
      const sum = /things-([0-9a-f]{64})\.json$/.exec(name)?.[1];
      if (sum === undefined) return name.includes('.tmp-');
      return !fs.readFileSync(path.join(folder, path.dirname(name), 'head.json'), 'utf8').includes(sum);
    });

const judge = async (folder: string, said: readonly string[]): Promise<Pick<Torture, 'wrong' | 'stray'>> => {
  const host = openTemp(folder);
  const wrong = await missingFrom(host.handlers, confirmedIn(said));
  const stray = straysIn(folder);
  await host.close();
  return { wrong, stray };
};

/** Cuts the power at `n` moments of streams of writes. */
export const cutPower = async (n: number, draw: Draw): Promise<Torture> => {
  const wrong: string[] = [];
  const stray: string[] = [];
  let confirmed = 0;
  const each = 250;
  for (let done = 0; done < n; done += each) {
    const folder = tempFolder();
    const recording = record(folder);
    await streamOf(openTemp(folder).handlers, { clients: 2 + draw(3), writes: 5 + draw(12) }, recording.say);
    recording.stop();
    await closeHosts();
    for (let i = 0; i < Math.min(each, n - done); i++) {
      const left = tempFolder();
      const after = draw(recording.events.length + 1);
      // the lock names a process that the cut has ended
      const said = cut(recording, after, left, draw, ['lock.json']);
      confirmed += said.length;
      const found = await judge(left, said);
      wrong.push(...found.wrong.map((one) => `after ${after} operations: ${one}`));
      stray.push(...found.stray);
      fs.rmSync(left, { recursive: true });
    }
    await cleanUp();
  }
  return { times: n, confirmed, wrong, stray };
};

/** Runs the program until it is killed, `after` ms from its first word; what it said. */
const runAndKill = (program: string, folder: string, after: number): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), after);
      said += data.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(said.split('\n').slice(0, -1)));
  });

/** Kills a writing host `n` times; every twentieth library is a new one. */
export const killHosts = async (program: string, n: number, draw: Draw): Promise<Torture> => {
  const wrong: string[] = [];
  const stray: string[] = [];
  let confirmed = 0;
  let folder = tempFolder();
  let said: string[] = [];
  for (let i = 0; i < n; i++) {
    if (i % 20 === 0) {
      await cleanUp();
      folder = tempFolder();
      said = [];
    }
    const more = await runAndKill(program, folder, draw(120));
    said.push(...more.filter((one) => one !== 'begun'));
    confirmed += more.length - 1;
    const found = await judge(folder, said);
    wrong.push(...found.wrong.map((one) => `kill ${i + 1}: ${one}`));
    stray.push(...found.stray);
  }
  await cleanUp();
  return { times: n, confirmed, wrong, stray };
};

export const damageFiles = async (n: number, draw: Draw): Promise<MutantReport> => {
  const report = await readMutants(n, draw);
  await cleanUp();
  return report;
};
