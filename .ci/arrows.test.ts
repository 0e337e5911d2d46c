import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf } from './circles.ts';

const forbidden = [
  ['src-rules/kit/shared.ts', "import type { Face } from '#shared/contract.ts';\nexport type X = Face;\n"],
  ['src-rules/kit/node.ts', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n"],
  ['src-rules/kit/game.ts', "import { games } from '../games/registry.ts';\nexport const x = games;\n"],
  ['src-rules/games/x/react.ts', "import { useState } from 'react';\nexport const x = useState;\n"],
  ['src-shared/main.ts', "import { x } from '../src-main/library/games.ts';\nexport const y = x;\n"],
  ['src-shared/react.ts', "import { useState } from 'react';\nexport const x = useState;\n"],
  ['src-main/browser/electron.ts', "import { app } from 'electron';\nexport const x = app;\n"],
  ['src-main/desktop/screen.ts', "import { App } from '../../src-renderer/shell/App.tsx';\nexport const x = App;\n"],
  ['src-renderer/main.ts', "import { x } from '../src-main/handlers.ts';\nexport const y = x;\n"],
  ['src-renderer/node.tsx', "import { join } from 'node:path';\nexport const y = join;\n"],
  ...[
    ['base/x.ts', '../chance/dist.ts'],
    ['chance/solvers/blockBattle/x.ts', '../../../words/message.ts'],
    ['words/catalogue/x.ts', '../../record/journal.ts'],
    ['hexmap/edit/x.ts', '../../record/journal.ts'],
    ['record/x.ts', '../forms/fields.ts'],
    ['forms/x.ts', '#rules/kit/tables/grids.ts'],
    ['tables/x.ts', '../sequence/nodes.ts'],
    ['sequence/x.ts', '../procedure/calc.ts'],
    ['procedure/x.ts', '../game/specs.ts'],
    ['supply/trace/x.ts', '../../forms/fields.ts'],
    ['supply/x.ts', '../game/specs.ts'],
  ].map(([from, to]) => [`src-rules/kit/${from}`, `import type { X } from '${to}';\nexport type Y = X;\n`] as const),
  ...[
    ['host/x.ts', '../words/text.ts'],
    ['words/x.ts', '../state/store.ts'],
    ['state/x.ts', '../ui/Ripple.tsx'],
    ['ui/forms/x.ts', '../../places/table/Tree.tsx'],
    ['places/table/x.ts', '../fight/FightScreen.tsx'],
    ['places/fight/bench/x.ts', '../../table/Tree.tsx'],
    ['places/table/y.ts', '../../shell/App.tsx'],
  ].map(([from, to]) => [`src-renderer/${from}`, `import type { X } from '${to}';\nexport type Y = X;\n`] as const),
] as const;
const allowed = [
  ['src-renderer/places/fight/z.ts', "import type { X } from './bench/useFight.ts';\nexport type Y = X;\n"],
  ['src-renderer/places/fight/battle/z.ts', "import type { X } from '../bench/useFight.ts';\nexport type Y = X;\n"],
  ['src-renderer/places/table/z.ts', "import type { X } from '../../ui/score/ScoreLines.tsx';\nexport type Y = X;\n"],
  ['src-renderer/shell/z.ts', "import type { X } from '../places/table/Tree.tsx';\nexport type Y = X;\n"],
  ['src-rules/games/x/zod.ts', "import { z } from 'zod';\nexport const x = z;\n"],
  ['src-rules/kit/words/message.ts', "import { msg } from '#rules/kit/words/message.ts';\nexport const x = msg;\n"],
  ['src-main/desktop/electron.ts', "import { app } from 'electron';\nexport const x = app;\n"],
  ['src-renderer/shared.ts', "import { contract } from '#shared/contract.ts';\nexport const y = contract;\n"],
  ['src-rules/kit/game/specs.ts', "import type { X } from '../procedure/calc.ts';\nexport type Y = X;\n"],
  ['src-rules/kit/supply/y.ts', "import type { X } from '../hexmap/board.ts';\nexport type Y = X;\n"],
  ['src-rules/kit/record/y.ts', "import type { X } from '../base/json.ts';\nexport type Y = X;\n"],
] as const;

/** The files in which the linter, set as for this project, finds an arrow that may not be. */
const guarded = (): ReadonlySet<string> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'arrows-')));
  try {
    copyFileSync('biome.json', join(folder, 'biome.json'));
    for (const [path, source] of [...forbidden, ...allowed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const args = ['lint', '--reporter=github', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
    const run = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' });
    const found = [...`${run.stdout}${run.stderr}`.matchAll(/noRestrictedImports,file=(?:\.\/)?([^,]+),/g)];
    return new Set(found.map((match) => relative(folder, resolve(folder, match[1] ?? '')).replaceAll('\\', '/')));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('arrows between the parts', () => {
  const found = guarded();
  it.each(forbidden)('%s may not hold %s', (path) => expect(found).toContain(path));
  it.each(allowed)('%s may hold %s', (path) => expect(found).not.toContain(path));
});

describe('circles of files, types counted', () => {
  const imports: ReadonlyMap<string, readonly string[]> = importsOf('.');
  it('there are none', () => {
    expect(imports.size).toBeGreaterThan(500);
    expect(circlesOf(imports)).toEqual([]);
  });

  it('one is found, between two files or through many', () => {
    const added = (...arrows: readonly (readonly [string, string])[]) => {
      const more = new Map(imports);
      for (const [from, to] of arrows) more.set(from, [...(more.get(from) ?? []), to]);
      return circlesOf(more).length;
    };
    expect(added(['a.ts', 'b.ts'], ['b.ts', 'c.ts'])).toBe(0);
    expect(added(['a.ts', 'b.ts'], ['b.ts', 'a.ts'])).toBe(1);
    expect(added(['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts', 'a.ts'])).toBe(1);
    // from the first room of the kit into the last
    expect(added(['src-rules/kit/words/message.ts', 'src-rules/kit/game/game.ts'])).toBe(1);
  });
});
