// `npm run notices`: builds all and writes THIRD-PARTY.txt, the licences of every package of which something is in what
// is built. The tests hold it against the packages that are installed and against what was built.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { allTargets, packagesFile } from '../src-main/start/targets.mjs';
import { build } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'THIRD-PARTY.txt');
const rule = '-'.repeat(80);
const top = `What others wrote and Stato Maggiore bears in it, with their licences.
Electron, in the packaged desktop app, lies beside it with the licences of its
own and of Chromium's parts.
`;

const isLicence = (/** @type {string} */ name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name);

/** A package's own words; one that brings no file of them says its licence and its authors in its description. */
const noticeOf = (/** @type {string} */ folder) => {
  const at = join(root, folder);
  const { name, version, license, author } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const texts = readdirSync(at)
    .filter(isLicence)
    .map((file) => readFileSync(join(at, file), 'utf8').replace(/\r\n/g, '\n').trim());
  const by = typeof author === 'string' ? author : (author?.name ?? '');
  return [
    `${name} ${version}: ${license}`,
    '',
    texts.length > 0 ? texts.join('\n\n') : `${license}${by && `, ${by}`}`,
  ].join('\n');
};

const bundled = () =>
  [...new Set(allTargets.flatMap((name) => JSON.parse(readFileSync(packagesFile(root, name), 'utf8'))))].sort();

const notices = (/** @type {readonly string[]} */ folders) =>
  `${[top, ...folders.map((folder) => `${noticeOf(folder)}\n`)].join(`\n${rule}\n`)}`;

/** Whether the page says just what was built and is installed. */
export const noticesAreTrue = () => existsSync(page) && readFileSync(page, 'utf8') === notices(bundled());

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(root);
  await build({ staleOnly: true });
  const folders = bundled();
  writeFileSync(page, notices(folders));
  console.log(`${folders.length} packages in THIRD-PARTY.txt`);
}
