// What the compiler says of faults that no test notices: `npm test` asks it as well. All of them at once, in a copy of the
// tree: one in each file, as often as a file has several.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planted } from './points.mjs';

/** @typedef {import('./draw.mjs').Fault} Fault */

const layers = ['src-rules', 'src-shared', 'src-main'];

/** The faults by rounds, in each of which a file has one of them. */
export const oneInEachFile = (/** @type {readonly Fault[]} */ faults) => {
  /** @type {Fault[][]} */
  const all = [];
  for (const fault of faults) {
    const round = all.find((one) => one.every(({ file }) => file !== fault.file));
    if (round) round.push(fault);
    else all.push([fault]);
  }
  return all;
};

/** Those whose own file the compiler refuses. */
export const refusedByTypes = (/** @type {string} */ root, /** @type {readonly Fault[]} */ faults) => {
  /** @type {Set<Fault>} */
  const refused = new Set();
  const copy = mkdtempSync(join(tmpdir(), 'stato-maggiore-mutants-'));
  try {
    for (const part of [...layers, 'package.json', 'tsconfig.base.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const round of oneInEachFile(faults)) {
      const texts = new Map(round.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
      for (const fault of round) writeFileSync(join(copy, fault.file), planted(texts.get(fault.file) ?? '', fault));
      for (const layer of layers.filter((one) => round.some(({ file }) => file.startsWith(one)))) {
        const compiler = join(root, 'node_modules/typescript/bin/tsc');
        const { stdout } = spawnSync(process.execPath, [compiler, '--build', layer, '--pretty', 'false'], {
          cwd: copy,
          encoding: 'utf8',
        });
        for (const fault of round) if (stdout.includes(`${fault.file}(`)) refused.add(fault);
      }
      for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return refused;
};
