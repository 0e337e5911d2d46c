import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { fileIn } from './arguments.ts';

it.each([
  [['app', 'evening.statogame'], 'evening.statogame'],
  [['app', 'dist/desktop/main.js', '--library', 'games', 'of Vyazma.statomap'], 'of Vyazma.statomap'],
  [['app', 'old.json'], 'old.json'],
  [['app', 'Loud.STATOGAME', '--original-process-start-time=13'], 'Loud.STATOGAME'],
  // as Chromium hands them to the first instance: its own words before ours
  [['app', '--allow-file-access-from-files', 'one.statogame', 'two.statogame'], 'two.statogame'],
  [['app', '--library', 'odd.statogame'], undefined],
  [['app', '--file=x.statogame'], undefined],
  [['app', 'letter.txt', 'statogame'], undefined],
  [['app', 'file://elsewhere/%zz.statogame'], undefined],
  [['app'], undefined],
])('the file named by %j is %s', (argv, file) =>
  expect(fileIn(argv, '/home/anna')).toBe(file && resolve('/home/anna', file)),
);

it('is found by the address a Linux desktop gives it', () => {
  const path = resolve('/home/anna', 'una sera.statogame');
  expect(fileIn(['app', pathToFileURL(path).href], '/')).toBe(path);
});
